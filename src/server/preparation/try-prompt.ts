import { eq } from 'drizzle-orm';
import type { PromptKind } from '../../domain/constants.ts';
import { sanitiseHtml } from '../articles/sanitise-html.ts';
import { articles } from '../database/schema/articles.ts';
import { AppError } from '../errors.ts';
import { askModel, type Paid, type Question } from './ask-model.ts';
import { FAULT_MESSAGES } from './ask-with-repair.ts';
import { indexSource } from './check-output.ts';
import type { CheckProblem } from './check-problem.ts';
import { fenceSource } from './fence.ts';
import { relevanceQuestion } from './judge-relevance.ts';
import { recordCall } from './model-calls.ts';
import {
  DailyLimitReached,
  isModelsFault,
  NoPicture,
  ProviderDelay,
  RefusedKey,
  RejectedRequest,
} from './model-faults.ts';
import {
  findCoverModel,
  KEY_SETTINGS,
  type ModelChoice,
  type NamedModel,
  PROVIDER_LABELS,
} from './models.ts';
import { paintPicture } from './paint-picture.ts';
import type { PreparationDeps } from './preparation-deps.ts';
import { readPreparationSettings, readPromptSupplement } from './preparation-settings.ts';
import type { Usage } from './prices.ts';
import { listReadyModels, NoUsableModel } from './ready-models.ts';
import { type ArticleRow, readSourceText } from './source-text.ts';
import { splitHtml } from './split-html.ts';
import { firstPieceQuestion } from './translate-article.ts';

/** What a prompt that is not in use yet makes of an article. */
export interface Trial {
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
    /** `is_partial`: of a long text only the first part is translated in a trial. */
    | { kind: 'translation'; title: string; excerpt: string; html: string; is_partial: boolean }
    /** A `data:` address: the picture is stored nowhere. */
    | { kind: 'image'; address: string }
    | null;
}

type Tried = Omit<Trial, keyof Spent> & { usage: Usage };
type Spent = Pick<Trial, 'input_tokens' | 'output_tokens' | 'images' | 'cost_micro_usd'>;

interface Request {
  kind: PromptKind;
  text: string;
  articleId: string;
}

/**
 * One call with the given prompt, for a person to look at before it is used. No step is stored, the article is
 * not touched, a second try is not made; what it cost counts towards the day's limits.
 * @throws AppError not-found; invalid for an article without text; not-configured; too-many at the day's limit
 *   and while the provider asks to wait; unavailable
 */
export async function tryPrompt(deps: PreparationDeps, request: Request): Promise<Trial> {
  const [article] = await deps.db.select().from(articles).where(eq(articles.id, request.articleId));
  if (!article) throw new AppError('not-found', 'Straipsnis nerastas');
  try {
    const { usage, ...tried } = await TRIALS[request.kind](deps, article, request.text);
    const cost = await recordCall(deps.db, {
      articleId: article.id,
      purpose: 'trial',
      step: request.kind,
      model: tried.model,
      at: deps.clock.now(),
      ...usage,
    });
    return {
      ...tried,
      input_tokens: usage.inputTokens,
      output_tokens: usage.outputTokens,
      images: usage.images,
      cost_micro_usd: cost,
    };
  } catch (error) {
    if (deps.signal?.aborted) throw new AppError('unavailable', 'Bandymas nutrauktas.');
    throw explain(error);
  }
}

const TRIALS: Record<
  PromptKind,
  (deps: PreparationDeps, article: ArticleRow, prompt: string) => Promise<Tried>
> = { relevance: tryRelevance, translation: tryTranslation, image: tryImage };

async function tryRelevance(
  deps: PreparationDeps,
  article: ArticleRow,
  prompt: string,
): Promise<Tried> {
  const source = getSource(article);
  const choice = await chooseModel(deps);
  const question = relevanceQuestion(source, prompt);
  const paid = await ask(deps, choice, choice.fast, question);
  return tell(choice.fast, paid, question.check, (value) => ({ kind: 'relevance', ...value }));
}

async function tryTranslation(
  deps: PreparationDeps,
  article: ArticleRow,
  prompt: string,
): Promise<Tried> {
  const source = getSource(article);
  const supplement = await readPromptSupplement(deps.db, article.source_id);
  const choice = await chooseModel(deps);
  const pieces = splitHtml(source.html);
  const words = supplement ? `${prompt}\n\n${supplement}` : prompt;
  const question = firstPieceQuestion(indexSource(source), pieces, words);
  const paid = await ask(deps, choice, choice.text, question);
  return tell(choice.text, paid, question.check, ({ title, excerpt, content_html }) => ({
    kind: 'translation',
    title: title.trim(),
    excerpt: excerpt.trim(),
    html: sanitiseHtml(content_html, { baseUrl: source.url }),
    is_partial: pieces.length > 1,
  }));
}

async function tryImage(
  deps: PreparationDeps,
  article: ArticleRow,
  prompt: string,
): Promise<Tried> {
  const cover = findCoverModel(deps.config, deps.fetch);
  if (!cover) {
    throw new AppError(
      'not-configured',
      `Vaizdus kuria „Google“ modelis: trūksta nustatymo ${KEY_SETTINGS.google}. Be jo viršelius piešiame patys.`,
    );
  }
  const subject = {
    title: article.ai_translated_title ?? article.original_title,
    excerpt: article.ai_translated_excerpt ?? article.original_excerpt,
  };
  const { encoded, ...tokens } = await paintPicture(deps, cover, subject, prompt);
  const address = `data:${encoded.contentType};base64,${encoded.bytes.toString('base64')}`;
  return {
    model: cover.name,
    problems: [],
    output: { kind: 'image', address },
    usage: { ...tokens, images: 1 },
  };
}

function getSource(article: ArticleRow) {
  const source = readSourceText(article);
  if (!source.html || !source.title) {
    throw new AppError('invalid', 'Šis straipsnis neturi šaltinio teksto: pasirinkite kitą.');
  }
  return source;
}

async function chooseModel(deps: PreparationDeps): Promise<ModelChoice> {
  const { api_model } = await readPreparationSettings(deps.db);
  const [choice] = await listReadyModels(deps, api_model);
  if (!choice) throw new NoUsableModel('Nėra tinkamo modelio.');
  return choice;
}

interface TrialQuestion<T> extends Omit<Question<T>, 'prompt'> {
  parts: Record<string, string>;
}

const ask = <T>(
  deps: PreparationDeps,
  choice: ModelChoice,
  model: NamedModel,
  { parts, schema, system, maxOutputTokens, timeout }: TrialQuestion<T>,
): Promise<Paid<T>> =>
  askModel(deps, choice, model, {
    schema,
    system,
    maxOutputTokens,
    timeout,
    prompt: fenceSource(parts),
  });

function tell<T>(
  model: NamedModel,
  { answer, inputTokens, outputTokens }: Paid<T>,
  check: (value: T) => CheckProblem[],
  show: (value: T) => Trial['output'],
): Tried {
  const usage = { inputTokens, outputTokens, images: 0 };
  if (!answer.ok) {
    return { model: model.name, problems: [FAULT_MESSAGES[answer.kind]], output: null, usage };
  }
  const problems = check(answer.value).map(({ message }) => message);
  return { model: model.name, problems, output: show(answer.value), usage };
}

/** A person waits for the answer, so a fault is told at once instead of being put off. */
function explain(error: unknown): unknown {
  if (error instanceof NoUsableModel) return new AppError('not-configured', error.reason);
  if (error instanceof ProviderDelay) {
    const isLimit = error instanceof DailyLimitReached;
    const detail = isLimit
      ? error.reason.replace('Darbas bus tęsiamas rytoj.', 'Bandykite rytoj arba padidinkite ribą.')
      : error.reason.replace('Bandysime dar kartą.', 'Bandykite vėliau.');
    const { retryAfterSeconds, message: log } = error;
    return new AppError(isLimit ? 'too-many' : 'unavailable', detail, { retryAfterSeconds, log });
  }
  if (error instanceof RefusedKey) {
    const { provider } = error;
    return new AppError(
      'not-configured',
      `${PROVIDER_LABELS[provider]} atmetė raktą: patikrinkite nustatymą ${KEY_SETTINGS[provider]}.`,
    );
  }
  if (error instanceof RejectedRequest) return new AppError('unavailable', error.reason);
  if (error instanceof NoPicture) {
    return new AppError(
      'unavailable',
      'Modelis vaizdo nesukūrė. Pakeiskite nurodymą ir bandykite dar kartą.',
    );
  }
  if (isModelsFault(error)) {
    return new AppError('unavailable', 'Modelis atsakė nesuprantamai. Bandykite dar kartą.', {
      log: error.message,
    });
  }
  return error;
}
