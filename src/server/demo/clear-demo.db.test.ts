import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, isNull } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import { missingFact } from '../../domain/articles/publish-reasons.ts';
import { isFunctionName, RUN_TEXTS } from '../../domain/run-texts.ts';
import { systemClock } from '../../domain/time/clock.ts';
import { article_bin, article_revisions } from '../database/schema/article-versions.ts';
import { articles } from '../database/schema/articles.ts';
import { audit_log } from '../database/schema/audit.ts';
import { auto_import_logs } from '../database/schema/automation.ts';
import { contacts } from '../database/schema/contacts.ts';
import { images } from '../database/schema/images.ts';
import { preparation_steps } from '../database/schema/preparation.ts';
import { rss_sources } from '../database/schema/sources.ts';
import { indexStoredImages } from '../images/index-stored-images.ts';
import { createVariants } from '../images/variants.ts';
import { findCandidate } from '../newsroom/preparation/storing/candidate.ts';
import { openDiskStorage } from '../storage/disk-storage.ts';
import { clearDemo } from './clear-demo.ts';
import { listDemoCovers } from './demo-covers.ts';
import { seedDemo } from './seed-demo.ts';

const database = await createTestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'demo-'));
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** What the side-by-side view of the article that waits for a person shows. */
async function readWaiting() {
  const isWaiting = eq(articles.preparation_state, 'needs_review');
  const [row] = await database.db.select().from(articles).where(isWaiting);
  return { ...row, rejected: await findCandidate(database.db, row?.id ?? '') };
}

test('the demonstration goes with its pictures, but for those a text of one’s own shows', async () => {
  const { db } = database;
  const storage = openDiskStorage(folder);
  const log = pino({ level: 'silent' });
  const publicChanges = { waitUntilSeen: async () => {} };
  const ctx = { db, storage, clock: systemClock, log, publicChanges };
  const listFiles = async () => {
    const names: string[] = [];
    for await (const some of storage.list()) names.push(...some);
    return names;
  };
  await seedDemo(ctx);
  expect(await readWaiting()).toMatchObject({
    check_findings: [{ fact: '90 dienų', kind: 'number' }],
    preparation_reason: { problems: [{ message: missingFact('90 dienų') }] },
    rejected: { text: { html: expect.stringMatching(/90\sdienų/) } },
  });
  // The log names its runs as those that follow, and its filter finds them.
  const runs = await db.select().from(auto_import_logs);
  expect(runs.map(({ action_type }) => action_type)).toContain('Straipsnių paruošimas');
  for (const { action_type, function_name } of runs)
    expect(action_type).toBe(isFunctionName(function_name) && RUN_TEXTS[function_name].action);
  // No source with articles says that it has brought none.
  expect(await db.$count(rss_sources)).toBeGreaterThan(0);
  expect(await db.$count(rss_sources, isNull(rss_sources.last_new_item_at))).toBe(0);
  await indexStoredImages(ctx);
  const [used = '', unused = ''] = listDemoCovers();
  await createVariants({ storage, log }).read(unused, { width: 400, format: 'webp' });
  const own = {
    source_name: 'Manual',
    source_rss_url: 'manual',
    original_url: 'manual:1',
    original_title: 'Savas',
    ai_image_path: used,
  };
  const [mine] = await db.insert(articles).values(own).returning();
  const [binned] = await db.delete(articles).where(eq(articles.ai_image_path, unused)).returning();
  const id = binned?.id ?? '';
  const snapshot = { ...binned };
  await db.insert(article_bin).values({ id, snapshot });
  await db.insert(article_revisions).values({ article_id: id, reason: 'save', snapshot });

  const gone = await clearDemo(ctx);
  expect(gone.articles).toBeGreaterThan(12);
  expect(await listFiles()).toEqual([used]);
  expect((await db.select().from(images)).map(({ name }) => name)).toEqual([used]);
  expect((await db.select().from(articles)).map((row) => row.id)).toEqual([mine?.id]);
  for (const table of [article_bin, article_revisions, contacts, preparation_steps])
    expect(await db.$count(table)).toBe(0);
  const by = crypto.randomUUID();
  expect(await clearDemo(ctx, by)).toMatchObject({ articles: 0, images: 0 });
  const entries = await db
    .select()
    .from(audit_log)
    .where(eq(audit_log.action, 'demo.clear'))
    .orderBy(audit_log.id);
  expect(entries.map(({ actor, actor_id }) => actor_id ?? actor)).toEqual(['komanda', by]);
});
