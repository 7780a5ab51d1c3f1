import { and, eq, gte } from 'drizzle-orm';
import { autoPublishArticles, countHeldForTrust } from '../articles/auto-publish.ts';
import type { AppContext } from '../context.ts';
import type { Executor } from '../database/database.ts';
import { articles } from '../database/schema/articles.ts';
import type { Report } from './runs.ts';
import { holdSettings } from './settings.ts';
import { isByHand, lockWaitingRuns } from './waiting-runs.ts';

type Ctx = Pick<AppContext, 'db' | 'clock' | 'publicChanges'>;

/**
 * One batch for the runs that wait, whatever became of the job before: what a killed attempt had published
 * belongs to the batch, and for nobody nothing is published. The switch is asked in the publishing transaction;
 * a person who wants a run now has it with the switch off too.
 */
export async function publishBatch(ctx: Ctx): Promise<Report> {
  let isOff = false;
  let minScore = 0;
  const published = await autoPublishArticles(ctx, async (tx) => {
    const runs = await lockWaitingRuns(tx, 'auto-publish', 'all');
    const settings = await holdSettings(tx);
    minScore = settings.auto_publish_min_score;
    isOff = !settings.auto_publish_enabled && !runs.some(isByHand);
    const [oldest] = runs;
    if (!oldest || isOff) return null;
    const already = await countPublished(tx, oldest.started);
    return { minScore, batchSize: settings.auto_publish_batch_size - already };
  });
  const message = isOff
    ? 'Automatinis publikavimas išjungtas: nepublikuota.'
    : describePublishing(published, await countHeldForTrust(ctx, minScore));
  const state = isOff ? 'skipped' : 'done';
  return async (since) => ({ state, count: await countPublished(ctx.db, since), message });
}

const countPublished = (db: Executor, since: Date): Promise<number> =>
  db.$count(
    articles,
    and(eq(articles.import_type, 'automatic'), gte(articles.published_date, since)),
  );

function describePublishing(published: { title: string }[], held: number): string {
  const lines = published.map(({ title }) => `Publikuota: ${title}`);
  if (lines.length === 0) lines.push('Tinkamų straipsnių nėra.');
  if (held > 0)
    lines.push(`Sulaikyta, nes jų šaltinis nepažymėtas patikimu automatiškai publikuoti: ${held}.`);
  return lines.join('\n');
}
