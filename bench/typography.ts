// `npm run bench:typography -- FOLDER`: what the typography of prepared texts does to public Lithuanian texts. FOLDER holds the
// collections that bench/parallel-texts.ts names; of them the Lithuanian sides are read, as they are and roughened by program (straight
// quotes, hyphens, points for commas, no spaces that hold). Halves by the SHA-256 of the Lithuanian text. Bars on the unseen half:
// the checks read the same facts of every text before and after, twice equals once; at least 1,000 texts.
import { createHash } from 'node:crypto';
import { factsOf, typesetText } from '../src/server/newsroom/preparation/typography/typeset.ts';
import { isBrief } from './brief.ts';
import { joinDocuments, readPairs } from './parallel-texts.ts';

const folder = process.argv.slice(2).find((word) => !word.startsWith('--'));
const pairs = folder ? readPairs(folder) : [];
if (pairs.length === 0) {
  console.log(
    'The collections are not there (see the first lines of the bench): nothing measured.',
  );
  process.exit(0);
}
const showsMisses = process.argv.includes('--misses');
const sentences = pairs.map(({ lithuanian }) => lithuanian);
const documents = joinDocuments(pairs).map((document) =>
  document.sentences.map(({ lithuanian }) => lithuanian).join(' '),
);
const texts = [...new Set([...sentences, ...documents])].slice(0, isBrief ? 100 : undefined);

const half = () => ({
  texts: 0,
  changed: 0,
  'facts kept': 0,
  'twice = once': 0,
  roughened: 0,
  'facts kept, roughened': 0,
  'set alike, roughened': 0,
  'p95 ms': 0,
});
const table = { 'seen (0–7)': half(), 'unseen (8–f)': half() };
const times: Record<string, number[]> = { 'seen (0–7)': [], 'unseen (8–f)': [] };

for (const text of texts) {
  const isSeen = /^[0-7]/.test(createHash('sha256').update(text).digest('hex'));
  const name = isSeen ? 'seen (0–7)' : 'unseen (8–f)';
  const row = table[name];
  const began = performance.now();
  const set = typesetText(text);
  times[name]?.push(performance.now() - began);
  row.texts += 1;
  row.changed += Number(set !== text);
  count(row, 'facts kept', factsOf(set) === factsOf(text), isSeen, text, set);
  count(row, 'twice = once', typesetText(set) === set, isSeen, text, set);
  const rough = roughen(text);
  if (rough === text) continue;
  const mended = typesetText(rough);
  row.roughened += 1;
  count(row, 'facts kept, roughened', factsOf(mended) === factsOf(rough), isSeen, rough, mended);
  count(row, 'set alike, roughened', mended === set, isSeen, set, mended);
}
for (const [name, measured] of Object.entries(times)) {
  const sorted = measured.toSorted((one, other) => one - other);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  table[name as keyof typeof table]['p95 ms'] = Math.round(p95 * 10) / 10;
}
console.table(table);

type Row = ReturnType<typeof half>;
function count(
  row: Row,
  what: keyof Row,
  isRight: boolean,
  isSeen: boolean,
  before: string,
  after: string,
) {
  row[what] += Number(isRight);
  if (!isRight && isSeen && showsMisses) console.log(`${what}\n  ${before}\n  ${after}`);
}

/** As models and hurried people write. */
function roughen(text: string): string {
  return text
    .replace(/[„“”]/g, '"')
    .replace(/[ \u00a0]–[ \u00a0]/g, ' - ')
    .replace(/(?<=\d)–(?=\d)/g, '-')
    .replaceAll('\u00a0', ' ')
    .replace(/(?<=\d) %/g, '%')
    .replace(/(?<![\d.,])(\d+),(\d)(?= (?:proc|mln|mlrd|tūkst)\.|%)/g, '$1.$2');
}
