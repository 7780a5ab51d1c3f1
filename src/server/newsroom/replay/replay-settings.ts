import { describeReason } from '../../../domain/articles/preparation-reason.ts';
import type { AppContext } from '../../context.ts';
import type { ReplaySettings } from '../../database/schema/replays.ts';
import { AppError } from '../../errors.ts';
import { findUsableModel, type ModelChoice, onlyProviderOf } from '../preparation/models/models.ts';
import type { ProviderConfig } from '../preparation/models/preparation-deps.ts';
import { readPreparationSettings } from '../preparation/prompts/preparation-settings.ts';

/** What is tried; what is left out is as it is now. */
export type Candidate = Partial<ReplaySettings>;

/** Both sides of a replay that begins now, and the models they ask. @throws AppError not-configured */
export async function readSides(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  tried: Candidate,
) {
  const { image_generation_prompt: _, ...current } = await readPreparationSettings(db);
  const candidate: ReplaySettings = { ...current, ...tried };
  const models = { current: modelOf(config, current), candidate: modelOf(config, candidate) };
  return { sides: { current, candidate }, models };
}

/** No other provider's in its place. */
function modelOf(config: ProviderConfig, settings: ReplaySettings): ModelChoice {
  const { model, reason } = findUsableModel(onlyProviderOf(config, settings.api_model), settings);
  if (!model) throw new AppError('not-configured', describeReason(reason));
  return model;
}
