import { type Change, recordChange } from '../../audit/record-change.ts';
import type { Executor } from '../../database/database.ts';
import type { ArticleRow } from '../../database/schema/articles.ts';
import { TEXT_COLUMNS } from '../model/text-columns.ts';
import { changedPart } from './text-difference.ts';

/** What a person would ask about; the rest of a row is the machinery's. */
const FIELDS = [
  ...TEXT_COLUMNS,
  'original_title',
  'original_content',
  'original_url',
  'published_date',
  'scheduled_for',
  'import_type',
  'auto_publish_blocked_at',
  'reviewed_by',
  'reviewed_at',
  'source_changed_at',
  'story_id',
] as const satisfies (keyof ArticleRow)[];

interface ArticleChange extends Pick<Change, 'by' | 'at'> {
  /** The verb: `update`, `publish`, `draft`. */
  verb: string;
  articleId: string;
  /** The article before; null for a new one. */
  before: Partial<ArticleRow> | null;
  /** What the change set; null when the article went. */
  after: Partial<ArticleRow> | null;
  /** What readers are told of it. */
  notice?: string;
}

/** Of an article that is new they say what its own title and text say. */
const SOURCES_OWN: readonly string[] = ['original_title', 'original_content'];

/**
 * The audit's entry of a change of an article, in its transaction: the fields that changed, of long texts the
 * part that changed. Whole texts are in the revisions.
 */
export async function recordArticleChange(
  tx: Executor,
  { verb, articleId, before, after, by, at, notice }: ArticleChange,
): Promise<void> {
  const audited = describeChange(before, after);
  await recordChange(tx, {
    by,
    at,
    action: `article.${verb}`,
    entity: 'article',
    entityId: articleId,
    before: before && audited.before,
    after: after && { ...audited.after, ...(notice && { notice }) },
  });
}

function describeChange(before: Partial<ArticleRow> | null, after: Partial<ArticleRow> | null) {
  const audited: Record<'before' | 'after', Record<string, unknown>> = { before: {}, after: {} };
  for (const field of FIELDS) {
    if (after !== null && after[field] === undefined) continue;
    if (before === null && SOURCES_OWN.includes(field)) continue;
    const was = before?.[field] ?? null;
    const is = after?.[field] ?? null;
    if (was === is || (was instanceof Date && is instanceof Date && Number(was) === Number(is)))
      continue;
    const [wasAudited, isAudited] = reduceToChangedPart(was, is);
    audited.before[field] = wasAudited;
    audited.after[field] = isAudited;
  }
  return audited;
}

function reduceToChangedPart(was: unknown, is: unknown): [unknown, unknown] {
  const areTexts = typeof was === 'string' || typeof is === 'string';
  if (!areTexts) return [was, is];
  const { before, after } = changedPart(String(was ?? ''), String(is ?? ''));
  return [was === null ? null : before, is === null ? null : after];
}
