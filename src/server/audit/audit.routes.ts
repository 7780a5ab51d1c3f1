import { and, asc, desc, eq, ilike, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { countCapped } from '../database/capped-count.ts';
import type { Executor } from '../database/database.ts';
import { holdingWords } from '../database/holding-words.ts';
import { containing } from '../database/like-patterns.ts';
import { audit_log } from '../database/schema/audit.ts';
import { AppError } from '../errors.ts';
import { describeAs } from '../http/describe-route.ts';
import type { ApiEnv } from '../http/env.ts';
import { offsetOf, pageFields, searchField, sortField } from '../http/paging.ts';
import { valid } from '../http/validate.ts';
import { ACTOR, findAccountIds } from './audited-persons.ts';
import { nameSubjects } from './name-subjects.ts';

const listAuditQuery = z.strictObject({
  ...pageFields(50),
  entity: z.string().max(100).optional(),
  entity_id: z.string().max(100).optional(),
  action: z.string().max(100).optional(),
  actor: searchField,
  /** Whether an account acted, or the product by itself. */
  by: z.enum(['people', 'machines']).optional(),
  q: searchField,
  sort: sortField(['at'], '-at'),
});
type ListAudit = z.output<typeof listAuditQuery>;

const COLUMNS = {
  id: audit_log.id,
  at: audit_log.at,
  actor: ACTOR,
  action: audit_log.action,
  entity: audit_log.entity,
  entity_id: audit_log.entity_id,
  before: audit_log.before,
  after: audit_log.after,
};

const described = describeAs('admin audit');

/** Each row that is counted is looked at: of names and texts no index tells how many there are. */
const FOUND_AHEAD = 400;

/** Entries of the audit; entries of one moment in the order they were written. Counted some rows ahead. */
async function listAudit(db: Executor, query: ListAudit) {
  const where = await chosenBy(db, query);
  const direction = query.sort.descending ? desc : asc;
  const [items, total] = await Promise.all([
    db
      .select(COLUMNS)
      .from(audit_log)
      .where(where)
      .orderBy(direction(audit_log.at), direction(audit_log.id))
      .limit(query.per_page)
      .offset(offsetOf(query)),
    countCapped(
      db,
      audit_log,
      where,
      offsetOf(query),
      query.q || query.actor ? FOUND_AHEAD : undefined,
    ),
  ]);
  return {
    items: await nameSubjects(db, items),
    ...total,
    page: query.page,
    per_page: query.per_page,
  };
}

async function chosenBy(
  db: Executor,
  { entity, entity_id, action, actor, by, q }: ListAudit,
): Promise<SQL | undefined> {
  const [actors, found] = await Promise.all(
    [actor, q].map((text) => (text ? findAccountIds(db, text) : [])),
  );
  return and(
    entity ? eq(audit_log.entity, entity) : undefined,
    entity_id ? eq(audit_log.entity_id, entity_id) : undefined,
    action ? eq(audit_log.action, action) : undefined,
    by && (by === 'people' ? isNotNull(audit_log.actor_id) : isNull(audit_log.actor_id)),
    actor
      ? or(
          and(isNull(audit_log.actor_id), ilike(audit_log.actor, containing(actor))),
          inArray(audit_log.actor_id, actors ?? []),
        )
      : undefined,
    q
      ? or(
          holdingWords(audit_log.search_text, q),
          inArray(audit_log.actor_id, found ?? []),
          and(eq(audit_log.entity, 'profile'), inArray(audit_log.entity_id, found ?? [])),
        )
      : undefined,
  );
}

/** @throws AppError not-found */
async function getAuditEntry(db: Executor, id: number) {
  const [entry] = await db.select(COLUMNS).from(audit_log).where(eq(audit_log.id, id));
  if (!entry) throw new AppError('not-found', 'Pakeitimas nerastas');
  const [named] = await nameSubjects(db, [entry]);
  return named ?? { ...entry, subject: null, names: {} };
}

const idParam = z.object({ id: z.coerce.number<string>().int().min(1) });

/** Under `/api/admin/audit`: to be read, never changed. */
export function auditRoutes({ db }: Pick<AppContext, 'db'>) {
  return new Hono<ApiEnv>()
    .get(
      '/',
      described('Who changed what, the latest first'),
      valid('query', listAuditQuery),
      async (c) => c.json(await listAudit(db, c.req.valid('query'))),
    )
    .get('/:id', described('One change'), valid('param', idParam), async (c) =>
      c.json(await getAuditEntry(db, c.req.valid('param').id)),
    );
}
