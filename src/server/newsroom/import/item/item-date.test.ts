import { describe, expect, it } from 'vitest';
import { articleDate, parseItemDate } from './item-date.ts';

describe('parseItemDate reads what feeds write', () => {
  it.each([
    ['Mon, 16 Nov 2026 08:30:00 +0200', '2026-11-16T06:30:00.000Z'],
    ['16 Nov 2026 08:30 GMT', '2026-11-16T08:30:00.000Z'],
    ['Thu, 07 Dec 17 10:00:29 -0800', '2017-12-07T18:00:29.000Z'],
    ['Wed, 17 Jan 2018 15:50:00 EST', '2018-01-17T20:50:00.000Z'],
    ['Mon, 16 Nov 2026 08:30:00 EET', '2026-11-16T06:30:00.000Z'],
    ['Wed, 5 Nov 2025 13:52:10  EST', '2025-11-05T18:52:10.000Z'],
    ['Sat Oct 06 2018 00:00:00 GMT', '2018-10-06T00:00:00.000Z'],
    ['November 16, 2026', '2026-11-16T00:00:00.000Z'],
    ['2026-11-16T08:30:00.123+02:00', '2026-11-16T06:30:00.000Z'],
    ['2026-11-16t08:30:00z', '2026-11-16T08:30:00.000Z'],
    ['2026-11-16 08:30', '2026-11-16T08:30:00.000Z'],
    ['2026-11-16', '2026-11-16T00:00:00.000Z'],
    ['2026/1/10 14:33:00', '2026-01-10T14:33:00.000Z'],
    ['2026 m. lapkričio 16 d.', '2026-11-16T00:00:00.000Z'],
    ['2026 m. gruodžio 1 d., 14:05', '2026-12-01T14:05:00.000Z'],
    ['2026\u00a0m. gegužės mėn. 3\u00a0d.', '2026-05-03T00:00:00.000Z'],
    ['2026 rugpjūčio 3 d.', '2026-08-03T00:00:00.000Z'],
    ['20.11.2026', '2026-11-20T00:00:00.000Z'],
    ['05.11.2026, 14:05', '2026-11-05T14:05:00.000Z'],
    ['5. 11. 2026', '2026-11-05T00:00:00.000Z'],
    ['Fri, 2026/09/15 08:19:53 EDT', '2026-09-15T12:19:53.000Z'],
    ['Mon, 13 Feb, 2026 06:28:00 UTC', '2026-02-13T06:28:00.000Z'],
    ['Sat Oct 06 2018 00:00:00 GMT+0300 (EEST)', '2018-10-05T21:00:00.000Z'],
    ['2026-01-05T10:20:00+02:00[Europe/Vilnius]', '2026-01-05T08:20:00.000Z'],
    ['Wed, 19 Aug 2026 18:28:00 Etc/GMT', '2026-08-19T18:28:00.000Z'],
    ['2026-11-16 08:30:00 +0200 EET', '2026-11-16T06:30:00.000Z'],
    ['2026-11-16 08:30:00.123456 +0000 UTC', '2026-11-16T08:30:00.000Z'],
    ['Monday, November 16, 2026 - 08:30', '2026-11-16T08:30:00.000Z'],
    ['2026-11-16, 8.30 val.', '2026-11-16T08:30:00.000Z'],
    ['2026-11-16,08:30', '2026-11-16T08:30:00.000Z'],
  ])('%s', (raw, expected) => {
    expect(parseItemDate(raw)?.toISOString()).toBe(expected);
  });

  it.each([
    ['January 5, 2026 3:20 PM', '2026-01-05T15:20:00.000Z'],
    ['January 5, 2026 12:20 a.m.', '2026-01-05T00:20:00.000Z'],
    ['2026-01-05 12:20:00 PM EST', '2026-01-05T17:20:00.000Z'],
    ['Mon, 05 Jan 2026 15:20 PM', '2026-01-05T15:20:00.000Z'],
  ])('hours to twelve: %s', (raw, expected) => {
    expect(parseItemDate(raw)?.toISOString()).toBe(expected);
  });

  it.each([
    ['Mon, 05 Jan 2026 10:20:00 GMT+0200', '2026-01-05T08:20:00.000Z'],
    ['5 Jan 2026 10:20 UTC+2', '2026-01-05T08:20:00.000Z'],
    ['Mon, 05 Jan 2026 10:20:00 GMT-01:30', '2026-01-05T11:50:00.000Z'],
  ])('a distance from a named zone: %s', (raw, expected) => {
    expect(parseItemDate(raw)?.toISOString()).toBe(expected);
  });

  it.each([
    ['2026-01-05 T 10:20', '2026-01-05T10:20:00.000Z'],
    ['2026-01-05 T10:20:30 +02:00', '2026-01-05T08:20:30.000Z'],
    ['2026-01-05T 10:20Z', '2026-01-05T10:20:00.000Z'],
  ])('a time behind a space: %s', (raw, expected) => {
    expect(parseItemDate(raw)?.toISOString()).toBe(expected);
  });

  it.each([
    ['Mon Jan  5 10:20:00 2026', '2026-01-05T10:20:00.000Z'],
    ['Mon Jan 5 10:20:00 EST 2026', '2026-01-05T15:20:00.000Z'],
    ['Mon Jan 05 10:20:00 +0200 2026', '2026-01-05T08:20:00.000Z'],
  ])('asctime: %s', (raw, expected) => {
    expect(parseItemDate(raw)?.toISOString()).toBe(expected);
  });

  it.each([
    ['20260105T102030Z', '2026-01-05T10:20:30.000Z'],
    ['20260105T1020+0200', '2026-01-05T08:20:00.000Z'],
    ['20260105T10:20:30', '2026-01-05T10:20:30.000Z'],
    ['20260105', '2026-01-05T00:00:00.000Z'],
  ])('ISO 8601 without its marks: %s', (raw, expected) => {
    expect(parseItemDate(raw)?.toISOString()).toBe(expected);
  });

  it.each([
    ['Mo, 05 Mai 2026 10:20:00 +0200', '2026-05-05T08:20:00.000Z'],
    ['5. März 2026, 10:20 Uhr', '2026-03-05T10:20:00.000Z'],
    ['Mi, 05 Mrz 2026 10:20:00 MEZ', '2026-03-05T09:20:00.000Z'],
    ['Do, 05-Okt-2026', '2026-10-05T00:00:00.000Z'],
    ['05 Dez. 2026', '2026-12-05T00:00:00.000Z'],
    ['2026 saus. 5 d. 10:20', '2026-01-05T10:20:00.000Z'],
    ['2026 m. geg. 5 d.', '2026-05-05T00:00:00.000Z'],
    ['5 rugp. 2026', '2026-08-05T00:00:00.000Z'],
    ['Pr, 05 Rugs 2026 10:20:00 EET', '2026-09-05T08:20:00.000Z'],
    ['2026 m. birzelio 5 d.', '2026-06-05T00:00:00.000Z'],
    ['05 Lap 2026 10:20', '2026-11-05T10:20:00.000Z'],
  ])('German and Lithuanian months, short ones too: %s', (raw, expected) => {
    expect(parseItemDate(raw)?.toISOString()).toBe(expected);
  });

  it.each([
    '30 Feb 2026 25:61',
    '30 Feb 2026 10:00',
    '2026-13-01',
    '2026-02-30T10:00:00Z',
    'Item 5',
    'vakar',
    '16/11/2026',
    '11.20.2026',
    '20.11.26',
    '10.0.20261',
    '2026 m. lapkritis',
    '1763283000',
    '5 rug 2026',
    '2026-01-05 15:20 AM',
    '2026-01-05 10:20 IST',
    '2026-01-05 10:20 +2500',
    '2026-01-05 10:20 ir vėliau',
    '2026-01-05-07',
    '2026-01',
    '26-01-05',
    '5 listopad 2026',
    '01/02/2026 10:20',
    `${'Pr '.repeat(40)}2026-01-05`,
    '',
    null,
    undefined,
  ])('and does not guess at %s', (raw) => {
    expect(parseItemDate(raw)).toBeNull();
  });
});

describe('an article carries', () => {
  const seen = new Date('2026-11-20T10:00:00Z');

  it('its published date', () => {
    const published = new Date('2026-11-16T06:30:00Z');
    expect(articleDate(published, seen)).toEqual(published);
  });

  it.each([
    ['missing', null],
    ['in the future', new Date('2038-01-01T00:00:00Z')],
    ['older than ten years', new Date('2016-11-01T00:00:00Z')],
  ])('the date it was first seen when the published one is %s', (_why, published) => {
    expect(articleDate(published, seen)).toEqual(seen);
  });
});
