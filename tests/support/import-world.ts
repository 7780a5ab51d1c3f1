import { eq } from 'drizzle-orm';
import { article_keys } from '../../src/server/database/schema/article-keys.ts';
import { articles } from '../../src/server/database/schema/articles.ts';
import { rss_sources } from '../../src/server/database/schema/sources.ts';
import { createRobots } from '../../src/server/newsroom/import/documents/robots.ts';
import { importSource } from '../../src/server/newsroom/import/import-source.ts';
import type { ImportContext } from '../../src/server/newsroom/import/storing/article-body.ts';
import { createOutbound } from '../../src/server/outbound/outbound.ts';
import { startFeedServer } from './feed-server.ts';
import { shareReaders, shareTextChecks } from './shared-threads.ts';
import { createTestDatabase } from './test-database.ts';

const SENTENCE = 'Įmonės vadovas turi žinoti, kad saugumas prasideda nuo paprastų dalykų. ';
/** Long enough to be the whole article: its page is not asked. */
export const FULL_BODY = `<p>${SENTENCE.repeat(30)}</p>`;

/** So short that its page is asked. */
export const SHORT_BODY = '<p>Trumpai.</p>';

export interface WorldItem {
  n: number;
  title?: string;
  body?: string;
  link?: string;
  guid?: string;
  /** Else of its number. */
  date?: string;
}

/** Items `from` up to `to`. */
export const range = (from: number, to: number): WorldItem[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ n: from + index }));

/** The import with a database and a web server of its own, and a clock that stands where it is put. */
export async function startImportWorld() {
  const log = { debug: () => {}, info: () => {}, warn: () => {} };
  const database = await createTestDatabase();
  const server = await startFeedServer();
  const other = await startFeedServer();
  const { feeds, pages } = shareReaders();
  const outbound = createOutbound({
    allow: [server.hostPort, other.hostPort],
    userAgent: 'TestBot/1.0',
    log,
  });
  let now = new Date('2026-11-20T10:00:00Z');
  const clock = { now: () => now };
  const robots = createRobots({ outbound, clock, agent: 'TestBot' });
  const { db } = database;
  const ctx: ImportContext = {
    db,
    clock,
    log,
    outbound,
    feeds,
    pages,
    robots,
    texts: shareTextChecks(),
  };
  const listArticles = () => db.select().from(articles).orderBy(articles.original_title);
  const listTitles = async () => (await listArticles()).map((row) => row.original_title);

  return {
    ctx,
    db,
    server,
    /** Another site. */
    other,
    setNow: (iso: string) => {
      now = new Date(iso);
    },
    passTime: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
    /** A page whose article is the usual text. */
    pageOf: (title: string, head = '') =>
      `<!doctype html><html lang="lt"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body><article><h1>${title}</h1>${FULL_BODY}</article></body></html>`,
    /** RSS, the highest number newest. */
    feedOf: (items: WorldItem[]) =>
      `<?xml version="1.0"?><rss version="2.0"><channel><title>T</title>${items
        .map(
          ({ n, title = `Naujiena ${n}`, body = FULL_BODY, link, guid, date }) =>
            `<item><title>${title}</title><link>${link ?? `${server.origin}/s/${n}`}</link>
             <guid isPermaLink="false">${guid ?? `g-${n}`}</guid>
             <pubDate>${new Date(date ?? Date.UTC(2026, 9, 1 + n)).toUTCString()}</pubDate>
             <description><![CDATA[${body}]]></description></item>`,
        )
        .join('')}</channel></rss>`,
    async addSource(values: Partial<typeof rss_sources.$inferInsert> = {}) {
      const [source] = await db
        .insert(rss_sources)
        .values({ name: 'Šaltinis', rss_url: `${server.origin}/rss`, type: 'rss', ...values })
        .returning();
      if (!source) throw new Error('no source');
      return source;
    },
    importOf: (sourceId: string) => importSource(ctx, sourceId),
    async sourceRow(id: string) {
      const [row] = await db.select().from(rss_sources).where(eq(rss_sources.id, id));
      if (!row) throw new Error('the source is gone');
      return row;
    },
    articles: listArticles,
    titles: listTitles,
    /** Of the items that are articles now. */
    numbers: async () =>
      (await listTitles())
        .map((title) => Number(title.replace(/\D/g, '')))
        .toSorted((a, b) => a - b),
    async empty() {
      await db.delete(articles);
      await db.delete(article_keys);
      await db.delete(rss_sources);
    },
    async close() {
      await outbound.close();
      await server.close();
      await other.close();
      await database.drop();
    },
  };
}
