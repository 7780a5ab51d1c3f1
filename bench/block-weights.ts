// `npm run bench:block-weights -- FOLDER [--write]`: the weights by which a page's blocks are taken for the article's
// (docs/decisions/0071), fitted anew: a logistic regression over the seen halves of the collections of
// `bench/page-collections.ts`, and how far each weight is from the one in `block-weights.ts`. `--write` puts the new ones
// there; `bench:page-collections` says on the unseen halves what they are worth.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BIAS, WEIGHTS } from '../src/server/newsroom/import/pages/blocks/block-weights.ts';
import { findArticle } from '../src/server/newsroom/import/pages/extract-article.ts';
import { parsePage } from '../src/server/newsroom/import/pages/parse-page.ts';
import { removeHiddenElements } from '../src/server/newsroom/import/pages/remove-hidden-elements.ts';
import { isSeen, listCollections, readCharacters } from './annotated-pages.ts';
import { isBrief } from './brief.ts';
import { fitLogistic, type Sample } from './logistic-regression.ts';

/** As scikit-learn counts it: small keeps the weights small. */
const REGULARISATION = 0.05;
const TARGET = fileURLToPath(
  new URL('../src/server/newsroom/import/pages/blocks/block-weights.ts', import.meta.url),
);

const folder = process.argv.slice(2).find((word) => !word.startsWith('--'));
const collections = listCollections(folder);
if (collections.length === 0) {
  console.log(
    'The collections are not there (see the first lines of bench/page-collections.ts): nothing measured.',
  );
  process.exit(0);
}

const names = Object.keys(WEIGHTS);
const samples: Sample[] = [];
for (const { pages, weight } of collections) {
  for (const page of pages.filter(isSeen).slice(0, isBrief ? 8 : undefined)) {
    const document = parsePage(readCharacters(page));
    removeHiddenElements(document);
    const { weighed } = findArticle(document);
    for (const { block, isLeft, isAddable, signals } of weighed) {
      const isArticle = page.isArticle(block.text, isLeft);
      // A headline is stored apart; what is neither there nor may be added is not chosen by weight.
      if (isArticle === null || block.box.element.tagName === 'H1' || !(isLeft || isAddable))
        continue;
      samples.push({ values: names.map((name) => signals[name] ?? 0), is: isArticle, weight });
    }
  }
}
const { bias, weights } = fitLogistic(samples, REGULARISATION);
const rows = Object.fromEntries(
  names.map((name, at) => [name, { fitted: round(weights[at] ?? 0), now: WEIGHTS[name] ?? 0 }]),
);
console.log(`${samples.length} blocks`);
console.table({ bias: { fitted: round(bias), now: BIAS }, ...rows });

if (process.argv.includes('--write')) {
  const lines = Object.entries(rows).map(([name, { fitted }]) => `  ${name}: ${fitted},\n`);
  writeFileSync(
    TARGET,
    `/*
 * A logistic regression over the seen halves of the collections of \`bench/page-collections.ts\` (docs/decisions/0071): how much
 * each signal of a block speaks for or against its being the article's. Made by \`npm run bench:block-weights\`, not by hand.
 */

export const BIAS = ${round(bias)};
export const WEIGHTS: Readonly<Record<string, number>> = {
${lines.join('')}};
`,
  );
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
