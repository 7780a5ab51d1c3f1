import { eq } from 'drizzle-orm';
import { describeAtOnce, describeReason } from '../../../domain/articles/preparation-reason.ts';
import { KEY_SETTINGS, PROVIDER_LABELS } from '../../../domain/model-providers.ts';
import type { PromptKind } from '../../../domain/prompt-kinds.ts';
import type { ArticleRow } from '../../database/schema/articles.ts';
import { articles } from '../../database/schema/articles.ts';
import { AppError } from '../../errors.ts';
import { relevanceQuestion } from './judge-relevance.ts';
import { askModel } from './models/ask-model.ts';
import { type CheckedAnswer, judge } from './models/ask-with-repair.ts';
import { listAvailableModels, NoUsableModel } from './models/available-models.ts';
import { fenceSource } from './models/fence.ts';
import { generateCoverImage } from './models/generate-cover-image.ts';
import { recordCall } from './models/model-calls.ts';
import {
  DailyLimitReached,
  isModelError,
  NoImageReturned,
  ProviderDelay,
  RefusedKey,
  RejectedRequest,
} from './models/model-faults.ts';
import { findCoverModel, type ModelChoice, type NamedModel } from './models/models.ts';
import type { PreparationDeps } from './models/preparation-deps.ts';
import type { Usage } from './models/prices.ts';
import { readPreparationSettings } from './prompts/preparation-settings.ts';
import { readSource } from './read-source.ts';
import { type PieceQuestion, translatePieces } from './translate-article.ts';
import { withTerms } from './with-terms.ts';

/** What a prompt that is not in use yet makes of an article. */
interface Trial {
  model: string;
  /** Why its answer would not be used as it is, Lithuanian; empty when every check is green. */
  problems: string[];
  input_tokens: number;
  output_tokens: number;
  images: number;
  cost_micro_usd: number;
  /** One of the three, by the prompt's kind; null when the model gave no answer. */
  output:
    | { kind: 'relevance'; score: number; category: string }
    | { kind: 'translation'; title: string; excerpt: string; html: string }
    /** A `data:` address: the picture is stored nowhere. */
    | { kind: 'image'; address: string }
    | null;
}

type Spent = Pick<Trial, 'input_tokens' | 'output_tokens' | 'images' | 'cost_micro_usd'>;
type Tried = Omit<Trial, keyof Spent>;
/** Files an answered call with what the trial has cost until then. */
type Spend = (model: string, step: string, usage: Usage) => Promise<void>;

interface Request {
  kind: PromptKind;
  text: string;
  articleId: string;
}

/**
 * Asks with the given prompt what a preparation would ask, for a person to look at before it is used: a long text
 * in all its pieces, each within the day's limits. No step is stored, the article is not touched, a second try is
 * not made; what it cost counts towards the day's limits.
 * @throws AppError not-found; invalid for an article without text; not-configured; too-many at the day's limit
 *   and while the provider asks to wait; unavailable
 */
export async function tryPrompt(deps: PreparationDeps, request: Request): Promise<Trial> {
  const [article] = await deps.db.select().from(articles).where(eq(articles.id, request.articleId));
  if (!article) throw new AppError('not-found', 'Straipsnis nerastas');
  const spent: Spent = { input_tokens: 0, output_tokens: 0, images: 0, cost_micro_usd: 0 };
  const spend: Spend = async (model, step, usage) => {
    const call = { articleId: article.id, purpose: 'trial', step, model, ...usage } as const;
    spent.cost_micro_usd += await recordCall(deps.db, { ...call, at: deps.clock.now() });
    spent.input_tokens += usage.inputTokens;
    spent.output_tokens += usage.outputTokens;
    spent.images += usage.images;
  };
  try {
    const tried = await TRIALS[request.kind](deps, article, request.text, spend);
    return { ...tried, ...spent };
  } catch (error) {
    if (deps.signal?.aborted) throw new AppError('unavailable', 'Bandymas nutrauktas.');
    throw explain(error);
  }
}

const TRIALS: Record<
  PromptKind,
  (deps: PreparationDeps, article: ArticleRow, prompt: string, spend: Spend) => Promise<Tried>
> = {
  async relevance(deps, article, prompt, spend) {
    const source = await getSource(deps, article);
    const choice = await chooseModel(deps);
    const question = relevanceQuestion(source, prompt);
    const { value, problems } = await ask(deps, choice, choice.fast, question, (usage) =>
      spend(choice.fast.name, 'relevance', usage),
    );
    return {
      model: choice.fast.name,
      problems: problems.map(({ message }) => message),
      output: value && { kind: 'relevance', ...value },
    };
  },

  async translation(deps, article, prompt, spend) {
    const source = await getSource(deps, article);
    const { settings, glossary } = await withTerms(
      deps,
      { translation_prompt: prompt },
      { article, source },
    );
    const wishes = { operatorPrompt: settings.translation_prompt, glossary };
    const choice = await chooseModel(deps);
    const { value, problems } = await translatePieces(
      deps.texts,
      source,
      wishes,
      (question, step) =>
        ask(deps, choice, choice.text, question, (usage) =>
          spend(choice.text.name, step.replace('translate', 'translation'), usage),
        ),
    );
    return {
      model: choice.text.name,
      // Two pieces may have the same fault.
      problems: [...new Set(problems.map(({ message }) => message))],
      output: value && { kind: 'translation', ...value },
    };
  },

  async image(deps, article, prompt, spend) {
    const cover = findCoverModel(deps.config, deps.fetch);
    if (!cover) {
      throw new AppError(
        'not-configured',
        `Vaizdus kuria „Google“ modelis, o jo raktas nenurodytas: viršelius piešiame patys (${KEY_SETTINGS.google}).`,
      );
    }
    const subject = {
      title: article.ai_translated_title ?? article.original_title,
      excerpt: article.ai_translated_excerpt ?? article.original_excerpt,
    };
    const { encoded, ...tokens } = await generateCoverImage(deps, cover, subject, prompt);
    await spend(cover.name, 'image', { ...tokens, images: 1 });
    const address = `data:${encoded.contentType};base64,${encoded.bytes.toString('base64')}`;
    return { model: cover.name, problems: [], output: { kind: 'image', address } };
  },
};

async function getSource(deps: PreparationDeps, article: ArticleRow) {
  const source = await readSource(deps, article);
  if (!source) {
    throw new AppError('invalid', 'Šis straipsnis neturi šaltinio teksto: pasirinkite kitą.');
  }
  return source;
}

async function chooseModel(deps: PreparationDeps): Promise<ModelChoice> {
  const { api_model } = await readPreparationSettings(deps.db);
  const [choice] = await listAvailableModels(deps, api_model);
  if (!choice) throw new NoUsableModel({ code: 'no_model' });
  return choice;
}

/** Once, without a second try. */
async function ask<T>(
  deps: PreparationDeps,
  choice: ModelChoice,
  model: NamedModel,
  { parts, ...question }: PieceQuestion<T>,
  spend: (usage: Usage) => Promise<void>,
): Promise<CheckedAnswer<T>> {
  const prompt = fenceSource(parts);
  const { answer, ...tokens } = await askModel(deps, choice, model, { ...question, prompt });
  await spend({ ...tokens, images: 0 });
  return judge(answer, question);
}

/** A person waits for the answer, so a fault is reported at once instead of deferred. */
function explain(error: unknown): unknown {
  if (error instanceof NoUsableModel)
    return new AppError('not-configured', describeReason(error.reason));
  if (error instanceof ProviderDelay) {
    const isLimit = error instanceof DailyLimitReached;
    const advice = isLimit ? 'Bandykite rytoj arba padidinkite ribą.' : 'Bandykite vėliau.';
    const detail = describeAtOnce(error.reason, advice);
    const { retryAfterSeconds, message: log } = error;
    return new AppError(isLimit ? 'too-many' : 'unavailable', detail, { retryAfterSeconds, log });
  }
  if (error instanceof RefusedKey) {
    const { provider } = error;
    return new AppError(
      'not-configured',
      `${PROVIDER_LABELS[provider]} atmetė raktą: patikrinkite jį serverio nustatymuose (${KEY_SETTINGS[provider]}).`,
    );
  }
  if (error instanceof RejectedRequest)
    return new AppError('unavailable', describeReason(error.reason));
  if (error instanceof NoImageReturned) {
    return new AppError(
      'unavailable',
      'Modelis vaizdo nesukūrė. Pakeiskite nurodymą ir bandykite dar kartą.',
    );
  }
  if (isModelError(error)) {
    return new AppError('unavailable', 'Modelis atsakė nesuprantamai. Bandykite dar kartą.', {
      log: error.message,
    });
  }
  return error;
}
