import { type SQL, sql } from 'drizzle-orm';
import { ACCENTED, UNACCENTED } from '../../../domain/text/fold-accents.ts';

const LETTERS = sql.raw(`'${ACCENTED}${ACCENTED.toUpperCase()}', '${UNACCENTED}${UNACCENTED}'`);

/**
 * Lower case without Lithuanian accents: people search for „saugos“ and type "sauga" as they can. Capitals
 * are named too: a database in the C locale lowers Latin ones only. Immutable, as a stored column needs.
 */
export const foldForSearch = (value: SQL): SQL => sql`lower(translate(${value}, ${LETTERS}))`;
