import { eq } from 'drizzle-orm';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { type ArticleRow, articles } from '../../database/schema/articles.ts';
import { violates } from '../../database/violations.ts';
import { AppError, type FieldError } from '../../errors.ts';
import { announcePublicChange } from '../../pages/page-cache/public-changes.ts';
import { getArticle } from '../model/article.queries.ts';
import { TEXT_COLUMNS } from '../model/text-columns.ts';

export type ArticleChangeContext = Pick<AppContext, 'db' | 'clock' | 'publicChanges'>;

/** What an act reports: the slugs whose public pages it changed. */
export interface ChangedPages {
  changedSlugs: (string | null)[];
}

/**
 * Changes articles in one transaction and, when readers can see the change, answers only after every
 * instance has dropped its old pages.
 * @param change answers its result and the slugs whose public pages changed
 */
export async function changeArticles<Result = undefined>(
  { db, publicChanges }: Pick<AppContext, 'db' | 'publicChanges'>,
  change: (tx: Transaction) => Promise<ChangedPages & { result?: Result }>,
): Promise<Result> {
  const { result, eventId } = await db.transaction(async (tx) => {
    const { result, changedSlugs } = await change(tx);
    const slugs = new Set(changedSlugs.filter((slug) => slug !== null));
    const tags = ['articles', ...[...slugs].map((slug) => `article:${slug}`)];
    return { result, eventId: slugs.size > 0 ? await announcePublicChange(tx, tags) : null };
  });
  if (eventId !== null) await publicChanges.waitUntilSeen(eventId);
  return result as Result;
}

/**
 * The row, locked until the transaction ends.
 * @param version what the person saw; undefined when any will do
 * @throws AppError `not-found`, or `conflict` when the article has changed since
 */
export async function getArticleForChange(
  tx: Transaction,
  id: string,
  version?: number,
): Promise<ArticleRow> {
  const [row] = await tx.select().from(articles).where(eq(articles.id, id)).for('update');
  if (!row) throw new AppError('not-found', 'Straipsnis nerastas');
  if (version !== undefined && row.version !== version) {
    throw new AppError(
      'conflict',
      'Tekstas ką tik pakeistas. Įkelkite jį iš naujo ir pakartokite.',
      {
        errors: [{ field: 'version', message: 'Tekstas pakeistas po to, kai jį atidarėte' }],
        extra: { current: await getArticle(tx, id) },
      },
    );
  }
  return row;
}

/** `changeArticles` of one article, as the person last saw it. */
export const changeArticle = (
  ctx: Pick<AppContext, 'db' | 'publicChanges'>,
  { id, version }: Pick<Act, 'id' | 'version'>,
  change: (tx: Transaction, article: ArticleRow) => Promise<ChangedPages>,
): Promise<void> =>
  changeArticles(ctx, async (tx) => change(tx, await getArticleForChange(tx, id, version)));

type PublicText = Pick<ArticleRow, 'ai_slug' | 'ai_translated_title' | 'ai_translated_content'>;

/** What an article lacks to be published; empty when it is complete (contracts.md, "Data"). */
function listMissingFields(article: PublicText): FieldError[] {
  const needed = [
    ['ai_slug', 'Trūksta nuorodos'],
    ['ai_translated_title', 'Trūksta pavadinimo'],
    ['ai_translated_content', 'Trūksta turinio'],
  ] as const;
  return needed
    .filter(([field]) => !article[field]?.trim())
    .map(([field, message]) => ({ field, message }));
}

/** @throws AppError `conflict` naming the missing fields */
export function checkComplete(article: PublicText): void {
  const errors = listMissingFields(article);
  if (errors[0]) throw new AppError('conflict', errors[0].message, { errors });
}

/** Which of the preparation's values a person may approve into a published article. */
const PENDING_FIELDS = [
  ...TEXT_COLUMNS,
  'prepared_by',
  'prepared_model',
  'prepared_prompt',
] as const;

/**
 * The waiting new text of a published article, as columns; anything else in it is left out. Approved, it
 * is the article's prepared text, by models, rules or a person.
 */
export function readPendingValues({ pending_values: pending }: ArticleRow): Partial<ArticleRow> {
  if (!pending) return {};
  const text = Object.fromEntries(
    PENDING_FIELDS.filter((field) => pending[field] !== undefined && pending[field] !== null).map(
      (field) => [field, pending[field]],
    ),
  );
  const { prepared_at } = pending;
  return {
    ...text,
    ...(typeof prepared_at === 'string' && { prepared_at: new Date(prepared_at) }),
    preparation_state: 'prepared',
    preparation_reason: null,
  };
}

export interface Act {
  id: string;
  /** The administrator. */
  userId: string;
  /** What the person saw; undefined when any will do. */
  version?: number | undefined;
}

/** @throws AppError `conflict`: what the machine writes at this moment would overwrite what a person writes */
export function refuseWhilePreparing(article: ArticleRow): void {
  if (article.preparation_state !== 'preparing') return;
  throw new AppError('conflict', 'Straipsnis šiuo metu apdorojamas. Pabandykite po minutės.');
}

/** @throws AppError `conflict` in place of a unique index's refusal */
export async function refuseTakenSlug<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (violates(error, 'articles_pkey')) {
      throw new AppError('conflict', 'Šis tekstas jau išsaugotas kitame lange.', { cause: error });
    }
    if (!violates(error, 'articles_ai_slug_key')) throw error;
    const message = 'Tokia nuoroda jau naudojama';
    throw new AppError('conflict', message, {
      errors: [{ field: 'ai_slug', message }],
      cause: error,
    });
  }
}
