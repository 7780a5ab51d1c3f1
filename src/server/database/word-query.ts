import { type SQL, sql } from 'drizzle-orm';
import { ACCENTED, UNACCENTED } from '../../domain/text/fold-accents.ts';
import type { SearchWord } from '../../domain/text/search-words.ts';
import type { Executor } from './database.ts';

/** What of a word stands in an index as a word of its own. */
const PARTS = /[\p{L}\p{N}]+/gu;
const LETTERS = sql.raw(`'${ACCENTED}', '${UNACCENTED}'`);

/**
 * What `@@` looks for in a search vector: all the words, each by what our own stem begins or by PostgreSQL's stem.
 * Neither alone knows enough forms (decision 0054).
 */
export function wordQuery(words: SearchWord[]): SQL {
  const parts = words.flatMap(({ word, stem }) => {
    const own = stem.match(PARTS) ?? [];
    const spelled = word.match(PARTS) ?? [];
    return own.map((part, n) => partQuery(part, spelled[n] ?? part));
  });
  return sql`(${sql.join(parts, sql` && `)})`;
}

const partQuery = (stem: string, word: string): SQL =>
  sql`(translate(${`'${stem}':*`}, ${LETTERS})::tsquery || quote_literal(translate((ts_lexize('pg_catalog.lithuanian_stem', ${word}))[1], ${LETTERS}))::tsquery)`;

/**
 * The planner takes words that begin so for frequent when it knows none, and would look at every row: within this the
 * index of words is asked.
 */
export const withWordIndex = <T>(db: Executor, work: (tx: Executor) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('enable_seqscan', 'off', true)`);
    return work(tx);
  });
