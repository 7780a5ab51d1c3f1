import { expect, it } from 'vitest';
import type { PreparationReason } from './preparation-reason.ts';
import {
  BEYOND_RIGHTS,
  describeFinding,
  listPublishReasons,
  missingFact,
} from './publish-reasons.ts';

const green = {
  preparation_state: 'prepared',
  preparation_reason: null,
  check_findings: null,
  is_beyond_rights: false,
  is_reported_elsewhere: false,
  is_changed_at_source: false,
};
const waiting = { ...green, preparation_state: 'needs_review' };
const fact = (text: string) => ({ message: missingFact(text), isFact: true });
const problems = (...list: ReturnType<typeof fact>[]): PreparationReason => ({
  code: 'problems',
  problems: list,
  more: 0,
});

it('asks nothing where every check is green', () => {
  expect(listPublishReasons(green, null)).toEqual([]);
});

it('names what was found and what else was wrong, each once', () => {
  const article = {
    ...waiting,
    preparation_reason: problems(
      { message: 'Tekste liko neleistino HTML.', isFact: false },
      fact('7'),
      fact('8'),
    ),
    check_findings: [{ fact: '7' }, { fact: '8' }, { fact: '9' }],
  };
  expect(listPublishReasons(article, null)).toEqual([
    'Tekste liko neleistino HTML.',
    missingFact('7'),
    missingFact('8'),
    missingFact('9'),
  ]);
});

it('is never empty for what waits for review', () => {
  expect(listPublishReasons(waiting, null)).toEqual(['Straipsnis laukia peržiūros.']);
  const withReason = { ...waiting, preparation_reason: problems(fact('7')) };
  expect(listPublishReasons(withReason, null)).toEqual([missingFact('7')]);
  // What was mended since is no reason any more.
  const left = { ...withReason, check_findings: [{ fact: '9' }] };
  expect(listPublishReasons(left, null)).toEqual([missingFact('9')]);
});

it('warns of an event that another article of ours tells', () => {
  const article = { ...green, is_reported_elsewhere: true };
  expect(listPublishReasons(article, null)).toEqual([
    'Apie tą patį įvykį jau publikuotas arba suplanuotas kitas straipsnis.',
  ]);
});

it('warns of a change of the source that nobody has looked at', () => {
  const article = { ...green, is_changed_at_source: true };
  expect(listPublishReasons(article, null)).toEqual([
    'Šaltinis šį tekstą pakeitė arba atšaukė, o pakeitimas dar neperžiūrėtas.',
  ]);
});

it('says of a word what is wrong with it', () => {
  const unwanted = { fact: 'juzeris', problem: 'unwanted', hint: 'naudotojas' } as const;
  expect(describeFinding(unwanted)).toBe('Nerašome „juzeris“: rašome „naudotojas“.');
  const unknown = { fact: 'xyz', problem: 'unknown' } as const;
  expect(describeFinding(unknown)).toBe('Žodyne nėra žodžio „xyz“.');
});

it('of a new text that waits asks what was found in that one', () => {
  expect(listPublishReasons({ ...waiting, preparation_reason: { code: 'new_text' } }, [])).toEqual(
    [],
  );
  expect(listPublishReasons(waiting, ['Tekstas per trumpas.'])).toEqual(['Tekstas per trumpas.']);
});

it('asks again about what a person left standing', () => {
  expect(listPublishReasons({ ...green, check_findings: [{ fact: '7' }] }, null)).toEqual([
    missingFact('7'),
  ]);
});

it('warns of a text longer than the rights to its source allow, of a new one that waits too', () => {
  const article = { ...green, is_beyond_rights: true };
  expect(listPublishReasons(article, null)).toEqual([BEYOND_RIGHTS]);
  expect(listPublishReasons(article, [])).toEqual([BEYOND_RIGHTS]);
  const found = { ...article, check_findings: [{ fact: '7' }] };
  expect(listPublishReasons(found, null)).toEqual([missingFact('7'), BEYOND_RIGHTS]);
});

it('says what an English number means in Lithuanian, and says it once', () => {
  const number = '12,450 naudotojų';
  expect(missingFact(number)).toBe(
    'Šaltinyje nerasta: „12,450 naudotojų“ (lietuviškai kablelis skiria trupmeną; jei turima omenyje 12\u00a0450, tūkstančius skirkite tarpu).',
  );
  const article = {
    ...waiting,
    preparation_reason: problems(fact(number)),
    check_findings: [{ fact: number }],
  };
  expect(listPublishReasons(article, null)).toEqual([missingFact(number)]);
  for (const plain of ['12,5 %', '1,234,567', '0,125 l', '12 450 eurų', '1.599,500'])
    expect(missingFact(plain)).toBe(`Šaltinyje nerasta: „${plain}“.`);
});

it('says of each finding what the text tells and what the source does, and leaves out what is unsure', () => {
  const source = { fact: 'rose', excerpt: 'Sales rose by 5%' };
  const findings = [
    { fact: 'krito', problem: 'changed', source },
    { fact: '', problem: 'left_out', source },
    { fact: '20', problem: 'exchanged', source },
  ] as const;
  expect(findings.map(describeFinding)).toEqual([
    'Nesutampa su šaltiniu: „krito“, o šaltinyje – „rose“.',
    'Tekste praleista, kas yra šaltinyje: „rose“.',
    'Sukeista vietomis: „20“; šaltinyje – „Sales rose by 5%“.',
  ]);
  const unsure = { ...green, check_findings: [{ fact: 'ne', isUnsure: true as const }] };
  expect(listPublishReasons(unsure, null)).toEqual([]);
});
