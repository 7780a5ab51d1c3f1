import { sql } from 'drizzle-orm';
import { type AnyPgColumn, timestamp } from 'drizzle-orm/pg-core';

/*
 * Tables and columns carry the specification's names (§3), and so do the properties: a row is already
 * the JSON that leaves the server. Only identity's tables use the names its library looks for.
 */

/** @param name unless it is the property's */
export const moment = (name = '') => timestamp(name, { withTimezone: true, mode: 'date' });

/** For a check constraint: the column holds one of the values. */
export const oneOf = (column: AnyPgColumn, values: readonly string[]) =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
