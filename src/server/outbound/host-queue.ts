interface HostQueue {
  /** Runs `task` when every earlier task of this host has ended and `gapMs` have passed since. */
  run<T>(host: string, signal: AbortSignal, task: () => Promise<T>): Promise<T>;
}

/**
 * Politeness towards other sites: one request per host at a time, with a pause between.
 * Kept in this process only; between instances `host-leases.ts` decides.
 */
export function createHostQueue(gapMs: number): HostQueue {
  const tails = new Map<string, Promise<void>>();
  return {
    async run(host, signal, task) {
      const before = tails.get(host);
      const { promise: freed, resolve: free } = Promise.withResolvers<void>();
      const tail = (before ?? Promise.resolve()).then(() => freed);
      tails.set(host, tail);
      let pauseMs = 0;
      try {
        if (before) await untilFree(before, signal);
        signal.throwIfAborted();
        pauseMs = gapMs;
        return await task();
      } finally {
        // Unref'd: a pause after the last request must not keep the process alive.
        setTimeout(free, pauseMs).unref();
        void tail.then(() => {
          if (tails.get(host) === tail) tails.delete(host);
        });
      }
    },
  };
}

function untilFree(before: Promise<void>, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const abort = () => reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  before.then(resolve, resolve);
  return promise.finally(() => signal.removeEventListener('abort', abort));
}
