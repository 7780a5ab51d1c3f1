import { and, asc, desc, eq, gte } from 'drizzle-orm';
import {
  autoPublishArticles,
  countHeldBack,
  type HeldBack,
} from '../../articles/publishing/auto-publish.ts';
import type { AppContext } from '../../context.ts';
import type { Executor } from '../../database/database.ts';
import { articles } from '../../database/schema/articles.ts';
import type { Report } from './runs.ts';
import { lockSettings } from './settings.ts';
import { isByHand, lockWaitingRuns } from './waiting-runs.ts';

type Ctx = Pick<AppContext, 'db' | 'clock' | 'log' | 'publicChanges'>;

/**
 * One batch for the runs that wait, whatever became of the job before: what a killed attempt had published
 * belongs to the batch, and without a waiting run nothing is published. The switch is asked in the publishing transaction;
 * a person who wants a run now has it with the switch off too. A run that began after the batch was chosen has a
 * batch of its own: to it nothing has been published yet.
 */
export async function publishBatch(ctx: Ctx): Promise<Report> {
  let chosenAt = ctx.clock.now();
  let isOff = false;
  let minScore = 0;
  await autoPublishArticles(ctx, async (tx) => {
    const runs = await lockWaitingRuns(tx, 'auto-publish', 'all');
    const settings = await lockSettings(tx);
    minScore = settings.auto_publish_min_score;
    isOff = !settings.auto_publish_enabled && !runs.some(isByHand);
    const [oldest] = runs;
    if (!oldest || isOff) return null;
    const [first, ...others] = await listPublished(tx, oldest.started);
    // A run counts what is published since it began, by the clock of an instance that may be ahead of this one.
    const now = latestOf(ctx.clock.now(), first?.published ?? runs.at(-1)?.started);
    // Chosen by an attempt that was killed before it could tell.
    chosenAt = first?.published ?? now;
    const already = first ? 1 + others.length : 0;
    return { minScore, batchSize: settings.auto_publish_batch_size - already, now };
  });
  const held = isOff ? null : await countHeldBack(ctx, minScore);
  return async (since) => {
    if (since > chosenAt) return null;
    // From the table, not from this attempt: one that was killed has published some too.
    const titles = (await listPublished(ctx.db, since)).map(({ title }) => title ?? '');
    const message = describePublishing(titles, { isOff, held });
    return { state: isOff ? 'skipped' : 'done', count: titles.length, message };
  };
}

const latestOf = (one: Date, other: Date = one): Date => (other > one ? other : one);

/** What was published automatically since then, in the order it was chosen in. */
async function listPublished(
  db: Executor,
  since: Date,
): Promise<{ title: string | null; published: Date | null }[]> {
  return await db
    .select({ title: articles.ai_translated_title, published: articles.published_date })
    .from(articles)
    .where(and(eq(articles.import_type, 'automatic'), gte(articles.published_date, since)))
    .orderBy(
      asc(articles.published_date),
      desc(articles.ai_actuality_score),
      asc(articles.created_at),
      asc(articles.id),
    );
}

function describePublishing(
  titles: string[],
  { isOff, held }: { isOff: boolean; held: HeldBack | null },
): string {
  const lines = titles.map((title) => `Publikuota: ${title}`);
  if (isOff)
    lines.push(
      `Automatinis publikavimas išjungtas: ${lines.length > 0 ? 'daugiau ' : ''}nepublikuota.`,
    );
  else if (lines.length === 0) lines.push('Tinkamų straipsnių nėra.');
  if (held?.forTrust)
    lines.push(
      `Nepublikuota straipsnių, kurių šaltinis ištrintas arba nepažymėtas patikimu: ${held.forTrust}.`,
    );
  if (held?.asDuplicates)
    lines.push(`Laukia žmogaus sprendimo, nes panašus straipsnis jau yra: ${held.asDuplicates}.`);
  return lines.join('\n');
}
