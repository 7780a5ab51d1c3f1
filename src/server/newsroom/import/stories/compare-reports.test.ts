import { describe, expect, test } from 'vitest';
import { compareWith } from './compare-reports.ts';
import { listReportTerms, type Report } from './story-terms.ts';
import { createRarity, NOTHING_REPORTED } from './term-rarity.ts';

const rarity = createRarity(NOTHING_REPORTED);
const terms = (report: Partial<Report>) =>
  listReportTerms({ title: '', lead: '', links: [], isLithuanian: false, ...report });
const compare = (one: Partial<Report>, two: Partial<Report>) =>
  compareWith(terms(one), rarity)(terms(two));
const TITLE = 'Northwind Logistics confirms breach at Rotterdam terminal';

describe('two reports', () => {
  test('that are equal have everything in common, others nothing', () => {
    const same = compare({ title: TITLE }, { title: TITLE });
    expect(same.titles).toBeCloseTo(1);
    const other = compare({ title: TITLE }, { title: 'Quillon sold Cambridge office' });
    expect(other).toMatchObject({ rarest: 0, shared: 0, titles: 0 });
  });

  test('are likened by the rarest three terms, and by all', () => {
    const lead = 'Fortigate Lindqvist Rotterdam Northwind government';
    const { rarest, shared } = compare({ lead }, { lead });
    const bits = terms({ lead })
      .lead.map(rarity)
      .toSorted((a, b) => b - a);
    expect(rarest).toBeCloseTo(bits.slice(0, 3).reduce((sum, each) => sum + each));
    expect(shared).toBeCloseTo(bits.reduce((sum, each) => sum + each));
    expect(compare({ title: 'Obama' }, { title: 'Obama' }).rarest).toBeLessThan(rarity('fortig'));
  });

  test.each([
    [1, 'The Senate voted on Wednesday', 'On Thursday the Senate, after a vote on Wednesday,'],
    [0, 'The Senate voted on Wednesday', 'A vote of Wednesday; on Thursday'],
    [0, 'The Senate voted on Wednesday', 'The Senate voted'],
    [1, 'The Senate voted on Monday', 'Senatas balsavo antradienį'],
    [0, 'The Senate voted on Monday', 'Senatas balsavo pirmadienį'],
    [0, 'The Senate voted on Wednesday', 'Senatas balsavo trečiadienio rytą'],
    [0, 'The Senate voted on Thursday', 'Senatas balsavo ketvirtadienį'],
    [0, 'The Senate voted on Friday', 'Senatas balsuos penktadieniais'],
    [1, 'The Senate voted on Friday', 'Senatas balsavo ketvirtadienį'],
    [0, 'The Senate voted on Friday', 'Penktą kartą per ketvirtį, trečią balsavimą'],
  ])('are of other weekdays (%i) by those they name first: %s – %s', (is, one, two) => {
    expect(compare({ title: 'Vote', lead: one }, { title: 'Vote', lead: two }).weekday).toBe(is);
  });

  test('are measured by the shorter one', () => {
    const long = { title: TITLE, lead: Array.from({ length: 60 }, (_, at) => `q${at}z`).join(' ') };
    expect(compare(long, { title: TITLE }).short).toBe(compare({ title: TITLE }, long).short);
    expect(compare({ title: TITLE }, long).short).toBeGreaterThan(0.5);
    expect(compare(long, long).short).toBe(0);
  });
});

/** A report with so many different terms. */
const of = (count: number) =>
  terms({ lead: Array.from({ length: count }, (_, at) => at + 100).join('; ') });

test('a report falls short of forty different terms, and no further', () => {
  const short = (count: number) => compareWith(of(count), rarity)(of(60)).short;
  expect([10, 39, 40, 41].map(short)).toEqual([0.75, expect.closeTo(0.025), 0, 0]);
});

test('of what is in common a hundred and fifty bits count', () => {
  const shared = (count: number) => compareWith(of(count), () => 10)(of(count)).shared;
  expect([14, 15, 16].map(shared)).toEqual([140, 150, 150]);
});

describe('across languages', () => {
  test.each([
    ['Trump', 'Trumpo'],
    ['Tesla', 'Teslą'],
    ['Russia', 'Rusijos'],
    ['Biden', 'Bidenui'],
  ])('a name meets its forms: %s, %s', (english, form) => {
    const lithuanian = { title: form, isLithuanian: true };
    expect(compare({ title: english }, lithuanian).titles).toBeCloseTo(1);
  });

  test('a number keeps all its digits', () => {
    const lithuanian = { title: '12000', isLithuanian: true };
    expect(compare({ title: '12005' }, lithuanian).titles).toBe(0);
    expect(compare({ title: '12000' }, lithuanian).titles).toBeCloseTo(1);
  });

  test('alone: in one language endings tell words apart', () => {
    expect(compare({ title: 'attack' }, { title: 'attacks' }).titles).toBe(0);
  });
});
