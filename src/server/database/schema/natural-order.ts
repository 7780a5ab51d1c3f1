import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Sorts as Lithuanian readers do, numbers by their value: 1, 2, 10. The collation comes with the first migration. */
export const inNaturalOrder = (column: PgColumn): SQL => sql`${column} collate "natural_order"`;
