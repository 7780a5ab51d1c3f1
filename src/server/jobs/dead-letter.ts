import { and, eq, isNull, ne } from 'drizzle-orm';
import { describeReason } from '../../domain/articles/preparation-reason.ts';
import type { AppContext } from '../context.ts';
import { articles } from '../database/schema/articles.ts';
import { rss_sources } from '../database/schema/sources.ts';
import { SourceError } from '../newsroom/import/documents/source-error.ts';
import { recordFailure } from '../newsroom/import/source/source-health.ts';
import type { JobName } from './definitions.ts';

const DEAD_LETTERED = { code: 'dead_lettered' } as const;
const SOURCE = 'Šaltinio skaitymas du kartus nutraukė programos darbą.';

/**
 * Writes on the row of what a job was about why it is not retried: each attempt ended the process, or a
 * worker that processes untrusted texts. A person may start it anew.
 * @returns the reason in Lithuanian, for the run
 */
export async function deadLetter(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  job: JobName,
  key: string,
): Promise<string> {
  if (job === 'import-source') {
    const [source] = await db.select().from(rss_sources).where(eq(rss_sources.id, key));
    if (source)
      await recordFailure(db, source, new SourceError('deadly', SOURCE, key), clock.now());
    return `${source?.name ?? ''}: ${SOURCE} Šaltinis išjungtas.`;
  }
  if (job === 'auto-publish') return 'Automatinis publikavimas du kartus nutraukė programos darbą.';
  // It is about an article and leaves it alone.
  if (job === 'replay-article') return 'Straipsnio palyginimas du kartus nutraukė programos darbą.';
  const isOwn = eq(articles.id, key);
  const [article] = await db
    .update(articles)
    .set({ page_retry_at: null })
    .where(isOwn)
    .returning({ title: articles.original_title });
  await db
    .update(articles)
    .set({ preparation_state: 'failed', preparation_reason: DEAD_LETTERED })
    .where(and(isOwn, isNull(articles.published_date), ne(articles.preparation_state, 'prepared')));
  return `${article?.title ?? ''}: ${describeReason(DEAD_LETTERED)}`;
}
