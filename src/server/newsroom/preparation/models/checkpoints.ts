import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import { preparation_steps } from '../../../database/schema/preparation.ts';
import { toStorableJson } from '../../../database/storable-json.ts';
import { recordCall } from './model-calls.ts';
import type { PreparationDeps } from './preparation-deps.ts';
import type { CheckpointResult, StepColumns, StepStore } from './step-store.ts';

interface CheckpointKey {
  articleId: string;
  /** What is done, e.g. `judge`, `translate 2/3`, `translate 2/3 repair`. */
  step: string;
  /** Everything the answer depends on besides prompt and model. */
  input: unknown;
  promptVersion: string;
  model: string;
}

export const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);

/**
 * Runs a step once, with a checkpoint: a stored output is read back, whatever happened to the process in between. The output
 * must be plain JSON, and a change of its shape needs a change of the prompt version's template number too.
 */
export async function withCheckpoint<T>(
  deps: Pick<PreparationDeps, 'db' | 'clock' | 'steps'>,
  key: CheckpointKey,
  work: () => Promise<CheckpointResult<T>>,
): Promise<T> {
  const { steps = stepsOfArticles(deps) } = deps;
  const columns: StepColumns = {
    article_id: key.articleId,
    step: key.step,
    input_hash: hashOf(key.input),
    prompt_version: key.promptVersion,
    model: key.model,
  };
  const stored = await steps.find(columns);
  if (stored) return stored.output as T;
  const began = performance.now();
  const result = await work();
  const took = Math.round(performance.now() - began);
  const output = toStorableJson(result.output);
  await steps.store(columns, { ...result, output }, took);
  return output;
}

/** Beside the articles they prepare. */
const stepsOfArticles = ({ db, clock }: Pick<PreparationDeps, 'db' | 'clock'>): StepStore => ({
  find: async (columns) => {
    const [stored] = await db
      .select({ output: preparation_steps.output })
      .from(preparation_steps)
      .where(
        and(
          eq(preparation_steps.article_id, columns.article_id),
          eq(preparation_steps.step, columns.step),
          eq(preparation_steps.input_hash, columns.input_hash),
          eq(preparation_steps.prompt_version, columns.prompt_version),
          eq(preparation_steps.model, columns.model),
          isNull(preparation_steps.invalidated_at),
        ),
      );
    return stored;
  },
  store: (columns, result) =>
    db.transaction((tx) => storeCheckpoint(tx, columns, result, clock.now())),
});

/** The answer and what it cost, both or neither. A step without a model call cost nothing. */
async function storeCheckpoint(
  tx: Transaction,
  columns: StepColumns,
  { output, inputTokens = 0, outputTokens = 0, images = 0 }: CheckpointResult<unknown>,
  at: Date,
): Promise<void> {
  const { article_id: articleId, step, model } = columns;
  const usage = { inputTokens, outputTokens, images };
  if (inputTokens + outputTokens + images > 0)
    await recordCall(tx, { articleId, purpose: 'preparation', step, model, at, ...usage });
  await tx
    .insert(preparation_steps)
    .values({ ...columns, output, created_at: at })
    .onConflictDoNothing();
}

/**
 * Invalidates an article's checkpoints, so that its next preparation asks anew. The rows stay, as the record
 * of what was answered.
 */
export async function invalidateCheckpoints(
  tx: Transaction,
  articleId: string,
  now: Date,
): Promise<void> {
  await tx
    .update(preparation_steps)
    .set({ invalidated_at: now })
    .where(
      and(eq(preparation_steps.article_id, articleId), isNull(preparation_steps.invalidated_at)),
    );
}
