// `npm run bench:languages -- FOLDER`: the language of titles with their leads, as the import detects it, without the word
// of a publisher and with a wrong one. FOLDER holds a clone of github.com/MicrosoftTranslator/NTREX (CC BY-SA 4.0): 123 articles of
// news in human translations, whose first sentence is the title and the second the lead. Halves by the SHA-256 of the documents'
// names. Bar: 97 % of the titles with leads in the eight languages of our sources, none of another called Lithuanian.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { detectLanguage } from '../src/server/newsroom/import/pages/detect-language.ts';
import { isBrief } from './brief.ts';

const BAR = 0.97;
const OURS = {
  lt: 'lit',
  en: 'eng-US',
  lv: 'lav',
  et: 'est',
  pl: 'pol',
  ru: 'rus',
  de: 'deu',
  hr: 'hrv',
};
/** Asked only whether they pass for Lithuanian. */
const OTHERS = [
  'slv',
  'ces',
  'slk',
  'fin',
  'ukr',
  'bel',
  'bos',
  'srp-Latn',
  'swe',
  'dan',
  'fra',
  'spa',
  'ita',
];

const folder = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? '';
const home = join(folder, 'NTREX');
if (!folder || !existsSync(home)) {
  console.log('The texts are not there (see the first lines of the bench): nothing measured.');
  process.exit(0);
}
const documents = linesOf('DOCUMENT_IDS.tsv');
const firsts = documents
  .flatMap((id, at) => (id === documents[at - 1] ? [] : [at]))
  .slice(0, isBrief ? 4 : undefined);

const half = () => ({
  texts: 0,
  right: 0,
  unsure: 0,
  '%': 0,
  'title alone %': 0,
  'not lt, called lt': 0,
});
const table = { 'seen (0–7)': half(), 'unseen (8–f)': half() };
const perLanguage: Record<string, { right: number; unsure: number; of: number }> = {};
for (const [language, code] of [...Object.entries(OURS), ...OTHERS.map((each) => ['', each])]) {
  const lines = linesOf(`NTREX-128/newstest2019-ref.${code}.txt`);
  for (const at of firsts) {
    const hash = createHash('sha256')
      .update(documents[at] ?? '')
      .digest('hex');
    const row = table[/^[0-7]/.test(hash) ? 'seen (0–7)' : 'unseen (8–f)'];
    const [title = '', lead = ''] = lines.slice(at, at + 2);
    const found = detectLanguage({ title, lead, text: '' });
    const misled = detectLanguage({ title, lead, text: '' }, 'lt');
    if (language !== 'lt' && (found === 'lt' || misled === 'lt')) row['not lt, called lt'] += 1;
    if (!language) continue;
    row.texts += 1;
    row.right += Number(found === language);
    row.unsure += Number(found === null);
    row['title alone %'] += Number(detectLanguage({ title, lead: '', text: '' }) === language);
    const counts = perLanguage[language] ?? { right: 0, unsure: 0, of: 0 };
    perLanguage[language] = counts;
    counts.right += Number(found === language);
    counts.unsure += Number(found === null);
    counts.of += 1;
  }
}
for (const row of Object.values(table)) {
  row['%'] = percent(row.right, row.texts);
  row['title alone %'] = percent(row['title alone %'], row.texts);
}
console.table(table);
console.table(perLanguage);
const { right, texts, ...unseen } = table['unseen (8–f)'];
const isGood = right >= texts * BAR && unseen['not lt, called lt'] === 0;
process.exit(isGood || isBrief ? 0 : 1);

function percent(part: number, of: number): number {
  return Math.round((part / of) * 1000) / 10;
}

function linesOf(file: string): string[] {
  return readFileSync(join(home, file), 'utf8').trimEnd().split('\n');
}
