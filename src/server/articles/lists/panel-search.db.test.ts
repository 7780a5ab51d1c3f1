import { afterAll, beforeAll, expect, test } from 'vitest';
import { IMPORTED_ARTICLE } from '../../../../tests/support/prepared-article.ts';
import { startTestApi, type TestApi } from '../../../../tests/support/test-api.ts';
import { articles } from '../../database/schema/articles.ts';
import { contacts } from '../../database/schema/contacts.ts';
import { rss_sources } from '../../database/schema/sources.ts';
import { type ArticleKind, findByTitle, listPanelWords } from './title-search.ts';

type ArticleTitle = Pick<typeof articles.$inferSelect, 'ai_translated_title'>;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  const article = (n: number, values: Partial<typeof articles.$inferInsert> = {}) => ({
    ...IMPORTED_ARTICLE,
    source_name: 'Portalas',
    original_url: `https://example.com/${n}`,
    original_title: `Encryption ${n}`,
    ...values,
  });
  const written = {
    ai_translated_title: 'Šifravimas',
    ai_translated_content: '<p>x</p>',
    ai_actuality_score: 80,
    preparation_state: 'prepared' as const,
  };
  await api.db
    .insert(articles)
    .values([
      article(1, { ...written, ai_slug: 'a', published_date: new Date() }),
      article(2, { ...written, ai_slug: 'b', auto_publish_blocked_at: new Date() }),
      article(3, { ...written, ai_slug: 'c', scheduled_for: new Date() }),
      ...[4, 5, 6, 7, 8, 9].map((n) => article(n)),
    ]);
  await api.db.insert(rss_sources).values({
    name: 'Šifravimo naujienos',
    rss_url: 'https://example.com/sifravimas',
    type: 'rss',
  });
  await api.db
    .insert(contacts)
    .values({ name: 'Jonas', email: 'jonas@example.com', message: 'Rūpi encryption įmonėje' });
});
afterAll(() => api.close());

const search = async (q: string) =>
  (await api.askAsAdmin('GET', `/api/admin/search?q=${encodeURIComponent(q)}`)).body;

test('finds posts, articles, sources and messages, up to five each, with where they are in the panel', async () => {
  const { posts, articles: found, sources, contacts: messages } = await search('encryption');
  expect(posts.map(({ detail }: { detail: string }) => detail).toSorted()).toEqual([
    'Juodraštis',
    'Publikuota',
    'Suplanuota',
  ]);
  const planned = posts.find(({ detail }: { detail: string }) => detail === 'Suplanuota');
  expect(planned).toEqual({
    id: planned.id,
    title: 'Šifravimas',
    detail: 'Suplanuota',
    href: `/admin/content/posts?tab=scheduled&irasas=${planned.id}`,
  });
  expect(found).toHaveLength(5);
  expect(found[0].href).toMatch(/^\/admin\/import\/ai\/[\da-f-]{36}\?state=all&q=Encryption\+\d$/);
  expect(sources).toEqual([]);
  expect(messages).toMatchObject([{ title: 'Jonas', detail: 'jonas@example.com' }]);
});

test('other forms of a word are found, here and in the lists, also with one slip of typing', async () => {
  for (const q of ['šifravimui', 'šfiravimas']) {
    expect((await search(q)).posts, q).toHaveLength(3);
    const list = await api.askAsAdmin('GET', `/api/admin/articles?q=${encodeURIComponent(q)}`);
    expect(list.body.total, q).toBe(3);
  }
});

test('case and accents do not matter; what is short begins a word; a blank text finds nothing', async () => {
  const { posts, sources } = await search('SIFRAV');
  expect([posts.length, sources.length]).toEqual([3, 1]);
  expect((await search('en')).articles).toHaveLength(5);
  expect((await search('cr')).articles).toEqual([]);
  expect(await search(' ')).toEqual({ posts: [], articles: [], sources: [], contacts: [] });
});

test('the best come first: titles as they were typed, then other forms, then published texts that hold the words', async () => {
  const created = (n: number) => new Date(Date.UTC(2026, 0, n));
  const post = (title: string, n: number, text = '') => ({
    ...IMPORTED_ARTICLE,
    original_url: `https://example.com/${title}`,
    original_title: 'A post',
    ai_translated_title: title,
    ai_translated_content: `<p>${text}</p>`,
    ai_actuality_score: 80,
    preparation_state: 'prepared' as const,
    ai_slug: title.toLowerCase().replace(/[^a-z]+/g, '-'),
    published_date: created(n),
    created_at: created(n),
  });
  await api.db
    .insert(articles)
    .values([
      post('Atsarginių kopijų saugykla', 1),
      post('Kopijos, kurios atsarginės', 2),
      post('Atsarginei kopijai reikia vietos', 3),
      post('Kas nutiko serveriui', 4, 'Jo atsarginė kopija buvo sena'),
    ]);
  const best = [
    'Atsarginių kopijų saugykla',
    'Atsarginei kopijai reikia vietos',
    'Kopijos, kurios atsarginės',
    'Kas nutiko serveriui',
  ];
  const found = (await search('atsarginių kopijų')).posts;
  expect(found.map(({ title }: { title: string }) => title)).toEqual(best);

  // The list of posts finds the same, in this order or in one that is chosen, on every page.
  const list = async (typed: string, rest: string) => {
    const path = `/api/admin/articles?state=published&in_texts=1&q=${encodeURIComponent(typed)}&${rest}`;
    const { items, total } = (await api.askAsAdmin('GET', path)).body;
    return [total, ...items.map(({ ai_translated_title }: ArticleTitle) => ai_translated_title)];
  };
  expect(await list('atsarginių kopijų', 'best_first=1')).toEqual([4, ...best]);
  expect(await list('atsarginių kopijų', 'sort=published_date')).toEqual([
    ...[4, best[0], best[2], best[1], best[3]],
  ]);
  expect(await list('atsarginių kopijų', 'best_first=1&per_page=3&page=2')).toEqual([4, best[3]]);
  // A slip of typing, and what else narrows the list.
  expect(await list('atsargniių kopijų', 'best_first=1')).toEqual([
    ...[4, best[1], best[2], best[0], best[3]],
  ]);
  expect(await list('atsarginių kopijų', 'best_first=1&category=Teisė')).toEqual([0]);
});

test('among the newest, where those are not enough, and through the index of words the same are found', async () => {
  const kinds: ArticleKind[] = ['published', 'scheduled', 'draft', 'imported'];
  for (const typed of ['encryption', 'šifravimui']) {
    const query = { words: listPanelWords(typed), typed, limit: 20 };
    const find = (frequent: number, lookedThrough: number) =>
      findByTitle(api.db, kinds, query, { frequent, lookedThrough });
    const indexed = await find(2, 2000);
    expect(await find(0, 2000), typed).toEqual(indexed);
    expect(await find(0, 1), typed).toEqual(indexed);
    if (typed === 'encryption')
      expect(new Set(indexed.map(({ kind }) => kind))).toEqual(new Set(kinds));
  }
});

test('at most so many of each kind are given, and of no other kind', async () => {
  const query = { words: listPanelWords('encryption'), typed: 'encryption', limit: 2 };
  const found = await findByTitle(api.db, ['imported', 'draft'], query);
  expect(found.map(({ kind }) => kind).toSorted()).toEqual(['draft', 'imported', 'imported']);
});

test('sources and messages are found by other forms of a word too', async () => {
  expect((await search('šifravimui')).sources).toHaveLength(1);
  expect((await search('encryption įmonės rūpi')).contacts).toHaveLength(1);
});

test('offers only what visitors can open as the target of a link: public articles and our own pages', async () => {
  const targets = async (q: string) =>
    (await api.askAsAdmin('GET', `/api/admin/search/links?q=${encodeURIComponent(q)}`)).body;
  expect(await targets('encryption')).toEqual([
    { title: 'Šifravimas', detail: 'Įrašas', path: '/tinklarastis/a' },
  ]);
  expect(await targets('tinkl priez')).toContainEqual({
    title: expect.any(String),
    detail: 'Puslapis',
    path: '/paslaugos/it-ukio-prieziura/tinklu-prieziura',
  });
  expect(await targets('tinklų priežiūrai')).toContainEqual({
    title: expect.any(String),
    detail: 'Puslapis',
    path: '/paslaugos/it-ukio-prieziura/tinklu-prieziura',
  });
  expect(await targets('')).toEqual([]);
});

test('offers six pages and six articles at most, the articles by their age', async () => {
  const created = (n: number) => new Date(Date.UTC(2026, 0, 1 + n));
  await api.db.insert(articles).values(
    Array.from({ length: 8 }, (_, n) => ({
      ...IMPORTED_ARTICLE,
      original_url: `https://example.com/it-${n}`,
      ai_translated_title: `IT ${n}`,
      ai_translated_content: '<p>x</p>',
      ai_actuality_score: 80,
      preparation_state: 'prepared' as const,
      ai_slug: `it-${n}`,
      published_date: created(n),
      created_at: created((n * 3) % 8),
    })),
  );
  const { body } = await api.askAsAdmin('GET', '/api/admin/search/links?q=it');
  const paths = body.map(({ path }: { path: string }) => path);
  expect(paths.slice(6)).toEqual([5, 2, 7, 4, 1, 6].map((n) => `/tinklarastis/it-${n}`));
  expect(new Set(paths.slice(0, 6).map((path: string) => path.split('/')[1]))).toEqual(
    new Set(['paslaugos']),
  );
});
