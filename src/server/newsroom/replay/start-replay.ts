import { and, eq } from 'drizzle-orm';
import { recordChange } from '../../audit/record-change.ts';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { replay_articles, replays } from '../../database/schema/replays.ts';
import { startRun } from '../automation/runs.ts';
import { chooseArticles } from './choose-articles.ts';
import { type Candidate, readSides } from './replay-settings.ts';

interface Starting {
  article_ids: string[];
  candidate: Candidate;
  by: string;
}

/** @throws AppError not-configured; invalid when none of the articles can be prepared */
export async function startReplay(
  ctx: Pick<AppContext, 'db' | 'clock' | 'jobs' | 'config'>,
  { article_ids, candidate, by }: Starting,
): Promise<{ id: string; run_id: string }> {
  const at = ctx.clock.now();
  const { sides } = await readSides(ctx, candidate);
  return ctx.db.transaction(async (tx) => {
    const chosen = await chooseArticles(tx, { article_ids });
    const [replay] = await tx
      .insert(replays)
      .values({ ...sides, created_by: by, created_at: at })
      .returning({ id: replays.id });
    if (!replay) throw new Error('The replay was not stored');
    const replay_id = replay.id;
    const rows = chosen.map(({ id, title }) => ({ replay_id, article_id: id, title }));
    await tx.insert(replay_articles).values(rows);
    const run_id = await runReplay(ctx, tx, replay_id);
    const after = {
      function_name: 'replay-articles',
      article_ids: rows.map((row) => row.article_id),
    };
    await recordChange(tx, { by, action: 'run.start', entity: 'run', entityId: run_id, after, at });
    return { id: replay_id, run_id };
  });
}

/** A run of all its articles that wait. */
export async function runReplay(
  { jobs, clock }: Pick<AppContext, 'jobs' | 'clock'>,
  tx: Transaction,
  replay_id: string,
): Promise<string> {
  const waiting = await tx
    .select({ article_id: replay_articles.article_id })
    .from(replay_articles)
    .where(and(eq(replay_articles.replay_id, replay_id), eq(replay_articles.state, 'waiting')));
  const payloads = waiting.map(({ article_id }) => ({ replay_id, article_id }));
  const inside = { jobs, clock, db: tx };
  const run_id = await startRun(inside, 'replay-articles', 'manual', 'replay-article', payloads);
  const set = { run_id, resume_at: null, resume_reason: null };
  await tx.update(replays).set(set).where(eq(replays.id, replay_id));
  return run_id;
}
