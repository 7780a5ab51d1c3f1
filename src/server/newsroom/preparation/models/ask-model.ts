import { generateText, NoObjectGeneratedError, Output } from 'ai';
import type { z } from 'zod';
import type { ProviderName } from '../../../../domain/model-providers.ts';
import { assertWithinBudget } from './budget.ts';
import { classifyProviderError, ProviderDelay, RefusedKey } from './model-faults.ts';
import { withModelSpan } from './model-span.ts';
import type { ModelChoice, NamedModel } from './models.ts';
import type { PreparationDeps } from './preparation-deps.ts';
import { recordFailure, recordRefusedKey } from './provider-health.ts';

export interface Question<T> {
  schema: z.ZodType<T>;
  system: string;
  prompt: string;
  /** Thinking counts into it. */
  maxOutputTokens: number;
  /** Milliseconds for the whole answer. */
  timeout: number;
}

/** What a model gave; a spoilt answer costs as much as a good one. */
export type Answer<T> =
  | { ok: true; value: T }
  /** length: cut off; refused: a filter or the model itself; invalid: no JSON of the schema. */
  | { ok: false; kind: 'length' | 'refused' | 'invalid' };

interface Paid<T> {
  answer: Answer<T>;
  inputTokens: number;
  outputTokens: number;
}

/**
 * One call of a text model, no repeats and no tools.
 * @throws ProviderDelay, RefusedKey, RejectedRequest; never an error of the SDK
 */
export function askModel<T>(
  deps: PreparationDeps,
  choice: ModelChoice,
  named: NamedModel,
  question: Question<T>,
): Promise<Paid<T>> {
  return withModelSpan('chat', named, () => ask(deps, choice, named, question));
}

async function ask<T>(
  deps: PreparationDeps,
  choice: ModelChoice,
  { model }: NamedModel,
  question: Question<T>,
): Promise<Paid<T>> {
  await assertWithinBudget(deps, 'tokens');
  try {
    const result = await generateText({
      model,
      system: question.system,
      prompt: question.prompt,
      output: Output.object({ schema: question.schema }),
      maxOutputTokens: question.maxOutputTokens,
      maxRetries: 0,
      abortSignal: signalFor(deps, question.timeout),
    });
    const usage = tokensOf(result.totalUsage);
    // The reason first: a cut or filtered answer may still parse.
    if (result.finishReason === 'stop') {
      return { answer: { ok: true, value: result.output }, ...usage };
    }
    return { answer: { ok: false, kind: kindOf(result.finishReason) }, ...usage };
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error)) {
      return { answer: { ok: false, kind: kindOf(error.finishReason) }, ...tokensOf(error.usage) };
    }
    throw await reportProviderError(deps, error, choice.provider, choice.keyHash);
  }
}

/** Ends after `timeout` milliseconds or with the process. */
export function signalFor(
  deps: Pick<PreparationDeps, 'signal' | 'callTimeout'>,
  timeout: number,
): AbortSignal {
  const own = AbortSignal.timeout(deps.callTimeout ?? timeout);
  return deps.signal ? AbortSignal.any([deps.signal, own]) : own;
}

/** Files a failure with the provider's health and returns what to throw instead of it. */
export async function reportProviderError(
  deps: PreparationDeps,
  error: unknown,
  provider: ProviderName,
  keyHash: string,
): Promise<Error> {
  // The process is stopping: not the provider's fault.
  if (deps.signal?.aborted)
    return new Error('Preparation was interrupted: the process is stopping');
  const fault = classifyProviderError(error, provider, deps.clock.now());
  if (fault instanceof RefusedKey) await recordRefusedKey(deps, provider, keyHash);
  if (fault instanceof ProviderDelay) {
    const openUntil = await recordFailure(deps, provider);
    if (openUntil) {
      const left = openUntil.getTime() - deps.clock.now().getTime();
      return new ProviderDelay(
        Math.max(left, fault.retryAfterSeconds * 1000),
        fault.reason,
        fault.message,
      );
    }
  }
  return fault;
}

const kindOf = (finishReason: string | undefined): 'length' | 'refused' | 'invalid' => {
  if (finishReason === 'length') return 'length';
  return finishReason === 'content-filter' ? 'refused' : 'invalid';
};

const tokensOf = (usage: { inputTokens?: number; outputTokens?: number } | undefined) => ({
  inputTokens: usage?.inputTokens ?? 0,
  outputTokens: usage?.outputTokens ?? 0,
});
