import { Agent, request } from 'undici';

/** How many a second, half of them past Varnish, where the products answer themselves. */
const READS_A_SECOND = 500;
const TICK = 10;
/** More than that under way: the machine is too slow for the drill, and the rest of the visitors stay away. */
const MOST_UNDER_WAY = 1_000;

/** Visitors who ask on and on, whether answers come or not; what is no page is counted by what came instead. */
export function startReaders(origins: string[], paths: string[]) {
  const dispatcher = new Agent({ connections: 100, headersTimeout: 15_000, bodyTimeout: 15_000 });
  let answered = 0;
  let asked = 0;
  let slowest = 0;
  const failed = new Map<string, number>();
  const pending = new Set<Promise<void>>();

  const read = async (address: string) => {
    const begun = performance.now();
    // Visitors of many networks: one that asks so much waits for its own turn.
    const headers = { 'accept-encoding': 'br', 'x-forwarded-for': inventAddress() };
    const outcome = await request(address, { dispatcher, headers }).then(
      async ({ statusCode, body }) => {
        await body.arrayBuffer();
        return statusCode === 200 ? null : `${statusCode} ${new URL(address).pathname}`;
      },
      (error: NodeJS.ErrnoException) => error.code ?? error.message,
    );
    slowest = Math.max(slowest, performance.now() - begun);
    if (outcome === null) answered += 1;
    else failed.set(outcome, (failed.get(outcome) ?? 0) + 1);
  };
  const begun = performance.now();
  const timer = setInterval(() => {
    // As many as are due, also after a moment in which this process did nothing.
    const due = ((performance.now() - begun) / 1000) * READS_A_SECOND;
    for (; asked < due; asked += 1) {
      if (pending.size >= MOST_UNDER_WAY) continue;
      const origin = origins[asked % origins.length] ?? '';
      const path = paths[Math.floor(asked / origins.length) % paths.length] ?? '/';
      const reading: Promise<void> = read(origin + path).finally(() => pending.delete(reading));
      pending.add(reading);
    }
  }, TICK);

  return {
    /** What happened since it was asked last, after all that is under way has ended. @param limit rejects or ends the wait */
    async take(limit: Promise<unknown>) {
      await Promise.race([Promise.all(pending), limit]);
      const taken = { answered, failed: Object.fromEntries(failed), slowest: Math.round(slowest) };
      answered = 0;
      slowest = 0;
      failed.clear();
      return taken;
    },
    async stop() {
      clearInterval(timer);
      await dispatcher.destroy();
      await Promise.all(pending);
    },
  };
}

const inventAddress = () =>
  `198.18.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;
