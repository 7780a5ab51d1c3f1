import { type SQL, sql } from 'drizzle-orm';
import { foldAccents } from '../../../domain/text/fold-accents.ts';
import { isOneSlip } from '../../../domain/text/one-slip.ts';
import { type SearchWord, stemWord } from '../../../domain/text/search-words.ts';
import type { Executor } from '../../database/database.ts';
import { articles } from '../../database/schema/articles.ts';

/** In a shorter word one other letter makes too many other words. */
const SHORTEST = 5;
/** How alike, 0–1, a title is to begin with: one slip in a word of six letters leaves so much. */
const ALIKE = 0.4;
/** Each is compared letter by letter; a word that one slip leads to stands in most of those that are alike. */
const TITLES = 400;

/**
 * Words of titles in place of those that are nowhere, one slip of typing away. Asked when nothing was found.
 * @param find the articles that hold the words
 * @returns null when no word has one, so that another search would find nothing either
 */
export async function correctWords(
  db: Executor,
  words: SearchWord[],
  find: (words: SearchWord[]) => SQL | undefined,
): Promise<SearchWord[] | null> {
  let isCorrected = false;
  const corrected: SearchWord[] = [];
  for (const word of words) {
    const near = (await isThere(db, find([word]))) ? null : await findNear(db, word);
    isCorrected ||= near !== null;
    corrected.push(near ?? word);
  }
  return isCorrected ? corrected : null;
}

async function isThere(db: Executor, where: SQL | undefined): Promise<boolean> {
  const rows = await db.select({ id: articles.id }).from(articles).where(where).limit(1);
  return rows.length > 0;
}

async function findNear(db: Executor, { word, stem }: SearchWord): Promise<SearchWord | null> {
  if (stem.length < SHORTEST) return null;
  const typed = foldAccents(word);
  const rows = await db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('pg_trgm.word_similarity_threshold', ${String(ALIKE)}, true)`,
    );
    await tx.execute(sql`select set_config('enable_seqscan', 'off', true)`);
    return tx
      .select({ text: articles.panel_text })
      .from(articles)
      .where(sql`${typed}::text <% ${articles.panel_text}`)
      .limit(TITLES);
  });
  const known = rows.flatMap(({ text }) => text?.match(/[\p{L}\p{N}]+/gu) ?? []);
  const found =
    known.find((each) => isOneSlip(each, typed)) ??
    known.find((each) => each.length >= SHORTEST && isOneSlip(stemWord(each), stem));
  return found ? { word: found, stem: stemWord(found) } : null;
}
