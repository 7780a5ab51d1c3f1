import { asc, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import type { Role } from '../../domain/roles.ts';
import { USER_SORTS, type UserSort } from '../../domain/sort-columns.ts';
import type { AppContext } from '../context.ts';
import type { Executor } from '../database/database.ts';
import { holdingWords } from '../database/holding-words.ts';
import { foldForSearch } from '../database/schema/fold-for-search.ts';
import { profiles, user_roles } from '../database/schema/identity.ts';
import type { ApiEnv } from '../http/env.ts';
import { offsetOf, pageFields, searchField, sortField, toPage } from '../http/paging.ts';
import { valid } from '../http/validate.ts';

const SORT_COLUMNS = {
  created_at: profiles.createdAt,
  email: profiles.email,
  full_name: profiles.name,
} satisfies Record<UserSort, unknown>;

const listUsersQuery = z.strictObject({
  ...pageFields(25),
  q: searchField,
  sort: sortField(USER_SORTS, '-created_at'),
});
type ListUsers = z.output<typeof listUsersQuery>;

/**
 * The strongest role of each; 'user' is shown when a profile has no role row (specification §3). The outer
 * column is written out: inside a subquery Drizzle would leave its table away.
 */
const STRONGEST_ROLE = sql<Role>`coalesce((
  select r.role from ${user_roles} r where r.user_id = profiles.id
  order by array_position(array['admin', 'moderator', 'user'], r.role) limit 1
), 'user')`;

async function listUsers(db: Executor, query: ListUsers) {
  const where = query.q
    ? holdingWords(foldForSearch(sql`${profiles.email} || ' ' || ${profiles.name}`), query.q)
    : undefined;
  const column = SORT_COLUMNS[query.sort.column];
  const [items, total] = await Promise.all([
    db
      .select({
        id: profiles.id,
        email: profiles.email,
        full_name: profiles.name,
        role: STRONGEST_ROLE.as('role'),
        created_at: profiles.createdAt,
      })
      .from(profiles)
      .where(where)
      .orderBy(query.sort.descending ? sql`${column} desc` : asc(column), asc(profiles.id))
      .limit(query.per_page)
      .offset(offsetOf(query)),
    db.$count(profiles, where),
  ]);
  return toPage(query, items, total);
}

/** Under `/api/admin/users`. */
export function usersRoutes({ db }: Pick<AppContext, 'db'>) {
  return new Hono<ApiEnv>().get(
    '/',
    describeRoute({ tags: ['admin users'], summary: 'Accounts with their roles' }),
    valid('query', listUsersQuery),
    async (c) => c.json(await listUsers(db, c.req.valid('query'))),
  );
}
