import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { days, hours, minutes } from '../../../../domain/time/duration.ts';
import { openCheck } from '../../../articles/change/corrections.ts';
import { type ArticleRow, articles } from '../../../database/schema/articles.ts';
import type { Source } from '../../../database/schema/sources.ts';
import { OutboundError } from '../../../outbound/outbound-error.ts';
import type { ImportContext } from './article-body.ts';

/** A story is taken back within days, if at all. */
const WATCHED = days(30);
/** How long a page is left alone after it was asked: soon at first, for mistakes are found on the first day. */
const ASKED_EVERY = { young: minutes(30), old: hours(12) };
const YOUNG = days(1);
/** Of one source at one import: its host is asked for every two seconds only. */
const AT_ONCE = 10;
const MAX_BYTES = 5 * 1024 * 1024;

/** Words that a source sets before a story that it takes back. */
const TAKEN_BACK =
  /^[\s[(*:„"“-]*(?:retracted|retraction|withdrawn|story removed|kill notice|mandatory kill|atšaukta|atšauktas|atsiimta|straipsnis pašalintas)(?!\p{L})/iu;

/** Whether an item's new words say that its story was taken back. */
export const saysTakenBack = (title: string, text: string): boolean =>
  TAKEN_BACK.test(title) || TAKEN_BACK.test(text);

/**
 * Asks the pages of a source's stories that are public with us whether they are still there. One that answered before and is
 * gone (404), or says so itself (410), has its article checked by a person, and readers are told. A page that cannot be
 * asked, by robots.txt or for a fault of the host, says nothing.
 * @returns how many were taken back
 */
export async function recordWithdrawals(ctx: ImportContext, source: Source): Promise<number> {
  const { db, clock } = ctx;
  let withdrawn = 0;
  for (const article of await listDue(ctx, source)) {
    ctx.signal?.throwIfAborted();
    const status = await askPage(ctx, article.original_url);
    const now = clock.now();
    const isGone = status === 410 || (status === 404 && article.source_seen_at !== null);
    await db
      .update(articles)
      .set({ source_checked_at: now, ...(status === 200 && { source_seen_at: now }) })
      .where(eq(articles.id, article.id));
    if (isGone && (await noteWithdrawal(ctx, article.id, now))) withdrawn += 1;
  }
  return withdrawn;
}

function listDue({ db, clock }: ImportContext, source: Source) {
  const now = clock.now().getTime();
  const ago = (milliseconds: number) => new Date(now - milliseconds);
  const isYoung = gt(articles.published_date, ago(YOUNG));
  return db
    .select({
      id: articles.id,
      original_url: articles.original_url,
      source_seen_at: articles.source_seen_at,
    })
    .from(articles)
    .where(
      and(
        eq(articles.source_id, source.id),
        isNotNull(articles.published_date),
        gt(articles.published_date, ago(WATCHED)),
        sql`${articles.original_url} ~ '^https?://'`,
        or(
          isNull(articles.source_checked_at),
          lt(articles.source_checked_at, ago(ASKED_EVERY.old)),
          and(isYoung, lt(articles.source_checked_at, ago(ASKED_EVERY.young))),
        ),
      ),
    )
    .orderBy(sql`${articles.source_checked_at} nulls first`, asc(articles.id))
    .limit(AT_ONCE);
}

/** Null: no answer that says anything. */
async function askPage(ctx: ImportContext, url: string): Promise<number | null> {
  if ((ctx.hostBreaker?.remainingMs(url) ?? 0) > 0) return null;
  try {
    if (!(await ctx.robots.isAllowed(url))) return null;
    const { status } = await ctx.outbound.fetch(url, { maxBytes: MAX_BYTES, accept: 'text/html' });
    return status;
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    // We are stopping: the next import asks again.
    if (error.kind === 'aborted') throw error;
    return null;
  }
}

async function noteWithdrawal({ db }: ImportContext, id: string, at: Date): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const [article] = await tx.select().from(articles).where(eq(articles.id, id)).for('update');
    if (!article?.published_date || isNoted(article)) return false;
    await tx
      .update(articles)
      .set({ source_changed_at: article.source_changed_at ?? at, source_gone_at: at })
      .where(eq(articles.id, id));
    await openCheck(tx, article, { cause: 'withdrawn', at });
    return true;
  });
}

/** A person who has decided about it is not asked again. */
const isNoted = ({ source_gone_at }: ArticleRow): boolean => source_gone_at !== null;
