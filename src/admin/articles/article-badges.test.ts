import { expect, it } from 'vitest';
import { importTypeLabel, scoreBadge, stateBadges } from './article-badges.ts';

it('colours scores by the limits of the specification', () => {
  const colours = [100, 80, 79, 60, 59, 0].map((score) => scoreBadge(score).color);
  expect(colours).toEqual(['sea', 'sea', 'yellow', 'yellow', 'gray', 'gray']);
  expect(scoreBadge(null)).toEqual({ label: 'N/A', color: 'gray' });
  expect(scoreBadge(0).label).toBe('0');
});

it('names the state and, beside it, unfinished or failed work', () => {
  const labels = (article: Parameters<typeof stateBadges>[0]) =>
    stateBadges(article).map((badge) => badge.label);
  expect(labels({ state: 'imported', preparation_state: 'imported', scheduled_for: null })).toEqual(
    ['Importuota'],
  );
  expect(
    labels({ state: 'imported', preparation_state: 'needs_review', scheduled_for: null }),
  ).toEqual(['Importuota', 'Reikia peržiūros']);
  expect(labels({ state: 'imported', preparation_state: 'failed', scheduled_for: null })).toEqual([
    'Importuota',
    'Nepavyko',
  ]);
  expect(
    labels({
      state: 'prepared',
      preparation_state: 'prepared',
      scheduled_for: '2026-01-01T07:00:00Z',
    }),
  ).toEqual(['Paruošta', 'Suplanuota']);
  expect(
    labels({ state: 'published', preparation_state: 'preparing', scheduled_for: null }),
  ).toEqual(['Publikuota', 'Ruošiama']);
});

it('leaves out the state that a list is filtered by, and says how the work stands', () => {
  const scheduled_for = '2026-01-01T07:00:00Z';
  const article = { state: 'prepared', preparation_state: 'prepared', scheduled_for } as const;
  expect(stateBadges(article, false).map(({ label }) => label)).toEqual(['Suplanuota']);
});

it('names the import type', () => {
  expect([importTypeLabel('automatic'), importTypeLabel('manual')]).toEqual([
    'Automatinis',
    'Rankinis',
  ]);
});
