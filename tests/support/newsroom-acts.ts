import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { pino } from 'pino';
import sharp from 'sharp';
import { publishScheduled } from '../../src/server/articles/publishing/publish-by-schedule.ts';
import { ai_import_settings } from '../../src/server/database/schema/automation.ts';
import { rss_sources } from '../../src/server/database/schema/sources.ts';
import { createJobHandlers } from '../../src/server/job-handlers.ts';
import type { Boss } from '../../src/server/jobs/boss.ts';
import { closeAbandonedTasks } from '../../src/server/newsroom/automation/runs.ts';
import { createRobots } from '../../src/server/newsroom/import/documents/robots.ts';
import { applyDeferredChanges } from '../../src/server/newsroom/import/storing/apply-deferred-changes.ts';
import { DEFAULT_PROMPTS } from '../../src/server/newsroom/preparation/prompts/default-prompts.ts';
import { createOutbound } from '../../src/server/outbound/outbound.ts';
import { openDiskStorage } from '../../src/server/storage/disk-storage.ts';
import { startGoogleAi } from '../fakes/google-ai.ts';
import { startFeedServer } from './feed-server.ts';
import { inventedNames } from './invented-names.ts';
import { shareReaders } from './shared-threads.ts';
import { startTestApi } from './test-api.ts';

/*
 * A newsroom in which outlets, people and automation do whatever they like: the acts are data, so that a property test
 * makes them up and makes a row of them shorter that breaks a rule. Outlets 0 and 1 are trusted, 2 is not; the model always
 * gets event 0 wrong.
 */

const OUTLETS = 3;
const EVENTS = 3;
const KEY = 'a-functions-key-of-the-tests';
const FUNCTIONS = [
  'import-rss-sources',
  'prepare-articles-ai',
  'auto-publish-article',
  'fix-short-articles',
] as const;
/** What the rules are about. */
const OFTEN: (typeof FUNCTIONS)[number][] = [
  'auto-publish-article',
  'auto-publish-article',
  'prepare-articles-ai',
  'import-rss-sources',
];
const HANDS = [
  'publish',
  'draft',
  'delete',
  'restore',
  'purge',
  'edit',
  'review',
  'reprocess',
  'part',
  'join',
  'undo',
  'plan',
] as const;

type Single =
  | { outlet: number; event: number; does: 'reports' | 'revises' | 'lists anew' }
  | { automation: (typeof FUNCTIONS)[number] }
  | { person: (typeof HANDS)[number]; article: number }
  | { trust: number }
  | { hours: number };
/** One act, or several at the same moment. */
export type NewsroomAct = Single | { together: Single[] };

/** Covers of the usual size would take most of the time. */
const SMALL_PICTURE = await sharp({
  create: { width: 64, height: 36, channels: 3, background: '#10212b' },
})
  .png()
  .toBuffer();

const outlet = fc.nat(OUTLETS - 1);
const single: fc.Arbitrary<Single> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      outlet,
      event: fc.nat(EVENTS - 1),
      does: fc.constantFrom('reports', 'reports', 'reports', 'revises', 'lists anew'),
    }),
  },
  { weight: 7, arbitrary: fc.record({ automation: fc.constantFrom(...OFTEN, ...FUNCTIONS) }) },
  {
    weight: 5,
    arbitrary: fc.record({ person: fc.constantFrom(...HANDS), article: fc.nat(OUTLETS * EVENTS) }),
  },
  { weight: 1, arbitrary: fc.record({ trust: outlet }) },
  { weight: 1, arbitrary: fc.record({ hours: fc.constantFrom(1, 30) }) },
);
export const newsroomActs = (maxLength: number): fc.Arbitrary<NewsroomAct[]> =>
  fc.array(
    fc.oneof(
      { weight: 5, arbitrary: single as fc.Arbitrary<NewsroomAct> },
      {
        weight: 1,
        arbitrary: fc.record({ together: fc.array(single, { minLength: 2, maxLength: 3 }) }),
      },
    ),
    { minLength: 4, maxLength, size: 'max' },
  );

/** An article as its row or the bin has it. */
export interface SeenArticle {
  id: string;
  /** Which outlet's report of which event: `0/2`. */
  report: string;
  event: number;
  outlet: number;
  title: string | null;
  slug: string | null;
  content: string;
  isPublic: boolean;
  isPlanned: boolean;
  isAutomatic: boolean;
  isBlocked: boolean;
  isTrusted: boolean;
  isInBin: boolean;
  version: number;
}

export async function openNewsroom() {
  const site = await startFeedServer();
  const models = await startGoogleAi();
  const folder = await mkdtemp(join(tmpdir(), 'newsroom-'));
  const log = pino({ level: 'silent' });
  const outbound = createOutbound({ allow: [site.hostPort], userAgent: 'tests', log });
  const settings = {
    FUNCTIONS_KEY: KEY,
    GOOGLE_GENERATIVE_AI_API_KEY: 'k',
    GOOGLE_AI_BASE_URL: models.baseUrl,
  };
  const api = await startTestApi(settings, {}, { storage: openDiskStorage(folder), outbound });
  const { clock } = api.context;
  const robots = createRobots({ outbound, clock, agent: 'tests' });
  await (api.context.jobs as Boss).work(
    createJobHandlers({ ...api.context, ...shareReaders(), robots, databaseUrl: api.databaseUrl }),
  );
  const lookingAfter = setInterval(() => void closeAbandonedTasks(api.context), 200);
  let round = 0;
  let reports = new Map<string, { revision: number; listing: number; at: string }>();
  /** Former versions that a person left, for an undo. */
  let lastActs: { id: string; version: number }[] = [];

  const townOf = (event: number) => inventedNames(`${round} ${event}`, 1)[0] ?? '';
  models.answerWith(({ fields, prompt, wantsImage }) =>
    wantsImage
      ? { image: SMALL_PICTURE }
      : fields.includes('content_html') && prompt.includes(townOf(0))
        ? {
            json: {
              title: 'Klaidinga',
              excerpt: 'Klaidinga.',
              content_html: `<p>${'Įmonės žmonės šiandien sužinojo naują žinią apie 777 įsilaužimus. '.repeat(8)}</p>`,
            },
          }
        : null,
  );

  /** The text of a report: an event's names in the outlet's order, and a figure that its revisions change. */
  function write(outlet: number, event: number): { title: string; html: string } {
    const names = inventedNames(`${round} ${event}`, 30);
    const turned = [...names.slice(outlet * 5), ...names.slice(0, outlet * 5)];
    const [first, second, third] = turned;
    const revision = reports.get(`${outlet}/${event}`)?.revision ?? 0;
    const town = townOf(event);
    // Hardly a word but names: among few articles one that two share may mean one story.
    const sentences = turned.map((name) => `${name} is in ${town}, and ${town} is in ${name}.`);
    const figure = 1000 + 111 * round + 10 * event + revision;
    return {
      title: `${first} ${second} ${third} ${town}`,
      html: `<p>${first} is ${figure} in ${town}.</p><p>${sentences.join(' ')}</p>`,
    };
  }

  function route(outlet: number): void {
    const items = [...reports]
      .filter(([report]) => report.startsWith(`${outlet}/`))
      .map(([report, { listing, at }]) => {
        const [, event] = report.split('/').map(Number);
        const { title, html } = write(outlet, event ?? 0);
        const path = `/${round}/${report}`;
        site.route(path, {
          body: `<html lang="en"><head><title>${title}</title></head><body><article><h1>${title}</h1>${html}</article></body></html>`,
        });
        const link = `${site.origin}${path}${listing > 0 ? `?utm_source=l${listing}` : ''}`;
        return `<item><title>${title}</title><link>${link}</link><guid isPermaLink="false">${report} ${listing}</guid><pubDate>${at}</pubDate><description><![CDATA[${html}]]></description></item>`;
      });
    site.route(`/${round}/${outlet}.xml`, {
      headers: { 'content-type': 'application/rss+xml' },
      body: `<rss version="2.0"><channel><title>O${outlet}</title><link>${site.origin}</link><language>en</language>${items.join('')}</channel></rss>`,
    });
  }

  async function settle(): Promise<void> {
    const open =
      "select from jobs.job where state in ('created', 'retry', 'active') and start_after <= now()";
    const deadline = Date.now() + 60_000;
    while (((await api.pool.query(open)).rowCount ?? 0) > 0) {
      if (Date.now() > deadline) throw new Error('The queue does not become empty');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  async function look(): Promise<SeenArticle[]> {
    const { rows } = await api.pool.query(
      `select a.id, a.original_url, a.ai_translated_title, a.ai_slug, coalesce(a.ai_translated_content, '') as content,
         a.published_date, a.scheduled_for, a.import_type, a.auto_publish_blocked_at, a.version, s.is_trusted, false as is_in_bin
       from articles a left join rss_sources s on s.id = a.source_id
       union all
       select id, snapshot ->> 'original_url', title, null, '', null, null, snapshot ->> 'import_type', null, 0, false, true
       from article_bin`,
    );
    return rows
      .map((row) => {
        const [outlet = -1, event = -1] =
          /\/(\d+)\/(\d+)(?:\?.*)?$/.exec(row.original_url)?.slice(1).map(Number) ?? [];
        return {
          id: row.id,
          report: `${outlet}/${event}`,
          event,
          outlet,
          title: row.ai_translated_title,
          slug: row.ai_slug,
          content: row.content,
          isPublic: row.published_date !== null,
          isPlanned: row.scheduled_for !== null,
          isAutomatic: row.import_type === 'automatic',
          isBlocked: row.auto_publish_blocked_at !== null,
          isTrusted: Boolean(row.is_trusted),
          isInBin: row.is_in_bin,
          version: row.version,
        };
      })
      .sort((a, b) => (a.report < b.report ? -1 : 1));
  }

  async function byHand(act: (typeof HANDS)[number], at: number): Promise<Answer[]> {
    const all = await look();
    const standing = all.filter(({ isInBin }) => !isInBin);
    const binned = all.filter(({ isInBin }) => isInBin);
    const pick = (from: SeenArticle[]) => from[at % from.length];
    const ask = async (method: string, path: string, body?: unknown) => {
      const { status, body: answer } = await api.askAsAdmin(method, `/api/admin${path}`, body);
      return { status, detail: answer?.detail, body: answer };
    };
    if (act === 'restore' || act === 'purge') {
      const article = pick(binned);
      if (!article) return [];
      return act === 'purge'
        ? [await ask('DELETE', `/bin/${article.id}`)]
        : [await ask('POST', `/bin/${article.id}/restore`)];
    }
    if (act === 'undo') {
      const last = lastActs.pop();
      return last ? [await ask('POST', '/articles/bulk', { action: 'undo', items: [last] })] : [];
    }
    const article = pick(standing);
    if (!article) return [];
    const { id, version } = article;
    const path = `/articles/${id}`;
    const remember = (answer: Answer) => {
      const done = answer.body?.done as { id: string; version: number | null }[] | undefined;
      for (const { id, version } of done ?? [])
        if (version !== null) lastActs.push({ id, version });
      if (answer.status === 200 && answer.body?.version)
        lastActs.push({ id, version: answer.body.version });
      return [answer];
    };
    switch (act) {
      case 'publish':
        return remember(await ask('POST', `${path}/publish`, { version, is_confirmed: true }));
      case 'delete':
        return [await ask('DELETE', `${path}?version=${version}`)];
      case 'edit':
        return remember(
          await ask('PATCH', path, {
            version,
            ai_translated_title: `Žmogaus ${id} ${version}`,
          }),
        );
      case 'plan': {
        const tomorrow = new Date(clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
        return remember(await ask('PATCH', path, { version, date: tomorrow }));
      }
      case 'part':
        return remember(await ask('POST', '/articles/bulk', { action: 'part', items: [{ id }] }));
      case 'join': {
        const other = standing[(at + 1) % standing.length];
        const items = [{ id }, { id: other?.id }];
        return other && other !== article
          ? remember(await ask('POST', '/articles/bulk', { action: 'join', items }))
          : [];
      }
      default:
        return remember(await ask('POST', `${path}/${act}`, { version }));
    }
  }

  async function performOne(act: Single): Promise<Answer[]> {
    if ('automation' in act) {
      const path = `/functions/v1/${act.automation}`;
      const { status, body } = await api.ask('POST', path, {
        token: KEY,
        body: {},
        headers: { prefer: 'respond-async' },
      });
      return [{ status, detail: body?.detail, body }];
    }
    if ('person' in act) return byHand(act.person, act.article);
    if ('trust' in act) {
      await api.pool.query('update rss_sources set is_trusted = not is_trusted where name = $1', [
        `O${act.trust}`,
      ]);
      return [];
    }
    if ('hours' in act) {
      api.passTime(act.hours * 3_600_000);
      await publishScheduled(api.context);
      await applyDeferredChanges(api.context);
      return [];
    }
    const report = `${act.outlet}/${act.event}`;
    const now = { revision: 0, listing: 0, at: clock.now().toUTCString() };
    const before = reports.get(report);
    if (!before) reports.set(report, now);
    else if (act.does === 'revises') before.revision += 1;
    else if (act.does === 'lists anew') before.listing += 1;
    route(act.outlet);
    return [];
  }

  return {
    api,
    look,
    /** An empty newsroom whose outlets have reported nothing yet. */
    async begin(): Promise<void> {
      await settle();
      round += 1;
      reports = new Map();
      lastActs = [];
      await api.pool.query(
        `delete from jobs.job; delete from auto_import_logs; delete from articles; delete from article_bin; delete from article_keys;
         delete from rss_sources; delete from story_terms; delete from stories; delete from ai_import_settings; delete from provider_health`,
      );
      await api.db.insert(ai_import_settings).values({
        ...DEFAULT_PROMPTS,
        auto_publish_enabled: true,
        auto_publish_min_score: 0,
        auto_publish_batch_size: 2,
      });
      for (let outlet = 0; outlet < OUTLETS; outlet += 1) {
        route(outlet);
        await api.db.insert(rss_sources).values({
          name: `O${outlet}`,
          rss_url: `${site.origin}/${round}/${outlet}.xml`,
          type: 'rss',
          is_trusted: outlet < 2,
        });
      }
    },
    /** Until nothing more comes of it. @returns what each request was answered */
    async perform(act: NewsroomAct): Promise<Answer[]> {
      const acts = 'together' in act ? act.together : [act];
      const answers = await Promise.all(acts.map(performOne));
      await settle();
      return answers.flat();
    },
    async close(): Promise<void> {
      clearInterval(lookingAfter);
      await api.close();
      await outbound.close();
      await Promise.all([site.close(), models.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export interface Answer {
  status: number;
  detail: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
}
