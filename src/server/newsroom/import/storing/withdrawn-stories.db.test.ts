import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { FULL_BODY, startImportWorld } from '../../../../../tests/support/import-world.ts';
import { days, hours, minutes } from '../../../../domain/time/duration.ts';
import { dismissSourceChange } from '../../../articles/change/changed-original.ts';
import { type ArticleRow, articles } from '../../../database/schema/articles.ts';
import { article_corrections } from '../../../database/schema/corrections.ts';
import { profiles } from '../../../database/schema/identity.ts';
import { page_cache_events } from '../../../database/schema/instances.ts';
import { OutboundError } from '../../../outbound/outbound-error.ts';
import { createHostCircuitBreaker } from '../documents/host-circuit-breaker.ts';
import { watchPages } from './withdrawn-stories.ts';

const world = await startImportWorld();
afterAll(() => world.close());
afterEach(async () => {
  await world.empty();
  await world.db.delete(article_corrections);
  await world.db.delete(page_cache_events);
  // What robots.txt said is remembered for a day.
  world.server.route('/robots.txt', 'User-agent: *\nDisallow:');
  world.passTime(days(2));
});

const TOLD = 'Įmonė už programą mokėjo 1200 eurų, o ją diegė 14 dienų.';
const bodyOf = (told: string) => `<p>${told}</p>${FULL_BODY}`;
const show = (body: string, title = 'Naujiena 1') =>
  world.server.route('/rss', world.feedOf([{ n: 1, title, body }]));
const page = (status: number) =>
  world.server.route('/s/1', { status, body: world.pageOf('Naujiena 1') });

/** An article that is public with us and tells what its source told. */
async function publish(values: Partial<typeof articles.$inferInsert> = {}) {
  show(bodyOf(TOLD));
  page(200);
  const source = await world.addSource();
  await world.importOf(source.id);
  await world.db.update(articles).set({
    ai_translated_title: 'Pavadinimas',
    ai_slug: 'pavadinimas',
    ai_translated_excerpt: 'Programa kainavo 1200 eurų.',
    ai_translated_content: `<p>${TOLD}</p>`,
    ai_actuality_score: 80,
    preparation_state: 'prepared',
    prepared_by: 'ai',
    published_date: world.ctx.clock.now(),
    ...values,
  });
  return source.id;
}
const checks = async () =>
  (await world.db.select().from(article_corrections)).map(({ cause, decision }) => [
    cause,
    decision,
  ]);
const NOTHING = { withdrawn: 0, flagged: 0 };
const tags = async () =>
  (await world.db.select().from(page_cache_events)).map((event) => event.tags);

describe('readers are told that a public article is being checked', () => {
  test('when its source takes back a figure that it tells', async () => {
    const id = await publish();
    show(bodyOf(TOLD.replace('1200', '1500')));
    await world.importOf(id);
    expect(await checks()).toEqual([['facts', null]]);
    expect(await tags()).toEqual([['articles', 'article:pavadinimas']]);
    // The same change is told once.
    await world.importOf(id);
    expect(await tags()).toHaveLength(1);
  });

  test('when its source says in the title, or by leaving nothing, that the story is taken back', async () => {
    const id = await publish();
    show(bodyOf(TOLD), 'Retracted: Naujiena 1');
    await world.importOf(id);
    expect(await checks()).toEqual([['withdrawn', null]]);
  });

  test.each([
    ['gone for good', 410],
    ['not found any more', 404],
  ])('when its page is %s', async (_, status) => {
    const id = await publish();
    await world.importOf(id);
    page(status);
    world.passTime(hours(1));
    const { outcome, withdrawn } = await world.importOf(id);
    expect([withdrawn, await checks()]).toEqual([1, [['withdrawn', null]]]);
    expect(outcome.message).toContain('publikuoti, bet šaltinio nebeskelbiami, – 1');
    const [article] = await world.articles();
    expect(article?.source_changed_at).toEqual(world.ctx.clock.now());
    // A person decides once.
    world.passTime(days(1));
    expect((await world.importOf(id)).withdrawn).toBe(0);
  });
});

test('readers are told of a figure that changed in one of two sentences of the source', async () => {
  const id = await publish();
  const again = '<p>Kita įmonė už panašų darbą mokėjo 1200 eurų.</p>';
  await world.db.update(articles).set({ original_content: bodyOf(TOLD) + again });
  show(bodyOf(TOLD.replace('1200', '1500')) + again);
  await world.importOf(id);
  expect(await checks()).toEqual([['facts', null]]);
});

describe('readers are told nothing', () => {
  test('when the source adds to its text, or changes what ours does not tell', async () => {
    const id = await publish();
    show(`${bodyOf(TOLD)}<p>Papildyta: pardavimai išaugo 30 procentų.</p>`);
    await world.importOf(id);
    show(`${bodyOf(TOLD)}<p>Papildyta: pardavimai išaugo 40 procentų.</p>`);
    await world.importOf(id);
    expect(await checks()).toEqual([]);
    const [article] = await world.articles();
    expect(article?.source_changed_at).not.toBeNull();
  });

  test('when the article is not public', async () => {
    const id = await publish({ published_date: null });
    show(bodyOf(TOLD.replace('1200', '1500')));
    page(410);
    await world.importOf(id);
    expect(await checks()).toEqual([]);
  });

  test('when a page never answered, does not answer now, or forbids to be asked', async () => {
    const id = await publish({ source_seen_at: null });
    page(404);
    await world.importOf(id);
    page(503);
    world.passTime(days(1));
    await world.importOf(id);
    page(410);
    world.server.route('/robots.txt', 'User-agent: *\nDisallow: /s/');
    world.passTime(days(2));
    await world.importOf(id);
    expect(await checks()).toEqual([]);
  });
});

describe('a page is asked', () => {
  /** Imports after this time: whether the page was asked, which is noted. */
  async function isAsked(id: string, passed: number) {
    world.passTime(passed);
    await world.importOf(id);
    const [article] = await world.articles();
    return article?.source_checked_at?.getTime() === world.ctx.clock.now().getTime();
  }

  test('every half hour on the first day, every twelve hours then, for thirty days', async () => {
    const id = await publish();
    expect(await isAsked(id, minutes(31))).toBe(true);
    expect(await isAsked(id, minutes(29))).toBe(false);
    expect(await isAsked(id, minutes(2))).toBe(true);
    expect(await isAsked(id, hours(24))).toBe(true);
    expect(await isAsked(id, hours(11))).toBe(false);
    expect(await isAsked(id, hours(1) + 1)).toBe(true);
    expect(await isAsked(id, days(27))).toBe(true);
    expect(await isAsked(id, days(2))).toBe(false);
  });

  test('of ten stories of a source at one import', async () => {
    const id = await publish();
    const [first] = await world.articles();
    const more = Array.from({ length: 11 }, (_, n) => ({
      ...(first as ArticleRow),
      id: crypto.randomUUID(),
      ai_slug: `kita-${n}`,
      original_url: `${world.server.origin}/s/${n + 2}`,
      source_checked_at: null,
    }));
    await world.db.insert(articles).values(more);
    await isAsked(id, 0);
    const asked = (await world.articles()).filter((one) => one.source_checked_at);
    expect(asked).toHaveLength(10);
  });

  test('not where its host could not answer a moment ago', async () => {
    const id = await publish();
    const hostBreaker = createHostCircuitBreaker(world.ctx.clock);
    world.passTime(hours(1));
    page(410);
    hostBreaker.trip(`${world.server.origin}/s/2`, null);
    const source = await world.sourceRow(id);
    expect(await watchPages({ ...world.ctx, hostBreaker }, source)).toEqual(NOTHING);
    expect(await checks()).toEqual([]);
  });
});

test('a page that cannot be asked for says nothing; when we are stopping, the next import asks', async () => {
  const source = await world.sourceRow(await publish());
  world.passTime(hours(1));
  const failing = (kind: 'timeout' | 'aborted') => ({
    ...world.ctx,
    robots: { ...world.ctx.robots, isAllowed: async () => true },
    outbound: {
      ...world.ctx.outbound,
      fetch: () => Promise.reject(new OutboundError(kind, 'why')),
    },
  });
  await expect(watchPages(failing('aborted'), source)).rejects.toMatchObject({
    kind: 'aborted',
  });
  expect(await watchPages(failing('timeout'), source)).toEqual(NOTHING);
  expect(await checks()).toEqual([]);
});

test('a source that takes its change back ends the check by itself', async () => {
  const id = await publish();
  show(bodyOf(TOLD.replace('1200', '1500')));
  await world.importOf(id);
  world.passTime(days(2));
  show(bodyOf(TOLD));
  await world.importOf(id);
  expect(await checks()).toEqual([['facts', 'dismissed']]);
});

describe('of a page whose feed or listing stays as it is', () => {
  const HEADLINE = 'Bendrovė įdiegė naują apskaitos programą';
  const ARTICLE = [
    TOLD,
    'Bendrovė programą išbandė gruodį, o dabar ja naudojasi visi jos padaliniai Lietuvoje.',
    'Vadovės teigimu, darbuotojai ataskaitas dabar rengia greičiau ir klysta rečiau.',
    'Anksčiau duomenis tarp skyrių tekdavo perrašyti ranka, todėl klaidos buvo dažnos.',
    'Kitais metais bendrovė žada tą pačią programą pasiūlyti ir savo klientams užsienyje.',
    'Programos kūrėjai sako, kad panašių užsakymų sulaukia iš viso regiono įmonių.',
  ];
  interface Head {
    title?: string;
    headline?: string;
    shared?: string;
    around?: string;
  }
  function showPage(told = ARTICLE, head: Head = {}) {
    const { title = HEADLINE, headline = title, shared = title, around = '' } = head;
    const text = told.map((each) => `<p>${each}</p>`).join('');
    for (const path of ['/s/1', '/naujienos/bendrove-idiege-programa'])
      world.server.route(
        path,
        `<!doctype html><html lang="lt"><head><meta charset="utf-8"><title>${title}</title><meta property="og:title" content="${shared}"></head><body><article><h1>${headline}</h1>${text}${around}</article></body></html>`,
      );
  }
  const changing = (from: string, to: string) => ARTICLE.map((each) => each.replace(from, to));
  type SourceValues = Parameters<typeof world.addSource>[0];

  /** An article that is public with us, made from its page; its feed shows a summary only. */
  async function publishFromPage(source: SourceValues = {}, text = TOLD) {
    world.server.route('/rss', world.feedOf([{ n: 1, title: HEADLINE, body: `<p>${TOLD}</p>` }]));
    world.server.route(
      '/naujienos',
      `<html><body><main><article><h2><a href="/naujienos/bendrove-idiege-programa">${HEADLINE}</a></h2></article></main></body></html>`,
    );
    showPage();
    const { id } = await world.addSource(source);
    await world.importOf(id);
    await world.db.update(articles).set({
      ai_translated_title: 'Pavadinimas',
      ai_slug: 'pavadinimas',
      ai_translated_excerpt: 'Programa.',
      ai_translated_content: `<p>${text}</p>`,
      ai_actuality_score: 80,
      preparation_state: 'prepared',
      prepared_by: 'ai',
      published_date: world.ctx.clock.now(),
    });
    return id;
  }
  async function lookAgain(id: string) {
    world.passTime(hours(13));
    const { outcome, flagged, withdrawn } = await world.importOf(id);
    expect(outcome.state).toBe('done');
    return { flagged, withdrawn };
  }
  async function decide() {
    const [{ id: userId } = { id: '' }] = await world.db
      .insert(profiles)
      .values({ email: `${crypto.randomUUID()}@example.com`, name: 'Redaktorė' })
      .returning();
    const [{ id, version } = { id: '', version: 0 }] = await world.articles();
    const publicChanges = { waitUntilSeen: async () => {} };
    await dismissSourceChange({ ...world.ctx, publicChanges }, { id, version, userId });
  }

  test('another figure is told, with the new text to compare', async () => {
    const id = await publishFromPage();
    showPage(changing('1200', '1500'));
    expect(await lookAgain(id)).toEqual({ flagged: 1, withdrawn: 0 });
    expect(await checks()).toEqual([['facts', null]]);
    expect(await tags()).toEqual([['articles', 'article:pavadinimas']]);
    const [article] = await world.articles();
    expect(article?.source_changed_at).toEqual(world.ctx.clock.now());
    expect(article?.changed_original).toMatchObject({
      original_title: HEADLINE,
      original_content: expect.stringContaining('1500 eurų'),
    });
    expect(article?.original_content).toContain('1200 eurų');
    expect(await lookAgain(id)).toEqual(NOTHING);
    expect(await tags()).toHaveLength(1);
  });

  test.each<[string, { title?: string; from?: string; to?: string }]>([
    ['a figure in the title', { title: 'Programą įdiegė 30 įmonių visoje Lietuvoje' }],
    ['a percentage', { from: 'greičiau ir', to: '15 proc. greičiau ir' }],
    ['a day', { from: 'gruodį', to: 'gruodžio 4 d.' }],
  ])('also %s', async (_, { title = HEADLINE, from = '', to = '' }) => {
    const figure = /\d+/;
    const before = changing(from, to);
    const id = await publishFromPage({}, `${before.join(' ')} ${title}`);
    const set = (told: string[], headline: string) => {
      showPage(told, { title: headline });
      return {
        original_title: headline,
        original_content: told.map((each) => `<p>${each}</p>`).join(''),
      };
    };
    await world.db.update(articles).set(set(before, title));
    const change = (text: string) => (text === TOLD ? text : text.replace(figure, '7'));
    set(before.map(change), change(title));
    await lookAgain(id);
    expect(await checks()).toEqual([['facts', null]]);
  });

  test.each([
    ['crawled', { type: 'crawl' as const }],
    ['one whose excerpt alone we may keep', { rights: 'excerpt' as const }],
  ])('of a source that is %s too', async (_, values) => {
    const isCrawled = 'type' in values;
    const id = await publishFromPage({
      ...values,
      ...(isCrawled && { rss_url: `${world.server.origin}/naujienos` }),
    });
    expect(await world.articles()).toHaveLength(1);
    showPage(changing('1200', '1500'));
    await lookAgain(id);
    expect(await checks()).toEqual([['facts', null]]);
    const [article] = await world.articles();
    const kept = `${article?.changed_original?.original_content}`;
    expect(kept).toContain('1500');
    expect(kept.length > 350).toBe(isCrawled);
  });

  test('what ours does not tell is for a person alone', async () => {
    const id = await publishFromPage({}, 'Įmonė įdiegė programą.');
    showPage(changing('1200', '1500'));
    expect(await lookAgain(id)).toEqual({ flagged: 1, withdrawn: 0 });
    expect(await checks()).toEqual([]);
  });

  test.each([
    ['in its title', { title: `Retracted: ${HEADLINE}` }, ARTICLE],
    ['above its text', { headline: `[Retracted] ${HEADLINE}` }, ARTICLE],
    ['where it is shared', { shared: `RETRACTED ARTICLE: ${HEADLINE}` }, ARTICLE],
    [
      'in the title of its window',
      { title: `Withdrawn – ${HEADLINE} | Žinios`, headline: HEADLINE, shared: HEADLINE },
      ARTICLE,
    ],
    ['before its text', {}, ['Straipsnis pašalintas, nes jo duomenys buvo netikslūs.', ...ARTICLE]],
  ])('a story is taken back %s, once', async (_, head, told) => {
    const id = await publishFromPage();
    showPage(told, head);
    expect(await lookAgain(id)).toEqual({ flagged: 0, withdrawn: 1 });
    expect(await checks()).toEqual([['withdrawn', null]]);
    await decide();
    expect(await lookAgain(id)).toEqual(NOTHING);
    expect(await checks()).toEqual([['withdrawn', 'dismissed']]);
  });

  test.each([
    ['said in other words', changing('o ją diegė 14 dienų', 'diegimas truko dvi savaites'), ''],
    ['said with the figure written otherwise', changing('1200 eurų', '1 200 eurų'), ''],
    ['without a sentence', ARTICLE.slice(1), ''],
    ['with a sentence more', [...ARTICLE, 'Už priežiūrą ji kasmet moka 300 eurų.'], ''],
    ['with counters', ARTICLE, '<p>Straipsnį jau perskaitė 1 234 skaitytojai. 17 komentarų</p>'],
    ['with an hour', ARTICLE, '<p>Atnaujinta 14:05</p><p>Paskelbta prieš 5 minutes</p>'],
    ['with other headlines beside it', ARTICLE, '<p>Kita įmonė už programą mokėjo 900 eurų</p>'],
  ])('one that is %s says nothing', async (_, told, around) => {
    const id = await publishFromPage();
    showPage(told, { around });
    expect(await lookAgain(id)).toEqual(NOTHING);
    const [article] = await world.articles();
    expect([await checks(), article?.changed_original]).toEqual([[], null]);
  });

  test.each<[string, Head, string[]]>([
    [
      'reports of retractions',
      { title: 'Retraction Watch | Žinios', headline: HEADLINE, shared: HEADLINE },
      ARTICLE,
    ],
    ['says that something else was called off', { title: 'Atšaukta konferencija' }, ARTICLE],
    ['told of it when we read it', {}, ARTICLE.slice(1)],
  ])('one that %s is not taken back', async (_, head, told) => {
    const id = await publishFromPage();
    const report = `<p>${TOLD}</p><p>Atšaukta pernai, programa pasirodė vėl.</p><p>${told.join('</p><p>')}</p>`;
    await world.db.update(articles).set({ original_content: report });
    showPage(head.title ? told : ['Atšaukta pernai, programa pasirodė vėl.', ...told], head);
    expect(await lookAgain(id)).toEqual(NOTHING);
  });

  test('what passes by itself in our own sentences says nothing', async () => {
    const told = (minutes: string, read: string) => [
      ...ARTICLE,
      `Pranešimas apie tai bendrovės svetainėje paskelbtas prieš ${minutes} minutes.`,
      `Šį straipsnį mūsų svetainėje jau rado ir perskaitė ${read} skaitytojai.`,
      `Atnaujinta redakcijos: šių metų gruodžio ${minutes} dieną, kaip pranešė bendrovė.`,
    ];
    const id = await publishFromPage({}, told('5', '120').join(' '));
    const original_content = told('5', '120')
      .map((each) => `<p>${each}</p>`)
      .join('');
    await world.db.update(articles).set({ original_content });
    showPage(told('9', '345'));
    expect(await lookAgain(id)).toEqual(NOTHING);
    expect(await checks()).toEqual([]);
  });

  test.each([
    [
      'another article',
      ['Visai kita istorija apie visai kitą įmonę.', TOLD.replace('1200', '1500')],
    ],
    ['a sign-in', []],
  ])('that shows %s says nothing', async (_, told) => {
    const id = await publishFromPage();
    showPage(told, { title: told.length ? 'Kita istorija' : 'Just a moment...' });
    expect(await lookAgain(id)).toEqual(NOTHING);
    expect(await checks()).toEqual([]);
  });

  test('a change that a person has decided about is not told again, a second one is', async () => {
    const id = await publishFromPage();
    showPage(changing('1200', '1500'));
    await lookAgain(id);
    await decide();
    expect(await lookAgain(id)).toEqual(NOTHING);
    showPage(changing('1200', '1600'));
    expect(await lookAgain(id)).toEqual({ flagged: 1, withdrawn: 0 });
    expect((await checks()).toSorted()).toEqual([
      ['facts', null],
      ['facts', 'dismissed'],
    ]);
    await decide();
    // Whoever has seen three figures of one sentence knows that it changes.
    showPage(changing('1200', '1700'));
    expect((await lookAgain(id)).flagged).toBe(1);
    await decide();
    showPage(changing('1200', '1800'));
    expect(await lookAgain(id)).toEqual(NOTHING);
  });

  test('a change that its feed told first is not told again', async () => {
    const id = await publishFromPage();
    const whole = (told: string) => `<p>${changing('1200', told).join('</p><p>')}</p>${FULL_BODY}`;
    const feed = (told: string) =>
      world.server.route('/rss', world.feedOf([{ n: 1, title: HEADLINE, body: whole(told) }]));
    feed('1200');
    await world.db.update(articles).set({ original_content: whole('1200') });
    feed('1500');
    expect((await lookAgain(id)).flagged).toBe(1);
    await decide();
    showPage(changing('1200', '1500'));
    expect(await lookAgain(id)).toEqual(NOTHING);
    expect(await checks()).toEqual([['facts', 'dismissed']]);
  });

  test('one that says again what it said ends the check by itself', async () => {
    const id = await publishFromPage();
    showPage(changing('1200', '1500'));
    await lookAgain(id);
    showPage();
    await lookAgain(id);
    expect(await checks()).toEqual([['facts', 'dismissed']]);
    const [article] = await world.articles();
    expect([article?.source_changed_at, article?.changed_original]).toEqual([null, null]);
    // Nobody has decided about it.
    showPage(changing('1200', '1500'));
    expect((await lookAgain(id)).flagged).toBe(1);
  });
});
