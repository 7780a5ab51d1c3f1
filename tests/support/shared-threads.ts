import { createFeedReader } from '../../src/server/newsroom/import/feeds/feed-reader.ts';
import { createPageReader } from '../../src/server/newsroom/import/pages/page-reader.ts';
import { createTextChecks } from '../../src/server/newsroom/preparation/checks/text-checks.ts';

/*
 * The threads that read strangers' texts, one of each for all test files of a worker: the libraries of one take half a
 * second of processor time to load, and a thread keeps nothing from one document to the next. They end with the worker.
 */

const log = { warn: () => {} };
const once = <Thing>(make: () => Thing) => {
  let made: Thing | null = null;
  return (): Thing => {
    made ??= make();
    return made;
  };
};

export const shareTextChecks = once(() => createTextChecks({ log }));
export const shareReaders = once(() => ({
  feeds: createFeedReader({ log }),
  pages: createPageReader({ log }),
}));
