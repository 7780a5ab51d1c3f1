import { DOMParser } from 'linkedom';
import { beforeAll, expect, it } from 'vitest';
import type { Article } from '../articles/article-requests.ts';
import type { PostValues } from '../articles/post-values.ts';
import { RequestProblem } from '../http/problem.ts';
import { emptyPost, postValuesOf } from './post-form-values.ts';
import { createTextSaver } from './save-text.ts';

beforeAll(() => {
  Object.assign(globalThis, { DOMParser });
});

const article = (version: number, changes: Partial<Article> = {}) =>
  ({
    id: 'one',
    version,
    ai_translated_title: 'Pavadinimas',
    ai_slug: 'pavadinimas',
    ai_translated_excerpt: 'Trumpai',
    ai_translated_content: '<p>Tekstas</p>',
    ai_image_path: null,
    ai_category: 'Technologijos',
    ai_actuality_score: 100,
    original_url: 'manual:one',
    published_date: '2026-03-01T07:00:00Z',
    ...changes,
  }) as Article;
const opened = article(1);
const typed = (changes: Partial<PostValues>): PostValues => ({
  ...postValuesOf(opened),
  ...changes,
});
/** As a new post's form has it. */
const emptyScore = () => ({ ai_actuality_score: emptyPost().ai_actuality_score });
const conflict = (current: Article) =>
  new RequestProblem(409, 'Pakeista', [], { document: { current } as Record<string, unknown> });
const silence = () => new RequestProblem(0, '');

/** A server that answers in turn, and what it was sent. */
function world(...answers: (Article | RequestProblem)[]) {
  const sent: object[] = [];
  const answer = async (request: object): Promise<Article> => {
    sent.push(request);
    const next = answers.shift();
    if (!next || next instanceof Error) throw next;
    return next;
  };
  const save = createTextSaver({
    create: (post) => answer({ create: post }),
    update: ({ version }, changes) => answer({ version, ...changes }),
  });
  return {
    sent,
    save: (values: PostValues) => save({ values, article: opened, version: 1, used: {} }),
    create: (values: PostValues) =>
      save({ values, article: null, version: null, used: { draft_id: 'one' } }),
  };
}

it('sends only what was changed, for the version that was opened', async () => {
  const { sent, save } = world(article(2));
  await save(typed({ ai_category: 'Sauga', ai_actuality_score: '71' }));
  expect(sent).toEqual([{ version: 1, ai_category: 'Sauga', ai_actuality_score: 71 }]);
});

it('takes a conflict with its own words, whose answer was lost, for saved', async () => {
  // As the server writes it: cleaned, trimmed, the pictures in its own storage.
  const stored = article(2, {
    ai_translated_title: 'Naujas',
    ai_translated_content:
      '<p>Kitas <a href="https://a.lt/" rel="nofollow noopener">tekstas</a></p><img src="/storage/blog-images/blog/b.webp" alt="B" loading="lazy" />',
    ai_image_path: '/storage/blog-images/blog/a.webp',
  });
  const { sent, save } = world(silence(), conflict(stored));
  const values = typed({
    ai_translated_title: 'Naujas ',
    ai_translated_content:
      '<p>Kitas <a href="https://a.lt/">tekstas</a></p>\n<img src="https://kitur.lt/b.png" alt="B">',
    ai_image_path: 'https://kitur.lt/a.png',
  });
  await expect(save(values)).rejects.toThrow();
  expect(await save(values)).toBe(stored);
  expect(sent).toHaveLength(2);
});

it('sends only what was typed since, on the version the lost save made', async () => {
  const stored = article(2, {
    ai_translated_title: 'Naujas',
    ai_image_path: '/storage/blog-images/blog/a.webp',
  });
  const { sent, save } = world(silence(), conflict(stored), article(3));
  const first = { ai_translated_title: 'Naujas', ai_image_path: 'https://kitur.lt/a.png' };
  await expect(save(typed(first))).rejects.toThrow();
  expect(await save(typed({ ...first, ai_translated_excerpt: 'Papildyta' }))).toMatchObject({
    version: 3,
  });
  expect(sent.at(-1)).toEqual({ version: 2, ai_translated_excerpt: 'Papildyta' });
});

it.each([
  [0, true],
  [409, false],
  [499, false],
  [500, true],
  [503, true],
])('takes the words for saved after an answer of status %i: %s', async (status, isSaved) => {
  const stored = article(2, { ai_translated_title: 'Naujas' });
  const { save } = world(new RequestProblem(status, ''), conflict(stored), article(3));
  await expect(save(typed({ ai_translated_title: 'Naujas' }))).rejects.toMatchObject({ status });
  const second = save(typed({ ai_translated_title: 'Dar naujesnis' }));
  if (isSaved) expect(await second).toMatchObject({ version: 3 });
  else await expect(second).rejects.toMatchObject({ status: 409 });
});

it('leaves a conflict with somebody else’s words to the person', async () => {
  const { save } = world(silence(), conflict(article(3, { ai_translated_title: 'Kito' })));
  await expect(save(typed({ ai_translated_title: 'Mano' }))).rejects.toThrow();
  await expect(save(typed({ ai_translated_title: 'Mano' }))).rejects.toMatchObject({ status: 409 });
});

it('knows a new post it has made, whose score only the server gives, and sends what was typed since', async () => {
  const { sent, create } = world(silence(), conflict(opened), article(2));
  const written = { ...typed({}), ...emptyScore() };
  await expect(create(written)).rejects.toThrow();
  const cover = '/storage/blog-images/blog/b.webp';
  expect(await create({ ...written, ai_image_path: cover })).toMatchObject({ version: 2 });
  expect(sent.at(-1)).toEqual({ version: 1, ai_image_path: cover, draft_id: 'one' });
});

it('knows a post it has made under a day alone, which the server stores with its hour', async () => {
  const { sent, create } = world(silence(), conflict(opened), article(2));
  const written = { ...typed({}), ...emptyScore(), date: '2026-03-01' };
  await expect(create(written)).rejects.toThrow();
  expect(await create({ ...written, ai_translated_excerpt: 'Papildyta' })).toMatchObject({
    version: 2,
  });
  expect(sent.at(-1)).toEqual({ version: 1, ai_translated_excerpt: 'Papildyta', draft_id: 'one' });
  const other = world(conflict(opened));
  await expect(other.create({ ...written, date: '2026-03-02' })).rejects.toMatchObject({
    status: 409,
  });
});
