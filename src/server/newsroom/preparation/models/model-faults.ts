import { APICallError } from 'ai';
import type { PreparationReason } from '../../../../domain/articles/preparation-reason.ts';
import type { ProviderName } from '../../../../domain/model-providers.ts';
import { hours, minutes, seconds } from '../../../../domain/time/duration.ts';

/*
 * The SDK's errors carry request and answer bodies. They end here: what leaves has our words, a status
 * and no cause, because job tables and logs store whole errors.
 */

/** Not now: the provider is busy, unreachable, behind an open circuit, or the day's limit is reached. Nothing is lost. */
export class ProviderDelay extends Error {
  readonly retryAfterSeconds: number;
  /** For the article's row. */
  readonly reason: PreparationReason;

  constructor(retryAfter: number, reason: PreparationReason, log: string) {
    super(log);
    this.name = 'ProviderDelay';
    this.retryAfterSeconds = Math.ceil(retryAfter / seconds(1));
    this.reason = reason;
  }
}

/** A limit of ours for today is used up; the work goes on at the next midnight of Vilnius. */
export class DailyLimitReached extends ProviderDelay {
  constructor(retryAfter: number, reason: PreparationReason, log: string) {
    super(retryAfter, reason, log);
    this.name = 'DailyLimitReached';
  }
}

/** The model gave no picture: it refused, answered in words, or sent something that is none. */
export class NoImageReturned extends Error {
  constructor(why: string) {
    super(`image: ${why}`);
    this.name = 'NoImageReturned';
  }
}

/** The provider does not accept the key; nothing helps until it is another. */
export class RefusedKey extends Error {
  readonly provider: ProviderName;

  constructor(provider: ProviderName, status: number | undefined) {
    super(`${provider} refused the key (${status ?? 'no status'})`);
    this.name = 'RefusedKey';
    this.provider = provider;
  }
}

/** The provider does not accept the request: an unknown model, an unsupported option. */
export class RejectedRequest extends Error {
  readonly reason: PreparationReason;

  constructor(provider: ProviderName, status: number | undefined) {
    super(`${provider} rejected the request (${status ?? 'no status'})`);
    this.name = 'RejectedRequest';
    this.reason = { code: 'request_rejected', provider, status: status ?? null };
  }
}

/** What a call of a model may end in; everything else that is thrown is a bug or a fault of ours. */
export const isModelError = (error: unknown): error is Error =>
  error instanceof ProviderDelay ||
  error instanceof RefusedKey ||
  error instanceof RejectedRequest ||
  error instanceof NoImageReturned ||
  error instanceof UnknownFault;

/** The SDK threw something that is no answer of the protocol; its name only, never its words. */
class UnknownFault extends Error {}

const BUSY_WAIT = minutes(1);
const QUOTA_WAIT = hours(1);
const MAX_RETRY_AFTER = hours(6);

/** Turns anything a provider call threw into one of the three above; bugs of ours stay what they are. */
export function classifyProviderError(
  error: unknown,
  provider: ProviderName,
  now: Date,
): ProviderDelay | RefusedKey | RejectedRequest | Error {
  if (isTimeout(error)) {
    return new ProviderDelay(minutes(2), { code: 'timed_out', provider }, `${provider} timed out`);
  }
  if (!APICallError.isInstance(error)) {
    return new UnknownFault(
      `Call to ${provider} failed: ${error instanceof Error ? error.name : 'unknown'}`,
    );
  }
  const status = error.statusCode;
  const body = error.responseBody ?? '';
  if (status === 401 || status === 403 || (status === 400 && /API_KEY_INVALID/.test(body))) {
    return new RefusedKey(provider, status);
  }
  if (status === 429) {
    // OpenAI answers 429 for an empty purse too, and no waiting of a minute refills it.
    const isOutOfQuota = /insufficient_quota/.test(body);
    const wait = isOutOfQuota ? QUOTA_WAIT : (readRetryAfter(error, now) ?? BUSY_WAIT);
    return new ProviderDelay(
      wait,
      { code: isOutOfQuota ? 'out_of_quota' : 'rate_limited', provider },
      `${provider} answered 429`,
    );
  }
  if (status === undefined || status === 408 || status === 409 || status >= 500) {
    return new ProviderDelay(
      readRetryAfter(error, now) ?? BUSY_WAIT,
      { code: 'provider_failing', provider, status: status ?? null },
      `${provider} answered ${status ?? 'nothing'}`,
    );
  }
  // A 200 whose body is no answer of the protocol (a proxy's page): the same question later may do.
  if (status < 400) {
    return new ProviderDelay(
      BUSY_WAIT,
      { code: 'answer_unreadable', provider },
      `${provider} answered ${status} with an unreadable body`,
    );
  }
  return new RejectedRequest(provider, status);
}

function isTimeout(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'TimeoutError' || error.name === 'AbortError' || isTimeout(error.cause))
  );
}

/** Milliseconds: `retry-after-ms`, `Retry-After` (seconds or a date), or Google's RetryInfo in the body. */
function readRetryAfter(error: APICallError, now: Date): number | null {
  const headers = error.responseHeaders ?? {};
  const header = headers['retry-after'];
  const inBody = /"retryDelay"\s*:\s*"(\d+(?:\.\d+)?)s"/.exec(error.responseBody ?? '');
  let wait = Number.NaN;
  if (headers['retry-after-ms']) wait = Number(headers['retry-after-ms']);
  else if (header && /^\d+$/.test(header)) wait = seconds(Number(header));
  else if (header) wait = Date.parse(header) - now.getTime();
  else if (inBody) wait = seconds(Number(inBody[1]));
  return Number.isFinite(wait) ? Math.min(Math.max(wait, seconds(1)), MAX_RETRY_AFTER) : null;
}
