import { asc, count, eq, ilike, or } from 'drizzle-orm';
import { z } from 'zod';
import { SOURCE_TYPES } from '../../domain/constants.ts';
import { listChanged } from '../audit/list-changed.ts';
import { recordChange } from '../audit/record-change.ts';
import type { AppContext } from '../context.ts';
import type { Executor } from '../database/database.ts';
import { rss_sources } from '../database/schema/sources.ts';
import { AppError } from '../errors.ts';
import { containing, offsetOf, pageFields, searchField } from '../http/paging.ts';
import { violates } from '../http/violations.ts';

/** Specification §5.3: both are required, with one message for either. */
const EMPTY = 'Užpildykite visus laukus';

const name = z
  .string(EMPTY)
  .trim()
  .min(1, EMPTY)
  .max(200, 'Pavadinimas per ilgas (max 200 simbolių)');
const rss_url = z
  .string(EMPTY)
  .trim()
  .min(1, EMPTY)
  .max(2000, 'Adresas per ilgas')
  .refine(isWebAddress, 'Adresas turi prasidėti http:// arba https://');
const type = z.enum(SOURCE_TYPES, 'Pasirinkite tipą: rss arba crawl');
const blankIsNull = (value: string | null) => value || null;
const optionalText = z.string().trim().max(500).nullable().transform(blankIsNull);

export const createSourceBody = z.strictObject({ name, rss_url, type: type.default('rss') });
export type CreateSource = z.output<typeof createSourceBody>;

export const updateSourceBody = z.strictObject({
  name: name.optional(),
  rss_url: rss_url.optional(),
  type: type.optional(),
  is_active: z.boolean().optional(),
  is_trusted: z.boolean().optional(),
  charset: optionalText.refine(isCharset, 'Nežinoma koduotė').optional(),
  link_selector: optionalText.optional(),
  link_pattern: optionalText.refine(isExpression, 'Neteisingas šablonas').optional(),
});
export type UpdateSource = z.output<typeof updateSourceBody>;

export const listSourcesQuery = z.strictObject({ ...pageFields(100), q: searchField });
export type ListSources = z.output<typeof listSourcesQuery>;

/** By name, as the specification lists them (§7.3). */
export async function listSources(db: Executor, query: ListSources) {
  const pattern = query.q ? containing(query.q) : null;
  const where = pattern
    ? or(ilike(rss_sources.name, pattern), ilike(rss_sources.rss_url, pattern))
    : undefined;
  const [items, [counted]] = await Promise.all([
    db
      .select()
      .from(rss_sources)
      .where(where)
      .orderBy(asc(rss_sources.name), asc(rss_sources.id))
      .limit(query.per_page)
      .offset(offsetOf(query)),
    db.select({ total: count() }).from(rss_sources).where(where),
  ]);
  return { items, total: counted?.total ?? 0, page: query.page, per_page: query.per_page };
}

/** @throws AppError `conflict` when the address is a source already */
export async function createSource(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  source: CreateSource,
  by: string,
) {
  const at = clock.now();
  return await refuseKnownAddress(() =>
    db.transaction(async (tx) => {
      const [row] = await tx
        .insert(rss_sources)
        .values({ ...source, is_active: true, created_at: at })
        .returning();
      if (!row) return row;
      const entity = { entity: 'source', entityId: row.id };
      await recordChange(tx, { by, action: 'source.create', ...entity, after: source, at });
      return row;
    }),
  );
}

/**
 * A new address or a switch back on starts with a clean health: what failed there says nothing here. Only an
 * address or type that really is another makes it a source that was never read; read in another way, it is
 * asked for the whole once more and what it has shown stays known.
 */
export async function updateSource(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { id, changes, by }: { id: string; changes: UpdateSource; by: string },
) {
  if (Object.keys(changes).length === 0) throw new AppError('invalid', 'Nenurodyta, ką keisti');
  return await refuseKnownAddress(() =>
    db.transaction(async (tx) => {
      const [source] = await tx
        .select()
        .from(rss_sources)
        .where(eq(rss_sources.id, id))
        .for('update');
      if (!source) throw new AppError('not-found', 'Šaltinis nerastas');
      const differs = (...names: (keyof UpdateSource)[]) =>
        names.some((name) => changes[name] !== undefined && changes[name] !== source[name]);
      const isOtherFeed = differs('rss_url', 'type');
      const isReadAnew = isOtherFeed || differs('charset', 'link_selector', 'link_pattern');
      const [row] = await tx
        .update(rss_sources)
        .set({
          ...changes,
          ...(isOtherFeed || changes.is_active ? HEALTHY : {}),
          ...(isReadAnew ? { etag: null, last_modified: null } : {}),
          ...(isOtherFeed ? UNREAD : {}),
        })
        .where(eq(rss_sources.id, id))
        .returning();
      const changed = listChanged(source, changes);
      if (changed) {
        const entry = { by, action: 'source.update', entity: 'source', entityId: id };
        await recordChange(tx, { ...entry, ...changed, at: clock.now() });
      }
      return row;
    }),
  );
}

const HEALTHY = {
  consecutive_errors: 0,
  last_error: null,
  last_error_kind: null,
  next_check_at: null,
};
const UNREAD = { last_full_fetch_at: null, moved_to_url: null, moved_since: null };

/** Its articles stay. */
export async function deleteSource(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { id, by }: { id: string; by: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [gone] = await tx.delete(rss_sources).where(eq(rss_sources.id, id)).returning();
    if (!gone) throw new AppError('not-found', 'Šaltinis nerastas');
    const { name, rss_url, type } = gone;
    const entry = { by, action: 'source.delete', entity: 'source', entityId: id };
    await recordChange(tx, { ...entry, before: { name, rss_url, type }, at: clock.now() });
  });
}

async function refuseKnownAddress<Row>(write: () => Promise<Row | undefined>): Promise<Row> {
  try {
    const row = await write();
    if (!row) throw new Error('The source was not stored');
    return row;
  } catch (error) {
    if (!violates(error, 'rss_sources_rss_url_key')) throw error;
    const message = 'Šaltinis su šiuo adresu jau yra';
    throw new AppError('conflict', message, {
      errors: [{ field: 'rss_url', message }],
      cause: error,
    });
  }
}

function isWebAddress(value: string): boolean {
  const url = URL.parse(value);
  return /^https?:$/.test(url?.protocol ?? '') && url?.username === '' && url.password === '';
}

function isCharset(label: string | null): boolean {
  try {
    return label === null || Boolean(new TextDecoder(label));
  } catch {
    return false;
  }
}

function isExpression(pattern: string | null): boolean {
  try {
    return pattern === null || Boolean(new RegExp(pattern));
  } catch {
    return false;
  }
}
