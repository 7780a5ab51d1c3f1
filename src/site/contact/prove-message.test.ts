import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isProofOf } from '../../../tests/support/contact-proof.ts';
import { PROOF_MIN_AGE } from '../../domain/contact/contact-proof.ts';
import { createProver } from './prove-message.ts';

const BITS = 8;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
});
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

const CONTACT = {
  name: 'Ona',
  email: 'ona@imone.lt',
  phone: '',
  company: '',
  message: 'Neveikia spausdintuvas.',
};
/** The proof, once its challenge may be used. */
async function find(prover: ReturnType<typeof createProver>, contact = CONTACT) {
  const proof = prover.find(contact);
  await vi.advanceTimersByTimeAsync(PROOF_MIN_AGE);
  return proof;
}
const isGood = (proof: string | undefined, challenge: string, contact = CONTACT) =>
  proof?.startsWith(`${challenge}.`) && isProofOf(proof, contact, BITS);

it('asks for one challenge however often the form is focused, and solves it for the message', async () => {
  const asked = answerChallenges();
  const prover = createProver();
  prover.start();
  prover.start();
  expect(isGood(await find(prover), 'iššūkis-1')).toBe(true);
  expect(asked).toEqual(['/api/contacts/challenge']);
});

it('waits until the challenge is old enough, and not again for the next try', async () => {
  answerChallenges();
  const prover = createProver();
  const told = vi.fn();
  void prover.find(CONTACT).then(told);
  await vi.advanceTimersByTimeAsync(PROOF_MIN_AGE - 1);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(isGood(told.mock.lastCall?.[0], 'iššūkis-1')).toBe(true);
  const changed = { ...CONTACT, message: 'Neveikia serveris.' };
  void prover.find(changed).then(told);
  // For the pauses between slices of work, as many as a busy machine makes.
  await vi.advanceTimersByTimeAsync(PROOF_MIN_AGE / 2);
  expect(isGood(told.mock.lastCall?.[0], 'iššūkis-1', changed)).toBe(true);
});

it('keeps the proof for another try until it is spent', async () => {
  const asked = answerChallenges();
  const prover = createProver();
  const first = await find(prover);
  expect(await find(prover, { ...CONTACT })).toBe(first);
  prover.forget();
  expect(isGood(await find(prover), 'iššūkis-2')).toBe(true);
  expect(asked).toHaveLength(2);
});

it('works anew for a message that was changed, with the same challenge', async () => {
  const asked = answerChallenges();
  const prover = createProver();
  prover.prepare(CONTACT);
  const changed = { ...CONTACT, message: 'Neveikia serveris.' };
  expect(isGood(await find(prover, changed), 'iššūkis-1', changed)).toBe(true);
  expect(asked).toHaveLength(1);
});

it('gives up what was worked out for another text, and for a message that was sent', async () => {
  answerChallenges();
  let now = 0;
  // A slice is over at every look.
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 10));
  const proved = vi.spyOn(performance, 'mark');
  const prover = createProver();
  prover.prepare(CONTACT);
  await vi.advanceTimersByTimeAsync(0);
  const changed = { ...CONTACT, message: 'Neveikia serveris.' };
  const proof = prover.find(changed);
  await vi.runAllTimersAsync();
  expect(isGood(await proof, 'iššūkis-1', changed)).toBe(true);
  expect(proved).toHaveBeenCalledTimes(1);
  prover.prepare(CONTACT);
  await vi.advanceTimersByTimeAsync(0);
  prover.forget();
  await vi.runAllTimersAsync();
  expect(proved).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});

it('takes a new challenge when the old one would no longer be accepted', async () => {
  const asked = answerChallenges(60);
  const prover = createProver();
  await find(prover);
  vi.setSystemTime(Date.now() + 60_000);
  expect(isGood(await find(prover), 'iššūkis-2')).toBe(true);
  expect(asked).toHaveLength(2);
});

it('goes without a proof when there is no challenge, and tries again the next time', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  const prover = createProver();
  expect(await find(prover)).toBeUndefined();
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  expect(await find(prover)).toBeUndefined();
  answerChallenges();
  expect(isGood(await find(prover), 'iššūkis-1')).toBe(true);
});

it('works on while its slice lasts, and gives way to what is typed when it is over', async () => {
  answerChallenges();
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const waits = vi.spyOn(globalThis, 'setTimeout');
  await find(createProver());
  // The one that the proof is awaited for, and the one until the challenge may be used.
  expect(waits).toHaveBeenCalledTimes(2);
  waits.mockClear();
  vi.mocked(performance.now).mockImplementation(() => (now += 3));
  await find(createProver(), { ...CONTACT, message: 'Neveikia serveris ir spausdintuvas.' });
  expect(waits.mock.calls.length).toBeGreaterThan(3);
  vi.restoreAllMocks();
});
