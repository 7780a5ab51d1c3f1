import { gte, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import { articles } from '../../../database/schema/articles.ts';
import { type CallPurpose, model_calls } from '../../../database/schema/preparation.ts';
import { costOf, type Usage } from './prices.ts';

interface PaidCall extends Usage {
  articleId: string;
  purpose: CallPurpose;
  step: string;
  model: string;
  at: Date;
}

/** Files what an answered call used. @returns its cost in millionths of a US dollar */
export async function recordCall(
  db: Executor,
  { articleId, purpose, step, model, at, ...usage }: PaidCall,
): Promise<number> {
  const cost = costOf(model, usage);
  await db.insert(model_calls).values({
    article_id: articleId,
    // Kept by itself: an article may go, and leave its source when that is deleted.
    source_id: sql`(select source_id from ${articles} where id = ${articleId})`,
    purpose,
    step,
    model,
    input_tokens: usage.inputTokens,
    output_tokens: usage.outputTokens,
    images: usage.images,
    cost_micro_usd: cost,
    created_at: at,
  });
  return cost;
}

export interface Spent {
  input_tokens: number;
  output_tokens: number;
  images: number;
  /** Millionths of a US dollar. */
  cost_micro_usd: number;
}

const sum = (column: SQL | (typeof model_calls)[keyof Spent]) =>
  sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);

/** Sums over rows of `model_calls`, for a select. */
export const SPENT = {
  input_tokens: sum(model_calls.input_tokens),
  output_tokens: sum(model_calls.output_tokens),
  images: sum(model_calls.images),
  cost_micro_usd: sum(model_calls.cost_micro_usd),
};

const NOTHING: Spent = { input_tokens: 0, output_tokens: 0, images: 0, cost_micro_usd: 0 };

/** All that was spent since a moment. */
export async function sumSpent(db: Executor, from: Date): Promise<Spent> {
  const [spent] = await db.select(SPENT).from(model_calls).where(gte(model_calls.created_at, from));
  return spent ?? NOTHING;
}
