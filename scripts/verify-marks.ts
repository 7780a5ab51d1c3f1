// `npm run verify:marks -- [ADDRESS] [--all]`: rebuilds what made each published article from a running site, its pages,
// feed, API and pictures' bytes, and compares it with the database. Ends with 1 when anything is unmarked or untrue.
import { sql } from 'drizzle-orm';
import { parseHTML } from 'linkedom';
import { articlePath } from '../src/domain/articles/blog-address.ts';
import { PICTURE_FORMATS, PICTURE_WIDTHS, pictureAddress } from '../src/domain/articles/picture.ts';
import type { Database } from '../src/server/database/database.ts';
import { AppError } from '../src/server/errors.ts';
import { type ArticleRecord, type Fault, findFaults } from './article-marks.ts';
import { readWords } from './usage.mjs';
import { withDatabase } from './with-database.ts';

/** Side by side; the site has visitors, too. */
const TOGETHER = 4;
/** Of articles with faults, a line each; the table counts all. */
const SHOWN = 20;
const PICTURES = '/storage/blog-images/';

const { words, options } = readWords('verify:marks');
const [site] = words;
if (site !== undefined && !/^https?:$/.test(URL.parse(site)?.protocol ?? '')) {
  console.error(`Svetainės adresas turi prasidėti http:// arba https://: ${site}`);
  process.exit(1);
}
/** Every width of every cover; else the smallest, in both formats. */
const widths = options.all ? PICTURE_WIDTHS : PICTURE_WIDTHS.slice(0, 1);

await withDatabase(
  async ({ db }, { port }) => {
    const address = site ?? `http://127.0.0.1:${port}`;
    const records = await listRecords(db);
    const started = performance.now();
    const faults = await verify(address, records);
    report(records, faults);
    const silent = await listSilentWithdrawals(db, address);
    for (const slug of silent)
      console.log(`${slug}: unmarked, withdrawn, and its address does not answer 410`);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`Patikrinta straipsnių: ${records.length}, per ${seconds} s (${address}).`);
    const isFaulty = [...faults.values()].some((list) => list.length > 0);
    if (isFaulty || silent.length > 0) process.exitCode = 1;
  },
  { besideProduct: true },
);

async function listRecords(db: Database): Promise<ArticleRecord[]> {
  const { rows } = await db.execute<Record<keyof ArticleRecord, unknown>>(sql`
    select a.ai_slug as slug, a.prepared_by, a.prepared_model, a.prepared_prompt, a.reviewed_at, p.public_name,
      case when a.original_url not like 'manual:%' then a.original_url end as source_url,
      case when a.original_url not like 'manual:%' and not (a.source_id is null and a.source_rss_url like 'manual%')
        then a.source_name end as source_name,
      case when a.original_url not like 'manual:%' then nullif(btrim(a.original_author), '') end as source_author,
      case when a.original_url not like 'manual:%' then a.original_date end as source_date,
      case when i.id is not null then ${PICTURES} || i.name end as cover, coalesce(i.origin = 'cover', false) as is_made_cover,
      i.digital_source_type as cover_type, i.model as cover_model,
      (select c.cause from article_corrections c where c.article_id = a.id and c.decision is null) as check_cause,
      coalesce((select json_agg(c.notice order by c.decided_at, c.id) from article_corrections c
        where c.article_id = a.id and c.decision = 'corrected'), '[]') as notices
    from articles a left join profiles p on p.id = a.reviewed_by
    left join images i on i.name = regexp_replace(a.ai_image_path, '^(https?://[^/]+)?/storage/blog-images/', '')
    where a.published_date is not null order by a.published_date desc, a.id`);
  const iso = (value: unknown) => (value ? new Date(value as string).toISOString() : null);
  return rows.map((row) => ({
    ...(row as unknown as ArticleRecord),
    reviewed_at: iso(row.reviewed_at),
    source_date: iso(row.source_date),
  }));
}

async function listSilentWithdrawals(db: Database, address: string): Promise<string[]> {
  const { rows } = await db.execute<{ slug: string }>(
    sql`select slug from article_corrections where slug is not null`,
  );
  const silent: string[] = [];
  for (const { slug } of rows) {
    const { status } = await ask(address, articlePath(slug));
    if (status !== 410) silent.push(slug);
  }
  return silent;
}

async function verify(address: string, records: ArticleRecord[]): Promise<Map<string, Fault[]>> {
  const feed = await readFeed(address);
  const faults = new Map<string, Fault[]>();
  const waiting = [...records.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, record] = next;
      faults.set(record.slug, await verifyOne(address, record, feed.at(at) ?? null));
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, work));
  return faults;
}

async function verifyOne(address: string, record: ArticleRecord, item: FeedItem | null) {
  const { slug, cover } = record;
  const path = articlePath(slug);
  const addresses = cover
    ? [cover, ...widths.flatMap((w) => PICTURE_FORMATS.map((f) => pictureAddress(cover, w, f)))]
    : [];
  try {
    const page = (await get(address, path)).toString();
    const api = JSON.parse((await get(address, `/api/articles/${slug}`)).toString());
    const pictures = [];
    for (const one of addresses) pictures.push({ address: one, bytes: await get(address, one) });
    // The feed has the newest, in the same order.
    const isInFeed = item?.link.endsWith(path) ?? false;
    const said = item === null ? null : isInFeed ? item.provenance : undefined;
    return await findFaults(record, { page, api, feed: said, pictures });
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    return [{ kind: 'unmarked', where: path, expected: 'an answer', found }] satisfies Fault[];
  }
}

async function get(address: string, path: string): Promise<Buffer> {
  const response = await ask(address, path);
  if (!response.ok)
    throw new AppError('unavailable', `Svetainė ${address} į ${path} atsakė ${response.status}.`, {
      log: `${path}: HTTP ${response.status}`,
    });
  return Buffer.from(await response.arrayBuffer());
}

async function ask(address: string, path: string): Promise<Response> {
  const once = () => fetch(new URL(path, address));
  try {
    // A connection that the site closed just then says nothing of the site; one that cannot be opened fails again.
    return await once().catch(once);
  } catch (error) {
    const { code, message } = (error as { cause: NodeJS.ErrnoException }).cause;
    throw new AppError(
      'unavailable',
      `Svetainė ${address} neatsako (${code ?? message}). Paleiskite ją arba nurodykite jos adresą.`,
      { log: `${path}: ${code ?? message}` },
    );
  }
}

interface FeedItem {
  link: string;
  provenance: string;
}

async function readFeed(address: string): Promise<FeedItem[]> {
  const xml = (await get(address, '/tinklarastis/rss.xml')).toString();
  // As HTML, to which `link` is an element without content: what its text would be follows it.
  const { document } = parseHTML(`<body>${xml.replaceAll(/<(\/?)link>/g, '<$1b>')}</body>`);
  return [...document.querySelectorAll('item')].map((item) => ({
    link: item.querySelector('b')?.textContent ?? '',
    provenance: item.querySelector('dcterms\\:provenance')?.textContent ?? '',
  }));
}

function report(records: ArticleRecord[], faults: Map<string, Fault[]>): void {
  const kindOf = ({ prepared_by, reviewed_at }: ArticleRecord) =>
    `${prepared_by ?? 'person'}${reviewed_at ? ', reviewed' : ''}`;
  const kinds = [...new Set(records.map(kindOf))].toSorted();
  const rowOf = (of: ArticleRecord[]) => {
    const count = (kind: Fault['kind']) =>
      of.filter(({ slug }) => faults.get(slug)?.some((fault) => fault.kind === kind)).length;
    return {
      articles: of.length,
      'painted covers': of.filter(({ cover_type: type }) => type === 'trainedAlgorithmicMedia')
        .length,
      'drawn covers': of.filter(({ cover_type: type }) => type === 'algorithmicMedia').length,
      unmarked: count('unmarked'),
      untrue: count('untrue'),
    };
  };
  const rows = kinds.map((kind) => [kind, rowOf(records.filter((one) => kindOf(one) === kind))]);
  console.table(Object.fromEntries([...rows, ['all', rowOf(records)]]));
  const lines = [...faults].flatMap(([slug, list]) => {
    const said = list.map(
      (fault) => `${fault.kind}, ${fault.where}: „${fault.found}“ ≠ „${fault.expected}“`,
    );
    return said.length > 0 ? [`${slug}: ${said.join('; ')}`] : [];
  });
  for (const line of lines.slice(0, SHOWN)) console.log(line);
  if (lines.length > SHOWN) console.log(`… ir dar ${lines.length - SHOWN}`);
}
