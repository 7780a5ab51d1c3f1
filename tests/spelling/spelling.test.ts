import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { findOrInstallDictionary } from '../../scripts/dictionary.mjs';
import { minutes } from '../../src/domain/time/duration.ts';
import { listOwnForms } from '../../src/server/newsroom/preparation/dictionary/known-words.ts';
import { type FoundText, readContentTexts } from './content-texts.ts';
import { findMisspellings, parseProjectWords } from './find-misspellings.ts';
import { readSourceTexts, textsOfSource } from './source-texts.ts';

const root = join(import.meta.dirname, '../..');
const wordList = readFileSync(join(import.meta.dirname, 'words.txt'), 'utf8');
const listed = parseProjectWords(wordList);
const project = { ...listed, words: new Set([...listed.words, ...listOwnForms()]) };

let dictionary: string;
// Installing takes a while on a machine that has none.
beforeAll(() => {
  dictionary = findOrInstallDictionary();
}, minutes(5));

const misspellings = (texts: FoundText[]) => findMisspellings(texts, project, dictionary);
const misspelt = (text: string, isKeyword = false) =>
  misspellings([{ text, where: 'here', isKeyword }]).map((line) => line.split(' – ')[0]);

describe('Lithuanian spelling', () => {
  it('is right in every text of the content', async () => {
    const texts = await readContentTexts(root);
    expect(texts.length).toBeGreaterThan(1500);
    expect(misspellings(texts)).toEqual([]);
  });

  it.each([
    { part: 'the public pages', folders: ['site', 'pages', 'domain'], least: 40 },
    { part: 'the administrator’s area', folders: ['admin'], least: 200 },
    { part: 'the server', folders: ['server'], least: 200 },
  ])('is right in what $part says to people', ({ folders, least }) => {
    const texts = folders.flatMap((folder) => readSourceTexts(root, join('src', folder)));
    expect(texts.length).toBeGreaterThan(least);
    expect(misspellings(texts)).toEqual([]);
  });

  it('is not right when a letter is wrong, a case ending is or a Lithuanian letter lost its mark', () => {
    expect(misspelt('Prižiūrime įmonių kopmiuterius')).toEqual(['kopmiuterius']);
    expect(misspelt('Prižiūrime įmonių kompiuteriuss')).toEqual(['kompiuteriuss']);
    expect(misspelt('Siųsti zinute')).toEqual(['zinute']);
  });

  it('is found in a page as well as in a list of messages', () => {
    const page =
      'const a = \'Nepavko išsiųsti\';\nconst b = <p title="Uzdaryti">Issaugoti <b>pasirinkima</b></p>;';
    const texts = textsOfSource(page, 'src/site/page.tsx');
    expect(misspellings(texts).map((line) => line.split(' – ')[0])).toEqual([
      'Issaugoti',
      'Nepavko',
      'pasirinkima',
      'Uzdaryti',
    ]);
    const astro = "---\nconst a = 'Žinutė';\n---\n<p>Grizti</p>\n<style>p { color: red }</style>\n";
    expect(misspellings(textsOfSource(astro, 'src/pages/a.astro'))).toHaveLength(1);
  });
});

describe('the project’s word list', () => {
  it('takes words in their forms and names as they are written', () => {
    expect(misspelt('Stebėsenos įrašai, „Veeam Agent“ ir SNMPv3')).toEqual([]);
    expect(misspelt('stebėsenoms, Šiukšliadėžėje, „Wi-Fi“')).toEqual([]);
    expect(misspelt('veaam, SNMPv4')).toEqual(['SNMPv4', 'veaam']);
  });

  it('takes names in small letters only among keywords', () => {
    expect(misspelt('veeam agent', true)).toEqual([]);
    expect(misspelt('veeam agent')).toEqual(['agent', 'veeam']);
  });

  it('has no line twice and no single word the dictionary knows anyway', () => {
    const lines = wordList.split('\n').filter((line) => line && !line.startsWith('#'));
    expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
    const words = [...listed.words];
    const texts = words.map((text) => ({ text, where: '' }));
    const unknown = findMisspellings(texts, parseProjectWords(''), dictionary);
    const needed = new Set(unknown.map((line) => line.split(' – ')[0]));
    expect(words.filter((word) => !needed.has(word))).toEqual([]);
  });
});
