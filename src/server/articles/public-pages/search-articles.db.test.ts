import type { IncomingMessage } from 'node:http';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { storeArticle } from '../../../../tests/support/prepared-article.ts';
import { startTestApi, TEST_SECRET } from '../../../../tests/support/test-api.ts';
import { listSearchWords } from '../../../domain/text/search-words.ts';
import { minutes } from '../../../domain/time/duration.ts';
import { article_bin } from '../../database/schema/article-versions.ts';
import { articles } from '../../database/schema/articles.ts';
import { rate_limits } from '../../database/schema/instances.ts';
import { searchPublicArticles } from './search-articles.ts';
import { createSearchLimiter } from './search-limiter.ts';

const api = await startTestApi();
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(articles);
  await api.db.delete(rate_limits);
});

async function publish(slug: string, values: Partial<typeof articles.$inferInsert> = {}) {
  await storeArticle(api.db, {
    source_name: 'Portalas',
    original_url: `https://example.com/${slug}`,
    ai_translated_title: 'Antraštė',
    ai_slug: slug,
    ai_translated_content: '<p>Tekstas</p>',
    ai_actuality_score: 80,
    published_date: new Date(),
    ...values,
  });
}
const ask = (q: string, ip?: string) =>
  api.ask('GET', `/api/articles/search?q=${encodeURIComponent(q)}`, ip ? { ip } : {});
const slugs = async (q: string) =>
  (await ask(q)).body.items.map(({ ai_slug }: { ai_slug: string }) => ai_slug);

test('the text looked through is folded, without tags, and follows every change', async () => {
  await publish('a', {
    ai_translated_title: 'ĄŽUOLAS',
    ai_translated_excerpt: 'Šūkis',
    ai_translated_content: '<p class="slapta">Tvarka<br>Ėjimas</p>',
  });
  for (const q of ['azuolas', 'ŠŪKIS', 'tvarka', 'ejim ąžuol'])
    expect(await slugs(q)).toEqual(['a']);
  expect(await slugs('slapta')).toEqual([]);
  await api.db.update(articles).set({ ai_translated_content: '<p>Kita</p>' });
  expect([await slugs('tvarka'), await slugs('kita')]).toEqual([[], ['a']]);
});

test('a name is found however it stands apart from its number', async () => {
  await publish('viena', { ai_translated_title: 'NIS2 direktyva' });
  await publish('dvi', { ai_translated_content: '<p>pagal NIS\u00a02 ir TLS 1.3</p>' });
  await publish('trys', { ai_translated_content: '<p>NIS-2 Lietuvoje</p>' });
  await publish('kita', { ai_translated_content: '<p>Techninis aprašas, 2 dalys</p>' });
  for (const q of ['NIS2', 'nis 2', 'NIS-2'])
    expect((await slugs(q)).sort(), q).toEqual(['dvi', 'trys', 'viena']);
  expect((await slugs('NIS 2'))[0]).toBe('viena');
  expect(await slugs('TLS1.3')).toEqual(['dvi']);
});

test('pages of what is found follow one another, what has the words in its title first', async () => {
  for (const nth of [1, 2, 3]) {
    const published_date = new Date(Date.UTC(2026, 0, nth));
    await publish(`antraste-${nth}`, { ai_translated_title: 'Ąžuolas', published_date });
    await publish(`tekstas-${nth}`, { ai_translated_content: '<p>Ąžuolas</p>', published_date });
  }
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) =>
      api.ask('GET', `/api/articles/search?q=azuolas&per_page=2&page=${page}`),
    ),
  );
  expect(
    pages.map(({ body }) => body.items.map(({ ai_slug }: { ai_slug: string }) => ai_slug)),
  ).toEqual([
    ['antraste-3', 'antraste-2'],
    ['antraste-1', 'tekstas-3'],
    ['tekstas-2', 'tekstas-1'],
    [],
  ]);
  for (const { body } of pages) expect(body.total).toBe(6);
});

test('a word is found in any of its forms, without its accents, and with one slip of typing', async () => {
  await publish('viena', {
    ai_translated_title: 'Pamirštas slaptažodis',
    ai_translated_content: '<p>x</p>',
  });
  for (const q of [
    'slaptažodžiai',
    'slaptazodziams',
    'pamiršto slaptažodžio',
    'slaptažodiss',
    'slatpažodis',
  ])
    expect(await slugs(q), q).toEqual(['viena']);
  expect(await slugs('slaptukas')).toEqual([]);
});

test('a slip in a word whose stem is short, and a name written together with its number, are understood', async () => {
  await publish('kopijos', { ai_translated_title: 'Atsarginės kopijos' });
  await publish('office', { ai_translated_title: 'Microsoft 365 naujovės' });
  await publish('kita', { ai_translated_title: 'Microsoft ir kiti' });
  for (const q of ['kopjos', 'kopijso']) expect(await slugs(q), q).toEqual(['kopijos']);
  for (const q of ['microsoft365', 'Microsoft 365']) expect(await slugs(q), q).toEqual(['office']);
  // Four letters are too few for a slip, and a number that is nowhere stays so.
  for (const q of ['kopj', 'microsoft366']) expect(await slugs(q), q).toEqual([]);
});

test('a word with a number is found with and without its accents', async () => {
  await publish('a', { ai_translated_title: 'Sąrašas12' });
  for (const q of ['sąrašas12', 'sarasas12']) expect(await slugs(q), q).toEqual(['a']);
});

test('a title that holds the words comes before a newer text that does', async () => {
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  await publish('tekste', { ai_translated_content: '<p>Ugniasienės</p>', published_date: at(3) });
  await publish('sena', { ai_translated_title: 'Ugniasienė', published_date: at(1) });
  await publish('nauja', { ai_translated_title: 'Ugniasienei', published_date: at(2) });
  expect(await slugs('ugniasienė')).toEqual(['nauja', 'sena', 'tekste']);
  const second = await api.ask('GET', '/api/articles/search?q=ugniasien%C4%97&per_page=2&page=2');
  expect([second.body.total, second.body.items[0].ai_slug]).toEqual([3, 'tekste']);
});

test('what is not published is not found', async () => {
  await publish('a', { ai_translated_title: 'Ugniasienė' });
  await api.db.update(articles).set({ published_date: null });
  expect(await slugs('ugniasienė')).toEqual([]);
});

describe('among many articles', () => {
  beforeEach(async () => {
    await api.db.execute(sql`
      insert into articles (source_name, source_rss_url, original_url, original_title,
        ai_translated_title, ai_slug, ai_translated_content, published_date)
      select 'Portalas', 'https://example.com/feed', 'https://example.com/' || n, md5('o' || n),
        md5('t' || n), 's-' || n, md5('c' || n), now()
      from generate_series(1, 3000) n`);
    await api.db.execute(sql`analyze articles`);
  });

  test('the search goes through its index', async () => {
    expect(await slugs('sifravimas raktai')).toEqual([]);
    await vi.waitFor(
      async () => {
        const { rows } = await api.db.execute(
          sql`select idx_scan::int as used from pg_stat_user_indexes where indexrelname = 'articles_search_words_idx'`,
        );
        expect(rows[0]?.used).toBeGreaterThan(0);
      },
      { timeout: 20_000, interval: 200 },
    );
  });

  test('all that are found are counted, also beyond the last page', async () => {
    const count = async (page: number) => {
      const { body } = await api.ask(
        'GET',
        `/api/articles/search?q=kvarkas&page=${page}&per_page=2`,
      );
      return [body.total, body.items.length];
    };
    await api.db.execute(
      sql`update articles set ai_translated_title = 'Kvarkas' where ai_slug in ('s-1', 's-2', 's-3')`,
    );
    expect([await count(1), await count(2), await count(3)]).toEqual([
      [3, 2],
      [3, 1],
      [3, 0],
    ]);
    const { body } = await api.ask('GET', '/api/articles/search?q=kvarkas');
    expect(body.items[0]).not.toHaveProperty('total');
    expect(body.is_total_exact).toBe(true);
  });

  test('of what most texts hold the newest 300 are counted and given', async () => {
    await api.db.execute(sql`update articles set ai_translated_content = 'Fotonas',
      ai_translated_title = case when ai_slug in ('s-1', 's-2900') then 'Fotonas' else 'x' end,
      published_date = timestamptz '2026-01-01' + substr(ai_slug, 3)::int * interval '1 minute'`);
    const page = async (number: number) => {
      const { body } = await api.ask(
        'GET',
        `/api/articles/search?q=fotonai&page=${number}&per_page=3`,
      );
      return [
        body.total,
        body.is_total_exact,
        body.items.map(({ ai_slug }: { ai_slug: string }) => ai_slug),
      ];
    };
    expect(await page(1)).toEqual([300, false, ['s-2900', 's-1', 's-3000']]);
    expect(await page(2)).toEqual([300, false, ['s-2999', 's-2998', 's-2997']]);
    expect(await page(100)).toEqual([300, false, ['s-2704', 's-2703', 's-2702']]);
    expect(await page(101)).toEqual([300, false, []]);
    // A page that the end falls into has no more than is left.
    const { body } = await api.ask('GET', '/api/articles/search?q=fotonai&page=4&per_page=90');
    expect(body.items).toHaveLength(30);
  });
});

test('a search of single letters, or one that is too long, is refused naming q', async () => {
  const refused = async (path: string, token?: string) => {
    const { status, body } = await api.ask('GET', path, { token });
    return [status, body.errors[0]?.field, body.detail];
  };
  const letters = Array(50).fill('a').join('+');
  expect(await refused(`/api/articles/search?q=${letters}`)).toEqual([
    400,
    'q',
    'Įrašykite bent vieną žodį iš 2 ar daugiau ženklų',
  ]);
  const tooLong = [400, 'q', 'Paieškos tekstas per ilgas'];
  const long = 'a'.repeat(101);
  expect(await refused(`/api/articles/search?q=${long}`)).toEqual(tooLong);
  expect(await refused(`/api/admin/articles?q=${long}`, api.people.admin.token)).toEqual(tooLong);
});

test('words after the sixth narrow nothing', async () => {
  await publish('a', { ai_translated_content: '<p>aa bb cc dd ee ff</p>' });
  expect(await slugs('aa bb cc dd ee ff gg')).toEqual(['a']);
  expect(await slugs('aa bb cc dd ee gg')).toEqual([]);
});

test('an address may search 30 times a minute', async () => {
  api.startWindow(minutes(1));
  for (let used = 0; used < 30; used += 1) expect((await ask('raktai')).status).toBe(200);
  const { status, headers, body } = await ask('raktai');
  expect([status, body.detail]).toEqual([
    429,
    'Ieškote labai dažnai. Palaukite minutę ir pabandykite vėl.',
  ]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask('raktai', '192.0.2.7')).status).toBe(200);
  api.passTime(minutes(1));
  expect((await ask('raktai')).status).toBe(200);
});

test('a search that takes too long is given up, and its connection is as before', async () => {
  const query = { page: 1, per_page: 12, words: listSearchWords('raktai') };
  const showLimit = async () => (await api.db.execute(sql`show statement_timeout`)).rows;
  const before = await showLimit();
  await api.db.transaction(async (tx) => {
    await tx.execute(sql`lock table articles in access exclusive mode`);
    await expect(searchPublicArticles(api.db, query, 50)).rejects.toMatchObject({
      status: 503,
      detail: 'Paieška užtruko per ilgai. Patikslinkite, ko ieškote.',
    });
  });
  expect((await searchPublicArticles(api.db, query)).total).toBe(0);
  expect(before).not.toEqual([{ statement_timeout: '50ms' }]);
  expect(await showLimit()).toEqual(before);
});

test('what is worked out from an article does not go into the bin with it', async () => {
  await publish('a');
  const [row] = await api.db.select({ id: articles.id }).from(articles);
  await api.askAsAdmin('DELETE', `/api/admin/articles/${row?.id}`);
  const [binned] = await api.db.select().from(article_bin);
  expect(binned?.snapshot).toMatchObject({ ai_slug: 'a' });
  for (const made of ['search_words', 'title_words', 'panel_words', 'panel_text'])
    expect(binned?.snapshot).not.toHaveProperty(made);
});

test('the page that searches counts with the interface, for the address it is asked from', async () => {
  const ctx = { db: api.db, clock: api.context.clock, secret: TEST_SECRET };
  const maySearch = createSearchLimiter(ctx, ({ url = '' }) => url);
  const from = (url: string) => maySearch({ url } as IncomingMessage);
  for (let time = 0; time < 29; time += 1) expect(await from('198.51.100.7')).toBe(true);
  expect((await ask('nis2', '198.51.100.7')).status).toBe(200);
  expect(await from('198.51.100.7')).toBe(false);
  expect(await from('203.0.113.7')).toBe(true);
});
