import { and, eq } from 'drizzle-orm';
import {
  describeReason,
  type PreparationReason,
} from '../../../domain/articles/preparation-reason.ts';
import { REPLAY_SIDES, type ReplaySide, type ReplayVerdict } from '../../../domain/replays.ts';
import type { AppContext } from '../../context.ts';
import { type ArticleRow, articles } from '../../database/schema/articles.ts';
import {
  type Replay,
  type ReplayFigures,
  type ReplayText,
  replay_articles,
  replay_steps,
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
import { judgeArticle } from './judge-article.ts';
import { pauseReplay } from './pause-replay.ts';
import { stepsOfReplay, sumSteps } from './replay-steps.ts';

type Deps = PreparationDeps & Pick<AppContext, 'jobs'>;

/** An article of a replay, as its job names it. */
interface Place {
  replay_id: string;
  article_id: string;
}

const isAt = ({ replay_id, article_id }: Place) =>
  and(eq(replay_articles.replay_id, replay_id), eq(replay_articles.article_id, article_id));

/**
 * The body of the job `replay-article`: an article prepared by both sides, through the code of a preparation, and judged.
 * Nothing is written to the article. May be killed anywhere and run again: answers are read back.
 * @param isLast a bug is then the article's end
 */
export async function replayArticle(deps: Deps, place: Place, isLast: boolean): Promise<Report> {
  const { db } = deps;
  const [replay] = await db.select().from(replays).where(eq(replays.id, place.replay_id));
  const [row] = await db.select().from(replay_articles).where(isAt(place));
  if (!replay || !row) return skipped('Palyginimo nebėra.');
  if (row.state !== 'waiting') return skipped(null);
  if (replay.resume_at && replay.resume_at > deps.clock.now())
    return postponed(row.title, replay.resume_reason);
  try {
    const verdict = await compareSides(deps, replay, place);
    return () => ({ state: 'done', count: 1, message: `${row.title} – ${VERDICTS[verdict]}` });
  } catch (error) {
    if (error instanceof ProviderDelay) {
      await pauseReplay(deps, replay.id, error);
      return postponed(row.title, error.reason);
    }
    const reason = reasonOf(error);
    if (!reason && !isLast) throw error;
    await endFailed(deps, place, reason ?? { code: 'unexpected' });
    if (!reason) throw error;
    const message = `Nepavyko: ${row.title} – ${describeReason(reason)}`;
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
class NoSourceText extends Error {}

/** What another try would only meet again; null for a bug. */
function reasonOf(error: unknown): PreparationReason | null {
  if (error instanceof NoSourceText) return { code: 'no_source_text' };
  return error instanceof NoUsableModel || error instanceof RejectedRequest ? error.reason : null;
}

async function endFailed(
  { db, clock }: Deps,
  place: Place,
  reason: PreparationReason,
): Promise<void> {
  await db
    .update(replay_articles)
    .set({ state: 'failed', reason, finished_at: clock.now() })
    .where(isAt(place));
}

async function compareSides(deps: Deps, replay: Replay, place: Place): Promise<ReplayVerdict> {
  const [article] = await deps.db.select().from(articles).where(eq(articles.id, place.article_id));
  const source = article && (await readSource(deps, article));
  if (!source) throw new NoSourceText();
  const edited = editedText(article);
  const made = {} as Record<ReplaySide, Made>;
  for (const side of REPLAY_SIDES) {
    made[side] = await prepareSide(deps, { ...place, side }, { replay, article, source, edited });
  }
  const { current, candidate } = made;
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
    await tx
      .delete(replay_steps)
      .where(
        and(
          eq(replay_steps.replay_id, place.replay_id),
          eq(replay_steps.article_id, place.article_id),
        ),
      );
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

interface EditedText {
  html: string;
  score: number | null;
  category: string | null;
}

/** What a person left behind in the article after its preparation, or wrote; null when nobody has. */
function editedText(article: ArticleRow): EditedText | null {
  const { edited_date, prepared_at, ai_translated_content: html } = article;
  const isEdited = edited_date !== null && (prepared_at === null || edited_date > prepared_at);
  if (!isEdited || html === null) return null;
  return { html, score: article.ai_actuality_score, category: article.ai_category };
}

interface Work {
  replay: Replay;
  article: ArticleRow;
  source: SourceText;
  edited: EditedText | null;
}

/** As a preparation does it, with one provider and steps of the replay's own, up to where it would store the text. */
async function prepareSide(
  deps: Deps,
  place: Place & { side: ReplaySide },
  { replay, article, source, edited }: Work,
): Promise<Made> {
  const side = replay[place.side];
  const { settings, glossary } = await withTerms(deps, side, { article, source });
  const { text, problems, doubts, model } = await prepareByModels(
    {
      ...deps,
      config: onlyProviderOf(deps.config, settings.api_model),
      steps: stepsOfReplay(deps, place),
    },
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
