import { type SQL, sql } from 'drizzle-orm';
import { WORK_CODES } from '../../../domain/work-urgency.ts';
import type { AppContext } from '../../context.ts';
import { listBackupLines } from './backup.ts';
import { listDailyCapLines } from './daily-caps.ts';
import { drafts } from './drafts.ts';
import { failedRuns } from './failed-runs.ts';
import { messages } from './messages.ts';
import { nearDuplicates } from './near-duplicates.ts';
import { plannedPosts } from './planned-posts.ts';
import { running } from './running.ts';
import { sources } from './sources.ts';
import { type KeptTexts, texts } from './texts.ts';
import type { WorkLine, WorkRule } from './work-rule.ts';

const RULES = {
  messages,
  texts,
  nearDuplicates,
  sources,
  failedRuns,
  plannedPosts,
  drafts,
  running,
};
type Rules = typeof RULES;
type ReadOf<Rule> = Rule extends WorkRule<infer Read> ? Read : never;
type Reads = { [Name in keyof Rules]: ReadOf<Rules[Name]> };

/** What waits for a person, the most urgent first, and the counts beside screens and filters. */
export async function listWork(ctx: Pick<AppContext, 'db' | 'clock'>) {
  const now = ctx.clock.now();
  const columns = Object.entries(RULES).map(
    ([name, rule]): SQL => sql`${rule.read(now)} as ${sql.identifier(name)}`,
  );
  const [{ rows }, ...others] = await Promise.all([
    ctx.db.execute(sql`select ${sql.join(columns, sql`, `)}`),
    // Known already where they are looked after.
    listBackupLines(ctx),
    listDailyCapLines(ctx),
  ]);
  const reads = rows[0] as unknown as Reads;
  const lines = (Object.keys(RULES) as (keyof Rules)[]).flatMap((name) => {
    const rule = RULES[name] as WorkRule<unknown>;
    return rule.toLines(reads[name], now);
  });
  return {
    lines: [...lines, ...others.flat()].toSorted((a, b) => rankOf(a) - rankOf(b)),
    counts: countsOf(reads),
  };
}

const rankOf = ({ code }: WorkLine) => WORK_CODES.indexOf(code);

interface WorkCounts extends KeptTexts {
  /** Of posts with changes that are not saved. */
  changes: Record<'published' | 'scheduled', number>;
  messages: Reads['messages']['tabs'];
  sources: Reads['sources']['counts'];
}

const countsOf = ({
  texts: { first_to_review: _, first_ready: __, ...kept },
  ...reads
}: Reads): WorkCounts => ({
  ...kept,
  // With the texts that are no article yet.
  draft: reads.drafts.count,
  changes: {
    published: reads.drafts.published.count,
    scheduled: reads.drafts.scheduled.count,
  },
  messages: reads.messages.tabs,
  sources: reads.sources.counts,
});
