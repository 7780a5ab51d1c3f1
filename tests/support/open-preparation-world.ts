import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { DatabaseConnection } from '../../src/server/database/database.ts';
import { type ArticleRow, articles } from '../../src/server/database/schema/articles.ts';
import { ai_import_settings } from '../../src/server/database/schema/automation.ts';
import { preparation_steps } from '../../src/server/database/schema/preparation.ts';
import { rss_sources } from '../../src/server/database/schema/sources.ts';
import type { PreparationDeps } from '../../src/server/newsroom/preparation/models/preparation-deps.ts';
import { DEFAULT_PROMPTS } from '../../src/server/newsroom/preparation/prompts/default-prompts.ts';
import { openDiskStorage } from '../../src/server/storage/disk-storage.ts';
import { startGoogleAi } from '../fakes/google-ai.ts';
import type { FakeModelServer } from '../fakes/model-server.ts';
import { startOpenAi } from '../fakes/openai.ts';
import { shareTextChecks } from './shared-threads.ts';

/** Emptied row by row: with the few of a test a tenth of what `truncate` takes for the files of so many tables. */
const TABLES = [
  'article_keys',
  'articles',
  'article_revisions',
  'preparation_steps',
  'model_calls',
  'provider_health',
  'ai_import_settings',
  'glossary_terms',
];

/** A migrated database of its own. */
interface WorldDatabase extends DatabaseConnection {
  /** Closes it and takes it away. */
  drop(): Promise<void>;
}

/** A database, both model servers, a bucket on disk and a clock: all that preparation touches. */
export interface PreparationWorld<Database extends WorldDatabase = WorldDatabase> {
  database: Database;
  google: FakeModelServer;
  openai: FakeModelServer;
  /** Set to move time. */
  now: Date;
  /** What was logged, as JSON. */
  logged: string[];
  deps(config?: ProviderKeys): PreparationDeps;
  addArticle(values?: Partial<typeof articles.$inferInsert>): Promise<ArticleRow>;
  /** @returns its id */
  addSource(values: Partial<typeof rss_sources.$inferInsert>): Promise<string>;
  getArticle(id: string): Promise<ArticleRow>;
  listSteps(articleId: string): Promise<(typeof preparation_steps.$inferSelect)[]>;
  chooseModel(apiModel: string): Promise<void>;
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** Which providers have a key; `openai: 'responses'` reaches OpenAI's own address (redirected to the fake). */
export interface ProviderKeys {
  google?: string;
  openai?: string;
  openaiProtocol?: 'chat' | 'responses';
}

/** English, with facts of every kind that a translation must keep. */
export const ENGLISH_HTML = `<h2>What happened</h2>
<p>On March 4, 2026 researchers reported a flaw tracked as CVE-2026-12345 in the ExampleMail server that affects about 3.5 million installations. The company released version 4.2.1 within 48 hours and asked every administrator to install it without any delay.</p>
<p>More details are published on <a href="https://example.com/advisory/42">the advisory page</a>, where the vendor explains which settings should be changed and how to look for traces of a break-in.</p>`;

/** Long enough to be translated in three pieces. */
export const LONG_HTML = [1, 2, 3]
  .map(
    (n) =>
      `<h2>Part ${n}</h2>${`<p>${'The vendor explains the settings of the server again and again for everybody. '.repeat(20)}</p>`.repeat(5)}`,
  )
  .join('');

export const LITHUANIAN_HTML = `<p>Įmonių darbuotojai vis dažniau gauna apgaulingus laiškus, kuriuose prašoma prisijungti prie „Microsoft 365“ paskyros ir patvirtinti slaptažodį. Kibernetinio saugumo specialistai primena, kad tikras administratorius slaptažodžio neprašo niekada.</p>
<p>Per pirmąjį ketvirtį užfiksuota 120 tokių atvejų. Įmonėms patariama įjungti dviejų veiksnių autentifikavimą, atnaujinti serverius ir patikrinti atsargines kopijas.</p>`;

export async function openPreparationWorld<Database extends WorldDatabase>(
  database: Database,
): Promise<PreparationWorld<Database>> {
  const [google, openai] = await Promise.all([startGoogleAi(), startOpenAi()]);
  const folder = await mkdtemp(join(tmpdir(), 'preparation-'));
  const { db } = database;
  const logged: string[] = [];
  const log = (fields: object, message: string) => {
    logged.push(JSON.stringify({ ...fields, message }));
  };
  const texts = shareTextChecks();
  let counter = 0;

  const world: PreparationWorld<Database> = {
    database,
    google,
    openai,
    now: new Date('2026-03-10T10:00:00Z'),
    logged,
    deps: (keys = {}) => ({
      db,
      clock: { now: () => world.now },
      log: { info: log, warn: log, error: log },
      storage: openDiskStorage(folder),
      texts,
      config: {
        google: { apiKey: keys.google ?? null, baseUrl: google.baseUrl },
        openai: {
          apiKey: keys.openai ?? null,
          baseUrl: keys.openai && keys.openaiProtocol !== 'responses' ? openai.baseUrl : null,
          model: null,
        },
      },
      fetch: (input, init) =>
        fetch(String(input).replace('https://api.openai.com/v1', openai.baseUrl), init),
    }),
    async addArticle(values = {}) {
      counter += 1;
      const [row] = await db
        .insert(articles)
        .values({
          source_name: 'Example News',
          source_rss_url: 'https://example.com/feed',
          original_url: `https://example.com/news/${counter}`,
          original_title: 'ExampleMail server flaw under attack',
          original_excerpt: 'Administrators are asked to update the mail server at once.',
          original_content: ENGLISH_HTML,
          original_language: 'en',
          original_date: new Date('2026-03-05T08:00:00Z'),
          ...values,
        })
        .returning();
      if (!row) throw new Error('no article was inserted');
      return row;
    },
    async addSource(values) {
      counter += 1;
      const rss_url = `https://example.com/feed/${counter}`;
      const [row] = await db
        .insert(rss_sources)
        .values({ name: 'Example News', rss_url, type: 'rss', ...values })
        .returning({ id: rss_sources.id });
      if (!row) throw new Error('no source was inserted');
      return row.id;
    },
    async getArticle(id) {
      const [row] = await db.select().from(articles).where(eq(articles.id, id));
      if (!row) throw new Error('the article is gone');
      return row;
    },
    listSteps: (articleId) =>
      db
        .select()
        .from(preparation_steps)
        .where(eq(preparation_steps.article_id, articleId))
        .orderBy(preparation_steps.created_at, preparation_steps.step),
    async chooseModel(api_model) {
      await db
        .insert(ai_import_settings)
        .values({ ...DEFAULT_PROMPTS, api_model })
        .onConflictDoUpdate({ target: ai_import_settings.id, set: { api_model } });
    },
    async reset() {
      await database.pool.query(TABLES.map((table) => `delete from ${table}`).join(';'));
      google.reset();
      openai.reset();
      logged.length = 0;
      world.now = new Date('2026-03-10T10:00:00Z');
    },
    async close() {
      await Promise.all([google.close(), openai.close()]);
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return world;
}
