import { expect, test } from 'vitest';
import { chooseStory, type EarlierTelling } from './choose-story.ts';
import { listTellingTerms } from './story-terms.ts';
import { createRarity } from './term-rarity.ts';

const at = new Date('2026-03-02T09:00:00Z');
const rarity = createRarity({ count: 0, withTerm: new Map() });
const termsOf = (title: string, lead: string) =>
  listTellingTerms({ title, lead, links: [], isLithuanian: false });
const earlier = (articleId: string, title: string, lead: string): EarlierTelling => ({
  articleId,
  storyId: 'figures',
  sourceId: articleId,
  at,
  terms: termsOf(title, lead),
});

const FIGURES = [
  earlier(
    'one',
    'Norvik publishes figures of the Harborline breach',
    'Norvik published figures of the Harborline breach on Monday: 40,000 records were copied.',
  ),
  earlier(
    'two',
    'Insurer counts 40,000 records',
    'Customers had asked for weeks. The insurer Norvik now names 40,000 records in eleven countries.',
  ),
];

test('what is like one telling of a story and hardly like the others is left to a person', () => {
  const terms = termsOf(
    'Norvik replaces its head after the Harborline breach',
    'Norvik replaced its head on Monday, days after it published figures of the Harborline breach.',
  );
  expect(chooseStory({ terms, at, sourceId: 'three' }, FIGURES, rarity)).toMatchObject({
    verdict: 'unsure',
    telling: { articleId: 'one' },
  });
  // Of the first telling alone it would be one story.
  expect(chooseStory({ terms, at, sourceId: 'three' }, FIGURES.slice(0, 1), rarity)?.verdict).toBe(
    'same',
  );
});
