// Started by `open-tests.ts` in the tree whose tests it runs. Modules and the database's server stay from run to run, so
// that a run takes a second instead of five.
import { join } from 'node:path';
import { createVitest } from 'vitest/node';

/** Files from the tree's root. */
export interface TestRun {
  changed: string;
  tests: string[];
}

const tree = process.cwd();
const vitest = await createVitest('test', {
  root: tree,
  watch: false,
  bail: 1,
  reporters: [{} as never],
});
const all = await vitest.globTestSpecifications();
/** What the last run had, which may be as it was again: else its mistake is in every later run. */
let before: string | null = null;
process.on('message', async ({ changed, tests }: TestRun) => {
  for (const file of new Set([before ?? changed, changed])) vitest.invalidateFile(join(tree, file));
  before = changed;
  const asked = new Set(tests.map((test) => join(tree, test)));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    all.filter(({ moduleId }) => asked.has(moduleId)),
  );
  // Vitest goes on telling of those of earlier runs.
  const own = testModules.filter(({ moduleId }) => asked.has(moduleId));
  process.send?.(unhandledErrors.length === 0 && own.every((each) => each.ok()));
});
process.once('disconnect', async () => {
  await vitest.close();
  process.exit();
});
process.send?.('ready');
