import sharp from 'sharp';
import { startGoogleAi } from '../fakes/google-ai.ts';
import { signInToApi } from './api-client.ts';
import { type Carrier, serveAttackedFeed, type Way } from './attacked-feeds.ts';
import { type AttackString, attackedHtml } from './attacks.ts';
import { makeDataFolder } from './data-folder.ts';
import { startFeedServer } from './feed-server.ts';
import { createHostileModel } from './hostile-model.ts';
import { findFreePort, startProduct } from './product.ts';

/*
 * The newsroom on loopback, whose sources, pages and models all attack; shared by the journey and by
 * `bench/attack-strings.ts`.
 */

export interface AttackedArticle extends Carrier {
  id: string;
  slug: string | null;
  state: string;
  preparedBy: string | null;
  /** Why it is not on the blog; null when it is. */
  unpublished: string | null;
}

/** What became of a string. */
export interface AttackOutcome {
  attack: AttackString;
  articles: AttackedArticle[];
  /** So many articles were to come of it. */
  wanted: number;
  /** What the product says of the source that did not bring them all; null when it did. */
  refused: string | null;
}

interface Plan {
  /** Of one attack after the other, from the beginning again. */
  ways: readonly (readonly Way[])[];
  /** Attacks of one source; with all their ways at most ten, which is what a first import takes. */
  perSource: number;
  /** Every other article is prepared without a key, by rules, before the models are asked. */
  withRules: boolean;
}

const RUN_LIMIT = 15 * 60_000;
const BATCH_SIZE = 100;

export async function openAttackedNewsroom(attacks: readonly AttackString[], plan: Plan) {
  const site = await startFeedServer();
  const models = await startGoogleAi();
  const carriers = planCarriers(attacks, plan);
  const byMarker = new Map(carriers.map((carrier) => [carrier.marker, carrier]));
  const picture = await sharp({
    create: { width: 64, height: 36, channels: 3, background: '#246' },
  })
    .png()
    .toBuffer();
  models.answerWith(createHostileModel((marker) => byMarker.get(marker)?.attack, picture));
  const settings = {
    DATA_DIR: await makeDataFolder('product'),
    PORT: String(await findFreePort()),
    OUTBOUND_ALLOW: site.hostPort,
    // Each search comes from a visitor of its own: so many are not allowed to one.
    TRUST_PROXY: '127.0.0.1,::1',
  };
  const key = {
    GOOGLE_GENERATIVE_AI_API_KEY: 'a-key-of-the-tests',
    GOOGLE_AI_BASE_URL: models.baseUrl,
  };
  let product = await startProduct(plan.withRules ? settings : { ...settings, ...key });
  const api = await signInToApi(product);
  const found: AttackedArticle[] = [];
  const failures = new Map<AttackString, string>();

  return {
    site,
    api,
    product: () => product,

    /** Through sources that bear the attacks' names and feeds that carry them. */
    async import(): Promise<void> {
      const sources = new Map<string, Carrier[]>();
      for (let at = 0; at < attacks.length; at += plan.perSource) {
        const group = new Set(attacks.slice(at, at + plan.perSource));
        const own = carriers.filter(({ attack }) => group.has(attack));
        const path = `/feeds/${at}`;
        serveAttackedFeed(site, path, own);
        const { body } = await expectOk(
          api('POST', '/api/admin/sources', {
            name: nameOf(attacks[at]?.text ?? '', at),
            rss_url: site.origin + path,
            type: 'rss',
          }),
        );
        sources.set(body.id, own);
      }
      await runToEnd(api, 'import-rss-sources', { manual: true });
      await partStories(api);
      for (const item of await listAll(api, '/api/admin/articles?state=all&sort=created_at')) {
        const marker = /^zq\d+[fp]\b/.exec(item.original_title)?.[0] ?? '';
        const carrier = byMarker.get(marker);
        if (!carrier) throw new Error(`An article without a carrier: ${item.original_title}`);
        const { id, preparation_state: state } = item;
        found.push({ ...carrier, id, state, slug: null, preparedBy: null, unpublished: 'new' });
      }
      const markers = new Set(found.map(({ marker }) => marker));
      for (const { id, last_error } of await listAll(api, '/api/admin/sources')) {
        for (const { marker, attack } of sources.get(id) ?? []) {
          if (!markers.has(marker) && last_error) failures.set(attack, last_error);
        }
      }
    },

    async prepare(): Promise<void> {
      if (plan.withRules) {
        await prepareAll(found.filter(({ language }) => language === 'lt'));
        await product.stop();
        product = await startProduct({ ...settings, ...key });
        await allowSpending(api);
        await refresh();
        await prepareAll(found.filter(({ state }) => state === 'imported'));
      } else {
        await allowSpending(api);
        await prepareAll(found);
      }
      await refresh();
    },

    /** By hand, whatever the checks said; what no model wrote is written by a person, with the attack in it. */
    async publish(): Promise<void> {
      await eachOf(found, 4, async (article) => {
        article.unpublished = await publish(api, article);
      });
      await refresh();
    },

    articles: () => found,
    outcomes: (): AttackOutcome[] =>
      attacks.map((attack) => ({
        attack,
        articles: found.filter((article) => article.attack === attack),
        wanted: carriers.filter((carrier) => carrier.attack === attack).length,
        refused: failures.get(attack) ?? null,
      })),

    async close(): Promise<void> {
      await product.remove();
      await Promise.all([site.close(), models.close()]);
    },
  };

  async function prepareAll(articles: AttackedArticle[]): Promise<void> {
    for (let at = 0; at < articles.length; at += BATCH_SIZE) {
      const articleIds = articles.slice(at, at + BATCH_SIZE).map(({ id }) => id);
      await runToEnd(api, 'prepare-articles-ai', { articleIds });
    }
  }

  async function refresh(): Promise<void> {
    const rows = await listAll(api, '/api/admin/articles?state=all&sort=created_at');
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const article of found) {
      const row = byId.get(article.id);
      article.state = row?.preparation_state ?? 'gone';
      article.slug = row?.ai_slug ?? null;
      article.preparedBy = row?.prepared_by ?? null;
    }
  }
}

export type AttackedNewsroom = Awaited<ReturnType<typeof openAttackedNewsroom>>;
type Api = Awaited<ReturnType<typeof signInToApi>>;

const planCarriers = (attacks: readonly AttackString[], { ways, withRules }: Plan): Carrier[] =>
  attacks.flatMap((attack, number) =>
    (ways[number % ways.length] ?? []).map((way, at) => ({
      attack,
      way,
      marker: `zq${number}${way.charAt(0)}`,
      language: withRules && (number >> 1) % 2 === at % 2 ? ('lt' as const) : ('en' as const),
    })),
  );

function nameOf(text: string, number: number): string {
  const name = text.replaceAll('\0', '').trim();
  return name && name.length <= 200 ? name : `Šaltinis ${number}`;
}

/** @returns why not, null when it is on the blog */
async function publish(api: Api, article: AttackedArticle): Promise<string | null> {
  const path = `/api/admin/articles/${article.id}`;
  if (article.state === 'needs_review') {
    const taken = await api('POST', `${path}/rejected-text`, {});
    if (taken.status >= 400) {
      const { version } = (await expectOk(api('GET', path))).body;
      const write = (text: string) =>
        api('PATCH', path, { version, ...writtenByHand(article, text) });
      let written = await write(article.attack.text);
      // A picture of another site that has no description or cannot be fetched is refused; all else goes on.
      if (written.body.detail?.startsWith('Turinys: nuotrauka'))
        written = await write(article.attack.text.replaceAll(FOREIGN_PICTURE, ''));
      if (written.status >= 400) return `${written.status} ${written.body.detail}`;
    }
  }
  const { status, body } = await api('POST', `${path}/publish`, { is_confirmed: true });
  return status < 300 ? null : `${status} ${body.detail}`;
}

const FOREIGN_PICTURE = /\bsrc\s*=\s*["']?(?:https?:)?\/\/[^"'\s>]*["']?/gi;

function writtenByHand({ marker, attack }: Carrier, content: string) {
  // PostgreSQL has no place for it, and the panel's forms say so.
  const asTyped = (words: string) => words.replaceAll('\0', '').toWellFormed();
  const text = asTyped(attack.text);
  return {
    ai_translated_title: `${marker} ${text}`.slice(0, 300),
    ai_slug: `ranka-${marker}`,
    ai_translated_excerpt: text.trim().slice(0, 2000) || marker,
    ai_translated_content: attackedHtml(asTyped(content), 'lt', text.length),
    ai_category: text.trim().slice(0, 100) || marker,
    ai_actuality_score: 90,
  };
}

async function allowSpending(api: Api): Promise<void> {
  const { body } = await expectOk(api('GET', '/api/admin/settings'));
  const { id: _, updated_at: _at, ...settings } = body;
  const plain = Object.entries(settings).filter(([name]) => !name.endsWith('_due_at'));
  const caps = { daily_token_cap: 1_000_000_000, daily_image_cap: 100_000 };
  await expectOk(api('PUT', '/api/admin/settings', { ...Object.fromEntries(plain), ...caps }));
}

// biome-ignore lint/suspicious/noExplicitAny: rows of several lists
async function listAll(api: Api, path: string): Promise<any[]> {
  const items: unknown[] = [];
  for (let page = 1; ; page += 1) {
    const address = `${path}${path.includes('?') ? '&' : '?'}per_page=100&page=${page}`;
    const { body } = await expectOk(api('GET', address));
    items.push(...body.items);
    if (body.items.length < 100) return items;
  }
}

/** Articles full of the same attack words seem to tell one event: each is to be prepared and published by itself. */
async function partStories(api: Api): Promise<void> {
  for (const { id } of await listAll(api, '/api/admin/articles?state=all')) {
    const { body } = await expectOk(api('GET', `/api/admin/articles/${id}/reports`));
    const items = body.items.map((report: { id: string }) => ({ id: report.id }));
    if (items.length > 0)
      await expectOk(api('POST', '/api/admin/articles/bulk', { action: 'part', items }));
  }
}

async function runToEnd(api: Api, name: string, asked: object): Promise<void> {
  const headers = { prefer: 'respond-async' };
  const { body } = await expectOk(api('POST', `/functions/v1/${name}`, asked, headers));
  const deadline = Date.now() + RUN_LIMIT;
  for (;;) {
    const run = (await expectOk(api('GET', `/api/admin/runs/${body.run_id}`))).body;
    if (run.status !== 'running') return;
    if (Date.now() > deadline) throw new Error(`${name} did not end: ${JSON.stringify(run)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function expectOk(answer: ReturnType<Api>) {
  const given = await answer;
  if (given.status >= 300) throw new Error(`${given.status}: ${JSON.stringify(given.body)}`);
  return given;
}

/** So many side by side, in order. */
export async function eachOf<Item>(
  items: readonly Item[],
  sideBySide: number,
  act: (item: Item, worker: number) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const work = async (worker: number) => {
    for (const item of waiting) await act(item, worker);
  };
  await Promise.all(Array.from({ length: sideBySide }, (_, worker) => work(worker)));
}
