import { startGoogleAi } from '../fakes/google-ai.ts';
import type { FakeModelServer } from '../fakes/model-server.ts';
import { signInToApi } from './api-client.ts';
import { type FeedServer, startFeedServer } from './feed-server.ts';
import { inventArticle } from './invented-names.ts';
import { onServer, type Phase, prepareCut, sleep, until } from './power-cuts.ts';
import { type Product, startProduct } from './product.ts';

/*
 * The newsroom on loopback, and power cuts (SIGKILL) in the middle of its work; shared by the journey and by
 * `bench/killed.ts`. A round imports, prepares or publishes the articles of a feed of its own, or makes a new cover
 * for one of them.
 */

export type { Phase } from './power-cuts.ts';

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
/** Articles of a round, and of a batch that is published. */
const ROUND_SIZE = 5;
/** As worthy as those of the batch: a second batch would publish them. */
const LEFT_OVER = 2;
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
  await allowAutomation(api, product);
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
  cover: 'regenerate-blog-images',
};
/** What is done before the power is cut in a phase. */
const BEFORE: Record<Phase, Phase[]> = {
  import: [],
  preparation: ['import'],
  publishing: ['import', 'preparation'],
  cover: ['import', 'preparation'],
};

async function runRound(
  world: World,
  phase: Phase,
  moment: number,
  number: number,
): Promise<KillRound> {
  const { api, models, product } = world;
  const items = ROUND_SIZE + (phase === 'publishing' ? LEFT_OVER : 0);
  const sourceId = await addSource(world, number, items);
  for (const earlier of BEFORE[phase]) await runToEnd(api, sourceId, earlier);
  const before = await listArticles(api, sourceId);
  // The servers of feeds and models live on: what is asked for again can be distinguished from what was asked for once.
  models.requests.length = 0;
  world.feeds.requests.length = 0;

  const { wanted, calls } = {
    import: { wanted: items, calls: 0 },
    preparation: { wanted: items, calls: items * CALLS_PER_ARTICLE },
    publishing: { wanted: ROUND_SIZE, calls: 0 },
    cover: { wanted: 1, calls: 1 },
  }[phase];
  const work =
    phase === 'import'
      ? { requests: world.feeds.requests, steps: items + 1, length: PAGE_DELAY }
      : { requests: models.requests, steps: calls, length: ANSWER_DELAY };
  const cut = await prepareCut(product, phase, { moment, ...work });
  const runId = await start(api, sourceId, phase);
  const killedAt = await cut(runId);
  await product.restart();
  const run = await waitForEnd(api, runId);
  await until(() => isQueueEmpty(product));

  const articles = await listArticles(api, sourceId);
  const titles = new Set(articles.map(({ original_title }) => original_title));
  const isDone = {
    import: () => true,
    preparation: ({ state }: ListedArticle) => state === 'prepared',
    publishing: ({ state }: ListedArticle) => state === 'published',
    cover: ({ id, ai_image_path }: ListedArticle) =>
      before.some((article) => article.id === id && article.ai_image_path !== ai_image_path),
  }[phase];
  const done = articles.filter(isDone).length;
  const result = {
    phase,
    killedAt,
    lost: Math.max(0, wanted - done, items - titles.size),
    doubled:
      articles.length -
      titles.size +
      Math.max(0, done - wanted) +
      (await countDoubled(api, phase, articles, before)),
    repeatedCalls: models.requests.length - calls,
    log:
      run.status === 'success' && run.count === wanted
        ? null
        : `${run.status}, ${run.count} of ${wanted}: ${run.error_message ?? ''}`,
  };
  // Later rounds leave its articles alone.
  const over = { is_active: false, is_trusted: false };
  await expectOk(api('PATCH', `/api/admin/sources/${sourceId}`, over));
  return result;
}

const isQueueEmpty = async (product: Product) => {
  const open = "select from jobs.job where state in ('created', 'retry', 'active')";
  return (await onServer(product, open)).rowCount === 0;
};

interface ListedArticle {
  id: string;
  original_title: string;
  state: string;
  version: number;
  ai_image_path: string | null;
}

/** Published twice: more than one such entry in an article's history. A second cover: a second change. */
async function countDoubled(
  api: Api,
  phase: Phase,
  articles: ListedArticle[],
  before: ListedArticle[],
): Promise<number> {
  let doubled = 0;
  for (const { id, version } of articles) {
    const was = before.find((article) => article.id === id);
    if (phase === 'cover' && was) doubled += Math.max(0, version - was.version - 1);
    if (phase !== 'publishing') continue;
    const { body } = await api('GET', `/api/admin/articles/${id}/revisions?per_page=100`);
    const published = body.items.filter(({ reason }: { reason: string }) => reason === 'publish');
    doubled += Math.max(0, published.length - 1);
  }
  return doubled;
}

/** The switch is on, but nothing is due: the schedule publishes nothing between the rounds. */
async function allowAutomation(api: Api, product: Product): Promise<void> {
  const { body } = await api('GET', '/api/admin/settings');
  const { id: _, updated_at: _at, ...settings } = body;
  const plain = Object.entries(settings).filter(([name]) => !name.endsWith('_due_at'));
  const wanted = { auto_publish_min_score: 0, auto_publish_batch_size: ROUND_SIZE };
  await expectOk(api('PUT', '/api/admin/settings', { ...Object.fromEntries(plain), ...wanted }));
  await onServer(
    product,
    "update ai_import_settings set auto_publish_enabled = true, auto_publish_due_at = '2100-01-01'",
  );
}

/** A feed whose items have to be read from their pages, each slow enough to be killed in the middle. */
async function addSource({ feeds, api }: World, number: number, length: number): Promise<string> {
  const items = Array.from({ length }, (_, index) => {
    const path = `/${number}/${index}`;
    const { title, text } = inventArticle(`${number}.${index}`);
    feeds.route(path, (_request, response) => {
      const html = `<html><body><article><h1>${title}</h1><p>${text}</p><p>${text}</p></article></body></html>`;
      const headers = { 'content-type': 'text/html; charset=utf-8' };
      setTimeout(() => response.writeHead(200, headers).end(html), PAGE_DELAY);
    });
    return `<item><title>${title}</title><link>${feeds.origin}${path}</link><guid>g-${number}-${index}</guid></item>`;
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
  const ids = (await listArticles(api, sourceId)).map(({ id }) => id);
  const asked =
    phase === 'preparation' ? { articleIds: ids } : phase === 'cover' ? { articleId: ids[0] } : {};
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
