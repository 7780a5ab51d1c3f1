// `npm run bench:stories -- FOLDER [--seen]`: which headlines with leads the newsroom takes for one story, beside what people said
// (`story-collections.ts`). Two reports of one story are a pair; the streams are joined one report after another, as the import
// does, so that a wrong one among near events counts with all its pairs. `published twice`: stories of which a machine that
// publishes all it may would show two articles. `of two events`: joined stories that report more than one. `--seen` scores the
// looked-at halves alone, while weights or thresholds are chosen. Newsrooms of 5 to 500 texts (`story-newsrooms.ts`) are joined
// in the same way, and each pair is judged besides. Bars on the unseen half of the roundups: precision 0.99, recall 0.8.
import {
  chooseStory,
  type EarlierReport,
} from '../src/server/newsroom/import/stories/choose-story.ts';
import { compareWith } from '../src/server/newsroom/import/stories/compare-reports.ts';
import {
  judgeLikeness,
  STORY_WINDOW,
  verdictOf,
} from '../src/server/newsroom/import/stories/judge-likeness.ts';
import { listReportTerms } from '../src/server/newsroom/import/stories/story-terms.ts';
import {
  createRarity,
  NOTHING_REPORTED,
} from '../src/server/newsroom/import/stories/term-rarity.ts';
import { isBrief } from './brief.ts';
import {
  countRecent,
  type DatedReport,
  isSeen,
  type JudgedPair,
  readCollections,
} from './story-collections.ts';
import { formNewsrooms, shorten } from './story-newsrooms.ts';

const PRECISION = 0.99;
const RECALL = 0.8;

interface Counts {
  same: number;
  joined: number;
  wrong: number;
  /** Of the same: joined or left to a person. */
  noticed: number;
  /** Of others: left to a person. */
  flagged: number;
  /** Of the streams alone: stories of which a machine would publish two articles, stories whose first article waits for a
   * person because it is like another story's, joined stories that report several events, and all. */
  twice?: number;
  held?: number;
  mixed?: number;
  stories?: number;
}

const { roundups, aggregated, rated, translated, twins, lithuanian } = readCollections();
const halves = process.argv.includes('--seen') ? [true] : [true, false];
const streams: Record<string, DatedReport[]> = {
  'roundups (headline and lead)': roundups,
  'aggregator (headlines)': aggregated,
};
const pairs: Record<string, JudgedPair[]> = {
  'rated pairs, English': rated.filter(({ languages }) => languages === 'en-en'),
  'rated pairs, English and another language': rated.filter(
    ({ languages }) => languages !== 'en-en',
  ),
  'translations, English and Lithuanian': translated,
};

const newsrooms: Record<string, DatedReport[]> = {
  'roundups (headline and lead)': roundups,
  'roundups (headline and two sentences)': roundups.map(shorten),
  'delfi.lt, each of its own story (headline and two sentences)': lithuanian.map(shorten),
};
const SIZES = isBrief ? [5] : [5, 20, 50, 150, 500];

let isGood = true;
for (const [name, all] of Object.entries(streams)) {
  printHalves(name, (half) => {
    const reports = all.filter(({ story }) => isSeen(story) === half);
    return scoreStream(reports.toSorted((a, b) => a.at.getTime() - b.at.getTime()));
  });
}
for (const [name, all] of Object.entries(pairs))
  printHalves(name, (half) => scorePairs(all.filter((pair) => isSeen(pair.name) === half)));
for (const [name, all] of Object.entries(newsrooms)) {
  console.log(`newsrooms: ${name}`);
  console.table(Object.fromEntries(halves.flatMap((half) => listSizes(all, half))));
}
if (halves.length > 1) print('twins, English (ECB+)', { 'all, only scored': scorePairs(twins) });
process.exit(isGood || isBrief ? 0 : 1);

function printHalves(name: string, score: (isSeenHalf: boolean) => Counts): void {
  const rows = halves.map((half) => {
    const counts = score(half);
    if (!half && name.startsWith('roundups') && !isEnough(counts)) isGood = false;
    return [half ? 'seen (0–7)' : 'unseen (8–f)', counts] as const;
  });
  print(name, Object.fromEntries(rows));
}

function listSizes(all: DatedReport[], half: boolean) {
  const reports = all.filter(({ story }) => isSeen(story) === half);
  return SIZES.flatMap((size) => {
    const newsrooms = formNewsrooms(reports, size);
    if (newsrooms.length === 0) return [];
    return [[`${half ? 'seen' : 'unseen'}, ${size} texts`, scoreNewsrooms(newsrooms)] as const];
  });
}

function scoreNewsrooms(newsrooms: DatedReport[][]) {
  const pairs = sumOf(newsrooms.map(scoreAllPairs));
  const streams = sumOf(newsrooms.map(scoreStream));
  return rounded({
    pairs: pairs.same,
    same: pairs.joined / pairs.same,
    'same or unsure': pairs.noticed / pairs.same,
    others: pairs.others,
    'taken for same': pairs.wrong / pairs.others,
    'taken for unsure': pairs.flagged / pairs.others,
    stories: streams.stories,
    'published twice': streams.twice,
    'held in vain': streams.held,
    'of two events': streams.mixed,
  });
}

/** Each beside each, by what is rare among all of them. */
function scoreAllPairs(reports: DatedReport[]) {
  const counts = { same: 0, joined: 0, wrong: 0, noticed: 0, flagged: 0, others: 0 };
  const all = reports.map(({ report, at, story }) => ({
    terms: listReportTerms(report),
    at,
    storyId: story,
  }));
  const rarity = createRarity(countRecent(all, reports.at(-1)?.at ?? new Date(0)));
  for (const [nth, one] of all.entries()) {
    const compare = compareWith(one.terms, rarity);
    for (const two of all.slice(0, nth)) {
      const apart = one.at.getTime() - two.at.getTime();
      if (apart > STORY_WINDOW) continue;
      const isSame = one.storyId === two.storyId;
      const verdict = verdictOf(
        judgeLikeness(compare(two.terms), { isAcrossLanguages: false, apart }),
      );
      if (!isSame) counts.others += 1;
      count(counts, isSame, verdict === 'same', verdict === 'unsure');
    }
  }
  return counts;
}

function sumOf<Name extends string>(rows: Record<Name, number>[]): Record<Name, number> {
  return rows.reduce((sum, row) => {
    const names = Object.keys(row) as Name[];
    return Object.fromEntries(names.map((name) => [name, sum[name] + row[name]])) as typeof row;
  });
}

function isEnough({ same, joined, wrong }: Counts): boolean {
  return joined >= PRECISION * (joined + wrong) && joined >= RECALL * same;
}

function print(name: string, rows: Record<string, Counts>): void {
  console.log(name);
  console.table(
    Object.fromEntries(
      Object.entries(rows).map(([half, { same, joined, wrong, noticed, flagged, ...of }]) => [
        half,
        rounded({
          pairs: same,
          precision: joined / (joined + wrong || 1),
          recall: joined / (same || 1),
          'joined or flagged': noticed / (same || 1),
          'others flagged': flagged,
          ...(of.stories && {
            stories: of.stories,
            'published twice': of.twice ?? 0,
            'held in vain': of.held ?? 0,
            'of two events': of.mixed ?? 0,
          }),
        }),
      ]),
    ),
  );
}

/** As the import does it, one after another; what is rare is counted in the stories it has made so far. */
function scoreStream(reports: DatedReport[]) {
  const past: EarlierReport[] = [];
  const flags = new Set<string>();
  for (const { report, at } of reports) {
    const terms = listReportTerms(report);
    const choice = chooseStory(
      { terms, at, sourceId: null },
      past,
      createRarity(countRecent(past, at)),
    );
    const articleId = String(past.length);
    const storyId = choice?.verdict === 'same' ? choice.report.storyId : articleId;
    if (choice?.verdict === 'unsure') flags.add(`${articleId} ${choice.report.storyId}`);
    if (choice?.also) doubt(flags, Number(storyId), Number(choice.also.storyId));
    past.push({ articleId, storyId, sourceId: null, at, terms });
  }
  const counts = { same: 0, joined: 0, wrong: 0, noticed: 0, flagged: 0 };
  for (const [at, one] of past.entries()) {
    for (const [before, two] of past.slice(0, at).entries()) {
      const isSame = reports[at]?.story === reports[before]?.story;
      const isJoined = one.storyId === two.storyId;
      const isFlagged =
        flags.has(`${one.storyId} ${two.storyId}`) || flags.has(`${two.storyId} ${one.storyId}`);
      count(counts, isSame, isJoined, isFlagged);
    }
  }
  return { ...counts, ...countDoubles(reports, past, flags) };
}

/** The later waits, unless one waits for a word on the other already. */
function doubt(flags: Set<string>, one: number, two: number): void {
  const [first, later] = [Math.min(one, two), Math.max(one, two)];
  if (!flags.has(`${first} ${later}`)) flags.add(`${later} ${first}`);
}

/** Every article that begins a story and is not flagged would be prepared and published. */
function countDoubles(reports: DatedReport[], past: EarlierReport[], flags: ReadonlySet<string>) {
  const flagged = new Set([...flags].map((pair) => pair.split(' ')[0]));
  const shown = new Map(reports.map(({ story }) => [story, 0]));
  const begun = new Map(
    reports.toReversed().map(({ story }, at) => [story, reports.length - 1 - at]),
  );
  for (const [at, { articleId, storyId }] of past.entries()) {
    const story = reports[at]?.story ?? '';
    if (articleId === storyId && !flagged.has(articleId))
      shown.set(story, (shown.get(story) ?? 0) + 1);
  }
  const events = Map.groupBy(reports.entries(), ([at]) => past[at]?.storyId);
  return {
    stories: shown.size,
    mixed: [...events.values()].filter((of) => new Set(of.map(([, { story }]) => story)).size > 1)
      .length,
    held: [...begun.values()].filter((at) => flagged.has(String(at))).length,
    twice: [...shown.values()].filter((times) => times > 1).length,
  };
}

function scorePairs(judged: JudgedPair[]): Counts {
  const counts = { same: 0, joined: 0, wrong: 0, noticed: 0, flagged: 0 };
  const rarity = createRarity(NOTHING_REPORTED);
  for (const { one, two, isSame } of judged) {
    const isAcrossLanguages = one.isLithuanian !== two.isLithuanian;
    const [a, b] = [listReportTerms(one), listReportTerms(two)];
    const likeness = compareWith(a, rarity)(b);
    const verdict = verdictOf(judgeLikeness(likeness, { isAcrossLanguages, apart: 0 }));
    count(counts, isSame, verdict === 'same', verdict === 'unsure');
  }
  return counts;
}

function count(counts: Counts, isSame: boolean, isJoined: boolean, isFlagged: boolean): void {
  if (isSame) counts.same += 1;
  if (isJoined) counts[isSame ? 'joined' : 'wrong'] += 1;
  if (isSame && (isJoined || isFlagged)) counts.noticed += 1;
  if (!isSame && isFlagged && !isJoined) counts.flagged += 1;
}

function rounded<Row extends Record<string, number>>(row: Row) {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, Math.round(value * 1000) / 1000]),
  );
}
