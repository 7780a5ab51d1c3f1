import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeText } from '../src/server/newsroom/import/documents/decode-text.ts';
import {
  type Counts,
  compareSentences,
  compareShingles,
  isMarked,
  listShingles,
  type MarkedSentences,
  meanScore,
  summedScore,
} from './page-scores.ts';

export interface AnnotatedPage {
  file: string;
  url: string;
  bytes: Buffer;
  compare: (text: string) => Counts;
  /** Whether a block of the page is the article's; null where nobody said. */
  isArticle: (block: string, isExtracted: boolean) => boolean | null;
}
export interface Collection {
  name: string;
  bar: number;
  score: typeof meanScore;
  pages: AnnotatedPage[];
  /** How much a block of it counts when weights are fitted: one collection marks every block, the other a few sentences. */
  weight: number;
}

/** The collections that are cloned in the folder (see `bench/page-collections.ts`). */
export const listCollections = (folder: string | undefined): Collection[] =>
  folder ? [...listAnnotated(folder), ...listMarked(folder)] : [];

/** Of the half that may be looked at and fitted to. */
export function isSeen({ file }: Pick<AnnotatedPage, 'file'>): boolean {
  return /^[0-7]/.test(createHash('sha256').update(file).digest('hex'));
}

/** Its characters, as those of an imported page. */
export const readCharacters = ({ bytes, url }: AnnotatedPage): string =>
  decodeText(bytes, { contentType: 'text/html', url }).text;

/** scrapinghub: the whole text of the article, by hand. */
function listAnnotated(base: string): Collection[] {
  const home = join(base, 'article-extraction-benchmark');
  if (!existsSync(home)) return [];
  const truth: Record<string, { articleBody?: string; url: string }> = readJson(
    join(home, 'ground-truth.json'),
  );
  const pages = Object.entries(truth).map(([file, { articleBody = '', url }]) => {
    const whole = ` ${wordsOf(articleBody)} `;
    const shingles = new Set(listShingles(articleBody.toLowerCase()));
    return {
      file,
      url,
      bytes: gunzipSync(readFileSync(join(home, 'html', `${file}.html.gz`))),
      compare: (text: string) => compareShingles(text, articleBody),
      isArticle(block: string, isExtracted: boolean) {
        const words = wordsOf(block);
        // So few words stand in many texts by chance.
        if (words.split(' ').length < 4) return isExtracted && whole.includes(` ${words} `);
        const own = listShingles(block.toLowerCase());
        return own.filter((each) => shingles.has(each)).length >= own.length / 2;
      },
    };
  });
  return [
    { name: 'article-extraction-benchmark', bar: 0.972, score: meanScore, pages, weight: 0.4 },
  ];
}

/** adbar: some sentences that are the article's and some that are not. */
function listMarked(base: string): Collection[] {
  const home = join(base, 'trafilatura', 'tests');
  if (!existsSync(home)) return [];
  const marked: Record<string, MarkedSentences & { file: string }> = readJson(
    join(home, 'evaldata.json'),
  );
  const pages = Object.entries(marked).map(([url, { file, ...sentences }]) => {
    const path = ['cache', 'eval'].map((part) => join(home, part, file)).find(existsSync);
    return {
      file,
      url,
      bytes: readFileSync(path ?? ''),
      compare: (text: string) => compareSentences(text, sentences),
      isArticle: (block: string) => isMarked(block, sentences),
    };
  });
  return [
    { name: 'trafilatura, tests/evaldata', bar: 0.926, score: summedScore, pages, weight: 1 },
  ];
}

const wordsOf = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []).join(' ');

function readJson<Value>(path: string): Value {
  return JSON.parse(readFileSync(path, 'utf8'));
}
