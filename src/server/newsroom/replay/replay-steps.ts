import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ReplaySide } from '../../../domain/replays.ts';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { replay_steps } from '../../database/schema/replays.ts';
import { recordCall } from '../preparation/models/model-calls.ts';
import { REPAIR, type StepStore } from '../preparation/models/step-store.ts';

/** An article of a replay, as its job names it. */
export interface Place {
  replay_id: string;
  article_id: string;
}
type SidePlace = Place & { side: ReplaySide };

const isAt = ({ replay_id, article_id, side }: Place & Partial<SidePlace>) =>
  and(
    eq(replay_steps.replay_id, replay_id),
    eq(replay_steps.article_id, article_id),
    side && eq(replay_steps.side, side),
  );

/**
 * Finished steps of one side. Never those of a preparation, nor of the other side: an answer that is there already would
 * be compared with itself.
 */
export const stepsOfReplay = (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  place: SidePlace,
): StepStore => ({
  find: async ({ step, input_hash }) => {
    const [stored] = await db
      .select({ output: replay_steps.output })
      .from(replay_steps)
      .where(
        and(isAt(place), eq(replay_steps.step, step), eq(replay_steps.input_hash, input_hash)),
      );
    return stored;
  },
  store: ({ step, input_hash, model }, result, milliseconds) =>
    db.transaction(async (tx) => {
      const { output, inputTokens = 0, outputTokens = 0, images = 0 } = result;
      const usage = { inputTokens, outputTokens, images };
      const call = { articleId: place.article_id, purpose: 'trial', step, model } as const;
      const cost_micro_usd = await recordCall(tx, { ...call, ...usage, at: clock.now() });
      const used = { input_tokens: inputTokens, output_tokens: outputTokens, cost_micro_usd };
      await tx
        .insert(replay_steps)
        .values({ ...place, step, input_hash, output, ...used, milliseconds })
        .onConflictDoNothing();
    }),
});

const sum = (column: PgColumn) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);

/** What the side's answers took. */
export async function sumSteps(db: AppContext['db'], place: SidePlace) {
  const [used] = await db
    .select({
      inputTokens: sum(replay_steps.input_tokens),
      outputTokens: sum(replay_steps.output_tokens),
      costMicroUsd: sum(replay_steps.cost_micro_usd),
      milliseconds: sum(replay_steps.milliseconds),
      repairs:
        sql<number>`count(*) filter (where ${replay_steps.step} like ${`%${REPAIR}`})`.mapWith(
          Number,
        ),
    })
    .from(replay_steps)
    .where(isAt(place));
  return used ?? { inputTokens: 0, outputTokens: 0, costMicroUsd: 0, milliseconds: 0, repairs: 0 };
}

/** Of both sides: the article is compared. */
export const deleteSteps = (tx: Transaction, place: Place) =>
  tx.delete(replay_steps).where(isAt(place));
