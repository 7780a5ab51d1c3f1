import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { describeReason } from '../../../domain/articles/preparation-reason.ts';
import type { Executor } from '../../database/database.ts';
import { downwards } from '../../database/newest-first.ts';
import { auto_import_logs } from '../../database/schema/automation.ts';
import { profiles } from '../../database/schema/identity.ts';
import { replay_articles, replays } from '../../database/schema/replays.ts';
import { AppError } from '../../errors.ts';
import { offsetOf, type PageRequest, toPage } from '../../http/paging.ts';
import { compareMeasures, judgeReplay } from './summarise-replay.ts';

/** `unfinished`: its run ended before every article was compared, and nothing takes it up. */
type ReplayStatus = 'running' | 'stopping' | 'paused' | 'stopped' | 'done' | 'unfinished';

const { state, verdict } = replay_articles;
const countOf = (condition: SQL) =>
  sql<number>`(count(*) filter (where ${condition}))`.mapWith(Number);

/** With its latest run, which the log may have forgotten, and how many of its articles stand how. */
const rowsOf = (db: Executor) =>
  db
    .select({
      replay: replays,
      created_by: profiles.email,
      run_status: auto_import_logs.status,
      stop_requested_at: auto_import_logs.stop_requested_at,
      tally: {
        total: sql<number>`count(${replay_articles.article_id})`.mapWith(Number),
        waiting: countOf(eq(state, 'waiting')),
        failed: countOf(eq(state, 'failed')),
        better: countOf(eq(verdict, 'better')),
        same: countOf(eq(verdict, 'same')),
        worse: countOf(eq(verdict, 'worse')),
      },
    })
    .from(replays)
    .leftJoin(replay_articles, eq(replay_articles.replay_id, replays.id))
    .leftJoin(profiles, eq(profiles.id, replays.created_by))
    .leftJoin(auto_import_logs, eq(auto_import_logs.id, replays.run_id))
    .groupBy(replays.id, profiles.id, auto_import_logs.id);
type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** Replays with their verdicts, the latest first. */
export async function listReplays(db: Executor, page: PageRequest) {
  const [rows, total] = await Promise.all([
    rowsOf(db)
      .orderBy(downwards(replays.created_at), asc(replays.id))
      .limit(page.per_page)
      .offset(offsetOf(page)),
    db.$count(replays),
  ]);
  return toPage(page, rows.map(describe), total);
}

/** One with its figures, article by article, without their texts. @throws AppError not-found */
export async function getReplay(db: Executor, id: string) {
  const [row] = await rowsOf(db).where(eq(replays.id, id));
  if (!row) throw new AppError('not-found', 'Palyginimas nerastas');
  const articles = await db
    .select({
      article_id: replay_articles.article_id,
      title: replay_articles.title,
      state,
      reason: replay_articles.reason,
      verdict,
      verdict_by: replay_articles.verdict_by,
      current: replay_articles.current,
      candidate: replay_articles.candidate,
    })
    .from(replay_articles)
    .where(eq(replay_articles.replay_id, id))
    .orderBy(asc(replay_articles.title), asc(replay_articles.article_id));
  const pairs = articles.flatMap(({ current, candidate }) =>
    current && candidate ? [{ current, candidate }] : [],
  );
  return {
    ...describe(row),
    current: row.replay.current,
    candidate: row.replay.candidate,
    measures: compareMeasures(pairs, id),
    articles: articles.map(({ reason, ...article }) => ({
      ...article,
      reason: reason && describeReason(reason),
    })),
  };
}

/** Both texts of one article. @throws AppError not-found */
export async function getReplayedArticle(db: Executor, id: string, articleId: string) {
  const [row] = await db
    .select()
    .from(replay_articles)
    .where(and(eq(replay_articles.replay_id, id), eq(replay_articles.article_id, articleId)));
  if (!row) throw new AppError('not-found', 'Straipsnis šiame palyginime nerastas');
  return { ...row, reason: row.reason && describeReason(row.reason) };
}

function describe(row: Row) {
  const { id, created_at, run_id, current, candidate, resume_at, resume_reason } = row.replay;
  return {
    id,
    created_at,
    created_by: row.created_by,
    run_id,
    status: statusOf(row),
    /** When and why, of one that waits for its provider or for the next day. */
    resume_at,
    resume_reason: resume_reason && describeReason(resume_reason),
    models: { current: current.api_model, candidate: candidate.api_model },
    /** What the candidate has otherwise than what is in use. */
    changed: {
      model: current.api_model !== candidate.api_model,
      translation: current.translation_prompt !== candidate.translation_prompt,
      relevance: current.relevance_prompt !== candidate.relevance_prompt,
    },
    ...row.tally,
    overall: judgeReplay(row.tally),
  };
}

function statusOf({ replay, run_status, stop_requested_at, tally }: Row): ReplayStatus {
  if (tally.waiting === 0) return 'done';
  const isRunning = run_status === 'running';
  if (replay.stopped_at || stop_requested_at) return isRunning ? 'stopping' : 'stopped';
  if (replay.resume_at) return 'paused';
  return isRunning ? 'running' : 'unfinished';
}
