import { describe, expect, it, test } from 'vitest';
import type { GlossaryTerm } from '../../../../domain/glossary.ts';
import { editText } from '../../../../domain/text/text-edits.ts';
import { findUnwantedTerms, preferTerms } from './house-terms.ts';
import { termPrompt } from './term-prompt.ts';
import { findUnknownWords } from './unknown-words.ts';

const entry = (term: string, preferred: string, ...never: string[]): GlossaryTerm => ({
  term,
  preferred,
  never: never.join('\n'),
  note: '',
});
const GLOSSARY = [
  entry('user', 'naudotojas', 'vartotojas', 'juzeris'),
  entry('cloud, cloud computing', 'debesija', 'debesis', 'debesų kompiuterija'),
  entry('backup', 'atsarginė kopija', 'bekapas'),
  entry('malware', 'kenkėjiška programa', 'programa'),
];
const prefer = (text: string) => editText(text, [preferTerms(GLOSSARY)]);
const unwanted = (text: string) =>
  findUnwantedTerms(text, GLOSSARY).map(({ fact, hint }) => `${fact} → ${hint}`);

describe('an unwanted word', () => {
  it.each([
    ['Vartotojai jungiasi, vartotojams padedame.', 'Naudotojai jungiasi, naudotojams padedame.'],
    ['Pranešė juzeriui, juzeriai rašo', 'Pranešė juzeriui, juzeriai rašo'],
    ['Failai debesyje', 'Failai debesyje'],
    ['Debesų kompiuterija, bekapai', 'Debesų kompiuterija, bekapai'],
    ['„A“ vartotojai, Lietuvos vartotojai', '„A“ naudotojai, Lietuvos vartotojai'],
    // A quotation that began farther away is over.
    [`„${'x'.repeat(198)} vartotojai`, `„${'x'.repeat(198)} vartotojai`],
    [`„${'x'.repeat(199)} vartotojai`, `„${'x'.repeat(199)} naudotojai`],
    [
      'Valstybinė vartotojų teisių tarnyba ir „vartotojų teisės“',
      'Valstybinė vartotojų teisių tarnyba ir „vartotojų teisės“',
    ],
  ])('becomes the wanted one where its form is sure: %s', (text, expected) => {
    expect(prefer(text)).toBe(expected);
    expect(prefer(prefer(text))).toBe(expected);
  });

  it('is found in every form, a phrase too, and says what we write', () => {
    expect(unwanted('Juzeriams debesyje, debesų\u00a0kompiuterijos bekapus')).toEqual([
      'Juzeriams → naudotojas',
      'debesyje → debesija',
      'debesų\u00a0kompiuterijos → debesija',
      'bekapus → atsarginė kopija',
    ]);
  });

  it('is a doubt where its form is another word’s too', () => {
    const text = 'Vartotojai ir vartotojui';
    const found = { kind: 'term', problem: 'unwanted', hint: 'naudotojas', excerpt: text };
    expect(findUnwantedTerms(text, GLOSSARY)).toEqual([
      { ...found, fact: 'Vartotojai', isUnsure: true },
      { ...found, fact: 'vartotojui' },
    ]);
  });

  it('is read word by word: a phrase is found with one space between its words alone', () => {
    expect(
      unwanted(
        'debesų, kompiuterijos; debesų  kompiuterijos; kompiuterijos debesų kompiuterijos juzeris',
      ),
    ).toEqual([
      'debesų → debesija',
      'debesų → debesija',
      'debesų kompiuterijos → debesija',
      'juzeris → naudotojas',
    ]);
    expect(unwanted('debesų')).toEqual(['debesų → debesija']);
  });

  it('is sure in a phrase, none where another term prefers it, and none of no letters', () => {
    const find = (text: string, ...glossary: GlossaryTerm[]) => findUnwantedTerms(text, glossary);
    expect(find('vartotojai geri', entry('x', 'naudotojas', 'vartotojas geras'))).toEqual([
      {
        kind: 'term',
        problem: 'unwanted',
        fact: 'vartotojai geri',
        hint: 'naudotojas',
        excerpt: 'vartotojai geri',
      },
    ]);
    expect(
      find('debesyje', entry('cloud', 'debesija', 'debesis'), entry('sky', 'debesis')),
    ).toEqual([]);
    expect(find('debesyje 365', entry('365', '366', '365'))).toEqual([]);
  });

  it('stays where a phrase is preferred, whatever its first word is', () => {
    const glossary = [entry('user', 'naudotojas žmogus', 'vartotojas')];
    expect(editText('vartotojui', [preferTerms(glossary)])).toBe('vartotojui');
  });

  it('is none inside what we do write', () => {
    expect(unwanted('Kenkėjiškos programos plinta')).toEqual([]);
    expect(unwanted('Programos plinta')).toEqual(['Programos → kenkėjiška programa']);
    expect(unwanted('Kenkėjiškos programos programos')).toEqual([
      'programos → kenkėjiška programa',
    ]);
  });
});

test('the prompt is told the terms that the source holds, as they are said there', () => {
  expect(termPrompt(GLOSSARY, 'Users of Cloud services')).toBe(
    'Žodynėlis. Šaltinio terminus verskite taip, linksniuodami pagal sakinį:\n' +
      '- user: rašykite „naudotojas“, nerašykite „vartotojas“, „juzeris“\n' +
      '- cloud, cloud computing: rašykite „debesija“, nerašykite „debesis“, „debesų kompiuterija“',
  );
  expect(termPrompt(GLOSSARY, 'Clouded reusers')).toBe('');
  const long = Array.from({ length: 400 }, (_, at) => entry(`user${at}`, 'n'.repeat(80)));
  const source = long.map(({ term }) => term).join(' ');
  expect(termPrompt(long, source).length).toBeLessThan(6_200);
  // A line that fills the room to its last letter is said.
  const filling = (length: number) => [entry('user', 'n'.repeat(length))];
  const room = 6_000 - '- user: rašykite „“'.length;
  expect(termPrompt(filling(room), 'user')).not.toBe('');
  expect(termPrompt(filling(room + 1), 'user')).toBe('');
  expect(termPrompt([{ ...entry('user', 'naudotojas', 'juzeris'), note: 'žmogus' }], 'user')).toBe(
    'Žodynėlis. Šaltinio terminus verskite taip, linksniuodami pagal sakinį:\n- user: rašykite „naudotojas“, nerašykite „juzeris“ (žmogus)',
  );
  // A name in capitals is not the word.
  expect(termPrompt([entry('IT', 'IT')], 'it')).toBe('');
});

test('unknown words are those of no dictionary, no glossary and not the source’s own', () => {
  const given = { source: 'The foobar of Kubernetes', isOwnText: false };
  const facts = findUnknownWords(
    'Diegiame foobar ir konteinerių orkestratroių; debesijos Kubernetes, a.lt/abrakadabra, „wi-fi“, 5xx',
    GLOSSARY,
    given,
  ).map(({ fact }) => fact);
  expect(facts).toEqual(['orkestratroių']);
});

test('an unknown word is told once, with what stands around its first place, as worth a look', () => {
  const text = 'Diegiame xyz čia. Vėliau xyz ten.';
  expect(findUnknownWords(text, [], { source: '', isOwnText: false })).toEqual([
    { kind: 'spelling', problem: 'unknown', fact: 'xyz', excerpt: text, isUnsure: true },
  ]);
});

test('of a Lithuanian source also the words that it wrote itself are told', () => {
  const source = 'Diegiame foobar';
  expect(findUnknownWords(source, [], { source, isOwnText: false })).toEqual([]);
  expect(findUnknownWords(source, [], { source, isOwnText: true })).toHaveLength(1);
});

test('of many unknown words the first twenty are told', () => {
  const words = [...'abcdefghijklmnopqrstuvw'].map((letter) => `zzq${letter}`);
  const found = findUnknownWords(words.join(' '), [], { source: '', isOwnText: false });
  expect(found.map(({ fact }) => fact)).toEqual(words.slice(0, 20));
});
