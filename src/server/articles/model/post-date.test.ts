import { describe, expect, test } from 'vitest';
import { startOfVilniusDay } from '../../time/vilnius-time.ts';
import { createPostBody } from './article-schemas.ts';
import { isPostDateOf, resolvePostDate } from './post-date.ts';

const resolve = (day: string, now: string) => {
  const { published_date, scheduled_for } = resolvePostDate(day, new Date(now));
  return [published_date?.toISOString() ?? null, scheduled_for?.toISOString() ?? null];
};

describe('the date of a post', () => {
  test('today in Vilnius is now, also while it is yesterday in UTC', () => {
    expect(resolve('2026-07-02', '2026-07-01T21:30:00Z')).toEqual([
      '2026-07-01T21:30:00.000Z',
      null,
    ]);
  });

  test('a past day is its nine in the morning, summer and winter', () => {
    const now = '2026-11-21T10:00:00Z';
    expect(resolve('2026-07-01', now)).toEqual(['2026-07-01T06:00:00.000Z', null]);
    expect(resolve('2026-01-15', now)).toEqual(['2026-01-15T07:00:00.000Z', null]);
  });

  test('a coming day waits until its nine in the morning', () => {
    expect(resolve('2026-11-22', '2026-11-21T10:00:00Z')).toEqual([
      null,
      '2026-11-22T07:00:00.000Z',
    ]);
  });

  test('days on which the clocks change have their nine o’clock too', () => {
    expect(resolve('2026-03-29', '2026-11-21T10:00:00Z')[0]).toBe('2026-03-29T06:00:00.000Z');
    expect(resolve('2026-10-25', '2026-11-21T10:00:00Z')[0]).toBe('2026-10-25T07:00:00.000Z');
  });

  test('the years when clocks in Vilnius were other than today have their nine o’clock too', () => {
    const now = '2026-11-21T10:00:00Z';
    const moments = ['1990-01-15', '1998-07-01', '1999-01-15', '1999-07-01', '2001-07-01'].map(
      (day) => resolve(day, now)[0],
    );
    expect(moments).toEqual([
      '1990-01-15T07:00:00.000Z',
      '1998-07-01T07:00:00.000Z',
      '1999-01-15T08:00:00.000Z',
      '1999-07-01T07:00:00.000Z',
      '2001-07-01T07:00:00.000Z',
    ]);
  });

  test('an hour that is named is that hour by the clocks of Vilnius: what is to come waits', () => {
    const now = '2026-11-21T10:00:00Z';
    expect(resolve('2026-11-21 12:00', now)).toEqual(['2026-11-21T10:00:00.000Z', null]);
    expect(resolve('2026-11-21 12:01', now)).toEqual([null, '2026-11-21T10:01:00.000Z']);
    expect(resolve('2026-07-01 17:45', now)).toEqual(['2026-07-01T14:45:00.000Z', null]);
    // Shown twice that night: the first time counts.
    expect(resolve('2027-10-31 03:30', now)).toEqual([null, '2027-10-31T00:30:00.000Z']);
  });

  test('what stands already is told by the day, and by the minute where an hour is named', () => {
    const moment = new Date('2026-11-21T10:00:40Z');
    expect(isPostDateOf('2026-11-21', moment)).toBe(true);
    expect(isPostDateOf('2026-11-21 12:00', moment)).toBe(true);
    expect(isPostDateOf('2026-11-21 12:01', moment)).toBe(false);
  });

  test('an hour the clocks are put forward by is refused, as is what is no moment', () => {
    const refusalOf = (date: string) =>
      createPostBody.shape.date.safeParse(date).error?.issues[0]?.message ?? null;
    expect(refusalOf('2027-03-28 02:59')).toBeNull();
    expect(refusalOf('2027-03-28 03:30')).toMatch(/^Tokios valandos tą naktį nėra/);
    expect(refusalOf('2027-03-28 04:00')).toBeNull();
    for (const wrong of ['2027-02-30', '2027-02-30 10:00', '2027-03-01 24:00', '28', ''])
      expect(refusalOf(wrong), wrong).toBe(
        'Data turi būti formato MMMM-mm-dd arba MMMM-mm-dd VV:mm',
      );
    expect(refusalOf('0206-11-21 10:00')).toBe('Metai turi būti nuo 1990 iki 2100');
  });

  test('a day begins at midnight in Vilnius', () => {
    const start = (now: string) => startOfVilniusDay(new Date(now)).toISOString();
    expect(start('2026-07-01T21:30:00Z')).toBe('2026-07-01T21:00:00.000Z');
    expect(start('2026-11-21T10:00:00Z')).toBe('2026-11-20T22:00:00.000Z');
  });
});
