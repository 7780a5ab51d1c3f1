import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storeArticle } from '../../../../tests/support/prepared-article.ts';
import { startTestApi, type TestApi } from '../../../../tests/support/test-api.ts';
import { days } from '../../../domain/time/duration.ts';
import { articles } from '../../database/schema/articles.ts';
import { page_cache_events } from '../../database/schema/instances.ts';
import { AppError } from '../../errors.ts';
import { vilniusDay } from '../../time/vilnius-time.ts';
import { publishScheduled } from '../publishing/publish-by-schedule.ts';

let api: TestApi;
beforeAll(async () => {
  const importImage = async (address: string) => {
    if (address.includes('nera')) throw new AppError('invalid', 'Serveris neatsako.');
    return `blog/${address.length}.webp`;
  };
  api = await startTestApi({}, { importImage });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(articles);
  await api.db.delete(page_cache_events);
});

const PATH = '/api/admin/articles';
const dayFromNow = (count: number) =>
  vilniusDay(new Date(api.context.clock.now().getTime() + days(count)));
const POST = {
  ai_translated_title: 'Kaip saugoti slaptažodžius',
  ai_slug: 'kaip-saugoti-slaptazodzius',
  ai_translated_excerpt: 'Trumpai apie svarbiausia.',
  ai_translated_content: '<h2>Pradžia</h2><p>Tekstas</p>',
  ai_category: 'Kibernetinis saugumas',
};
const create = (changes: object = {}) =>
  api.askAsAdmin('POST', PATH, { ...POST, date: dayFromNow(0), ...changes });
const tags = async () => (await api.db.select().from(page_cache_events)).map((event) => event.tags);

describe('a post written here', () => {
  test('dated today is published now and is marked as manual', async () => {
    const { status, body } = await create({ source_url: 'https://example.com/saltinis' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...POST,
      state: 'published',
      source_name: 'Manual',
      source_rss_url: `manual:${body.id}`,
      original_url: 'https://example.com/saltinis',
      original_title: POST.ai_translated_title,
      original_excerpt: POST.ai_translated_excerpt,
      ai_actuality_score: 100,
      import_type: 'manual',
      prepared_by: 'person',
      reviewed_at: null,
    });
    expect(await tags()).toEqual([['articles', `article:${POST.ai_slug}`]]);
    expect((await api.ask('GET', `/api/articles/${POST.ai_slug}`)).status).toBe(200);
  });

  test('with a picture that has no text alternative is refused, decoration has to be said', async () => {
    const image = (alt: string) =>
      `<p>A</p><img src="/storage/blog-images/blog/spinta.webp"${alt}>`;
    const refused = await create({ ai_translated_content: image('') });
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [
        {
          field: 'ai_translated_content',
          message: expect.stringMatching(/„spinta.webp“ neturi aprašymo/),
        },
      ],
    ]);
    const { status, body } = await create({ ai_translated_content: image(' alt=""') });
    expect([status, body.ai_translated_content]).toEqual([201, expect.stringContaining('alt=""')]);
    const edit = { version: body.version, ai_translated_content: image(' title="x"') };
    expect((await api.askAsAdmin('PATCH', `${PATH}/${body.id}`, edit)).status).toBe(400);
  });

  test('gets the pictures of other sites into the storage when it is saved', async () => {
    const text = (alt = ' alt="Spinta"') =>
      `<p>A</p><img src="https://kitur.example/a.png"${alt}><img src="//kitur.example/a.png" alt="">`;
    const forgotten = await create({ ai_translated_content: text('') });
    expect(forgotten.body.errors).toMatchObject([
      {
        field: 'ai_translated_content',
        message: expect.stringMatching(/„https:\/\/kitur.example\/a.png“ neturi aprašymo/),
      },
    ]);
    const { status, body } = await create({ ai_translated_content: text() });
    expect(status).toBe(201);
    const path = '/storage/blog-images/blog/27.webp';
    expect(body.ai_translated_content).toBe(
      `<p>A</p><img src="${path}" alt="Spinta" loading="lazy" /><img src="${path}" alt="" loading="lazy" />`,
    );
    const change = (html: string) =>
      api.askAsAdmin('PATCH', `${PATH}/${body.id}`, {
        version: body.version,
        ai_translated_content: html,
      });
    const own = api.context.config.publicUrl;
    const copied = await change(`<img src="${own}${path}?w=400&amp;f=webp" alt="x">`);
    expect(copied.body.ai_translated_content).toBe(`<img src="${path}" alt="x" loading="lazy" />`);
  });

  test('is not saved when one of them cannot be fetched or there are too many', async () => {
    const { body } = await create();
    const change = (html: string) =>
      api.askAsAdmin('PATCH', `${PATH}/${body.id}`, {
        version: body.version,
        ai_translated_content: html,
      });
    const refused = await change('<p>B</p><img src="https://kitur.example/nera.png" alt="">');
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [
        {
          field: 'ai_translated_content',
          message: 'Turinys: nuotrauka https://kitur.example/nera.png – Serveris neatsako.',
        },
      ],
    ]);
    const many = Array.from(
      { length: 21 },
      (_, n) => `<img src="https://kitur.example/${n}.png" alt="">`,
    ).join('');
    expect((await change(many)).body.errors).toMatchObject([
      { field: 'ai_translated_content', message: expect.stringMatching(/daugiausia 20 nuotraukų/) },
    ]);
    const kept = await api.askAsAdmin('GET', `${PATH}/${body.id}`);
    expect(kept.body.ai_translated_content).toBe(POST.ai_translated_content);
  });

  test('loses its category when the field is emptied, and keeps a score', async () => {
    const { body } = await create();
    const change = (changes: object) =>
      api.askAsAdmin('PATCH', `${PATH}/${body.id}`, { version: body.version, ...changes });
    expect((await change({ ai_actuality_score: null })).body.errors).toMatchObject([
      { field: 'ai_actuality_score' },
    ]);
    const emptied = await change({ ai_category: '' });
    expect([emptied.status, emptied.body.ai_category]).toEqual([200, null]);
  });

  test('dated before is published as of nine that morning', async () => {
    const { body } = await create({ date: '2026-01-15' });
    expect(body).toMatchObject({ published_date: '2026-01-15T07:00:00.000Z', scheduled_for: null });
    expect(body.original_url).toBe(`manual:${body.id}`);
  });

  test('dated in 1999 is of nine that morning; centuries away it is refused', async () => {
    const { body } = await create({ date: '1999-01-15' });
    expect(body.published_date).toBe('1999-01-15T08:00:00.000Z');
    const edited = await api.askAsAdmin('PATCH', `${PATH}/${body.id}`, {
      date: '2101-01-01',
      version: 1,
    });
    for (const refused of [edited, await create({ date: '0001-01-15' })]) {
      expect([refused.status, refused.body.errors]).toEqual([
        400,
        [{ field: 'date', message: 'Metai turi būti nuo 1990 iki 2100' }],
      ]);
    }
  });

  test('dated ahead waits, unseen, and is published as of its moment', async () => {
    const { body } = await create({ date: dayFromNow(2) });
    expect(body).toMatchObject({ state: 'prepared', published_date: null });
    expect(await tags()).toEqual([]);
    expect(await publishScheduled(api.context)).toEqual([]);
    const later = { ...api.context, clock: { now: () => new Date(Date.now() + days(4)) } };
    const published = await Promise.all([publishScheduled(later), publishScheduled(later)]);
    expect(published.flat()).toEqual([
      { id: body.id, slug: POST.ai_slug, title: POST.ai_translated_title },
    ]);
    const { body: now } = await api.askAsAdmin('GET', `${PATH}/${body.id}`);
    expect(now).toMatchObject({
      published_date: body.scheduled_for,
      scheduled_for: null,
      import_type: 'manual',
    });
    expect(await tags()).toHaveLength(1);
  });

  test('is refused in form order with what is missing or wrong', async () => {
    const { status, body } = await api.askAsAdmin('POST', PATH, {});
    expect(status).toBe(400);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'ai_translated_title',
      'ai_slug',
      'ai_translated_excerpt',
      'ai_translated_content',
      'ai_category',
      'date',
    ]);
    for (const [field, value] of [
      ['ai_slug', 'Su Tarpais'],
      ['ai_slug', '../admin'],
      ['ai_category', 'Kita'],
      ['date', '2026-02-30'],
      ['source_url', 'javascript:alert(1)'],
      ['ai_image_path', 'data:text/html,x'],
      ['ai_actuality_score', 5],
    ] as const) {
      expect((await create({ [field]: value })).body.errors?.[0].field, field).toBe(field);
    }
    expect(await api.db.$count(articles)).toBe(0);
  });

  test('cannot take the slug of another', async () => {
    await create();
    const { status, body } = await create();
    expect([status, body.errors]).toEqual([
      409,
      [{ field: 'ai_slug', message: 'Tokia nuoroda jau naudojama' }],
    ]);
  });

  test('is stored without anything that could run or track', async () => {
    const html =
      '<p onclick="x()">Labas<script>alert(1)</script><img src="https://t.example/p.gif" width="1"></p>';
    const { body } = await create({ ai_translated_content: html });
    expect(body.ai_translated_content).toBe('<p>Labas</p>');
    const empty = await create({ ai_slug: 'kitas', ai_translated_content: '<script>1</script>' });
    expect(empty.body.errors).toEqual([
      { field: 'ai_translated_content', message: 'Turinys privalomas' },
    ]);
  });

  test('needs a title, an excerpt and a text in which something can be seen', async () => {
    const unseen = await create({
      ai_translated_title: '\u200b\u2060',
      ai_translated_excerpt: '\u3164 \u00ad',
      ai_translated_content: '\u200d',
    });
    expect(unseen.body.errors).toEqual([
      { field: 'ai_translated_title', message: 'Pavadinimas privalomas' },
      { field: 'ai_translated_excerpt', message: 'Santrauka privaloma' },
      { field: 'ai_translated_content', message: 'Turinys privalomas' },
    ]);
    const marked = await create({ ai_translated_content: '<p>\u200b&nbsp;</p>' });
    expect(marked.body.errors).toEqual([
      { field: 'ai_translated_content', message: 'Turinys privalomas' },
    ]);
  });

  test('has its picture brought into our storage', async () => {
    const { body } = await create({ ai_image_path: 'https://example.com/a.png' });
    expect(body.ai_image_path).toBe('blog/25.webp');
    const same = { ai_image_path: 'blog/25.webp', version: 1 };
    const kept = await api.askAsAdmin('PATCH', `${PATH}/${body.id}`, same);
    expect(kept.body.ai_image_path).toBe('blog/25.webp');
    const without = await api.askAsAdmin('PATCH', `${PATH}/${body.id}`, {
      ai_image_path: '',
      version: 2,
    });
    expect(without.body.ai_image_path).toBeNull();
  });
});

describe('an edit', () => {
  const edit = (id: string, changes: object) => api.askAsAdmin('PATCH', `${PATH}/${id}`, changes);

  test('changes what is given and clears both addresses from the caches', async () => {
    const { id } = (await create()).body;
    const { body } = await edit(id, {
      ai_slug: 'nauja-nuoroda',
      ai_category: 'Laisva',
      version: 1,
    });
    expect(body).toMatchObject({ ai_slug: 'nauja-nuoroda', ai_category: 'Laisva', version: 2 });
    expect(body.edited_date).not.toBeNull();
    expect((await tags())[1]).toEqual([
      'articles',
      `article:${POST.ai_slug}`,
      'article:nauja-nuoroda',
    ]);
  });

  test('over another’s change is refused, and names no winner but the first', async () => {
    const { id } = (await create()).body;
    const answers = await Promise.all(
      ['A', 'B'].map((title) => edit(id, { ai_translated_title: title, version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await edit(id, { ai_translated_title: 'C' })).body.errors[0].field).toBe('version');
  });

  test.each([
    ['ai_actuality_score', 70.5],
    ['ai_actuality_score', 101],
    ['ai_actuality_score', null],
    ['ai_translated_title', ''],
    ['published_date', '2026-01-01'],
    ['import_type', 'automatic'],
  ])('with %s = %j is refused', async (field, value) => {
    const { id } = (await create()).body;
    expect((await edit(id, { [field]: value, version: 1 })).body.errors[0].field).toBe(field);
  });

  test('that gives a score makes an imported article a prepared one', async () => {
    const { id } = await storeArticle(api.db, {
      preparation_state: 'failed',
      preparation_reason: { code: 'unexpected' },
    });
    const { body } = await edit(id, { ai_actuality_score: 50, version: 1 });
    expect(body).toMatchObject({
      state: 'prepared',
      preparation_state: 'prepared',
      preparation_error: null,
      prepared_by: 'person',
    });
  });

  test('of a text that did not pass its checks leaves it marked as a model’s, and to people', async () => {
    const { id } = await storeArticle(api.db, { preparation_state: 'needs_review' });
    const { body } = await edit(id, { ai_actuality_score: 90, version: 1 });
    expect(body).toMatchObject({ preparation_state: 'prepared', prepared_by: 'ai' });
    expect(body.auto_publish_blocked_at).not.toBeNull();
  });

  test('is refused while the article is being prepared', async () => {
    const { id } = await storeArticle(api.db, { preparation_state: 'preparing' });
    expect((await edit(id, { ai_category: 'X', version: 1 })).status).toBe(409);
  });

  test('moves dates by the form’s rules and never publishes a draft', async () => {
    const { id } = (await create({ date: '2026-01-15' })).body;
    const same = await edit(id, { date: '2026-01-15', version: 1 });
    expect(same.body.published_date).toBe('2026-01-15T07:00:00.000Z');
    const moved = await edit(id, { date: '2026-01-10', version: 2 });
    expect(moved.body.published_date).toBe('2026-01-10T07:00:00.000Z');
    const ahead = await edit(id, { date: dayFromNow(3), version: 3 });
    expect(ahead.body).toMatchObject({ published_date: null, scheduled_for: expect.any(String) });
    const today = await edit(id, { date: dayFromNow(0), version: 4 });
    expect(today.body).toMatchObject({ published_date: null, scheduled_for: null });
  });
});
