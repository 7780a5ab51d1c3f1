import { describe, expect, test } from 'vitest';
import { compareTexts } from './compare-texts.ts';

/** What is said of the pair: kind, problem, the words of the output and of the source. */
const found = (source: string, output: string) =>
  compareTexts(source, output, 'en').map(
    ({ kind, problem, fact, source: told }) => `${kind} ${problem}: ${fact} < ${told?.fact ?? ''}`,
  );

describe('a faithful translation is let through', () => {
  test.each([
    ['Logs are stored for six months.', 'Žurnalai saugomi pusę metų.'],
    ['The contract runs for 18 months.', 'Sutartis galioja pusantrų metų.'],
    ['It has a 2880x1800 screen.', 'Jo ekranas – 2880×1800.'],
    ['Sales rose in the third quarter.', 'Trečiąjį ketvirtį pardavimas išaugo.'],
    [
      'The company employs about 3,000 people in more than 20 countries.',
      'Daugiau nei 20 šalių bendrovėje dirba apie 3000 žmonių.',
    ],
    ['In Germany Microsoft sold it to Google.', 'Vokietijoje „Microsoft“ tai pardavė „Google“.'],
    ['The price does not include VAT.', 'Kaina nurodyta be PVM.'],
    ['Bill Gates came to Warsaw.', 'Billas Gatesas atvyko į Varšuvą.'],
    ['It was founded in the 1980s.', 'Įkurta devintajame dešimtmetyje.'],
  ])('%s → %s', (source, output) => {
    expect(found(source, output)).toEqual([]);
  });
});

describe('what is not what the source says is found, with the words of both', () => {
  test.each([
    [
      'Profit fell in the third quarter.',
      'Pelnas sumažėjo ketvirtąjį ketvirtį.',
      'ordinal changed: ketvirtąjį < third',
    ],
    ['Prices rose in May.', 'Gegužę kainos sumažėjo.', 'trend changed: sumažėjo < rose'],
    ['It costs €5 per month.', 'Kaina – 5 Eur per metus.', 'period changed: metus < month'],
    [
      'The price is €5 excluding VAT.',
      'Kaina – 5 Eur įskaitant PVM.',
      'negation left_out:  < excluding',
    ],
    ['The server is down.', 'Serveris neveikia 15 min.', 'number added: 15 min. < '],
    [
      'Only Microsoft knew about it.',
      'Apie tai žinojo tik „Google“.',
      'person changed: Google < Microsoft',
    ],
    [
      'The factory stands in Germany.',
      'Gamykla stovi Prancūzijoje.',
      'place changed: Prancūzijoje < Germany',
    ],
    [
      'A man called John Smith was arrested.',
      'Policija suėmė vyrą, vardu Johnas Brownas.',
      'person changed: Brownas < Smith',
    ],
    ['The attack was stopped.', 'Ataka nebuvo sustabdyta.', 'negation added: nebuvo < '],
    ['The flaw was not fixed.', 'Spraga buvo ištaisyta.', 'negation left_out:  < not'],
    [
      'The plant has 120 machines and 340 workers.',
      'Gamykloje yra 340 mašinų ir 120 darbininkų.',
      'order exchanged: 340 < 340',
    ],
  ])('%s → %s', (source, output, finding) => {
    expect(found(source, output)).toContain(finding);
  });
});

test('a sentence with a figure that was left out of a longer text is told', () => {
  const source = 'The firm was hit. It lost 47 servers. Nobody was hurt.';
  const output = 'Įmonė užpulta. Niekas nenukentėjo.';
  expect(found(source, output)).toEqual(['number left_out:  < 47']);
});

test('a figure that is right in one sentence is wrong in another', () => {
  const source = 'The first office has 12 rooms.\nThe second office has 30 rooms.';
  const output = 'Pirmajame biure yra 12 kambarių.\nAntrajame biure yra 31 kambarys.';
  expect(found(source, output)).toEqual(['number changed: 31 < 30']);
});

test('a hostile text is compared in time that grows with its length', () => {
  const long = 'A. 1 '.repeat(2_000);
  expect(Array.isArray(compareTexts(long, long, 'en'))).toBe(true);
});
