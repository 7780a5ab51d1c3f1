import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { storePreparedArticle } from '../../../tests/support/prepared-article.ts';
import { openServedPanel } from '../../../tests/support/served-panel.ts';
import type { Condition } from '../../domain/conditions.ts';
import { days, hours } from '../../domain/time/duration.ts';
import { WORK_CODES, type WorkCode } from '../../domain/work-urgency.ts';
import { article_drafts } from '../../server/database/schema/article-versions.ts';
import { articles } from '../../server/database/schema/articles.ts';
import { auto_import_logs } from '../../server/database/schema/automation.ts';
import { conditions } from '../../server/database/schema/conditions.ts';
import { contacts } from '../../server/database/schema/contacts.ts';
import { rss_sources } from '../../server/database/schema/sources.ts';

/*
 * Each line of the list of work beside the list that its link opens, asked for as the screen there asks for it.
 */

const { api } = await openServedPanel();
const { db } = api;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);

beforeEach(async () => {
  for (const table of [
    articles,
    article_drafts,
    auto_import_logs,
    contacts,
    rss_sources,
    conditions,
  ])
    await db.delete(table);
});

const store = (values: Parameters<typeof storePreparedArticle>[1]) =>
  storePreparedArticle(db, values);
const imported = {
  ai_actuality_score: null,
  ai_slug: null,
  preparation_state: 'imported' as const,
};
const addMessages = (...rows: Partial<typeof contacts.$inferInsert>[]) =>
  db
    .insert(contacts)
    .values(rows.map((row) => ({ name: 'A', email: 'a@b.lt', message: 'Labas', ...row })));
const addSources = (...rows: Partial<typeof rss_sources.$inferInsert>[]) =>
  db.insert(rss_sources).values(
    rows.map((row) => ({
      name: 'Šaltinis',
      rss_url: `https://example.com/${randomUUID()}`,
      type: 'rss' as const,
      ...row,
    })),
  );
const addConditions = (...rows: [subject: string, facts: Condition][]) =>
  db.insert(conditions).values(
    rows.map(([subject, facts]) => ({
      ...{ code: facts.code, subject, facts },
      ...{ opened_at: ago(hours(1)), seen_at: ago(0) },
    })),
  );
const addRuns = (...rows: [name: string, status: string, ago: number][]) =>
  db.insert(auto_import_logs).values(
    rows.map(([function_name, status, age]) => ({
      function_name,
      status,
      action_type: function_name,
      created_at: ago(age),
    })),
  );

/** What is stored for a line, and beside it what the line does not count. */
const CASES: { code: WorkCode; count: number; stores: () => Promise<unknown> }[] = [
  {
    code: 'messages_late',
    count: 2,
    stores: () => addMessages({ created_at: ago(days(20)) }, {}, { status: 'read' }),
  },
  {
    code: 'messages',
    count: 2,
    stores: () => addMessages({ is_suspect: true }, {}, { is_suspect: true, status: 'read' }),
  },
  {
    code: 'posts_missed',
    count: 1,
    stores: async () => {
      await store({ scheduled_for: ago(hours(1)) });
      await store({ scheduled_for: ago(-hours(1)) });
    },
  },
  {
    code: 'posts_planned',
    count: 2,
    stores: async () => {
      for (const age of [hours(1), 0, -days(6), -days(8)]) await store({ scheduled_for: ago(age) });
    },
  },
  {
    code: 'sources_failing',
    count: 1,
    stores: () => {
      const last_error = 'Klaida';
      return addSources({ last_error }, { last_error, is_active: false }, {});
    },
  },
  {
    code: 'sources_dead',
    count: 1,
    stores: () => {
      const gone = { last_error: 'Klaida', last_error_kind: 'gone', is_active: false };
      return addSources(
        { ...gone, last_fetched_at: ago(days(6)) },
        { ...gone, last_fetched_at: ago(days(8)) },
        { is_active: false },
        { last_error: 'Klaida' },
      );
    },
  },
  {
    code: 'running',
    count: 2,
    stores: () => {
      const disk = { code: 'disk_low', host: 'a', free_percent: 7 } as const;
      return addConditions(
        ['a:/', { ...disk, path: '/' }],
        ['a:/data', { ...disk, path: '/data' }],
        ['', { code: 'mail_not_set_up', missing: 'SMTP_URL' }],
      );
    },
  },
  {
    code: 'running_notice',
    count: 2,
    stores: () =>
      addConditions(
        ['7', { code: 'new_device', browser: 'Firefox' }],
        ['8', { code: 'new_device', browser: 'Chrome' }],
        ['', { code: 'jobs_late', job: 'kopija', waiting: 1 }],
      ),
  },
  {
    code: 'run_failed',
    count: 2,
    stores: () =>
      addRuns(
        ['import-rss-sources', 'failed', hours(1)],
        ['import-rss-sources', 'failed', hours(2)],
        ['prepare-articles-ai', 'failed', hours(1)],
        ['auto-publish-article', 'failed', hours(2)],
        ['auto-publish-article', 'success', hours(1)],
      ),
  },
  {
    code: 'run_failed',
    count: 1,
    stores: () =>
      addRuns(
        ['import-rss-sources', 'failed', hours(1)],
        ['import-rss-sources', 'failed', hours(2)],
      ),
  },
  {
    code: 'texts_to_review',
    count: 2,
    stores: async () => {
      await store({ preparation_state: 'needs_review' });
      await store({ preparation_state: 'needs_review', ai_actuality_score: null });
      await store({});
    },
  },
  {
    code: 'articles_failed',
    count: 1,
    stores: async () => {
      await store({ ...imported, preparation_state: 'failed' });
      await store(imported);
    },
  },
  {
    code: 'near_duplicates',
    count: 1,
    stores: async () => {
      const near_duplicate_of = await store({});
      await store({ has_near_duplicate: true, near_duplicate_of });
      await store({ has_near_duplicate: true });
    },
  },
  {
    code: 'articles_ready',
    count: 2,
    stores: async () => {
      await store({ ai_actuality_score: 5 });
      await store({});
      await store({ preparation_state: 'needs_review' });
      await store(imported);
    },
  },
  {
    code: 'articles_waiting',
    count: 1,
    stores: async () => {
      await store(imported);
      await store({});
    },
  },
  {
    code: 'drafts',
    count: 2,
    stores: async () => {
      const own = { import_type: 'manual' as const, source_rss_url: 'manual:1' };
      const values = { ai_translated_title: '' } as typeof article_drafts.$inferInsert.values;
      const published = await store({ published_date: ago(0) });
      for (const article_id of [await store(own), published, null])
        await db.insert(article_drafts).values({ article_id, values });
    },
  },
  ...[{ published_date: ago(0) }, { scheduled_for: ago(-days(9)) }].map((changed) => ({
    code: 'changes' as const,
    count: 1,
    stores: async () => {
      const values = { ai_translated_title: '' } as typeof article_drafts.$inferInsert.values;
      await store(changed);
      for (const article_id of [await store(changed), await store({}), null])
        await db.insert(article_drafts).values({ article_id, values });
    },
  })),
];

/** How many the list at an address has, narrowed as the address says. */
async function countAt(address: string): Promise<number> {
  const { pathname, searchParams } = new URL(address, 'http://panel');
  const get = (name: string) => searchParams.get(name);
  const screen = pathname.split('/').slice(0, 4).join('/');
  switch (screen) {
    case '/admin/communications/contacts': {
      const { readFilters, toQuery } = await import('../contacts/contact-filters.ts');
      const { listContacts } = await import('../contacts/contact-requests.ts');
      return (await listContacts(toQuery(readFilters(get)))).total;
    }
    case '/admin/content/posts': {
      const { readPostFilters, toPostQuery } = await import('../posts/list/post-lists.ts');
      const { listArticles } = await import('../articles/article-requests.ts');
      const { listDrafts } = await import('../drafts/draft-requests.ts');
      const filters = readPostFilters(get);
      const { total } = await listArticles(toPostQuery(filters, 1, 12));
      // Above the drafts that are posts already stand the texts that are not.
      return total + (filters.tab === 'draft' ? (await listDrafts({ unlisted: '1' })).total : 0);
    }
    case '/admin/import/ai': {
      const { readFilters, toQuery } = await import('../article-import/list/import-filters.ts');
      const { listArticles } = await import('../articles/article-requests.ts');
      return (await listArticles(toQuery(readFilters(get), 1, 25))).total;
    }
    case '/admin/import/sources': {
      const { oneOf } = await import('../lists/next-address.ts');
      const { SOURCE_STATES } = await import('../../domain/source-states.ts');
      const { listSources } = await import('../sources/source-requests.ts');
      return (await listSources({ page: 1, search: '', state: oneOf(SOURCE_STATES, get('state')) }))
        .total;
    }
    case '/admin/automation/logs': {
      const { readLogFilters, toLogQuery } = await import('../automation/log-status.ts');
      const { listLogs } = await import('../automation/log-requests.ts');
      return (await listLogs(toLogQuery(readLogFilters(get)))).total;
    }
    case '/admin/settings/system': {
      const { CONDITION_CODES } = await import('../../domain/conditions.ts');
      const { oneOf } = await import('../lists/next-address.ts');
      const { getSystem, ofKind } = await import('../system/system-requests.ts');
      return ofKind((await getSystem()).open, oneOf(CONDITION_CODES, get('kind'))).length;
    }
    default:
      throw new Error(`no list is known at ${address}`);
  }
}

async function readLine(code: WorkCode) {
  const { api } = await import('../http/api-client.ts');
  const { lines } = await (await api.api.admin.dashboard.work.$get()).json();
  const line = lines.find((one) => one.code === code);
  if (!line) throw new Error(`no line ${code}`);
  const { describeWork } = await import('./work-sentences.ts');
  return { count: line.count, ...describeWork(line) };
}

test.each(CASES)(
  '$code: the link opens a list of exactly the $count that the line counts',
  async ({ code, count, stores }) => {
    await stores();
    const line = await readLine(code);
    expect(line.count).toBe(count);
    expect(await countAt(line.to)).toBe(count);
  },
);

test('mails that do not go out open the messages that nobody was told of by mail, as many as are said', async () => {
  await addMessages({ delivery_error: 'Neatsakė' }, { delivery_error: 'Neatsakė' }, {});
  await addConditions(['', { code: 'mail_failing', waiting: 3, messages: 2 }]);
  const { to, detail } = await readLine('running');
  expect(detail).toContain('laišku nepranešta: 2');
  expect(await countAt(to)).toBe(2);
});

/** Lines of one thing: they open the place where it stands. */
const OF_ONE: WorkCode[] = ['backup', 'budget'];

test('every kind of line is compared with its list', () => {
  const compared = new Set([...CASES.map(({ code }) => code), ...OF_ONE]);
  expect(WORK_CODES.filter((code) => !compared.has(code))).toEqual([]);
});
