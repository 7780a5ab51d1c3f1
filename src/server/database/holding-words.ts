import { and, like, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { stemWord } from '../../domain/text/search-words.ts';
import { containing } from './like-patterns.ts';
import { foldForSearch } from './schema/fold-for-search.ts';

/**
 * Texts that hold every typed word in any of its forms, whatever the case and the accents: how a list of the panel is
 * searched that has no index of words. A trigram index on the text serves it.
 * @param folded a text as `foldForSearch` leaves it
 */
export const holdingWords = (folded: SQL | PgColumn, typed: string): SQL | undefined =>
  and(
    ...typed
      .trim()
      .split(/\s+/)
      .map((word) =>
        like(folded, foldForSearch(sql`${containing(stemWord(word.toLowerCase()))}::text`)),
      ),
  );
