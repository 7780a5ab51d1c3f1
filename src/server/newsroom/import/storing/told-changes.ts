import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import { article_sources } from '../../../database/schema/article-keys.ts';
import type { Source } from '../../../database/schema/sources.ts';

/** A figure that changes again and again in its sentence is a counter or a rate: a person is told of it so often. */
const TOLD_OF_ONE = 3;

/**
 * Remembers of which changed figures of an article's source a person is told now, so that who has decided about one is not asked
 * again: not when its page shows it after its feed, nor at every import.
 * @param changes as `comparePage` names them
 * @returns whether one of them is news
 */
export async function rememberToldChanges(
  tx: Transaction,
  source: Source,
  articleId: string,
  changes: readonly string[],
): Promise<boolean> {
  const [row] = await tx
    .select({ told: article_sources.page_changes })
    .from(article_sources)
    .where(ofSource(source, articleId));
  const told = row?.told ?? [];
  const fresh = changes.filter((change) => isNews(change, told));
  if (fresh.length === 0) return false;
  await store(tx, source, articleId, [...told, ...fresh]);
  return true;
}

/** The source has taken them back itself: nobody decided. */
export const forgetToldChanges = (tx: Transaction, source: Source, articleId: string) =>
  store(tx, source, articleId, []);

function isNews(change: string, told: readonly string[]): boolean {
  const [sentence] = change.split(':');
  const ofSentence = told.filter((each) => each.startsWith(`${sentence}:`));
  return !ofSentence.includes(change) && ofSentence.length < TOLD_OF_ONE;
}

const ofSource = (source: Source, articleId: string) =>
  and(eq(article_sources.article_id, articleId), eq(article_sources.source_id, source.id));

async function store(
  tx: Transaction,
  source: Source,
  articleId: string,
  page_changes: string[],
): Promise<void> {
  await tx.update(article_sources).set({ page_changes }).where(ofSource(source, articleId));
}
