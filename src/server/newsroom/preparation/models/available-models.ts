import {
  describeReason,
  type PreparationReason,
} from '../../../../domain/articles/preparation-reason.ts';
import type { CheckedAnswer } from './ask-with-repair.ts';
import { ProviderDelay, RefusedKey, RejectedRequest } from './model-faults.ts';
import { listConfiguredModels, type ModelChoice, missingSettingReason } from './models.ts';
import type { PreparationDeps } from './preparation-deps.ts';
import { readAvailability } from './provider-health.ts';

/** No provider can be asked until a person changes a setting; `reason` says which. */
export class NoUsableModel extends Error {
  readonly reason: PreparationReason;

  constructor(reason: PreparationReason) {
    super('no usable model');
    this.name = 'NoUsableModel';
    this.reason = reason;
  }
}

/**
 * The available providers, the selected model's first: key not rejected, circuit closed.
 * @throws NoUsableModel without settings or when every key was refused; ProviderDelay while the circuits of all others are open
 */
export async function listAvailableModels(
  deps: PreparationDeps,
  apiModel: string,
): Promise<ModelChoice[]> {
  const configured = listConfiguredModels(deps.config, apiModel, deps.fetch);
  if (configured.length === 0) throw new NoUsableModel(missingSettingReason(apiModel));
  const ready: ModelChoice[] = [];
  const refused: ModelChoice[] = [];
  let soonest: { until: Date; choice: ModelChoice } | null = null;
  for (const choice of configured) {
    const availability = await readAvailability(deps, choice.provider, choice.keyHash);
    if (availability.state === 'ready') ready.push(choice);
    else if (availability.state === 'refused') refused.push(choice);
    else if (!soonest || availability.until < soonest.until)
      soonest = { until: availability.until, choice };
  }
  if (ready.length > 0) return ready;
  if (soonest) {
    const { provider } = soonest.choice;
    throw new ProviderDelay(
      soonest.until.getTime() - deps.clock.now().getTime(),
      { code: 'circuit_open', provider },
      `circuit of ${provider} is open`,
    );
  }
  throw new NoUsableModel(refusedKeyReason(refused));
}

/** Whether a person's wish to prepare can be met now or soon; an open circuit is no obstacle. */
export async function findUnavailableReason(
  deps: PreparationDeps,
  apiModel: string,
): Promise<string | null> {
  try {
    await listAvailableModels(deps, apiModel);
    return null;
  } catch (error) {
    if (error instanceof NoUsableModel) return describeReason(error.reason);
    if (error instanceof ProviderDelay) return null;
    throw error;
  }
}

interface ProviderAnswer<T> extends CheckedAnswer<T> {
  /** Name of the model that gave it. */
  model: string;
}

/**
 * Falls back from provider to provider until an answer passes its checks; else the best of the answers.
 * @throws ProviderDelay, NoUsableModel; RejectedRequest when no provider took the question
 */
export async function askWithFallback<T>(
  deps: PreparationDeps,
  apiModel: string,
  ask: (choice: ModelChoice) => Promise<CheckedAnswer<T>>,
): Promise<ProviderAnswer<T>> {
  const choices = await listAvailableModels(deps, apiModel);
  let best: ProviderAnswer<T> | null = null;
  let rejected: RejectedRequest | null = null;
  const refused: ModelChoice[] = [];
  for (const choice of choices) {
    try {
      const answer = { ...(await ask(choice)), model: choice.text.name };
      if (answer.problems.length === 0) return answer;
      if (!best || isBetter(answer, best)) best = answer;
    } catch (error) {
      if (error instanceof RefusedKey) refused.push(choice);
      else if (error instanceof RejectedRequest) rejected = error;
      else throw error;
    }
  }
  if (best) return best;
  if (rejected) throw rejected;
  throw new NoUsableModel(refusedKeyReason(refused));
}

const isBetter = <T>(a: CheckedAnswer<T>, b: CheckedAnswer<T>) =>
  (a.value !== null && b.value === null) ||
  ((a.value === null) === (b.value === null) && a.problems.length < b.problems.length);

const refusedKeyReason = ([first]: ModelChoice[]): PreparationReason =>
  first ? { code: 'key_refused', provider: first.provider } : { code: 'no_model' };
