import { describe, expect, test } from 'vitest';
import { chooseStory, type EarlierTelling } from './choose-story.ts';
import { listTellingTerms } from './story-terms.ts';
import { createRarity } from './term-rarity.ts';

const rarity = createRarity({ count: 0, withTerm: new Map() });
const DAY = new Date('2026-03-04T12:00:00Z');
const VOTED = {
  title: 'Senate passes Lindqvist grid bill',
  lead: 'The Senate passed the Lindqvist grid bill on Wednesday by 62 votes to 31 after the Rotterdam outage.',
};
let told = 0;
function tell(
  telling: { title: string; lead: string },
  storyId: string,
  sourceId: string | null = null,
): EarlierTelling {
  const terms = listTellingTerms({ ...telling, links: [], isLithuanian: false });
  told += 1;
  return { articleId: String(told), storyId, sourceId, at: DAY, terms };
}
const choose = (one: EarlierTelling, earlier: EarlierTelling[]) =>
  chooseStory(one, earlier, rarity);

const RETOLD = {
  title: 'Lindqvist grid bill passes after Rotterdam outage',
  lead: 'Lawmakers approved it late at night, a week after thousands of homes went dark.',
};
/** Of another event of the same country. */
const other = (word: string) => ({
  title: `President visits ${word} in spring`,
  lead: `The president spoke of ${word} and farmers with mayors of northern towns, before the Senate meets again.`,
});

describe('a story', () => {
  test('is meant by what is like its tellings on average, and what is like one alone is left to a person', () => {
    const one = tell(VOTED, 'new');
    const alike = tell(RETOLD, 'vote');
    expect(choose(one, [alike])?.verdict).toBe('same');
    const strangers = ['quarrel', 'harvest', 'museum'].map((word) => tell(other(word), 'vote'));
    expect(choose(one, strangers)).toBeNull();
    expect(choose(one, [alike, ...strangers])?.verdict).toBe('unsure');
  });

  test('is named by its likest telling, the likeliest first', () => {
    const [far, near] = [
      tell({ ...VOTED, title: 'Lindqvist bill: what now' }, 'sign'),
      tell(VOTED, 'vote'),
    ];
    const choice = choose(tell(VOTED, 'new'), [far, near]);
    expect(choice).toMatchObject({ verdict: 'same', telling: near });
  });
});

describe('an outlet that tells again', () => {
  const again = tell(VOTED, 'new', 'a');
  const own = tell(VOTED, 'vote', 'a');

  test('under its own title is left to a person, whatever others say of the next event', () => {
    expect(choose(again, [own])?.verdict).toBe('unsure');
    const stranger = tell(other('museum'), 'vote', 'b');
    expect(choose(again, [own, stranger])?.verdict).toBe('unsure');
  });

  test('is of the story that another outlet tells with the same words', () => {
    expect(choose(again, [own, tell(VOTED, 'vote', 'b')])?.verdict).toBe('same');
  });
});
