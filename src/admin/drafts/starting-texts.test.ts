import { expect, it } from 'vitest';
import { asPostValues } from '../articles/post-values.ts';
import type { Draft } from './draft.ts';
import type { LocalCopy } from './local-drafts.ts';
import { listStartingTexts } from './starting-texts.ts';

const typed = (title: string) => asPostValues({ ai_translated_title: title });
const empty = typed('');
const article = { values: typed('Straipsnis'), at: '2026-03-01T08:00:00Z', version: 4 };
const draft = {
  values: typed('Juodraštis'),
  updated_at: '2026-03-01T09:00:00Z',
  base_version: 4,
} as Draft;
const copy = (title: string, saved_at: string, base_version: number | null = 4): LocalCopy => ({
  window: title,
  values: typed(title),
  saved_at,
  base_version,
  is_stored: false,
});

it('opens the article when there is nothing else, and an empty form for a new post', () => {
  const found = { article, draft: null, copies: [], empty };
  expect(listStartingTexts(found)).toMatchObject([
    { source: 'article', values: article.values, base_version: 4 },
  ]);
  expect(listStartingTexts({ ...found, article: null })).toMatchObject([
    { values: empty, base_version: null },
  ]);
});

it('goes on with the server’s draft', () => {
  expect(listStartingTexts({ article, draft, copies: [], empty })).toMatchObject([
    { source: 'server', values: draft.values, base_version: 4 },
  ]);
});

it('asks when the article was saved after its draft began', () => {
  const opening = listStartingTexts({
    article,
    draft: { ...draft, base_version: 3 },
    copies: [],
    empty,
  });
  expect(opening.map(({ source }) => source)).toEqual(['server', 'article']);
  const same = { ...draft, base_version: 3, values: article.values };
  expect(listStartingTexts({ article, draft: same, copies: [], empty })).toHaveLength(1);
});

it('asks also of a draft that began before the article was saved the first time', () => {
  const before = { ...draft, base_version: null };
  const first = { ...article, version: 1 };
  expect(listStartingTexts({ article: first, draft: before, copies: [], empty })).toHaveLength(2);
});

it('asks nothing when this browser holds the same as the server', () => {
  const copies = [copy('Juodraštis', '2026-03-01T09:30:00Z')];
  expect(listStartingTexts({ article, draft, copies, empty })).toHaveLength(1);
});

it('offers a different text of this browser, the newest first', () => {
  const copies = [
    copy('Vėlesnis', '2026-03-01T10:00:00Z'),
    copy('Ankstesnis', '2026-03-01T08:30:00Z'),
    copy('Vėlesnis', '2026-03-01T10:00:00Z'),
  ];
  const opening = listStartingTexts({ article, draft, copies, empty });
  const titles = opening.map(({ values }) => values.ai_translated_title);
  expect(titles).toEqual(['Vėlesnis', 'Juodraštis', 'Ankstesnis']);
});

it('opens a post that only this browser knows without a question', () => {
  const copies = [copy('Naujas', '2026-03-01T10:00:00Z', null)];
  expect(listStartingTexts({ article: null, draft: null, copies, empty })).toMatchObject([
    { source: 'browser', values: typed('Naujas') },
  ]);
});

it('puts a text of no known moment behind the others', () => {
  const copies = [copy('Kada nors', ''), copy('Vėlesnis', '2026-03-01T10:00:00Z')];
  const opening = listStartingTexts({ article, draft, copies, empty });
  expect(opening.map(({ values }) => values.ai_translated_title)).toEqual([
    'Vėlesnis',
    'Juodraštis',
    'Kada nors',
  ]);
});

it('asks of a draft that knows no version of an article that was saved since', () => {
  const opening = listStartingTexts({
    article: { ...article, version: 1 },
    draft: { ...draft, base_version: null },
    copies: [],
    empty,
  });
  expect(opening.map(({ source }) => source)).toEqual(['server', 'article']);
});
