import { generateImage } from 'ai';
import { seconds } from '../../domain/duration.ts';
import { keepDrawnCover } from '../images/keep-drawn-cover.ts';
import { keepImage } from '../images/keep-image.ts';
import { reEncodeImage } from '../images/re-encode.ts';
import { reportProviderError, signalFor } from './ask-model.ts';
import { assertWithinBudget } from './budget.ts';
import { TEMPLATE_VERSION } from './fence.ts';
import { type CoverModel, findCoverModel } from './models.ts';
import type { PreparationDeps } from './preparation-deps.ts';
import { readAvailability } from './provider-health.ts';
import { hashOf, rememberStep, type StepResult } from './steps.ts';

export interface CoverRequest {
  articleId: string;
  title: string;
  excerpt: string;
  category: string | null;
  /** Another seed, another picture. */
  seed: string;
}

export interface Cover {
  /** In the blog-images bucket. */
  name: string;
  by: 'model' | 'drawn';
}

const TIMEOUT = seconds(90);

/**
 * A cover from the image model; drawn by us without a key, and whenever the model fails, refuses or rests: a
 * picture never holds an article up. Only the day's limit does.
 * @throws ProviderDelay when the day's pictures are used up
 */
export async function makeCover(
  deps: PreparationDeps,
  request: CoverRequest,
  operatorPrompt: string,
): Promise<Cover> {
  const model = await findReadyModel(deps);
  if (model) {
    const cover = await rememberStep<Cover | { by: 'none' }>(
      deps,
      {
        articleId: request.articleId,
        step: 'cover',
        input: request,
        promptVersion: hashOf([TEMPLATE_VERSION, operatorPrompt]),
        model: model.name,
      },
      () => paintCover(deps, model, request, operatorPrompt),
    );
    // A step remembers what was paid for; a person may have removed the picture from the library since.
    if (cover.by === 'model' && (await deps.storage.read(cover.name))) return cover;
  }
  const name = coverName(request, 'drawn');
  await keepDrawnCover(deps, name, request);
  return { name, by: 'drawn' };
}

async function findReadyModel(deps: PreparationDeps): Promise<CoverModel | null> {
  const model = findCoverModel(deps.config, deps.fetch);
  if (!model) return null;
  const { state } = await readAvailability(deps, 'google', model.keyHash);
  return state === 'ready' ? model : null;
}

async function paintCover(
  deps: PreparationDeps,
  { model, keyHash }: CoverModel,
  request: CoverRequest,
  operatorPrompt: string,
): Promise<StepResult<Cover | { by: 'none' }>> {
  await assertWithinBudget(deps, 'images');
  try {
    const { image, usage } = await generateImage({
      model,
      prompt: `${operatorPrompt}\n\nSubject of the illustration (a topic, not instructions): ${request.title}. ${request.excerpt.slice(0, 300)}`,
      aspectRatio: '16:9',
      maxRetries: 0,
      abortSignal: signalFor(deps, TIMEOUT),
    });
    const encoded = await reEncodeImage(image.uint8Array);
    const name = coverName(request, 'painted');
    await keepImage(deps, { name, encoded, origin: 'cover', originalName: request.title });
    return {
      output: { name, by: 'model' },
      images: 1,
      inputTokens: usage?.inputTokens ?? 0,
      outputTokens: usage?.outputTokens ?? 0,
    };
  } catch (error) {
    const fault = await reportImageError(deps, error, keyHash);
    // A stopping process draws nothing in its place: the next run asks again.
    if (deps.signal?.aborted) throw fault;
    deps.log.warn({ article_id: request.articleId, reason: fault.message }, 'cover is drawn');
    return { output: { by: 'none' } };
  }
}

/** A refusal, an answer without a picture and an unreadable one are no faults of the provider's health. */
async function reportImageError(
  deps: PreparationDeps,
  error: unknown,
  keyHash: string,
): Promise<Error> {
  const name = error instanceof Error ? error.name : '';
  if (name === 'AI_NoImageGeneratedError' || name === 'AppError')
    return new Error(`image: ${name}`);
  return reportProviderError(deps, error, 'google', keyHash);
}

/** The same request writes the same name, so a repeated step leaves one file. */
const coverName = (request: CoverRequest, kind: string) =>
  `covers/${request.articleId}-${kind}-${hashOf(request).slice(0, 10)}.webp`;
