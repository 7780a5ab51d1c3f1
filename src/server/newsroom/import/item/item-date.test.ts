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
  ])('%s', (raw, expected) => {
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
