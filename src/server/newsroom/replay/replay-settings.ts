import { describeReason } from '../../../domain/articles/preparation-reason.ts';
import type { Executor } from '../../database/database.ts';
import type { ReplaySettings } from '../../database/schema/replays.ts';
import { AppError } from '../../errors.ts';
import { findUsableModel, type ModelChoice, onlyProviderOf } from '../preparation/models/models.ts';
import type { ProviderConfig } from '../preparation/models/preparation-deps.ts';
import { readPreparationSettings } from '../preparation/prompts/preparation-settings.ts';

/** What is tried; what is left out is as it is now. */
export type Candidate = Partial<ReplaySettings>;

/** Both sides of a replay that begins now. */
export async function readSides(
  db: Executor,
  candidate: Candidate,
): Promise<{ current: ReplaySettings; candidate: ReplaySettings }> {
  const { image_generation_prompt: _, ...current } = await readPreparationSettings(db);
  return { current, candidate: { ...current, ...candidate } };
}

/** The model that a side asks, and no other provider's in its place. @throws AppError not-configured */
export function modelOf(config: ProviderConfig, settings: ReplaySettings): ModelChoice {
  const { model, reason } = findUsableModel(onlyProviderOf(config, settings.api_model), settings);
  if (!model) throw new AppError('not-configured', describeReason(reason));
  return model;
}
