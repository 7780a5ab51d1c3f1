/** `npm run test:full` proves in breadth what every `npm test` proves by a sample. */
export const isFullRun = Boolean(process.env.TEST_FULL);

/** Of things that are alike: all in the full run, else `count` of them, evenly from first to last. */
export function sampleOf<Item>(all: readonly Item[], count: number): readonly Item[] {
  if (isFullRun || count >= all.length) return all;
  return Array.from(
    { length: count },
    (_, at) => all[Math.floor((at * all.length) / count)] as Item,
  );
}
