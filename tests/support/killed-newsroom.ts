import { join } from 'node:path';
import pg from 'pg';
import { findRunningServer } from '../../src/server/database/embedded-server.ts';
import { startGoogleAi } from '../fakes/google-ai.ts';
import type { FakeModelServer } from '../fakes/model-server.ts';
import { signInToApi } from './api-client.ts';
import { type FeedServer, startFeedServer } from './feed-server.ts';
import { type Product, startProduct } from './product.ts';

/*
 * The newsroom on loopback, and power cuts (SIGKILL) in the middle of its work; shared by the journey and by
 * `bench/killed.ts`. A round imports, prepares or publishes the articles of a feed of its own.
 */

export type Phase = 'import' | 'preparation' | 'publishing';

export interface KillRound {
  phase: Phase;
  /** How far the work was when the power was cut, in words. */
  killedAt: string;
  lost: number;
  doubled: number;
  /** Calls of models beyond the one each answer needs. */
  repeatedCalls: number;
  /** What is wrong with the run's row in the log; null when it ended well with a true count. */
  log: string | null;
}

const FUNCTIONS_KEY = 'a-functions-key-of-the-tests';
/** Articles of a round. */
export const ROUND_SIZE = 5;
/** Relevance, translation, cover. */
const CALLS_PER_ARTICLE = 3;
const PAGE_DELAY = 80;
const ANSWER_DELAY = 25;
const RUN_LIMIT = 60_000;

export interface KilledNewsroom {
  product: Product;
  /** @param moment from 0 to 1: how far into the work the power is cut */
  round(phase: Phase, moment: number): Promise<KillRound>;
  close(): Promise<void>;
}

export async function openKilledNewsroom(): Promise<KilledNewsroom> {
  const feeds = await startFeedServer();
  const models = await startGoogleAi();
  models.delayAnswers(ANSWER_DELAY);
  const product = await startProduct({
    OUTBOUND_ALLOW: feeds.hostPort,
    FUNCTIONS_KEY,
    GOOGLE_GENERATIVE_AI_API_KEY: 'a-key-of-the-tests',
    GOOGLE_AI_BASE_URL: models.baseUrl,
  });
  // The session outlives the process, and so does the address.
  const api = await signInToApi(product);
  await allowAutomation(api);
  let rounds = 0;
  return {
    product,
    async round(phase, moment) {
      rounds += 1;
      return runRound({ feeds, models, product, api }, phase, moment, rounds);
    },
    async close() {
      await product.remove();
      await feeds.close();
      await models.close();
    },
  };
}

type Api = Awaited<ReturnType<typeof signInToApi>>;
interface World {
  feeds: FeedServer;
  models: FakeModelServer;
  product: Product;
  api: Api;
}

const FUNCTIONS: Record<Phase, string> = {
  import: 'import-rss-sources',
  preparation: 'prepare-articles-ai',
  publishing: 'auto-publish-article',
};

async function runRound(
  world: World,
  phase: Phase,
  moment: number,
  number: number,
): Promise<KillRound> {
  const { api, models, product } = world;
  const sourceId = await addSource(world, number);
  if (phase !== 'import') await runToEnd(api, sourceId, 'import');
  if (phase === 'publishing') await runToEnd(api, sourceId, 'preparation');
  // The servers of feeds and models live on: what is asked for again can be told from what was asked for once.
  models.requests.length = 0;
  world.feeds.requests.length = 0;

  const cut = await prepareCut(world, phase, moment);
  const runId = await start(api, sourceId, phase);
  const killedAt = await cut();
  await product.restart();
  const run = await waitForEnd(api, runId);

  const articles = await listArticles(api, sourceId);
  const titles = new Set(articles.map(({ original_title }) => original_title));
  const isDone = {
    import: () => true,
    preparation: ({ state }: ListedArticle) => state === 'prepared',
    publishing: ({ state }: ListedArticle) => state === 'published',
  }[phase];
  const done = articles.filter(isDone).length;
  const calls = phase === 'preparation' ? ROUND_SIZE * CALLS_PER_ARTICLE : 0;
  const result = {
    phase,
    killedAt,
    lost: ROUND_SIZE - Math.min(done, titles.size),
    doubled: articles.length - titles.size + (await countDoubled(api, phase, articles)),
    repeatedCalls: models.requests.length - calls,
    log:
      run.status === 'success' && run.count === ROUND_SIZE
        ? null
        : `${run.status}, ${run.count} of ${ROUND_SIZE}: ${run.error_message ?? ''}`,
  };
  // Later rounds leave its articles alone.
  const over = { is_active: false, is_trusted: false };
  await expectOk(api('PATCH', `/api/admin/sources/${sourceId}`, over));
  return result;
}

/** Made before the work begins; called after, it waits for the moment, cuts the power and says how far things were. */
async function prepareCut(
  { feeds, models, product }: World,
  phase: Phase,
  moment: number,
): Promise<() => Promise<string>> {
  const kill = async (at: string) => {
    await product.kill();
    return at;
  };
  if (phase === 'publishing') {
    // Publishing takes milliseconds: every other time it is held in the middle of its transaction.
    if (moment < 0.5) {
      const delay = Math.round(moment * 2 * PUBLISHING_LENGTH);
      return async () => {
        await sleep(delay);
        return kill(`${delay} ms after it was asked for`);
      };
    }
    const held = await holdAudit(product);
    return async () => {
      await held.isWaitedFor();
      const at = await kill('in the middle of the transaction');
      await held.release();
      return at;
    };
  }
  const [requests, steps, length] =
    phase === 'import'
      ? [feeds.requests, ROUND_SIZE + 1, PAGE_DELAY]
      : [models.requests, ROUND_SIZE * CALLS_PER_ARTICLE, ANSWER_DELAY];
  const exact = moment * steps;
  const wanted = Math.floor(exact) + 1;
  const delay = Math.round((exact - Math.floor(exact)) * length);
  return async () => {
    await until(() => requests.length >= wanted);
    await sleep(delay);
    return kill(`request ${wanted} of ${steps} + ${delay} ms`);
  };
}

/** Keeps anybody from writing into the audit, which publishing does for each of its articles. */
async function holdAudit({ dataDir }: Product) {
  const server = await findRunningServer(join(dataDir, 'postgres'));
  if (!server?.adminUrl) throw new Error('The product’s PostgreSQL is not there');
  const client = new pg.Client({ connectionString: server.adminUrl });
  // PostgreSQL ends the connection when the product's next start takes its server over.
  client.on('error', () => {});
  await client.connect();
  await client.query('begin; lock table audit_log in share mode');
  return {
    isWaitedFor: () =>
      until(async () => {
        const { rowCount } = await client.query(
          "select from pg_locks where relation = 'audit_log'::regclass and not granted",
        );
        return (rowCount ?? 0) > 0;
      }),
    release: () => client.end(),
  };
}

/** As long as the queue may take to begin, and the work itself. */
const PUBLISHING_LENGTH = 900;

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + RUN_LIMIT;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('The moment to cut the power never came');
    await sleep(2);
  }
}

interface ListedArticle {
  id: string;
  original_title: string;
  state: string;
  ai_slug: string | null;
}

/** Published twice: more than one such entry in an article's history. */
async function countDoubled(api: Api, phase: Phase, articles: ListedArticle[]): Promise<number> {
  if (phase !== 'publishing') return 0;
  let doubled = 0;
  for (const { id } of articles) {
    const { body } = await api('GET', `/api/admin/articles/${id}/revisions?per_page=100`);
    const published = body.items.filter(({ reason }: { reason: string }) => reason === 'publish');
    doubled += Math.max(0, published.length - 1);
  }
  return doubled;
}

async function allowAutomation(api: Api): Promise<void> {
  const { body } = await api('GET', '/api/admin/settings');
  const { id: _, version: _seen, updated_at: _at, ...settings } = body;
  const plain = Object.entries(settings).filter(([name]) => !name.endsWith('_due_at'));
  const wanted = { auto_publish_min_score: 0, auto_publish_batch_size: ROUND_SIZE };
  await expectOk(api('PUT', '/api/admin/settings', { ...Object.fromEntries(plain), ...wanted }));
}

/** A feed whose items have to be read from their pages, each slow enough to be killed in the middle. */
async function addSource({ feeds, api }: World, number: number): Promise<string> {
  const items = Array.from({ length: ROUND_SIZE }, (_, index) => {
    const path = `/${number}/${index}`;
    feeds.route(path, (_request, response) => {
      const text = `Round ${number}, paragraph ${index} about backups of a small office. `.repeat(
        20,
      );
      const html = `<html><body><article><h1>Item ${number}.${index}</h1><p>${text}</p><p>${text}</p></article></body></html>`;
      const headers = { 'content-type': 'text/html; charset=utf-8' };
      setTimeout(() => response.writeHead(200, headers).end(html), PAGE_DELAY);
    });
    return `<item><title>Item ${number}.${index}</title><link>${feeds.origin}${path}</link><guid>g-${number}-${index}</guid></item>`;
  });
  feeds.route(`/${number}.xml`, {
    headers: { 'content-type': 'application/rss+xml' },
    body: `<rss version="2.0"><channel><title>F</title><link>${feeds.origin}</link>${items.join('')}</channel></rss>`,
  });
  const { body } = await expectOk(
    api('POST', '/api/admin/sources', {
      name: `Round ${number}`,
      rss_url: `${feeds.origin}/${number}.xml`,
      type: 'rss',
    }),
  );
  await expectOk(api('PATCH', `/api/admin/sources/${body.id}`, { is_trusted: true }));
  return body.id;
}

async function start(api: Api, sourceId: string, phase: Phase): Promise<string> {
  const address = `/functions/v1/${FUNCTIONS[phase]}`;
  const asked =
    phase === 'preparation'
      ? { articleIds: (await listArticles(api, sourceId)).map(({ id }) => id) }
      : {};
  // By the key: a person's call would write into the audit, which a round may hold.
  const headers = { prefer: 'respond-async', authorization: `Bearer ${FUNCTIONS_KEY}` };
  const { body } = await expectOk(api('POST', address, asked, headers));
  return body.run_id;
}

async function runToEnd(api: Api, sourceId: string, phase: Phase): Promise<void> {
  const run = await waitForEnd(api, await start(api, sourceId, phase));
  if (run.status !== 'success') throw new Error(`${phase} before the round failed`);
}

async function waitForEnd(api: Api, runId: string) {
  const deadline = Date.now() + RUN_LIMIT;
  for (;;) {
    const { body } = await api('GET', `/api/admin/runs/${runId}`);
    if (body.status !== 'running') return body;
    if (Date.now() > deadline) return { ...body, error_message: 'still running after a minute' };
    await sleep(50);
  }
}

async function listArticles(api: Api, sourceId: string): Promise<ListedArticle[]> {
  const { body } = await expectOk(
    api('GET', `/api/admin/articles?state=all&source_id=${sourceId}&per_page=100`),
  );
  return body.items;
}

async function expectOk(answer: ReturnType<Api>) {
  const given = await answer;
  if (given.status >= 300) throw new Error(`${given.status}: ${JSON.stringify(given.body)}`);
  return given;
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
