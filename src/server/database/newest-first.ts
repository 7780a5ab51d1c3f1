import { asc, type Column, desc, type SQL, sql } from 'drizzle-orm';

/*
 * Sorting as our indexes are made: downwards with empty values last, upwards the same read from its end. Drizzle's
 * `desc` says nothing of empty values, PostgreSQL then puts them first, and the index is of no use for that.
 */

export const downwards = (column: Column | SQL): SQL => sql`${column} desc nulls last`;
export const upwards = (column: Column | SQL): SQL => sql`${column} asc nulls first`;

/** A list's order: by what it is sorted by, then by id: one index, read from either end. */
export const inOrder = ({ descending }: { descending: boolean }, key: Column | SQL, id: Column) =>
  descending ? [downwards(key), asc(id)] : [upwards(key), desc(id)];
