// `npm run bench:extraction`: articles taken from the annotated pages of the corpus, against what people marked as
// the article. F1 over runs of Unicode letters and digits; where only some sentences are marked (`trf`), over
// those that must be there and must not. A page that is taken for one of proof or sign-in is an article without words. Time is of the whole question to the reading thread. `--worst` prints
// what is missing and what is too much on the ten worst pages. Bars: mean F1 0.975, p95 under 60 ms.
import { readdirSync, readFileSync } from 'node:fs';
import { textOfHtml } from '../src/server/html/plain-text.ts';
import { decodeText } from '../src/server/newsroom/import/documents/decode-text.ts';
import { createPageReader } from '../src/server/newsroom/import/pages/page-reader.ts';
import { corpusPath } from '../tests/support/corpus.ts';
import { isBrief } from './brief.ts';
import { percentile } from './figures.ts';
import { needCorpus } from './need-corpus.ts';

const BAR_F1 = 0.975;
const BAR_MS = 60;
const TIMES = 5;

needCorpus();
interface Marked {
  url?: string;
  with: string[];
  without: string[];
}
interface Score {
  page: string;
  f1: number;
  precision: number;
  recall: number;
  ms: number;
}

const folder = corpusPath('pages/');
const log = { warn: () => {} };
const reader = createPageReader({ log });
const scores: Score[] = [];
const notes: string[] = [];
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.html') && !name.startsWith('listing-'))
  .map((name) => name.replace('.html', ''))
  .slice(0, isBrief ? 3 : undefined);

// The first pages cost the thread's start and its compiler's time; the product's thread lives on.
for (const name of names.slice(0, 5)) await extract(name);
for (const name of names) {
  const took: number[] = [];
  let text = '';
  for (let n = 0; n < TIMES; n += 1) {
    const started = performance.now();
    const html = await extract(name);
    took.push(performance.now() - started);
    text = textOfHtml(html);
  }
  const { precision, recall } = name.startsWith('trf-')
    ? compareSentences(text, JSON.parse(read(`${name}.json`)))
    : compareWords(name, text, read(`${name}.txt`));
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  scores.push({ page: name, f1, precision, recall, ms: took.toSorted((a, b) => a - b)[2] ?? 0 });
}
await reader.close();

const round = (value: number) => Math.round(value * 1000) / 1000;
const rounded = scores
  .toSorted((a, b) => a.f1 - b.f1)
  .map(({ page, f1, precision, recall, ms }) => ({
    page,
    F1: round(f1),
    precision: round(precision),
    recall: round(recall),
    ms: Math.round(ms * 10) / 10,
  }));
console.table(rounded);
if (process.argv.includes('--worst')) console.log(notes.join('\n'));
const mean = scores.reduce((sum, { f1 }) => sum + f1, 0) / scores.length;
const p95 = percentile(
  scores.map(({ ms }) => ms),
  0.95,
);
console.log(`${scores.length} pages: mean F1 ${mean.toFixed(4)} (bar: ${BAR_F1})`);
console.log(`p95 ${p95.toFixed(1)} ms (bar: ${BAR_MS} ms)`);
if (mean < BAR_F1 || p95 >= BAR_MS) process.exitCode = 1;

function read(name: string): string {
  return readFileSync(folder + name, 'utf8');
}

async function extract(name: string): Promise<string> {
  const { text } = decodeText(readFileSync(`${folder}${name}.html`));
  const article = await reader
    .extractArticle(text, `https://source.test/${name}`)
    // Taken for a page of proof, too complex or too slow: lost, as it would be in an import.
    .catch(() => null);
  return article?.html ?? '';
}

function wordsOf(text: string): Map<string, number> {
  const words = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)) {
    words.set(word, (words.get(word) ?? 0) + 1);
  }
  return words;
}

function compareWords(name: string, found: string, marked: string) {
  const got = wordsOf(found);
  const wanted = wordsOf(marked);
  const size = (words: Map<string, number>) => [...words.values()].reduce((sum, n) => sum + n, 0);
  let both = 0;
  for (const [word, times] of got) both += Math.min(times, wanted.get(word) ?? 0);
  const tell = (from: Map<string, number>, other: Map<string, number>) =>
    [...from]
      .filter(([word, times]) => times > (other.get(word) ?? 0))
      .map(([word]) => word)
      .slice(0, 60)
      .join(' ');
  notes.push(`${name}\n  missing: ${tell(wanted, got)}\n  too much: ${tell(got, wanted)}`);
  return { precision: both / Math.max(1, size(got)), recall: both / Math.max(1, size(wanted)) };
}

/** Sentences that must be there are found or missed, those that must not are too much when they are there. */
function compareSentences(found: string, marked: Marked) {
  const text = plain(found);
  const isThere = (sentence: string) => text.includes(plain(sentence));
  const right = marked.with.filter(isThere).length;
  const wrong = marked.without.filter(isThere).length;
  return { precision: right / Math.max(1, right + wrong), recall: right / marked.with.length };
}

function plain(text: string): string {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
