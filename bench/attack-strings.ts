// `npm run bench:attack-strings [-- 100]`: every attack string of the corpus and our own through import (as the text
// of a feed, or on a page that is taken apart), preparation (by rules, and by a model that attacks too) and
// publishing, then every page that shows it, public and of the panel, in Chromium. Needs a build. Bar: 0 survived.
// A number takes so many strings, spread over all files; other words take the files that have one in their names.
import type { Browser } from '@playwright/test';
import { listScreens, startTour } from '../tests/support/attack-tour.ts';
import { WATCHED_BROWSER, watchForAttacks } from '../tests/support/attack-watch.ts';
import { type AttackOutcome, openAttackedNewsroom } from '../tests/support/attacked-newsroom.ts';
import { type AttackString, listCorpusAttacks, listOwnAttacks } from '../tests/support/attacks.ts';
import { startFeedServer } from '../tests/support/feed-server.ts';
import { isBrief } from './brief.ts';
import { launchBrowser } from './launch-browser.ts';
import { needCorpus } from './need-corpus.ts';

needCorpus();
const words = isBrief ? ['1'] : process.argv.slice(2);
const asked = Number(words.find((word) => /^\d+$/.test(word)) ?? Number.POSITIVE_INFINITY);
const wanted = words.filter((word) => !/^\d+$/.test(word));
const attacks = spread(
  [...listCorpusAttacks(), ...listOwnAttacks()].filter(
    ({ file }) => wanted.length === 0 || wanted.some((word) => file.includes(word)),
  ),
  asked,
);
const browser = await launchBrowser(WATCHED_BROWSER);
const seenRaw = await lookAtRaw(browser);
const newsroom = await openAttackedNewsroom(attacks, {
  ways: [['feed'], ['page']],
  perSource: 1,
  withRules: true,
});
try {
  await step('import', () => newsroom.import());
  await step('preparation', () => newsroom.prepare());
  const tour = await startTour(browser, newsroom);
  const articles = newsroom.articles();
  const preparations = newsroom
    .outcomes()
    .map((outcome) => ({ outcome, states: outcome.articles.map(({ state }) => state) }));
  await step('comparisons', () => tour.comparisons(articles));
  await step('publishing', () => newsroom.publish());
  await step('article pages', () => tour.articlePages(articles));
  await step('editors', () => tour.editors(articles));
  await step('previews', () => tour.previews(articles.filter((_, at) => at % 10 === 0)));
  await step('searches', () => tour.searches(attacks));
  await step('lists', async () => tour.lists(await listScreens(newsroom)));
  await tour.close();

  const sightings = tour.sightings();
  for (const { what, about, url } of sightings.slice(0, 100))
    console.log(`SURVIVED ${about}: ${what} @ ${url}`);
  const files = [...new Set(attacks.map(({ file }) => file))];
  console.table(
    Object.fromEntries(
      files.map((file) => {
        const of = preparations.filter(({ outcome }) => outcome.attack.file === file);
        const own = of.flatMap(({ outcome }) => outcome.articles);
        const states = of.flatMap((each) => each.states);
        const markers = new Set(own.map(({ marker }) => marker));
        return [
          file,
          {
            strings: of.length,
            imported: of.filter(({ outcome }) => isImported(outcome)).length,
            refused: of.filter(({ outcome }) => !isImported(outcome) && outcome.refused).length,
            articles: own.length,
            prepared: states.filter((state) => state === 'prepared').length,
            'by rules': own.filter(({ preparedBy }) => preparedBy === 'rules').length,
            'needs review': states.filter((state) => state === 'needs_review').length,
            published: own.filter(({ unpublished }) => unpublished === null).length,
            survived: sightings.filter(({ about }) => markers.has(about)).length,
          },
        ];
      }),
    ),
  );
  const outcomes = newsroom.outcomes();
  tell(
    'refused at import',
    outcomes.flatMap((each) =>
      isImported(each) ? [] : [each.refused ?? `NO REASON GIVEN: ${each.attack.text}`],
    ),
  );
  tell(
    'not published',
    articles.flatMap(({ unpublished }) => unpublished ?? []),
  );
  const lost = outcomes.filter((each) => !isImported(each) && !each.refused);
  const unprepared = preparations.flatMap(({ states }) =>
    states.filter((state) => state !== 'prepared' && state !== 'needs_review'),
  );
  tell('neither prepared nor for review', unprepared);
  console.log(
    `the watch saw ${seenRaw.seen} of ${seenRaw.of} strings run unsanitised; ${tour.opened()} places opened; ` +
      `${sightings.length} survived (bar: 0), ${lost.length} strings unaccounted for (bar: 0)`,
  );
  const isGood =
    sightings.length === 0 &&
    lost.length === 0 &&
    unprepared.length === 0 &&
    seenRaw.seen === seenRaw.of;
  process.exitCode = isGood ? 0 : 1;
} finally {
  await newsroom.close();
  await browser.close();
}

function isImported({ articles, wanted }: AttackOutcome): boolean {
  return articles.length === wanted;
}

/** The watch itself: strings that are known to run must be seen to, or nothing it says means anything. */
async function lookAtRaw(chrome: Browser): Promise<{ seen: number; of: number }> {
  const site = await startFeedServer();
  const live = attacks.filter(({ isLive }) => isLive);
  let seen = 0;
  for (const { text } of live) {
    const watch = await watchForAttacks(chrome, site.origin);
    const page = await watch.newPage();
    site.route('/raw', `<!doctype html><body>${text}</body>`);
    await watch.open(page, `${site.origin}/raw`, text).catch(() => {});
    await watch.inspect(page, text).catch(() => {});
    // Without a policy of its own each such page is seen once anyway.
    if (watch.sightings.some(({ what }) => what !== 'a page without a policy')) seen += 1;
    else console.log(`not seen to run: ${text}`);
    await watch.close();
  }
  await site.close();
  return { seen, of: live.length };
}

async function step(name: string, act: () => Promise<void>): Promise<void> {
  const start = Date.now();
  await act();
  console.error(`${name}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

function tell(name: string, reasons: string[]): void {
  const counts = new Map<string, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  for (const [reason, count] of counts) console.log(`${name}: ${count} × ${reason}`);
}

/** So many of a list, evenly; all when there are no more. */
function spread(list: AttackString[], count: number): AttackString[] {
  if (list.length <= count) return list;
  return Array.from(
    { length: count },
    (_, at) => list[Math.floor((at * list.length) / count)],
  ).filter((item) => item !== undefined);
}
