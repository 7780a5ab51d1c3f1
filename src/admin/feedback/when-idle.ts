/** Milliseconds after which it is time anyway. */
const PATIENCE = 1500;
/** Milliseconds, where the browser does not tell: Safari has no idle callbacks yet. */
const GUESS = 200;

/**
 * Runs once the browser has painted what is there and has nothing more urgent to do.
 * @returns to be called when nobody waits for it any more
 */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, GUESS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: PATIENCE });
  return () => cancelIdleCallback(handle);
}
