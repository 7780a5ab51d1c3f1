// `npm run bench:killed [50]`: the power is cut (SIGKILL) at so many random moments of import, preparation,
// publishing and painting a cover; prints what was lost, doubled and asked for again. Needs a build. Bars: 0 lost, 0 doubled, at most the
// one call in flight repeated, every run's row in the log ended with a true count. `--seed N` repeats the moments.

import {
  type KillRound,
  openKilledNewsroom,
  type Phase,
} from '../tests/support/killed-newsroom.ts';
import { isBrief } from './brief.ts';

const asked = process.argv.slice(2);
const seedAt = asked.indexOf('--seed');
const seed = seedAt >= 0 ? Number(asked[seedAt + 1]) : Math.floor(Math.random() * 1e9);
const count = isBrief
  ? 1
  : Number(asked.find((word, at) => /^\d+$/.test(word) && at !== seedAt + 1) ?? 50);

const PHASES: Phase[] = ['import', 'preparation', 'publishing', 'cover'];

const random = createRandom(seed);
console.log(`seed ${seed}`);
const newsroom = await openKilledNewsroom();
const rounds: KillRound[] = [];
try {
  for (let number = 0; number < count; number += 1) {
    const phase = PHASES[number % PHASES.length] as Phase;
    const round = await newsroom.round(phase, random());
    rounds.push(round);
    const { killedAt, lost, doubled, repeatedCalls, log } = round;
    console.log(
      `${String(number + 1).padStart(3)} ${phase.padEnd(11)} ${killedAt.padEnd(34)} lost ${lost}, doubled ${doubled}, repeated calls ${repeatedCalls}` +
        `${log ? `, LOG ${log}` : ''}`,
    );
  }
} finally {
  await newsroom.close();
}

const sum = (of: KillRound[], value: (round: KillRound) => number) =>
  of.reduce((total, round) => total + value(round), 0);
console.table(
  Object.fromEntries(
    PHASES.map((phase) => {
      const of = rounds.filter((round) => round.phase === phase);
      return [
        phase,
        {
          kills: of.length,
          lost: sum(of, ({ lost }) => lost),
          doubled: sum(of, ({ doubled }) => doubled),
          'repeated calls': sum(of, ({ repeatedCalls }) => repeatedCalls),
          'most in one kill': Math.max(0, ...of.map(({ repeatedCalls }) => repeatedCalls)),
          'untrue log rows': of.filter(({ log }) => log !== null).length,
        },
      ];
    }),
  ),
);
const isGood = rounds.every(
  ({ lost, doubled, repeatedCalls, log }) =>
    lost === 0 && doubled === 0 && repeatedCalls <= 1 && log === null,
);
process.exitCode = isGood ? 0 : 1;

/** Numbers from 0 to 1 that follow from the seed alone (mulberry32). */
function createRandom(from: number): () => number {
  let state = from;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
