import { expect, it } from 'vitest';
import { describeAtOnce, describeCause, describeReason } from './preparation-reason.ts';

it('says what is the matter and what comes of it', () => {
  expect(describeReason({ code: 'rate_limited', provider: 'openai' })).toBe(
    'OpenAI laikinai riboja užklausas (429). Bandysime dar kartą.',
  );
  const problems = [
    { message: 'Santrauka tuščia.', isFact: false },
    { message: 'Šaltinyje nerasta: „7“.', isFact: true },
  ];
  expect(describeReason({ code: 'problems', problems, more: 2 })).toBe(
    'Santrauka tuščia. Šaltinyje nerasta: „7“. Ir dar 2.',
  );
  expect(describeReason({ code: 'provider_failing', provider: 'google', status: null })).toBe(
    'Nepavyko prisijungti prie Google. Bandysime dar kartą.',
  );
});

it('says when a post was to appear', () => {
  const planned_for = '2026-01-15T07:00:00.000Z';
  expect(describeReason({ code: 'plan_beyond_rights', planned_for })).toBe(
    'Planuotu laiku (2026-01-15 09:00) nepublikuota: po suplanavimo pasikeitė šaltinio teisės.',
  );
  expect(describeReason({ code: 'plan_source_changed', planned_for })).toBe(
    'Planuotu laiku (2026-01-15 09:00) nepublikuota: po suplanavimo šaltinis tekstą pakeitė arba atšaukė.',
  );
  expect(describeReason({ code: 'publishing_failed', planned_for })).toBe(
    'Planuotu laiku (2026-01-15 09:00) nepublikuota dėl nenumatytos klaidos; išsamiau – serverio žurnale.',
  );
  expect(describeReason({ code: 'publishing_failed', planned_for: null })).toMatch(
    /^Automatiškai nepublikuota dėl/,
  );
});

it('counts the problems that it does not name', () => {
  const problems = [{ message: 'Tekstas per trumpas.', isFact: false }];
  const cause = (more: number) => describeCause({ code: 'problems', problems, more });
  expect([cause(0), cause(1)]).toEqual(['Tekstas per trumpas.', 'Tekstas per trumpas. Ir dar 1.']);
});

it('names the cause alone where there is little room', () => {
  expect(describeCause({ code: 'setting_missing', provider: 'google' })).toBe(
    'Nenurodytas modelių tiekėjo raktas',
  );
  expect(describeCause({ code: 'key_refused', provider: 'openai' })).toBe('OpenAI atmetė raktą');
});

it('gives a person who waits another advice, where nothing is tried again', () => {
  expect(describeAtOnce({ code: 'daily_limit', of: 'images' }, 'Bandykite rytoj.')).toBe(
    'Pasiekta dienos AI vaizdų riba. Bandykite rytoj.',
  );
  expect(describeAtOnce({ code: 'out_of_quota', provider: 'openai' }, 'Bandykite vėliau.')).toBe(
    'OpenAI paskyros lėšos išnaudotos. Papildykite sąskaitą; bandysime dar kartą.',
  );
});
