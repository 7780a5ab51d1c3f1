// `npm run bench:marks`: a product with a thousand published articles of every kind, and what `npm run verify:marks` finds of
// the marks on its pages, in its feed, its API and the bytes of its pictures. Bar: none unmarked, none untrue. Then the same
// with marks taken away and changed behind its back, which it has to find, each.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { parseConfig } from '../src/server/config.ts';
import { connectDatabase, type Database } from '../src/server/database/database.ts';
import { articles } from '../src/server/database/schema/articles.ts';
import { article_corrections } from '../src/server/database/schema/corrections.ts';
import { profiles } from '../src/server/database/schema/identity.ts';
import { images } from '../src/server/database/schema/images.ts';
import { startOrJoinDatabase } from '../src/server/database/start-database.ts';
import { drawCover } from '../src/server/images/drawing/draw-cover.ts';
import { reEncodeImage } from '../src/server/images/re-encode.ts';
import { saveImage } from '../src/server/images/save-image.ts';
import { openStorage } from '../src/server/storage/open-storage.ts';
import { startProduct } from '../tests/support/product.ts';
import { isBrief } from './brief.ts';

const ARTICLES = isBrief ? 20 : 1000;
/** Articles share pictures; each is looked at with every article all the same. */
const COVERS = isBrief ? 4 : 50;

const product = await startProduct();
const config = parseConfig({ DATA_DIR: product.dataDir });
const server = await startOrJoinDatabase(config);
const { db, close } = connectDatabase(server.url, () => {}, 'command');
const storage = openStorage(config);
const clock = { now: () => new Date() };
try {
  await insertArticles(await makeCovers());
  await forget();
  const whole = await verify();
  console.log(whole.output);
  const [broken = 0, found = 0] = await breakMarks();
  console.table({
    'as it is': { articles: ARTICLES, 'exit code': whole.code, 'not right': 0, found: 0 },
    'behind its back': { articles: ARTICLES, 'exit code': 1, 'not right': broken, found },
  });
  if (whole.code !== 0 || broken !== found) process.exitCode = 1;
} finally {
  await close();
  await server.stop();
  await product.remove();
}

/** Half of them painted: no model is asked, the picture says so as one of a model's does. */
async function makeCovers(): Promise<string[]> {
  const names: string[] = [];
  for (let n = 0; n < COVERS; n += 1) {
    const isPainted = n % 2 === 1;
    const drawn = await drawCover({ seed: `${n}`, title: `${n}`, excerpt: '', category: null });
    const plain = await sharp(drawn).png().toBuffer();
    const painted = { source_type: 'trainedAlgorithmicMedia', model: 'google/painter' } as const;
    const encoded = await reEncodeImage(isPainted ? plain : drawn, isPainted ? painted : undefined);
    const name = `covers/${n}-${isPainted ? 'painted' : 'drawn'}.webp`;
    await saveImage({ db, storage, clock }, { name, encoded, origin: 'cover' });
    names.push(name);
  }
  return names;
}

async function insertArticles(covers: string[]): Promise<void> {
  const people = ['Ona Onaitė', ''].map((publicName, n) => ({
    id: randomUUID(),
    email: `redaktorius${n}@example.com`,
    publicName,
  }));
  await db.insert(profiles).values(people);
  const minute = 60_000;
  const rows = Array.from({ length: ARTICLES }, (_, n) => {
    const preparer = (['ai', 'ai', 'ai', 'rules', 'person'] as const)[n % 5] ?? 'ai';
    const at = new Date(Date.now() - n * minute);
    const isManual = n % 10 === 9;
    const reviewer = [null, people[0], people[1], null][n % 4];
    return {
      id: randomUUID(),
      source_name: isManual ? 'Rankinis' : `Portalas „${n % 7}“ & Ko`,
      source_rss_url: isManual ? 'manual' : 'https://example.com/rss',
      original_url: isManual ? `manual:${n}` : `https://example.com/${n}?a=1&b=2`,
      original_title: `Title ${n}`,
      original_author: n % 3 === 0 ? `J. Jonaitis ir 2 kt.` : null,
      original_date: n % 2 === 0 ? at : null,
      ai_translated_title: `Straipsnis ${n}: 10 % daugiau`,
      ai_slug: `straipsnis-${n}`,
      ai_translated_excerpt: 'Trumpai.',
      ai_translated_content: '<p>Tekstas apie atsargines kopijas.</p>',
      ai_category: 'Technologijos',
      ai_actuality_score: 80,
      ai_image_path: n % 11 === 0 ? null : (covers[n % covers.length] ?? null),
      preparation_state: 'prepared' as const,
      prepared_by: isManual ? null : preparer,
      prepared_at: at,
      prepared_model: preparer === 'ai' ? `google/writer-${n % 3}` : null,
      prepared_prompt: preparer === 'ai' ? randomUUID().replaceAll('-', '') : null,
      reviewed_by: reviewer?.id ?? null,
      reviewed_at: reviewer ? at : null,
      published_date: at,
    };
  });
  for (let from = 0; from < rows.length; from += 200)
    await db.insert(articles).values(rows.slice(from, from + 200));
  const noticed_at = new Date();
  const told = rows.flatMap(({ id }, n) => {
    const cause = n % 2 ? ('facts' as const) : ('withdrawn' as const);
    const corrected = { decision: 'corrected' as const, decided_at: noticed_at };
    return [
      ...(n % 20 === 0 ? [{ article_id: id, cause, noticed_at }] : []),
      ...(n % 15 === 0
        ? [{ article_id: id, cause, noticed_at, ...corrected, notice: `Patikslinta: ${n} %.` }]
        : []),
    ];
  });
  await db.insert(article_corrections).values(told);
}

/** What pages the product has in memory is dropped, as after any change. */
async function forget(): Promise<void> {
  await db.execute(sql`with e as (insert into page_cache_events (tags) values (array['articles']) returning id)
    select pg_notify('public_changes', id::text) from e`);
  await new Promise((resolve) => setTimeout(resolve, 1500));
}

function verify(): Promise<{ output: string; code: number | null }> {
  const env = { ...process.env, DATA_DIR: product.dataDir, PORT: new URL(product.url).port };
  const child = spawn(process.execPath, ['scripts/verify-marks.ts', product.url], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  return new Promise((resolve) => child.once('exit', (code) => resolve({ output, code })));
}

/** Rows changed while the pages stay in memory, and a picture's bytes changed under the same name. */
async function breakMarks(): Promise<[number, number]> {
  const changes: ((db: Database) => Promise<unknown>)[] = [
    (db) =>
      db.execute(sql`update articles set prepared_by = 'rules' where ai_slug = 'straipsnis-5'`),
    (db) =>
      db.execute(sql`update articles set prepared_model = 'x/y' where ai_slug = 'straipsnis-10'`),
    (db) => db.execute(sql`update articles set reviewed_at = null where ai_slug = 'straipsnis-1'`),
    (db) =>
      db.execute(sql`update articles set original_author = 'Kitas' where ai_slug = 'straipsnis-6'`),
    (db) =>
      db.execute(sql`insert into article_corrections (article_id, cause, noticed_at)
        select id, 'facts', now() from articles where ai_slug = 'straipsnis-3'`),
    (db) =>
      db.execute(sql`insert into article_corrections (article_id, cause, noticed_at, decision, decided_at, notice, slug)
        select id, 'withdrawn', now(), 'withdrawn', now(), 'Atšaukta.', ai_slug from articles where ai_slug = 'straipsnis-7'`),
  ];
  for (const change of changes) await change(db);
  // One article's own picture, without a mark and never shown before.
  const name = 'covers/unmarked.webp';
  const bytes = await sharp(await drawCover({ seed: 'x', title: 'x', excerpt: '', category: null }))
    .webp()
    .toBuffer();
  await storage.put(name, bytes, 'image/webp');
  const size = { width: 1200, height: 630, bytes: bytes.length };
  const mark = { digital_source_type: 'algorithmicMedia' } as const;
  await db
    .insert(images)
    .values({ name, origin: 'cover', content_type: 'image/webp', ...size, ...mark });
  await db.execute(
    sql`update articles set ai_image_path = ${name} where ai_slug = 'straipsnis-12'`,
  );
  const { output, code } = await verify();
  const named = ['5', '10', '1', '6', '3', '7', '12'].filter((n) =>
    output.includes(`straipsnis-${n}: `),
  );
  if (code !== 1) return [7, 0];
  return [7, named.length];
}
