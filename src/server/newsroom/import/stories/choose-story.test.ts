import { describe, expect, test } from 'vitest';
import { days } from '../../../../domain/time/duration.ts';
import { chooseStory, type EarlierReport } from './choose-story.ts';
import { listReportTerms } from './story-terms.ts';
import { createRarity } from './term-rarity.ts';

const rarity = createRarity({ count: 0, withTerm: new Map() });
const DAY = new Date('2026-03-04T12:00:00Z');
const VOTED = {
  title: 'Senate passes Lindqvist grid bill',
  lead: 'The Senate passed the Lindqvist grid bill on Wednesday by 62 votes to 31 after the Rotterdam outage.',
};
let reports = 0;
function reportOf(
  report: { title: string; lead: string },
  storyId: string,
  sourceId: string | null = null,
): EarlierReport {
  const terms = listReportTerms({ ...report, links: [], isLithuanian: false });
  reports += 1;
  return { articleId: String(reports), storyId, sourceId, at: DAY, terms };
}
const choose = (one: EarlierReport, earlier: EarlierReport[]) => chooseStory(one, earlier, rarity);

const REWORDED = {
  title: 'Lindqvist grid bill passes after Rotterdam outage',
  lead: 'Lawmakers approved it late at night, a week after thousands of homes went dark.',
};
/** Of another event of the same country. */
const other = (word: string) => ({
  title: `President visits ${word} in spring`,
  lead: `The president spoke of ${word} and farmers with mayors of northern towns, before the Senate meets again.`,
});

describe('a story', () => {
  test('is meant by what is like its reports on average, and what is like one alone is left to a person', () => {
    const one = reportOf(VOTED, 'new');
    const alike = reportOf(REWORDED, 'vote');
    expect(choose(one, [alike])?.verdict).toBe('same');
    const strangers = ['quarrel', 'harvest', 'museum'].map((word) => reportOf(other(word), 'vote'));
    expect(choose(one, strangers)).toBeNull();
    expect(choose(one, [alike, ...strangers])?.verdict).toBe('unsure');
  });

  test('is named by its likest report, the likeliest first', () => {
    const [far, near] = [
      reportOf({ ...VOTED, title: 'Lindqvist bill: what now' }, 'sign'),
      reportOf(VOTED, 'vote'),
    ];
    const choice = choose(reportOf(VOTED, 'new'), [far, near]);
    expect(choice).toMatchObject({ verdict: 'same', report: near });
    const reworded = reportOf(REWORDED, 'vote');
    for (const ofOne of [
      [reworded, near],
      [near, reworded],
    ])
      expect(choose(reportOf(VOTED, 'new'), ofOne)).toMatchObject({ report: near });
  });
});

describe('three days after a report', () => {
  const early = reportOf(VOTED, 'vote');
  const later = (ms: number) => ({
    ...reportOf(VOTED, 'new'),
    at: new Date(DAY.getTime() + days(3) + ms),
  });

  test('another may still be of its story, and no longer', () => {
    expect(choose(later(0), [early])).not.toBeNull();
    expect(choose(later(1), [early])).toBeNull();
    expect(choose(early, [later(0)])).not.toBeNull();
    expect(choose(early, [later(1)])).toBeNull();
  });
});

test('a report that may be of two stories names the second one too, and of three none more', () => {
  const [one, two, three] = ['one', 'two', 'three'].map((story) => reportOf(VOTED, story));
  if (!one || !two || !three) throw new Error('none');
  const fresh = reportOf(VOTED, 'new');
  expect(choose(fresh, [one])).toEqual({ verdict: 'same', report: one, also: null });
  expect(choose(fresh, [one, two, three])).toEqual({ verdict: 'same', report: one, also: two });
  const unlike = reportOf(other('museum'), 'two');
  expect(choose(fresh, [one, unlike])?.also).toBeNull();
});

describe('an outlet that reports again', () => {
  const again = reportOf(VOTED, 'new', 'a');
  const own = reportOf(VOTED, 'vote', 'a');

  test('under its own title is left to a person, whatever others say of the next event', () => {
    expect(choose(again, [own])?.verdict).toBe('unsure');
    const stranger = reportOf(other('museum'), 'vote', 'b');
    expect(choose(again, [own, stranger])?.verdict).toBe('unsure');
  });

  test('under another title has nothing to do with what it reported before', () => {
    const turned = reportOf({ ...VOTED, title: 'Rotterdam outage ends' }, 'vote', 'a');
    expect(choose(again, [turned])).toBeNull();
    expect(choose(again, [{ ...turned, sourceId: 'b' }])).not.toBeNull();
  });

  test('whose source is gone is as any other', () => {
    expect(choose({ ...again, sourceId: null }, [{ ...own, sourceId: null }])?.verdict).toBe(
      'same',
    );
  });

  test('is of the story that another outlet reports with the same words', () => {
    expect(choose(again, [own, reportOf(VOTED, 'vote', 'b')])?.verdict).toBe('same');
  });
});
