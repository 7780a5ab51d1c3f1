import { APICallError } from 'ai';
import { expect, test } from 'vitest';
import {
  classifyProviderError,
  DailyLimitReached,
  isModelError,
  NoImageReturned,
  ProviderDelay,
} from './model-faults.ts';

const NOW = new Date('2026-03-05T08:00:00Z');
interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}
const classify = ({ status, headers, body }: Answer) =>
  classifyProviderError(
    new APICallError({
      message: 'secret',
      url: 'https://models.example',
      requestBodyValues: {},
      ...(status !== undefined && { statusCode: status }),
      ...(headers && { responseHeaders: headers }),
      ...(body !== undefined && { responseBody: body }),
    }),
    'openai',
    NOW,
  );

test.each<[Answer, code: string, seconds: number]>([
  [{ status: 429 }, 'rate_limited', 60],
  [{ status: 429, body: '{"code":"insufficient_quota"}' }, 'out_of_quota', 3600],
  [
    { status: 429, headers: { 'retry-after': '5' }, body: 'insufficient_quota' },
    'out_of_quota',
    3600,
  ],
  [{ status: 429, headers: { 'retry-after': '90' } }, 'rate_limited', 90],
  [{ status: 429, headers: { 'retry-after': '0' } }, 'rate_limited', 1],
  [{ status: 429, headers: { 'retry-after': '21600' } }, 'rate_limited', 21_600],
  [{ status: 429, headers: { 'retry-after': '99999' } }, 'rate_limited', 21_600],
  [{ status: 429, headers: { 'retry-after': 'soon' } }, 'rate_limited', 60],
  [
    { status: 429, headers: { 'retry-after': 'Thu, 05 Mar 2026 08:02:30 GMT' } },
    'rate_limited',
    150,
  ],
  [{ status: 429, headers: { 'retry-after': 'Thu, 05 Mar 2026 07:00:00 GMT' } }, 'rate_limited', 1],
  [{ status: 429, headers: { 'retry-after-ms': '7000', 'retry-after': '9' } }, 'rate_limited', 7],
  [{ status: 429, body: '{"retryDelay": "12.5s"}' }, 'rate_limited', 13],
  [
    { status: 429, headers: { 'retry-after': '9' }, body: '{"retryDelay":"3s"}' },
    'rate_limited',
    9,
  ],
  [{}, 'provider_failing', 60],
  [{ status: 408 }, 'provider_failing', 60],
  [{ status: 409 }, 'provider_failing', 60],
  [{ status: 500 }, 'provider_failing', 60],
  [{ status: 503, headers: { 'retry-after': '30' } }, 'provider_failing', 30],
  [{ status: 200 }, 'answer_unreadable', 60],
  [{ status: 399 }, 'answer_unreadable', 60],
])('%o is asked again later: %s, in %i s', (answer, code, seconds) => {
  const fault = classify(answer);
  expect(fault).toBeInstanceOf(ProviderDelay);
  expect(fault).toMatchObject({ reason: { code }, retryAfterSeconds: seconds });
});

test.each<[Answer, name: string]>([
  [{ status: 401 }, 'RefusedKey'],
  [{ status: 403 }, 'RefusedKey'],
  [{ status: 400, body: 'API_KEY_INVALID' }, 'RefusedKey'],
  [{ status: 404, body: 'API_KEY_INVALID' }, 'RejectedRequest'],
  [{ status: 400 }, 'RejectedRequest'],
  [{ status: 404 }, 'RejectedRequest'],
  [{ status: 499 }, 'RejectedRequest'],
])('%o is for a person: %s', (answer, name) => {
  expect(classify(answer).name).toBe(name);
});

test('what took too long is asked again in two minutes, also where the SDK wraps it', () => {
  const named = (name: string) => Object.assign(new Error(), { name });
  for (const error of [
    named('TimeoutError'),
    named('AbortError'),
    new Error('', { cause: named('TimeoutError') }),
  ])
    expect(classifyProviderError(error, 'openai', NOW)).toMatchObject({
      reason: { code: 'timed_out' },
      retryAfterSeconds: 120,
    });
});

test('of anything else only the name is kept', () => {
  const fault = classifyProviderError(new TypeError('secret'), 'openai', NOW);
  expect(fault.message).toBe('Call to openai failed: TypeError');
  expect(classifyProviderError('secret', 'openai', NOW).message).toBe(
    'Call to openai failed: unknown',
  );
  expect(isModelError(fault)).toBe(true);
  expect(isModelError(classify({ status: 401 }))).toBe(true);
  expect(isModelError(classify({ status: 404 }))).toBe(true);
  expect(isModelError(classify({ status: 429 }))).toBe(true);
  expect(isModelError(new NoImageReturned('refused'))).toBe(true);
  expect(isModelError(new DailyLimitReached(1, { code: 'no_model' }, 'limit'))).toBe(true);
  expect(isModelError(new TypeError())).toBe(false);
});
