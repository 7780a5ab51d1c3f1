import { expect, it } from 'vitest';
import { describeOutcome, isHidden, saveLabel } from './save-outcome.ts';

const now = '2026-03-10 12:00';
const today = '2026-03-10';

it('tells when a new post will appear', () => {
  expect(describeOutcome(null, today, now)).toBe('Bus publikuota iš karto');
  expect(describeOutcome(null, '2026-03-11', now)).toBe('Bus publikuota 2026-03-11 09:00');
  expect(describeOutcome(null, '2026-03-01', now)).toBe('Bus publikuota su 2026-03-01 data');
});

it('calls the button of a new post by what it does', () => {
  const publishes = { full: 'Sukurti įrašą ir publikuoti', brief: 'Publikuoti' };
  expect(saveLabel(null, today, now)).toEqual(publishes);
  expect(saveLabel(null, '2026-03-01', now)).toEqual(publishes);
  expect(saveLabel(null, '2026-03-11', now).full).toBe('Sukurti įrašą ir suplanuoti');
  expect(saveLabel({ published_date: null, scheduled_for: null }, today, now).full).toBe(
    'Išsaugoti',
  );
});

it('never suggests that saving publishes what is not published', () => {
  const draft = { published_date: null, scheduled_for: null };
  expect(describeOutcome(draft, today, now)).toBe('Liks nepublikuota, kol nepublikuosite');
  expect(describeOutcome(draft, '2026-03-12', now)).toBe('Bus publikuota 2026-03-12 09:00');
  const planned = { published_date: null, scheduled_for: '2026-03-15T07:00:00Z' };
  expect(describeOutcome(planned, today, now)).toContain('bus atšauktas');
  expect(describeOutcome(planned, '2026-03-15', '2026-03-15 12:00')).toBe(
    'Bus publikuota 2026-03-15 09:00',
  );
});

it('warns that visitors see changes of a published post at once', () => {
  const published = { published_date: '2026-03-01T07:00:00Z', scheduled_for: null };
  expect(describeOutcome(published, '2026-03-01', now)).toContain('iš karto matys');
});

it('says that a coming day hides what is published, and asks only then', () => {
  const published = { published_date: '2026-03-01T07:00:00Z', scheduled_for: null };
  expect(describeOutcome(published, '2026-03-12', now)).toMatch(/^Bus paslėpta iki 2026-03-12/);
  const hides = (article: typeof published | null, date: string) => isHidden(article, date, now);
  expect(hides(published, '2026-03-12')).toBe(true);
  expect(hides(published, now)).toBe(false);
  expect(hides({ ...published, published_date: '' }, '2026-03-12')).toBe(false);
  expect(hides(null, '2026-03-12')).toBe(false);
});

it('reads the hour as the day: what is still to come waits, to the minute', () => {
  const at = (date: string) => describeOutcome(null, date, now);
  expect(at(`${today} 11:59`)).toBe(`Bus publikuota su ${today} 11:59 data`);
  expect(at(now)).toBe(`Bus publikuota su ${now} data`);
  expect(at(`${today} 12:01`)).toBe(`Bus publikuota ${today} 12:01`);
  expect(saveLabel(null, `${today} 12:01`, now).brief).toBe('Suplanuoti');
  expect(at('14:30')).toBe('Pasirinkite datą');
});

it('says nothing of when it appears while the minutes are missing', () => {
  expect(describeOutcome(null, `${today} :`, now)).toMatch(/ir minutes/);
  expect(saveLabel(null, `${today} :`, now).brief).toBe('Publikuoti');
});
