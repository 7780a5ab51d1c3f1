// `npm run bench:story-weights -- FOLDER [--write]`: the weights by which two reports are taken for one event
// (docs/decisions/0082), fitted anew: logistic regressions over the seen halves of the collections of
// `bench/story-collections.ts`, and how far each weight is from the one in `likeness-weights.ts`. `--write` puts the new ones
// there; `bench:stories` says on the unseen halves what they are worth. `--terms` counts `lithuanian-terms.ts` anew instead, by
// which the next run fits.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  compareWith,
  type Signals,
} from '../src/server/newsroom/import/stories/compare-reports.ts';
import { STORY_WINDOW, signalsOf } from '../src/server/newsroom/import/stories/judge-likeness.ts';
import {
  ACROSS_LANGUAGES,
  IN_ONE_LANGUAGE,
  type Weights,
} from '../src/server/newsroom/import/stories/likeness-weights.ts';
import { listReportTerms, type Report } from '../src/server/newsroom/import/stories/story-terms.ts';
import {
  createRarity,
  NOTHING_REPORTED,
} from '../src/server/newsroom/import/stories/term-rarity.ts';
import { isBrief } from './brief.ts';
import { fitLogistic, type Sample } from './logistic-regression.ts';
import {
  countRecent,
  type DatedReport,
  isSeen,
  type JudgedPair,
  readCollections,
} from './story-collections.ts';

/** As scikit-learn counts it: small keeps the weights small. */
const REGULARISATION = 0.3;
/** Feeds give a lead, a sentence or the headline alone: characters of the lead. */
const LEADS = [600, 300, 150, 80, 0];
/** Most reports have their whole lead. */
const WHOLE = 2;
const CUT = 0.5;
/** An aggregator's stories are no person's. */
const HEADLINE = 0.03;
const RATED = 1;
const fileOf = (name: string) =>
  fileURLToPath(new URL(`../src/server/newsroom/import/stories/${name}.ts`, import.meta.url));
/** A term of one text alone may be anything. */
const FEWEST_TEXTS = 2;
const NAMES = Object.keys(IN_ONE_LANGUAGE.of) as (keyof Signals)[];

type Cut = (report: Report) => Report;
const whole: Cut = (report) => report;
/** The same one each time for a report. */
const cut: Cut = (report) => {
  const at = createHash('sha256').update(report.title).digest().readUInt32LE(4);
  return { ...report, lead: report.lead.slice(0, LEADS[at % LEADS.length]) };
};

const seen = <Item>(items: Item[], nameOf: (item: Item) => string) =>
  items.filter((item) => isSeen(nameOf(item)));
const collections = readCollections();
if (process.argv.includes('--terms')) {
  writeTerms(seen(collections.lithuanian, ({ story }) => story));
  process.exit(0);
}
const reports = seen(collections.roundups, ({ story }) => story);
const headlines = seen(collections.aggregated, ({ story }) => story);
const rated = seen(collections.rated, ({ name }) => name);
const translated = seen(collections.translated, ({ name }) => name);

const inOneLanguage = fitTable('in one language', IN_ONE_LANGUAGE, [
  ...sampleStream(reports, whole, WHOLE),
  ...sampleStream(reports, cut, CUT),
  ...sampleStream(headlines, whole, HEADLINE),
  ...samplePairs(
    rated.filter(({ languages }) => languages === 'en-en'),
    RATED,
  ),
]);
const across = fitTable('across languages', ACROSS_LANGUAGES, [
  ...samplePairs(translated, 1),
  ...samplePairs(
    rated.filter(({ languages }) => languages !== 'en-en'),
    1,
  ),
]);

if (process.argv.includes('--write')) {
  // No collection says across languages what a day more or another weekday means.
  const { late, weekday } = inOneLanguage.of;
  across.of = { ...across.of, late, weekday };
  writeFileSync(
    fileOf('likeness-weights'),
    `import type { Signals } from './compare-reports.ts';

/** How much each signal speaks for one event. */
export interface Weights {
  bias: number;
  of: Readonly<Record<keyof Signals, number>>;
}

/*
 * Logistic regressions over the seen halves of the collections of \`bench/story-collections.ts\` (docs/decisions/0082). Made by
 * \`npm run bench:story-weights\`, not by hand.
 */

export const IN_ONE_LANGUAGE: Weights = ${literalOf(inOneLanguage)};

export const ACROSS_LANGUAGES: Weights = ${literalOf(across)};
`,
  );
}

/** Each report beside those of before that it is compared with. */
function sampleStream(all: DatedReport[], as: Cut, weight: number): Sample[] {
  const inOrder = all
    .map(({ report, at, story }) => {
      const terms = listReportTerms(report);
      return { terms, cutTerms: listReportTerms(as(report)), at, storyId: story };
    })
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .slice(0, isBrief ? 40 : undefined);
  return inOrder.flatMap((one, nth) => {
    const before = inOrder.slice(0, nth);
    const compare = compareWith(one.cutTerms, createRarity(countRecent(before, one.at)));
    return before.flatMap((two) => {
      const apart = one.at.getTime() - two.at.getTime();
      const signals = signalsOf(compare(two.cutTerms), apart);
      const is = one.storyId === two.storyId;
      return apart <= STORY_WINDOW ? [sampleOf(signals, is, weight)] : [];
    });
  });
}

/** Nothing is known of their days. */
function samplePairs(pairs: JudgedPair[], weight: number): Sample[] {
  const rarity = createRarity(NOTHING_REPORTED);
  return pairs.flatMap(({ one, two, isSame }) =>
    [whole, cut].map((as) => {
      const [a, b] = [listReportTerms(as(one)), listReportTerms(as(two))];
      return sampleOf(signalsOf(compareWith(a, rarity)(b), 0), isSame, weight);
    }),
  );
}

function sampleOf(signals: Signals, is: boolean, weight: number): Sample {
  return { values: NAMES.map((name) => signals[name]), is, weight };
}

function fitTable(name: string, now: Weights, samples: Sample[]): Weights {
  const { bias, weights } = fitLogistic(samples, REGULARISATION);
  const of = Object.fromEntries(
    NAMES.map((signal, at) => [signal, round(weights[at] ?? 0)]),
  ) as Weights['of'];
  console.log(
    `${name}: ${samples.length} pairs, ${samples.filter(({ is }) => is).length} of one event`,
  );
  console.table({
    bias: { fitted: round(bias), now: now.bias },
    ...Object.fromEntries(
      NAMES.map((signal) => [signal, { fitted: of[signal], now: now.of[signal] }]),
    ),
  });
  return { bias: round(bias), of };
}

function literalOf({ bias, of }: Weights): string {
  const lines = NAMES.map((name) => `    ${name}: ${of[name]},\n`);
  return `{\n  bias: ${bias},\n  of: {\n${lines.join('')}  },\n}`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** As `common-terms.ts`, of Lithuanian texts. */
function writeTerms(reports: DatedReport[]): void {
  const counts = new Map<string, number>();
  for (const { report } of reports) {
    const { title, lead } = listReportTerms(report);
    for (const term of new Set([...title, ...lead])) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const common = [...counts].filter(([term, of]) => of >= FEWEST_TEXTS && /^[^#@]/.test(term));
  const byBits = Map.groupBy(common, ([, of]) => Math.round(Math.log2(reports.length / of)));
  const lines = [...byBits]
    .toSorted(([a], [b]) => a - b)
    .map(([bits, of]) => {
      const terms = of.map(([term]) => term).toSorted();
      return `  [\n    ${bits},\n    '${terms.join(' ')}',\n  ],\n`;
    });
  writeFileSync(
    fileOf('lithuanian-terms'),
    `/**
 * Terms that are common in Lithuanian news, as \`common-terms.ts\`, counted in the titles and first sentences of the seen half of
 * minven/nlp-lt (\`bench/story-collections.ts\`). Made by \`npm run bench:story-weights -- FOLDER --terms\`, not by hand.
 */
export const LITHUANIAN_TERMS_BY_RARITY: readonly (readonly [bits: number, terms: string])[] = [
${lines.join('')}];
`,
  );
  console.log(`${reports.length} texts, ${common.length} terms`);
}
