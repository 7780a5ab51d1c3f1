import { expect, it } from 'vitest';
import { actionLabel, descriptionLabel, durationLabel, logStatusBadge } from './log-status.ts';

it('names the three statuses and shows any other as it is', () => {
  const labels = ['success', 'partial', 'failed', 'running', 'paused', 'toString'].map(
    (status) => logStatusBadge(status).label,
  );
  expect(labels).toEqual([
    'Sėkminga',
    'Ne viskas pavyko',
    'Klaida',
    'Vykdoma',
    'paused',
    'toString',
  ]);
});

it('shows what is under way in the colour of what works; yellow asks for care', () => {
  const colours = ['running', 'partial'].map((status) => logStatusBadge(status).color);
  expect(colours).toEqual(['sea', 'yellow']);
});

it('stands in for what is empty', () => {
  expect(actionLabel('')).toBe('Auto Import');
  expect(descriptionLabel('', 7)).toBe('7 straipsnių');
  expect(descriptionLabel('Importuota', 7)).toBe('Importuota');
});

it('shows the duration in seconds', () => {
  expect(durationLabel(0)).toBe('0s');
  expect(durationLabel(61)).toBe('61s');
  expect(durationLabel(null)).toBe('–');
});
