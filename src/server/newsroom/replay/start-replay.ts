import { eq } from 'drizzle-orm';
import { REPLAY_SIDES } from '../../../domain/replays.ts';
import { recordChange } from '../../audit/record-change.ts';
import type { AppContext } from '../../context.ts';
import { replay_articles, replays } from '../../database/schema/replays.ts';
import { AppError } from '../../errors.ts';
import { stopRun } from '../automation/stop-run.ts';
import { chooseArticles } from './choose-articles.ts';
import { findRun, lockReplay, runReplay } from './pause-replay.ts';
import { type Candidate, modelOf, readSides } from './replay-settings.ts';

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
  const sides = await readSides(ctx.db, candidate);
  for (const side of REPLAY_SIDES) modelOf(ctx.config, sides[side]);
  return ctx.db.transaction(async (tx) => {
    const chosen = await chooseArticles(tx, { article_ids });
    const [replay] = await tx
      .insert(replays)
      .values({ ...sides, created_by: by, created_at: at })
      .returning({ id: replays.id });
    if (!replay) throw new Error('The replay was not stored');
    const rows = chosen.map(({ id, title }) => ({
      replay_id: replay.id,
      article_id: id,
      title,
    }));
    await tx.insert(replay_articles).values(rows);
    const run_id = await runReplay(ctx, tx, replay.id);
    const after = {
      function_name: 'replay-articles',
      article_ids: rows.map((row) => row.article_id),
    };
    await recordChange(tx, { by, action: 'run.start', entity: 'run', entityId: run_id, after, at });
    return { id: replay.id, run_id };
  });
}

/**
 * What has not begun is not begun, now or after a provider's pause; what is under way ends and is shown.
 * @throws AppError not-found
 */
export async function stopReplay(
  ctx: Pick<AppContext, 'db' | 'clock'>,
  { id, by }: { id: string; by: string },
): Promise<void> {
  const at = ctx.clock.now();
  const run = await ctx.db.transaction(async (tx) => {
    const replay = await lockReplay(tx, id);
    if (!replay) throw new AppError('not-found', 'Palyginimas nerastas');
    if (replay.stopped_at || replay.run_id === null) return null;
    await tx.update(replays).set({ stopped_at: at }).where(eq(replays.id, id));
    if ((await findRun(tx, replay))?.status === 'running') return replay.run_id;
    const entry = { by, action: 'run.stop', entity: 'run', entityId: replay.run_id, at };
    await recordChange(tx, entry);
    return null;
  });
  if (run) await stopRun(ctx, { id: run, by });
}
