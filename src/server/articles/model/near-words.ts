import { type SQL, sql } from 'drizzle-orm';
import { foldAccents } from '../../../domain/text/fold-accents.ts';
import { isOneSlip } from '../../../domain/text/one-slip.ts';
import { type SearchWord, stemWord } from '../../../domain/text/search-words.ts';
import type { Executor } from '../../database/database.ts';
import { articles } from '../../database/schema/articles.ts';

/** In a shorter stem one other letter makes too many other words … */
const SHORTEST = 5;
/** … and in a shorter word, compared as it is typed. */
const SHORTEST_WORD = 6;
/** „microsoft365“: a name and its number, which titles write apart. */
const NAME_AND_NUMBER = /^(\p{L}{3,})(\d+)$/u;
/** How alike, 0–1, a title is to begin with: one slip in a word of six letters leaves so much. */
const ALIKE = 0.4;
/** Each is compared letter by letter; a word that one slip leads to stands in most of those that are alike. */
const TITLES = 400;

/**
 * Words of titles in place of those that are nowhere, one slip of typing away; a name and its number that are written
 * together are two. Asked when nothing was found.
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
    const near = (await isThere(db, find([word]))) ? [] : await findNear(db, word);
    isCorrected ||= near.length > 0;
    corrected.push(...(near.length > 0 ? near : [word]));
  }
  return isCorrected ? corrected : null;
}

async function isThere(db: Executor, where: SQL | undefined): Promise<boolean> {
  const rows = await db.select({ id: articles.id }).from(articles).where(where).limit(1);
  return rows.length > 0;
}

async function findNear(db: Executor, { word, stem }: SearchWord): Promise<SearchWord[]> {
  const apart = NAME_AND_NUMBER.exec(word)?.slice(1);
  if (apart) return apart.map(toSearchWord);
  const typed = foldAccents(word);
  if (typed.length < SHORTEST_WORD && stem.length < SHORTEST) return [];
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
    known.find(
      (each) => Math.min(each.length, stem.length) >= SHORTEST && isOneSlip(stemWord(each), stem),
    );
  return found ? [toSearchWord(found)] : [];
}

const toSearchWord = (word: string): SearchWord => ({ word, stem: stemWord(word) });
