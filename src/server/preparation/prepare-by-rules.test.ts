import { describe, expect, test } from 'vitest';
import { extractExcerpt } from './extract-excerpt.ts';
import { firstFreeSlug, makeSlug } from './make-slug.ts';
import { scoreByRules } from './score-by-rules.ts';

describe('relevance from the vocabulary of our services', () => {
  const SECURITY =
    'Įsilaužėliai naudojasi serverių spraga ir šifruoja įmonių duomenis. Kibernetinio saugumo centras ragina įmones atnaujinti programas ir pakeisti slaptažodžius.';
  const SERVICES =
    'Įmonės serverių ir kompiuterių priežiūra pigesnė, kai atsarginės kopijos laikomos debesyje, o „Microsoft 365“ licencijos tvarkomos vienoje vietoje.';
  const TECHNOLOGY =
    'Nauji procesoriai ir dirbtinio intelekto lustai žada spartesnius algoritmus ir išmanesnes programas.';
  const SPORT =
    'Krepšinio rungtynėse šeimininkai iškovojo pergalę, o žiūrovai po rungtynių klausėsi koncerto.';

  test.each([
    ['Kibernetinės atakos prieš įmones', SECURITY, 'Kibernetinis saugumas'],
    ['IT priežiūra: serveriai debesyje', SERVICES, 'IT paslaugos'],
    ['Dirbtinis intelektas ir nauji lustai', TECHNOLOGY, 'Technologijos'],
  ])('%s belongs to its category and scores', (title, text, category) => {
    const judged = scoreByRules(title, text);
    expect(judged.category).toBe(category);
    expect(judged.score).toBeGreaterThanOrEqual(55);
  });

  test('what concerns our readers less scores less, in order', () => {
    const scores = [
      scoreByRules('Kibernetinės atakos prieš įmones', SECURITY),
      scoreByRules('Nauji lustai', TECHNOLOGY),
      scoreByRules('Krepšinio šventė', SPORT),
    ].map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(scores[2]).toBe(0);
  });

  test('is always an integer from 0 to 100, and repeating a word does not buy the top', () => {
    const { score } = scoreByRules('Serveris', 'serveris '.repeat(5_000));
    expect(Number.isInteger(score)).toBe(true);
    expect(score).toBeLessThan(60);
    expect(scoreByRules('', '').score).toBe(0);
  });
});

describe('the excerpt', () => {
  test('is made of the first whole sentences', () => {
    const text =
      'Antraštė\nNacionalinis centras perspėja apie naują spragą, t. y. klaidą pašto serveryje. Ji aptikta š. m. kovo 4 d. tyrėjų komandos. Trečias sakinys čia jau nebereikalingas.';
    expect(extractExcerpt(text)).toBe(
      'Nacionalinis centras perspėja apie naują spragą, t. y. klaidą pašto serveryje. Ji aptikta š. m. kovo 4 d. tyrėjų komandos.',
    );
  });

  test('cuts a sentence that never ends between words', () => {
    const excerpt = extractExcerpt(`${'labai ilgas sakinys '.repeat(40)}.`);
    expect(excerpt.length).toBeLessThanOrEqual(250);
    expect(excerpt).toMatch(/sakinys…$|ilgas…$|labai…$/);
  });

  test('of a text without a sentence is the text', () => {
    expect(extractExcerpt('Trumpai')).toBe('Trumpai');
  });
});

describe('the slug', () => {
  test.each([
    ['Ąžuolų & žmonių šūksniai', 'azuolu-ir-zmoniu-suksniai'],
    ['„Microsoft 365“: ką keisti?', 'microsoft-365-ka-keisti'],
    ['!!!', 'straipsnis'],
  ])('%s → %s', (title, slug) => {
    expect(makeSlug(title)).toBe(slug);
  });

  test('is cut between words', () => {
    const slug = makeSlug('labai ilga antraštė apie serverius '.repeat(5));
    expect(slug.length).toBeLessThanOrEqual(80);
    expect(slug).toMatch(/[a-z]$/);
    expect('labai-ilga-antraste-apie-serverius').toContain(slug.split('-').at(-1));
  });

  test('takes the first number that is free', () => {
    expect(firstFreeSlug('a', new Set())).toBe('a');
    expect(firstFreeSlug('a', new Set(['a', 'a-2', 'a-4']))).toBe('a-3');
  });
});
