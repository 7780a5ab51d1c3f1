import { and, eq, isNull, ne, not, or, type SQL } from 'drizzle-orm';
import type { PreparationState, PreparedBy } from '../../../domain/articles/article-states.ts';
import type { CheckFinding } from '../../../domain/articles/check-finding.ts';
import { isManualPost } from '../../../domain/articles/manual-post.ts';
import {
  describeReason,
  type PreparationReason,
} from '../../../domain/articles/preparation-reason.ts';
import type { GlossaryTerm } from '../../../domain/glossary.ts';
import { isManualPostRow } from '../../articles/model/manual-post-row.ts';
import type { ArticleRow } from '../../database/schema/articles.ts';
import { articles } from '../../database/schema/articles.ts';
import { type CheckProblem, listFindings, reasonOf } from './checks/check-problem.ts';
import { makeCover } from './covers/make-cover.ts';
import { NoUsableModel } from './models/available-models.ts';
import { ProviderDelay, RejectedRequest } from './models/model-faults.ts';
import { listConfiguredModels } from './models/models.ts';
import type { PreparationDeps } from './models/preparation-deps.ts';
import { prepareByModels } from './prepare-by-models.ts';
import {
  type PreparationSettings,
  readPreparationSettings,
} from './prompts/preparation-settings.ts';
import { readSource } from './read-source.ts';
import { canPrepareByRules } from './rules/prepare-by-rules.ts';
import { UNEXPECTED_FAULT } from './storing/automation-eligibility.ts';
import { storeCandidate } from './storing/candidate.ts';
import {
  findingsOrNull,
  StaleArticle,
  storePending,
  storePrepared,
} from './storing/store-prepared.ts';
import type { AskedModel, Prepared, PreparedText } from './text/prepared-text.ts';
import type { SourceText } from './text/source-text.ts';
import { translationVersion } from './translate-article.ts';
import { withTerms } from './with-terms.ts';

/** `reason` is Lithuanian, for the run's log. */
export type PreparationOutcome =
  | { outcome: 'prepared'; preparedBy: PreparedBy | null }
  | { outcome: 'needs_review'; reason: string }
  /** As it is: it is not this preparation's any more. */
  | { outcome: 'left'; reason: string }
  /** Until a person changes a setting; the article stays imported. */
  | { outcome: 'waiting'; reason: string }
  | { outcome: 'failed'; reason: string };

/** How often an article that a person keeps editing is taken up anew in one run. */
const STALE_TRIES = 3;

/**
 * The body of the job `prepare-article`. May be killed anywhere and run again: finished steps are read back,
 * and the article's values are written in one transaction at the end.
 * @param isFree what the row must say at the moment the article is taken up; else it is left as it is
 * @throws ProviderDelay when the job should be repeated after `retryAfterSeconds`; anything else is a bug
 */
export async function prepareArticle(
  deps: PreparationDeps,
  articleId: string,
  isFree?: SQL,
): Promise<PreparationOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const article = await claimArticle(deps, articleId, isFree);
      return 'outcome' in article ? article : await prepareClaimed(deps, article);
    } catch (error) {
      if (error instanceof StaleArticle && attempt < STALE_TRIES) continue;
      return await endWithout(deps, articleId, error);
    }
  }
}

/** Takes the article up, or says what became of it: prepared already, a person's own, gone. */
async function claimArticle(
  { db }: PreparationDeps,
  articleId: string,
  isFree: SQL | undefined,
): Promise<ArticleRow | PreparationOutcome> {
  const isOpen = and(
    ne(articles.preparation_state, 'prepared'),
    not(isManualPostRow),
    or(isNull(articles.pending_values), ne(articles.preparation_state, 'needs_review')),
  );
  const [claimed] = await db
    .update(articles)
    .set({ preparation_state: 'preparing', preparation_reason: null, check_findings: null })
    .where(and(eq(articles.id, articleId), isOpen, isFree))
    .returning();
  if (claimed) return claimed;
  const [found] = await db.select().from(articles).where(eq(articles.id, articleId));
  if (!found) return { outcome: 'failed', reason: 'Straipsnio nebėra.' };
  if (found.preparation_state === 'prepared' || isManualPost(found))
    return { outcome: 'prepared', preparedBy: found.prepared_by };
  if (found.preparation_state === 'needs_review' && found.pending_values !== null) {
    const reason = found.preparation_reason;
    return { outcome: 'needs_review', reason: reason ? describeReason(reason) : '' };
  }
  return {
    outcome: 'left',
    reason: found.is_story_lead
      ? 'straipsnį tvarko žmogus.'
      : 'tą pačią naujieną pateikia kitas straipsnis.',
  };
}

async function prepareClaimed(
  deps: PreparationDeps,
  article: ArticleRow,
): Promise<PreparationOutcome> {
  const source = await readSource(deps, article);
  if (!source) {
    const reason = { code: 'no_source_text' } as const;
    await setState(deps, article.id, 'needs_review', reason);
    return { outcome: 'needs_review', reason: describeReason(reason) };
  }
  const stored = await readPreparationSettings(deps.db);
  const worded = await withTerms(deps, stored, { article, source });
  const { settings, glossary } = worded;
  const hasModel = listConfiguredModels(deps.config, settings.api_model).length > 0;
  if (!hasModel && canPrepareByRules(source)) {
    const text = await deps.texts.call('prepareByRules', source, glossary);
    const told = { glossary, isTranslated: false };
    const doubts = await deps.texts.call('listDoubts', source, text, told);
    return finish(deps, article, settings, text, { problems: [], doubts, asked: null });
  }
  return prepareWithModels(deps, article, source, worded);
}

async function prepareWithModels(
  deps: PreparationDeps,
  article: ArticleRow,
  source: SourceText,
  { settings, glossary }: { settings: PreparationSettings; glossary: GlossaryTerm[] },
): Promise<PreparationOutcome> {
  const { text, problems, doubts, model } = await prepareByModels(deps, source, settings, glossary);
  const promptVersion = translationVersion(settings.translation_prompt);
  const isPublished = article.published_date !== null;
  if (text && (problems.length === 0 || isPublished)) {
    const asked = { model, promptVersion };
    return finish(deps, article, settings, text, { problems, doubts, asked });
  }
  await storeCandidate(deps, article.id, { text, problems, model, promptVersion });
  const reason = reasonOf(problems);
  await setState(deps, article.id, 'needs_review', reason, [...listFindings(problems), ...doubts]);
  return { outcome: 'needs_review', reason: describeReason(reason) };
}

interface Made {
  problems: CheckProblem[];
  doubts: CheckFinding[];
  /** Null: rules made the text. */
  asked: AskedModel | null;
}

async function finish(
  deps: PreparationDeps,
  article: ArticleRow,
  settings: PreparationSettings,
  text: PreparedText,
  { problems, doubts, asked }: Made,
): Promise<PreparationOutcome> {
  // A cover that is there stays: regenerating it is an act of its own.
  const imagePath =
    article.ai_image_path ??
    (
      await makeCover(
        deps,
        { articleId: article.id, ...coverSubject(text), seed: article.id },
        settings.image_generation_prompt,
      )
    ).name;
  const preparedBy = asked ? 'ai' : 'rules';
  const prepared: Prepared = { ...text, imagePath, preparedBy, asked, doubts };
  if (article.published_date) {
    await storePending(deps, article, prepared, problems);
    return { outcome: 'needs_review', reason: 'Naujas tekstas laukia patvirtinimo.' };
  }
  await storePrepared(deps, article, prepared);
  return { outcome: 'prepared', preparedBy };
}

const coverSubject = ({ title, excerpt, category }: PreparedText) => ({ title, excerpt, category });

/** What an exception means for the article's row. */
async function endWithout(
  deps: PreparationDeps,
  articleId: string,
  error: unknown,
): Promise<PreparationOutcome> {
  if (error instanceof NoUsableModel) {
    await setState(deps, articleId, 'imported', error.reason);
    return { outcome: 'waiting', reason: describeReason(error.reason) };
  }
  if (error instanceof RejectedRequest) {
    await setState(deps, articleId, 'failed', error.reason);
    return { outcome: 'failed', reason: describeReason(error.reason) };
  }
  if (error instanceof ProviderDelay) await setState(deps, articleId, 'imported', error.reason);
  else if (!deps.signal?.aborted) {
    // The row must not look busy for ever; the job's next try takes it up from here.
    await setState(deps, articleId, 'failed', UNEXPECTED_FAULT).catch(() => {});
  }
  throw error;
}

async function setState(
  { db }: PreparationDeps,
  articleId: string,
  state: PreparationState,
  reason: PreparationReason | SQL<PreparationReason>,
  findings: CheckFinding[] = [],
): Promise<void> {
  await db
    .update(articles)
    .set({
      preparation_state: state,
      preparation_reason: reason,
      check_findings: findingsOrNull(findings),
    })
    .where(and(eq(articles.id, articleId), eq(articles.preparation_state, 'preparing')));
}
