import { and, asc, desc, eq, getTableColumns } from 'drizzle-orm';
import { READ_AS } from '../../../domain/source-types.ts';
import { listChanged } from '../../audit/list-changed.ts';
import { recordChange } from '../../audit/record-change.ts';
import type { AppContext } from '../../context.ts';
import type { Executor } from '../../database/database.ts';
import { holdingWords } from '../../database/holding-words.ts';
import { ai_import_settings } from '../../database/schema/automation.ts';
import { inNaturalOrder } from '../../database/schema/natural-order.ts';
import { rss_sources, SOURCE_SEARCH_TEXT, type Source } from '../../database/schema/sources.ts';
import { violates } from '../../database/violations.ts';
import { AppError } from '../../errors.ts';
import { offsetOf, toPage } from '../../http/paging.ts';
import { isOtherSite } from '../import/source/address-key.ts';
import { HEALTHY_STATE } from '../import/source/source-health.ts';
import { checkSelector } from './check-selector.ts';
import { findNextCheck } from './next-check.ts';
import type { CreateSource, ListSources, UpdateSource } from './source-schemas.ts';
import { sourceStateFilters } from './source-states.ts';
import { readYields } from './source-yield.ts';

/** What only the next import reads may be long. */
const { waiting_items: _waiting, ...LISTED } = getTableColumns(rss_sources);

/** As the specification lists them (§7.3), and as people count: 1, 2, 10. */
const BY_NAME = [inNaturalOrder(rss_sources.name), asc(rss_sources.id)];

/** A page of sources. */
export async function listSources(
  { db, clock }: Pick<AppContext, 'clock'> & { db: Executor },
  query: ListSources,
) {
  const now = clock.now();
  const states = sourceStateFilters(now);
  const where = and(
    query.q ? holdingWords(SOURCE_SEARCH_TEXT, query.q) : undefined,
    query.id ? eq(rss_sources.id, query.id) : undefined,
    query.state ? states[query.state] : undefined,
  );
  const [rows, total, schedule] = await Promise.all([
    db
      .select(LISTED)
      .from(rss_sources)
      .where(where)
      .orderBy(...(query.sort === 'health' ? [desc(states.failing)] : []), ...BY_NAME)
      .limit(query.per_page)
      .offset(offsetOf(query)),
    db.$count(rss_sources, where),
    readImportSchedule(db),
  ]);
  const yieldOf = await readYields(
    db,
    rows.map(({ id }) => id),
    now,
  );
  const items = rows.map((row) => ({
    ...row,
    next_read_at: findNextCheck(row, schedule, now),
    last_month: yieldOf(row.id),
  }));
  return { ...toPage(query, items, total), is_import_scheduled: schedule.isEnabled };
}

export const listAllSources = (db: Executor) =>
  db
    .select()
    .from(rss_sources)
    .orderBy(...BY_NAME);

async function readImportSchedule(db: Executor) {
  const [settings] = await db
    .select({
      isEnabled: ai_import_settings.source_import_enabled,
      interval: ai_import_settings.source_import_interval,
      dueAt: ai_import_settings.source_import_due_at,
    })
    .from(ai_import_settings);
  return settings ?? { isEnabled: false, interval: '1hr' as const, dueAt: null };
}

/** @throws AppError `conflict` when the address is a source already, `invalid` */
export async function createSource(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  source: CreateSource,
  by: string,
) {
  await checkSelector(source.link_selector);
  const reads_other_hosts = readsOtherHosts(source);
  const at = clock.now();
  return await refuseKnownAddress(() =>
    db.transaction(async (tx) => {
      const [row] = await tx
        .insert(rss_sources)
        .values({ ...source, reads_other_hosts, is_active: true, created_at: at })
        .returning(LISTED);
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
  await checkSelector(changes.link_selector);
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
      const isReadAnew = isOtherFeed || differs(...READ_ANEW);
      const reads_other_hosts = readsOtherHosts({
        type: changes.type ?? source.type,
        is_trusted: changes.is_trusted,
        reads_other_hosts: changes.reads_other_hosts ?? source.reads_other_hosts,
      });
      const [row] = await tx
        .update(rss_sources)
        .set({
          ...changes,
          ...(isOtherFeed || changes.is_active ? HEALTHY_BUT_BACKED_OFF : {}),
          ...(isReadAnew ? { etag: null, last_modified: null } : {}),
          ...(isOtherFeed ? UNREAD : {}),
          ...trustValues(source, changes),
          reads_other_hosts,
          // Whose texts these are nobody knows beforehand.
          ...(reads_other_hosts ? { is_trusted: false } : {}),
        })
        .where(eq(rss_sources.id, id))
        .returning(LISTED);
      const changed = listChanged(source, {
        ...changes,
        is_trusted: row?.is_trusted,
        reads_other_hosts,
      });
      if (changed) {
        const entry = { by, action: 'source.update', entity: 'source', entityId: id };
        await recordChange(tx, { ...entry, ...changed, at: clock.now() });
      }
      return row;
    }),
  );
}

/** What a server asked for stays its wish when the source is only switched on again. */
const { backoff_until: _requested, ...HEALTHY_BUT_BACKED_OFF } = HEALTHY_STATE;
const UNREAD = {
  last_full_fetch_at: null,
  moved_to_url: null,
  moved_since: null,
  backoff_until: null,
  waiting_items: [],
};

const READ_ANEW = [
  'charset',
  'link_selector',
  'link_pattern',
  'reads_other_hosts',
  'daily_cap',
] as const;

type Reading = Pick<CreateSource, 'type' | 'is_trusted' | 'reads_other_hosts'>;

/**
 * A feed's items lie where they lie; it is a listing of which this is asked. Such a source sends strangers' texts,
 * so it cannot be trusted to be published without a person.
 * @throws AppError invalid
 */
function readsOtherHosts({ type, is_trusted, reads_other_hosts }: Reading): boolean {
  if (READ_AS[type] !== 'listing' || !reads_other_hosts) return false;
  if (!is_trusted) return true;
  const message =
    'Šaltinio, kurio straipsniai yra kitose svetainėse, automatiškai publikuoti negalima';
  throw new AppError('invalid', message, { errors: [{ field: 'is_trusted', message }] });
}

/** Who publishes on another site is not trusted because somebody else was, unless a person says so with the address. */
function trustValues(source: Source, changes: UpdateSource) {
  if (changes.is_trusted !== undefined) return { notice: null };
  const isElsewhere = changes.rss_url !== undefined && isOtherSite(source.rss_url, changes.rss_url);
  return isElsewhere ? { notice: null, is_trusted: false } : {};
}

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
