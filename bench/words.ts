// `npm run bench:words -- FOLDER`: Lithuanian words in their forms. FOLDER holds:
// - unimorph-lit: github.com/unimorph/lit at 8367e0ab8cac (nouns and adjectives of Wiktionary with all their forms; CC BY-SA 3.0): each as
//   a term of the glossary, asked whether the glossary finds each form of it. Bar: 99 % of the forms of at least 200 terms;
// - firefox-lt: the language pack of Debian's package firefox-esr-l10n-lt 153.7, unpacked (MPL 2.0): every word in small letters, asked whether
//   dictionary and our own words know it. With two letters exchanged it is to be unknown.
// Halves by the SHA-256 of the word: words were added looking at 0–7 alone (`--misses` prints those), 8–f is only scored and counts.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { knowsWord } from '../src/server/newsroom/preparation/dictionary/known-words.ts';
import { findUnwantedTerms } from '../src/server/newsroom/preparation/terms/house-terms.ts';
import { isBrief } from './brief.ts';

const folder = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? '';
const showsMisses = process.argv.includes('--misses');
const home = (name: string) => join(folder, name);
if (!folder || !existsSync(home('unimorph-lit')) || !existsSync(home('firefox-lt'))) {
  console.log(
    'The collections are not there (see the first lines of the bench): nothing measured.',
  );
  process.exit(0);
}

const before = process.memoryUsage().rss;
const began = performance.now();
knowsWord('žodis');
const start = performance.now() - began;
const memory = process.memoryUsage().rss - before;

/** Word, then its forms, without the marks of stress. */
const nouns = new Map<string, Set<string>>();
for (const line of readFileSync(join(home('unimorph-lit'), 'lit'), 'utf8').split('\n')) {
  const [lemma = '', form = '', kind = ''] = line.split('\t').map(unstress);
  if (!lemma || !form) continue;
  // A term is a noun, or an adjective and a noun.
  if (kind.startsWith('V')) continue;
  const forms = nouns.get(lemma) ?? new Set();
  nouns.set(lemma, forms.add(form));
}
const catalogue = new Set<string>();
for (const file of globSync('**/*.{ftl,properties,dtd}', { cwd: home('firefox-lt') })) {
  for (const line of readFileSync(join(home('firefox-lt'), file), 'utf8').split('\n')) {
    if (/^\s*#/.test(line)) continue;
    const value = line.replace(/^[^=]*=|\{[^{}]*\}|<[^<>]*>|\S*[:/.]\S*(?=\S)|&\S+;/g, ' ');
    // Lines that nobody translated.
    if (!/[ąčęėįšųūž]/i.test(value)) continue;
    for (const [word] of value.matchAll(/(?<![\p{L}\p{N}_.$-])\p{Ll}{3,}(?![\p{L}\p{N}_-])/gu)) {
      if (/[qwx]/.test(word)) continue;
      catalogue.add(word);
    }
  }
}

const table: Record<string, object> = {};
for (const half of ['seen (0–7)', 'unseen (8–f)']) {
  const isSeen = half.startsWith('seen');
  const own = [...nouns]
    .filter(([word]) => isSeenWord(word) === isSeen)
    .slice(0, isBrief ? 20 : undefined);
  const forms = own.flatMap(([word, each]) => [...each].map((form) => ({ word, form })));
  const missed = forms.filter(({ word, form }) => !isFormOf(word, form));
  const known = forms.filter(({ form }) => isKnown(form));
  table[`terms, ${half}`] = {
    words: own.length,
    forms: forms.length,
    'found as the term %': percent(forms.length - missed.length, forms.length),
    'in the dictionary %': percent(known.length, forms.length),
  };
  show(
    'terms',
    isSeen,
    missed.map(({ form }) => form),
  );
  const written = [...catalogue]
    .filter((word) => isSeenWord(word) === isSeen)
    .slice(0, isBrief ? 20 : undefined);
  const unknown = written.filter((word) => !isKnown(word));
  const wrong = written.filter((word) => word.length > 5).map(misspell);
  table[`catalogue, ${half}`] = {
    words: written.length,
    forms: written.length,
    'in the dictionary %': percent(written.length - unknown.length, written.length),
    'misspelt, unknown %': percent(wrong.filter((word) => !isKnown(word)).length, wrong.length),
  };
  show('catalogue', isSeen, unknown);
}
console.table(table);
console.log(`Loaded in ${Math.round(start)} ms, ${Math.round(memory / 1024 / 1024)} MB more.`);

/** Would a glossary that forbids the word find this form of it? */
function isFormOf(never: string, form: string): boolean {
  const glossary = [{ term: 'x', preferred: 'x', never, note: '' }];
  return findUnwantedTerms(form, glossary).some(({ fact }) => fact === form);
}

function show(what: string, isSeen: boolean, missed: string[]) {
  if (isSeen && showsMisses) console.log(`${what}: ${[...new Set(missed)].join(' ')}`);
}

function isKnown(form: string): boolean {
  return form.split(/[ -]/).every((word) => word.length < 3 || knowsWord(word));
}

function unstress(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300\u0301\u0303]/g, '')
    .normalize('NFC');
}

function isSeenWord(word: string): boolean {
  return /^[0-7]/.test(createHash('sha256').update(word).digest('hex'));
}

/** Two neighbouring letters exchanged, or one doubled where they are the same. */
function misspell(word: string): string {
  const at =
    1 +
    (Number.parseInt(createHash('sha256').update(word).digest('hex').slice(0, 6), 16) %
      (word.length - 3));
  const [one = '', other = ''] = [word[at], word[at + 1]];
  return one === other
    ? word.slice(0, at) + one + word.slice(at)
    : word.slice(0, at) + other + one + word.slice(at + 2);
}

function percent(part: number, whole: number): number {
  return Math.round((part / whole) * 1000) / 10;
}
