import { expect, it } from 'vitest';
import { describeOutcome, isHidden, saveLabel } from './save-outcome.ts';

const today = '2026-03-10';

it('tells when a new post will appear', () => {
  expect(describeOutcome(null, today, today)).toBe('Bus publikuota iš karto');
  expect(describeOutcome(null, '2026-03-11', today)).toBe('Bus publikuota 2026-03-11 09:00');
  expect(describeOutcome(null, '2026-03-01', today)).toBe('Bus publikuota su 2026-03-01 data');
});

it('calls the button of a new post by what it does', () => {
  const publishes = { full: 'Sukurti įrašą ir publikuoti', brief: 'Publikuoti' };
  expect(saveLabel(null, today, today)).toEqual(publishes);
  expect(saveLabel(null, '2026-03-01', today)).toEqual(publishes);
  expect(saveLabel(null, '2026-03-11', today).full).toBe('Sukurti įrašą ir suplanuoti');
  expect(saveLabel({ published_date: null, scheduled_for: null }, today, today).full).toBe(
    'Išsaugoti',
  );
});

it('never suggests that saving publishes what is not published', () => {
  const draft = { published_date: null, scheduled_for: null };
  expect(describeOutcome(draft, today, today)).toBe('Liks nepublikuota, kol nepublikuosite');
  expect(describeOutcome(draft, '2026-03-12', today)).toBe('Bus publikuota 2026-03-12 09:00');
  const planned = { published_date: null, scheduled_for: '2026-03-15T07:00:00Z' };
  expect(describeOutcome(planned, today, today)).toContain('bus atšauktas');
  expect(describeOutcome(planned, '2026-03-15', '2026-03-15')).toBe(
    'Bus publikuota 2026-03-15 09:00',
  );
});

it('warns that visitors see changes of a published post at once', () => {
  const published = { published_date: '2026-03-01T07:00:00Z', scheduled_for: null };
  expect(describeOutcome(published, '2026-03-01', today)).toContain('iš karto matys');
});

it('says that a coming day hides what is published, and asks only then', () => {
  const published = { published_date: '2026-03-01T07:00:00Z', scheduled_for: null };
  expect(describeOutcome(published, '2026-03-12', today)).toMatch(/^Bus paslėpta iki 2026-03-12/);
  const hides = (article: typeof published | null, date: string) => isHidden(article, date, today);
  expect(hides(published, '2026-03-12')).toBe(true);
  expect(hides(published, today)).toBe(false);
  expect(hides({ ...published, published_date: '' }, '2026-03-12')).toBe(false);
  expect(hides(null, '2026-03-12')).toBe(false);
});
