import { saveDrawnCover } from '../../../images/drawing/save-drawn-cover.ts';
import { saveImage } from '../../../images/save-image.ts';
import { hashOf, withCheckpoint } from '../models/checkpoints.ts';
import { TEMPLATE_VERSION } from '../models/fence.ts';
import { generateCoverImage } from '../models/generate-cover-image.ts';
import { DailyLimitReached, isModelError } from '../models/model-faults.ts';
import { type CoverModel, findCoverModel } from '../models/models.ts';
import type { PreparationDeps } from '../models/preparation-deps.ts';
import { readAvailability } from '../models/provider-health.ts';
import type { CheckpointResult } from '../models/step-store.ts';

interface CoverRequest {
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

/**
 * A cover from the image model; drawn by us without a key, and whenever the model fails, refuses or its circuit is open: a
 * picture never holds an article up. Only the day's limit does.
 * @throws ProviderDelay when the day's pictures are used up
 */
export async function makeCover(
  deps: PreparationDeps,
  request: CoverRequest,
  operatorPrompt: string,
): Promise<Cover> {
  const model = await findAvailableModel(deps);
  if (model) {
    const cover = await withCheckpoint<Cover | { by: 'none' }>(
      deps,
      {
        articleId: request.articleId,
        step: 'cover',
        input: request,
        promptVersion: hashOf([TEMPLATE_VERSION, operatorPrompt]),
        model: model.name,
      },
      () => generateCover(deps, model, request, operatorPrompt),
    );
    // The checkpoint holds what was paid for; a person may have removed the picture from the library since.
    if (cover.by === 'model' && (await deps.storage.read(cover.name))) return cover;
  }
  const name = coverName(request, 'drawn');
  await saveDrawnCover(deps, name, request);
  return { name, by: 'drawn' };
}

async function findAvailableModel(deps: PreparationDeps): Promise<CoverModel | null> {
  const model = findCoverModel(deps.config, deps.fetch);
  if (!model) return null;
  const { state } = await readAvailability(deps, 'google', model.keyHash);
  return state === 'ready' ? model : null;
}

async function generateCover(
  deps: PreparationDeps,
  model: CoverModel,
  request: CoverRequest,
  operatorPrompt: string,
): Promise<CheckpointResult<Cover | { by: 'none' }>> {
  try {
    const { encoded, ...usage } = await generateCoverImage(deps, model, request, operatorPrompt);
    const name = coverName(request, 'painted');
    await saveImage(deps, { name, encoded, origin: 'cover', originalName: request.title });
    return { output: { name, by: 'model' }, images: 1, ...usage };
  } catch (error) {
    if (error instanceof DailyLimitReached || !isModelError(error)) throw error;
    // A stopping process draws nothing in its place: the next run asks again.
    if (deps.signal?.aborted) throw error;
    deps.log.warn({ article_id: request.articleId, reason: error.message }, 'cover is drawn');
    return { output: { by: 'none' } };
  }
}

/** The same request writes the same name, so a repeated step leaves one file. */
const coverName = (request: CoverRequest, kind: string) =>
  `covers/${request.articleId}-${kind}-${hashOf(request).slice(0, 10)}.webp`;

/** Whether a path is the answer to this request already: an attempt before has made it. */
export function findMadeCover(request: CoverRequest, path: string | null): Cover | null {
  if (path === coverName(request, 'painted')) return { name: path, by: 'model' };
  if (path === coverName(request, 'drawn')) return { name: path, by: 'drawn' };
  return null;
}
