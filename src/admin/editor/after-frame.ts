/** Work that no frame waits for. */
interface AfterFrame {
  /** Asks for it once the next frame stands; asked again before that, it is done once. */
  ask(): void;
  /** Does now what was asked for; nothing when nothing was. */
  now(): void;
  cancel(): void;
}

/** What is asked for and not done yet, of every editor that is open. */
const waiting = new Set<() => void>();

/** Before a text is read for an answer that no key or press in it went before: a save that was answered. */
export function doAllNow(): void {
  for (const now of waiting) now();
}

/** A page that is not shown has no frames: there the work is done at once. */
export function afterFrame(work: () => void): AfterFrame {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    waiting.delete(now);
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const now = () => {
    if (!waiting.has(now)) return;
    cancel();
    work();
  };
  return {
    ask() {
      if (waiting.has(now)) return;
      waiting.add(now);
      if (document.hidden) return now();
      // The callback stands before the frame is drawn, a task begun in it after that.
      frame = requestAnimationFrame(() => {
        timer = setTimeout(now);
      });
    },
    now,
    cancel,
  };
}
