// A newsroom of any size for the benches: articles in every state, and what grows with them. The same numbers give
// the same newsroom. The smallest one, of a thousand articles, has a full page of whatever a list can be narrowed to:
// what two sizes are compared by is how many rows are not shown.
import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { days, hours, minutes } from '../src/domain/time/duration.ts';
import { compactArticleCounts } from '../src/server/articles/model/article-counts.ts';
import type { Database } from '../src/server/database/database.ts';

const WORDS =
  `saugumas įmonė duomenys serveris tinklas debesija slaptažodis ataka grėsmė naujiena sistema programa atnaujinimas
  pažeidžiamumas kopija paskyra darbuotojas klientas įranga kompiuteris telefonas interneto paslauga tiekėjas sutartis
  reglamentas direktyva bauda auditas rizika incidentas tyrimas ataskaita ekspertas Lietuva Vilnius Europa bankas
  ligoninė mokykla savivaldybė gamykla dirbtinis intelektas modelis robotas vaizdo kamera šifravimas raktas prieiga
  leidimas administratorius naudotojas svetainė naršyklė plėtinys kodas klaida taisymas versija licencija kaina rinka
  investicija startuolis patarimas mokymai pratybos planas biudžetas projektas sprendimas kvantinis ryšys palydovas
  energija baterija procesorius atmintis diskas saugykla žurnalas stebėsena įspėjimas blokavimas filtras laiškas
  sukčiavimas apgavystė žala teismas policija institutas universitetas mokslininkas`.split(/\s+/);
const CATEGORIES = ['Kibernetinis saugumas', 'IT paslaugos', 'Technologijos', 'Debesija', 'Teisė'];
const SOURCES = 20;
const BATCH_SIZE = 1000;
/** A page and a few more. */
const A_PAGE = 30;

/** What the screen of the log shows. */
const LOGS = 50;

/** mulberry32 */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** @param articles how many; messages, log rows and the rest follow from it */
export async function generateNewsroom(adminUrl: string, articles: number): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(`set maintenance_work_mem = '256MB'`);
    const sources = Array.from({ length: SOURCES }, () => randomUUID());
    await insert(client, 'rss_sources', SOURCES, (n) => ({
      id: sources[n],
      name: `Portalas ${n + 1}`,
      rss_url: `https://example.com/${n}`,
      type: 'rss',
    }));
    await withoutIndexes(client, 'articles', () => insertArticles(client, articles, sources));
    await queuePreparations(client);
    await insertTheRest(client, articles);
    // What the schedule and autovacuum would have done by the time anybody looks.
    await compactArticleCounts(drizzle(client) as unknown as Database);
    // Counts that came in over years and were added up each minute never took up so much room.
    await client.query('vacuum full article_counts');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

async function insertArticles(client: pg.Client, count: number, sources: string[]) {
  // The same beginning for every size: today's articles are the same ones.
  const random = createRandom(1);
  const pick = <T>(values: T[]) => values[Math.floor(random() * values.length)] as T;
  const text = (length: number) => Array.from({ length }, () => pick(WORDS)).join(' ');
  const now = Date.now();
  const span = days(5 * 365);
  const iso = (moment: number) => new Date(moment).toISOString();
  await insert(client, 'articles', count, (n) => {
    const source = Math.floor(random() * SOURCES);
    // The latest thirty are of today, whatever the size; the next ones are what there would be little of.
    const created = n < A_PAGE ? now - minutes(n) : now - days(1) - (span / count) * (n - A_PAGE);
    const page = Math.floor(n / A_PAGE);
    const rare = [null, 'bauda', 'saugumas įmonė'][page] ?? null;
    const title = rare ? `${text(4)} ${rare}` : text(6);
    const kind = [0.7, 0.96, 0.1, 0.9995, 0.985, 0.81, 0.825][page] ?? random();
    const is = (from: number, to: number) => kind >= from && kind < to;
    const isPublished = is(0, 0.6);
    const isPrepared = isPublished || is(0.6, 0.83);
    const isByHand = is(0.8, 0.83);
    const state = is(0.95, 0.98) ? 'failed' : is(0.98, 0.999) ? 'needs_review' : null;
    const category = random() < 0.02 ? null : pick(CATEGORIES);
    return {
      source_id: sources[source],
      source_name: `Portalas ${source + 1}`,
      source_rss_url: `https://example.com/${source}`,
      original_url: `https://example.com/${source}/${n}`,
      original_title: rare ? title : text(7),
      original_excerpt: text(12),
      original_content: `<p>${text(120)}</p>`,
      created_at: iso(created),
      preparation_state: isPrepared
        ? 'prepared'
        : (state ?? (kind > 0.999 ? 'preparing' : 'imported')),
      ...(isPrepared && {
        ai_translated_title: title,
        ai_slug: `straipsnis-${n}`,
        ai_translated_excerpt: text(15),
        ai_translated_content: `<p>${text(150)}</p>`,
        ai_category: category,
        ai_actuality_score: 30 + Math.floor(random() * 71),
        prepared_by: 'ai',
        prepared_at: iso(created + minutes(20)),
      }),
      ...(isPublished && { published_date: iso(created + hours(1)) }),
      ...(isPublished && random() < 0.08 && { edited_date: iso(created + hours(5)) }),
      ...(is(0.8, 0.82) && { auto_publish_blocked_at: iso(created + hours(2)) }),
      ...(isByHand && kind >= 0.82 && { scheduled_for: iso(now + random() * days(30)) }),
      ...(isPublished && random() < 0.005 && { pending_values: '{"ai_translated_title":"Nauja"}' }),
      ...(isPublished && random() < 0.005 && { source_changed_at: iso(created + hours(3)) }),
    };
  });
}

/** Articles that look busy have a job: those without one the schedule releases, and the list of them would be empty. */
async function queuePreparations(client: pg.Client) {
  await client.query(`insert into jobs.job (name, data, singleton_key, start_after)
    select 'prepare-article', jsonb_build_object('article_id', id), id, now() + interval '1 day'
    from articles where preparation_state = 'preparing'`);
}

async function insertTheRest(client: pg.Client, articles: number) {
  const random = createRandom(articles + 1);
  const pick = () => WORDS[Math.floor(random() * WORDS.length)];
  const moment = (n: number, of: number) =>
    new Date(Date.now() - (days(365) / of) * n).toISOString();
  const contacts = articles / 10;
  const { max } = Math;
  await insert(client, 'contacts', contacts, (n) => ({
    name: `${pick()} ${pick()}`,
    email: `rasytojas${n}@example.com`,
    company: `UAB ${pick()}`,
    message: Array.from({ length: 40 }, pick).join(' '),
    status: n < A_PAGE || random() < 0.02 ? 'new' : 'read',
    is_suspect: n < A_PAGE || random() < 0.1,
    delivery_state: 'sent',
    created_at: moment(n, contacts),
  }));
  const logs = max(articles / 20, 2 * LOGS);
  await insert(client, 'auto_import_logs', logs, (n) => ({
    action_type: n % 3 === 0 ? 'Šaltinių importas' : 'AI paruošimas',
    description: 'Automatinis vykdymas',
    status: n < LOGS || n % 50 === 0 ? 'failed' : 'success',
    logs: Array.from({ length: 60 }, pick).join(' '),
    function_name: n % 3 === 0 ? 'import-rss-sources' : 'prepare-articles-ai',
    created_at: moment(n, logs),
  }));
  await withoutIndexes(client, 'audit_log', () =>
    insert(client, 'audit_log', articles, (n) => ({
      at: moment(articles - n, articles),
      actor: n % 3 === 0 ? 'admin@example.com' : 'automatika',
      action: n % 5 === 0 ? 'article.update' : 'article.publish',
      entity: 'article',
      entity_id: randomUUID(),
      before: JSON.stringify({ ai_translated_title: `${pick()} ${pick()}` }),
      after: JSON.stringify({ ai_translated_title: `${pick()} ${pick()}` }),
    })),
  );
  const long = `<p>${Array.from({ length: 300 }, pick).join(' ')}</p>`;
  await insert(client, 'article_drafts', max(A_PAGE, articles / 500), (n) => ({
    values: JSON.stringify({ ai_translated_title: `${pick()} ${n}`, ai_translated_content: long }),
    updated_at: moment(n, articles),
  }));
  const binned = max(A_PAGE, articles / 50);
  await insert(client, 'article_bin', binned, (n) => ({
    id: randomUUID(),
    snapshot: JSON.stringify({
      ai_translated_title: `${pick()} ${n}`,
      ai_translated_content: long,
    }),
    deleted_at: moment(n, binned * 12),
  }));
}

/** Rows of one shape, a thousand to a statement; a column that a row lacks is null. */
async function insert(
  client: pg.Client,
  table: string,
  count: number,
  row: (n: number) => Record<string, unknown>,
): Promise<void> {
  for (let from = 0; from < count; from += BATCH_SIZE) {
    const rows = Array.from({ length: Math.min(BATCH_SIZE, count - from) }, (_, n) =>
      row(from + n),
    );
    const columns = [...new Set(rows.flatMap((one) => Object.keys(one)))];
    const names = columns.map((name) => `"${name}"`).join(', ');
    await client.query(
      `insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    );
  }
}

/** Indexes are made quicker at once than row by row. */
async function withoutIndexes(client: pg.Client, table: string, work: () => Promise<void>) {
  const { rows } = await client.query(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = $1::regclass and not indisunique`,
    [table],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await work();
  for (const { definition } of rows) await client.query(definition);
}
