import { expect, it } from 'vitest';
import { LOGS_LIMIT } from '../../domain/list-limits.ts';
import {
  actionLabel,
  descriptionLabel,
  durationLabel,
  logStatusBadge,
  readLogFilters,
  toLogQuery,
  triggerLabel,
} from './log-status.ts';

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

it('asks for the runs of an action and a status, or for those that failed last', () => {
  const ask = (address: string) =>
    toLogQuery(readLogFilters((name) => new URLSearchParams(address).get(name)));
  const per_page = String(LOGS_LIMIT);
  expect(ask('action=x&status=y')).toEqual({ per_page });
  expect(ask('action=import-rss-sources&status=failed')).toEqual({
    per_page,
    function_name: 'import-rss-sources',
    status: 'failed',
  });
  expect(ask('status=last_failed')).toEqual({ per_page, last_failures: '1' });
});

it('says who started a run, and shows any other as it is', () => {
  expect(['manual', 'schedule', 'key', 'x', null].map(triggerLabel)).toEqual([
    'Administratorius',
    'Tvarkaraštis',
    'Funkcijų raktas',
    'x',
    '–',
  ]);
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
