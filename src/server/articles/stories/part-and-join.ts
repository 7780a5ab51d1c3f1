import { and, asc, eq, inArray, isNotNull, ne, or } from 'drizzle-orm';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { type ArticleRow, articles } from '../../database/schema/articles.ts';
import { AppError } from '../../errors.ts';
import { applyChange } from '../change/apply-change.ts';
import { type Act, type ChangedPages, getArticleForChange } from '../change/change-articles.ts';
import { beginStory, chooseLead } from './choose-lead.ts';
import { lockStories } from './lock-stories.ts';

type Moment = Pick<AppContext, 'clock'>;

/** Whether it may be of another story, a person has said now. */
const DECIDED = { has_near_duplicate: false, near_duplicate_of: null } as const;

/**
 * Takes an article out of its story: it reports another event, and stands for that.
 * @throws AppError not-found; conflict when it has changed or reports its story alone
 */
export async function partWithin(
  ctx: Moment,
  tx: Transaction,
  { id, userId, version }: Act,
): Promise<ChangedPages> {
  await lockStories(tx);
  const article = await getArticleForChange(tx, id, version);
  const former = article.story_id;
  if (!former || (await tx.$count(articles, eq(articles.story_id, former))) < 2)
    throw new AppError('conflict', 'Straipsnis šioje naujienoje vienas.');
  const story_id = await beginStory(tx);
  const set = { story_id, is_story_lead: true, ...DECIDED };
  const by = { by: userId, at: ctx.clock.now() };
  const changed = await applyChange(tx, article, set, { verb: 'part', revision: 'story', ...by });
  await chooseLead(tx, former);
  return { changedSlugs: [...changed.changedSlugs, ...(await listShown(tx, [former]))] };
}

interface Joined extends ChangedPages {
  /** Of all articles that changed their story. */
  moved: string[];
}

/**
 * Makes the stories of several articles one, with all their reports.
 * @throws AppError not-found; conflict when one has changed or all are of one story already
 */
export async function joinWithin(
  ctx: Moment,
  tx: Transaction,
  { items, userId }: { items: Pick<Act, 'id' | 'version'>[]; userId: string },
): Promise<Joined> {
  await lockStories(tx);
  const chosen: ArticleRow[] = [];
  for (const { id, version } of items) chosen.push(await getArticleForChange(tx, id, version));
  const stories = [...new Set(chosen.flatMap(({ story_id }) => story_id ?? []))];
  const [kept] = stories;
  const story_id = kept ?? (await beginStory(tx));
  const ids = chosen.map(({ id }) => id);
  const isOfThem = or(inArray(articles.story_id, stories), inArray(articles.id, ids));
  const reports = await tx
    .select()
    .from(articles)
    .where(isOfThem)
    .orderBy(asc(articles.id))
    .for('update');
  const others = reports.filter((article) => article.story_id !== story_id);
  if (others.length === 0)
    throw new AppError('conflict', 'Pažymėti straipsniai jau yra viena naujiena.');
  const at = ctx.clock.now();
  for (const article of others) {
    const act = { verb: 'unite', revision: 'story', by: userId, at } as const;
    await applyChange(tx, article, { story_id, ...DECIDED }, act);
  }
  await chooseLead(tx, story_id);
  return {
    moved: others.map(({ id }) => id),
    changedSlugs: await listShown(tx, [story_id, ...stories]),
  };
}

/** The public pages that name a story's reports. */
export async function listShown(
  tx: Transaction,
  storyIds: readonly string[],
): Promise<(string | null)[]> {
  const rows = await tx
    .select({ slug: articles.ai_slug })
    .from(articles)
    .where(and(inArray(articles.story_id, [...storyIds]), isNotNull(articles.published_date)));
  return rows.map(({ slug }) => slug);
}

/** The other articles of one's story, for a person who opens its row. */
export async function listReports(db: Pick<Transaction, 'select'>, id: string) {
  const [own] = await db
    .select({ story_id: articles.story_id })
    .from(articles)
    .where(eq(articles.id, id));
  if (!own) throw new AppError('not-found', 'Straipsnis nerastas');
  if (!own.story_id) return [];
  return db
    .select({
      id: articles.id,
      version: articles.version,
      original_title: articles.original_title,
      original_url: articles.original_url,
      source_id: articles.source_id,
      source_rss_url: articles.source_rss_url,
      source_name: articles.source_name,
      original_date: articles.original_date,
      created_at: articles.created_at,
      is_published: isNotNull(articles.published_date).mapWith(Boolean),
    })
    .from(articles)
    .where(and(eq(articles.story_id, own.story_id), ne(articles.id, id)))
    .orderBy(asc(articles.created_at), asc(articles.id))
    .limit(MOST_REPORTS);
}

/** A list for eyes. */
const MOST_REPORTS = 100;
