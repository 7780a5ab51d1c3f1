import { createHash } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { hasLeadingZeroBits } from '../../domain/contact-proof.ts';
import { createProver } from './prove-message.ts';

const BITS = 8;
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Answers with numbered challenges; returns what was asked for. */
function answerChallenges(expires_in = 7200): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ challenge: `iššūkis-${asked.length}`, bits: BITS, expires_in });
  });
  return asked;
}

const isProofOf = (proof: string | undefined, challenge: string) =>
  proof?.startsWith(`${challenge}.`) &&
  hasLeadingZeroBits(createHash('sha256').update(proof).digest(), BITS);

it('asks for one challenge however often the form is focused, and solves it', async () => {
  const asked = answerChallenges();
  const prover = createProver();
  prover.start();
  prover.start();
  expect(isProofOf(await prover.find(), 'iššūkis-1')).toBe(true);
  expect(asked).toEqual(['/api/contacts/challenge']);
});

it('keeps the proof for another try until it is spent', async () => {
  const asked = answerChallenges();
  const prover = createProver();
  const first = await prover.find();
  expect(await prover.find()).toBe(first);
  prover.forget();
  expect(isProofOf(await prover.find(), 'iššūkis-2')).toBe(true);
  expect(asked).toHaveLength(2);
});

it('takes a new challenge when the old one would no longer be accepted', async () => {
  const asked = answerChallenges(60);
  const prover = createProver();
  await prover.find();
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
  expect(isProofOf(await prover.find(), 'iššūkis-2')).toBe(true);
  expect(asked).toHaveLength(2);
});

it('goes without a proof when there is no challenge, and tries again the next time', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  const prover = createProver();
  expect(await prover.find()).toBeUndefined();
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  expect(await prover.find()).toBeUndefined();
  answerChallenges();
  expect(isProofOf(await prover.find(), 'iššūkis-1')).toBe(true);
});
