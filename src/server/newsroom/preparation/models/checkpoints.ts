import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import { preparation_steps } from '../../../database/schema/preparation.ts';
import { toStorableJson } from '../../../database/storable-json.ts';
import { recordCall } from './model-calls.ts';
import type { PreparationDeps } from './preparation-deps.ts';

interface CheckpointKey {
  articleId: string;
  /** What is done, e.g. `judge`, `translate 2/3`, `translate 2/3 repair`. */
  step: string;
  /** Everything the answer depends on besides prompt and model. */
  input: unknown;
  promptVersion: string;
  model: string;
}

export interface CheckpointResult<T> {
  output: T;
  inputTokens?: number;
  outputTokens?: number;
  images?: number;
}

export const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);

/**
 * Runs a step once, with a checkpoint: a stored output is read back, whatever happened to the process in between. The output
 * must be plain JSON, and a change of its shape needs a change of the prompt version's template number too.
 */
export async function withCheckpoint<T>(
  { db, clock }: Pick<PreparationDeps, 'db' | 'clock'>,
  key: CheckpointKey,
  work: () => Promise<CheckpointResult<T>>,
): Promise<T> {
  const columns = {
    article_id: key.articleId,
    step: key.step,
    input_hash: hashOf(key.input),
    prompt_version: key.promptVersion,
    model: key.model,
  };
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
  if (stored) return stored.output as T;
  const result = await work();
  const output = toStorableJson(result.output);
  await db.transaction((tx) => storeCheckpoint(tx, columns, { ...result, output }, clock.now()));
  return output;
}

/** The answer and what it cost, both or neither. A step without a model call cost nothing. */
async function storeCheckpoint(
  tx: Transaction,
  columns: Omit<typeof preparation_steps.$inferInsert, 'output'>,
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
