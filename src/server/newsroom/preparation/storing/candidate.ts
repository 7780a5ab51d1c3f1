import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Clock } from '../../../../domain/time/clock.ts';
import type { Executor } from '../../../database/database.ts';
import { preparation_steps } from '../../../database/schema/preparation.ts';
import { toStorableJson } from '../../../database/storable-json.ts';
import { ensureSafeHtml } from '../../../html/ensure-safe-html.ts';
import type { CheckProblem } from '../checks/check-problem.ts';
import { hashOf } from '../models/checkpoints.ts';
import type { PreparedText } from '../text/prepared-text.ts';

/** A text that did not pass the checks, kept for the reviewer beside what is wrong with it. */
export interface Candidate {
  text: PreparedText | null;
  problems: CheckProblem[];
  model: string;
  /** Of the wording it was asked with; absent in candidates stored before it was kept. */
  promptVersion?: string;
}

const STEP = 'candidate';

export async function storeCandidate(
  { db, clock }: { db: Executor; clock: Clock },
  articleId: string,
  { text, ...rest }: Candidate,
): Promise<void> {
  // The second look may be what it did not pass, and the panel shows it all the same.
  const candidate = { ...rest, text: text && { ...text, html: ensureSafeHtml(text.html) } };
  await db
    .insert(preparation_steps)
    .values({
      article_id: articleId,
      step: STEP,
      input_hash: hashOf(candidate),
      prompt_version: '',
      model: candidate.model,
      output: toStorableJson(candidate),
      created_at: clock.now(),
    })
    .onConflictDoNothing();
}

/** The latest candidate of an article that needs review; null when there is none. */
export async function findCandidate(db: Executor, articleId: string): Promise<Candidate | null> {
  const [row] = await db
    .select({ output: preparation_steps.output })
    .from(preparation_steps)
    .where(
      and(
        eq(preparation_steps.article_id, articleId),
        eq(preparation_steps.step, STEP),
        isNull(preparation_steps.invalidated_at),
      ),
    )
    .orderBy(desc(preparation_steps.created_at))
    .limit(1);
  return row ? (row.output as Candidate) : null;
}
