import { expect, test } from '@playwright/test';
import { sampleOf } from '../support/full-run.ts';
import { type KilledNewsroom, openKilledNewsroom, type Phase } from '../support/killed-newsroom.ts';

/*
 * The power is cut (SIGKILL) in the middle of the newsroom's work; the next start finishes it, nothing lost or
 * doubled, no stored answer of a model asked for again. `bench/killed.ts` does it at fifty random moments.
 */

let newsroom: KilledNewsroom;
test.beforeAll(async () => {
  newsroom = await openKilledNewsroom();
});
test.afterAll(() => newsroom?.close());

/** How far into the work; publishing in the middle of its transaction, and when its run has ended already. */
const MOMENTS: [Phase, number][] = [
  ['preparation', 0.45],
  ['import', 0.55],
  ['publishing', 0.5],
  ['publishing', 0.9],
  ['cover', 0.9],
];

for (const [phase, moment] of sampleOf(MOMENTS, 2)) {
  test(`${phase} that is killed at ${moment} of it is finished by the next start, each article once`, async () => {
    const round = await newsroom.round(phase, moment);
    expect(round).toMatchObject({ lost: 0, doubled: 0, log: null });
    expect(round.repeatedCalls).toBeGreaterThanOrEqual(0);
    expect(round.repeatedCalls).toBeLessThanOrEqual(1);
  });
}
