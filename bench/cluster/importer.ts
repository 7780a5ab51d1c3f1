import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import type { Writers } from './writers.ts';

/** So many stories come in the longest absence of the database that one run takes them all (`FIRST_IMPORT`). */
const STORY_EVERY = 4_000;
const IMPORT_EVERY = 5_000;

/** A feed that tells something new on and on, and an administrator who imports it. */
export async function startImporter({ feeds, query }: Cluster, { api }: Writers) {
  const told: string[] = [];
  /** Stories that were in the feed when a run began that ended well. */
  let acknowledged = 0;
  let runs = 0;
  let broken = 0;
  let isStopped = false;
  feeds.route('/pratybos.xml', (_request, response) => {
    response
      .writeHead(200, { 'content-type': 'application/rss+xml; charset=utf-8' })
      .end(feedOf(feeds.origin, told));
  });
  const { body, status } = await api('POST', '/api/admin/sources', {
    name: 'Pratybos',
    rss_url: `${feeds.origin}/pratybos.xml`,
    type: 'rss',
  });
  if (status !== 201) throw new Error(`The source was not added: ${JSON.stringify(body)}`);

  const tell = async () => {
    while (!isStopped) {
      told.push(`${feeds.origin}/pratybos/${told.length + 1}`);
      await wait(STORY_EVERY);
    }
  };
  const importOnce = async () => {
    const inFeed = told.length;
    const { status: ended } = await api('POST', '/functions/v1/import-rss-sources', {
      manual: true,
      sourceIds: [body.id],
    }).catch(() => ({ status: 0 }));
    runs += 1;
    if (ended === 200) acknowledged = inFeed;
    else broken += 1;
  };
  const importOn = async () => {
    while (!isStopped) {
      await importOnce();
      await wait(IMPORT_EVERY);
    }
  };
  const working = [tell(), importOn()];

  return {
    async stop() {
      isStopped = true;
      await Promise.all(working);
    },
    /** What the feed told and the database has not, and what it has more than once, after a last run. */
    async compare() {
      await importOnce();
      const rows = await query(
        "select original_url as name, count(*)::int as count from articles where source_name = 'Pratybos' group by 1",
      );
      const stored = new Set(rows.map(({ name }) => name));
      return {
        told: acknowledged,
        runs,
        broken,
        lost: told.slice(0, acknowledged).filter((address) => !stored.has(address)).length,
        doubled: rows.filter(({ count }) => count > 1).length,
      };
    },
  };
}

function feedOf(origin: string, addresses: string[]): string {
  const items = addresses.map((address, n) => {
    const words = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => `žodis${(n + 1) * 1000 + from + at}`).join(' ');
    const text = Array.from({ length: 6 }, (_, at) => `<p>${words(at * 40, 40)}.</p>`).join('');
    return `<item><title>${words(900, 6)}</title><link>${address}</link><guid>${address}</guid><pubDate>${new Date().toUTCString()}</pubDate><content:encoded><![CDATA[${text}]]></content:encoded></item>`;
  });
  return `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Pratybos</title><link>${origin}/</link><language>lt</language>${items.join('')}</channel></rss>`;
}
