import { and, eq } from 'drizzle-orm';
import {
  describeReason,
  type PreparationReason,
} from '../../../domain/articles/preparation-reason.ts';
import type { ReplaySide, ReplayVerdict } from '../../../domain/replays.ts';
import type { AppContext } from '../../context.ts';
import { type ArticleRow, articles } from '../../database/schema/articles.ts';
import {
  type Replay,
  type ReplayFigures,
  type ReplaySettings,
  type ReplayText,
  replay_articles,
  replays,
} from '../../database/schema/replays.ts';
import { toStorableJson } from '../../database/storable-json.ts';
import { ensureSafeHtml } from '../../html/ensure-safe-html.ts';
import type { Report } from '../automation/runs.ts';
import { NoUsableModel } from '../preparation/models/available-models.ts';
import { ProviderDelay, RejectedRequest } from '../preparation/models/model-faults.ts';
import { onlyProviderOf } from '../preparation/models/models.ts';
import type { PreparationDeps } from '../preparation/models/preparation-deps.ts';
import { prepareByModels } from '../preparation/prepare-by-models.ts';
import { readSource } from '../preparation/read-source.ts';
import type { SourceText } from '../preparation/text/source-text.ts';
import { withTerms } from '../preparation/with-terms.ts';
import { isEdited } from './choose-articles.ts';
import { judgeArticle } from './judge-article.ts';
import { pauseReplay } from './pause-replay.ts';
import { deleteSteps, type Place, stepsOfReplay, sumSteps } from './replay-steps.ts';

type Deps = PreparationDeps & Pick<AppContext, 'jobs'>;

const isAt = ({ replay_id, article_id }: Place) =>
  and(eq(replay_articles.replay_id, replay_id), eq(replay_articles.article_id, article_id));

/**
 * The body of the job `replay-article`: an article prepared by both sides, through the code of a preparation, and judged.
 * Nothing is written to the article. May be killed anywhere and run again: answers are read back.
 * @param isLast a bug is then the article's end
 */
export async function replayArticle(deps: Deps, place: Place, isLast: boolean): Promise<Report> {
  const { db, clock } = deps;
  const [found] = await db
    .select({ replay: replays, title: replay_articles.title, state: replay_articles.state })
    .from(replay_articles)
    .innerJoin(replays, eq(replays.id, replay_articles.replay_id))
    .where(isAt(place));
  if (!found) return skipped('Palyginimo nebėra.');
  const { replay, title, state } = found;
  if (state !== 'waiting') return skipped(null);
  if (replay.resume_at && replay.resume_at > clock.now())
    return postponed(title, replay.resume_reason);
  try {
    const verdict = await compareSides(deps, replay, place);
    return () => ({ state: 'done', count: 1, message: `${title} – ${VERDICTS[verdict]}` });
  } catch (error) {
    if (error instanceof ProviderDelay) {
      await pauseReplay(deps, replay.id, error);
      return postponed(title, error.reason);
    }
    const known = isFinal(error) ? error.reason : null;
    if (!known && !isLast) throw error;
    const reason = known ?? { code: 'unexpected' };
    const failed = { state: 'failed', reason, finished_at: clock.now() } as const;
    await db.update(replay_articles).set(failed).where(isAt(place));
    if (!known) throw error;
    const message = `Nepavyko: ${title} – ${describeReason(known)}`;
    return () => ({ state: 'failed', count: 0, message });
  }
}

const VERDICTS: Record<ReplayVerdict, string> = {
  better: 'geriau',
  same: 'skirtumo nematyti',
  worse: 'blogiau',
};

const skipped =
  (message: string | null): Report =>
  () => ({ state: 'skipped', count: 0, message });

const postponed = (title: string, reason: PreparationReason | null): Report =>
  skipped(`Atidėta: ${title}${reason ? ` – ${describeReason(reason)}` : ''}`);

/** There is nothing to prepare the article from. */
class NoSourceText extends Error {
  readonly reason = { code: 'no_source_text' } as const;
}

/** What another try would only meet again. */
const isFinal = (error: unknown) =>
  error instanceof NoSourceText ||
  error instanceof NoUsableModel ||
  error instanceof RejectedRequest;

async function compareSides(deps: Deps, replay: Replay, place: Place): Promise<ReplayVerdict> {
  const [found] = await deps.db
    .select({ article: articles, isEdited })
    .from(articles)
    .where(eq(articles.id, place.article_id));
  const source = found && (await readSource(deps, found.article));
  if (!source) throw new NoSourceText();
  const { article } = found;
  /** What a person left behind in the article after its preparation, or wrote; null when nobody has. */
  const edited = found.isEdited
    ? {
        html: article.ai_translated_content,
        score: article.ai_actuality_score,
        category: article.ai_category,
      }
    : null;
  const prepare = (side: ReplaySide) =>
    prepareSide(deps, { ...place, side }, replay[side], { article, source, edited });
  const current = await prepare('current');
  const candidate = await prepare('candidate');
  const { verdict, by } = judgeArticle(judged(current), judged(candidate), edited);
  await deps.db.transaction(async (tx) => {
    await tx
      .update(replay_articles)
      .set({
        state: 'compared',
        verdict,
        verdict_by: by,
        current: current.figures,
        candidate: candidate.figures,
        current_text: current.text,
        candidate_text: candidate.text,
        finished_at: deps.clock.now(),
      })
      .where(isAt(place));
    await deleteSteps(tx, place);
  });
  return verdict;
}

interface Made {
  figures: ReplayFigures;
  text: ReplayText | null;
}

const judged = ({ figures, text }: Made) => ({
  ...figures,
  score: text?.score ?? null,
  category: text?.category ?? null,
});

interface Work {
  article: ArticleRow;
  source: SourceText;
  edited: { html: string | null } | null;
}

/** As a preparation does it, with one provider and steps of the replay's own, up to where it would store the text. */
async function prepareSide(
  deps: Deps,
  place: Place & { side: ReplaySide },
  side: ReplaySettings,
  { article, source, edited }: Work,
): Promise<Made> {
  const { settings, glossary } = await withTerms(deps, side, { article, source });
  const config = onlyProviderOf(deps.config, settings.api_model);
  const { text, problems, doubts, model } = await prepareByModels(
    { ...deps, config, steps: stepsOfReplay(deps, place) },
    source,
    settings,
    glossary,
  );
  const measures = text && (await deps.texts.call('measure', source, text, edited?.html ?? null));
  const figures = {
    model,
    hasText: text !== null,
    problems: problems.map(({ message }) => message),
    doubts: doubts.length,
    facts: measures?.facts ?? null,
    length: measures?.length ?? 0,
    sourceLength: source.text.length,
    glossary: text && problems.filter(({ rule }) => rule === 'term').length,
    similarity: measures?.similarity ?? null,
    ...(await sumSteps(deps.db, place)),
  };
  return toStorableJson({ figures, text: text && { ...text, html: ensureSafeHtml(text.html) } });
}
