import { type ContactChallenge, hasLeadingZeroBits } from '../../domain/contact-proof.ts';
import { seconds } from '../../domain/duration.ts';
import { sha256 } from './sha256.ts';

/** Work is done in slices this long, so that typing never waits for it. */
const SLICE_MS = 8;
/** How long a message waits for a proof that is not ready; then it goes without. */
const PATIENCE = seconds(4);

const pause = (milliseconds = 0) =>
  new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), milliseconds);
  });

async function solve({ challenge, bits }: ContactChallenge): Promise<string> {
  let sliceEnd = performance.now() + SLICE_MS;
  for (let count = 0; ; count++) {
    const proof = `${challenge}.${count}`;
    if (hasLeadingZeroBits(sha256(proof), bits)) return proof;
    if (performance.now() < sliceEnd) continue;
    await pause();
    sliceEnd = performance.now() + SLICE_MS;
  }
}

/** Null when there is no challenge to be had: the message then goes without a proof. */
async function makeProof(): Promise<{ proof: string; goodUntil: number } | null> {
  try {
    const response = await fetch('/api/contacts/challenge');
    if (!response.ok) return null;
    const challenge = (await response.json()) as ContactChallenge;
    const goodUntil = Date.now() + seconds(challenge.expires_in) - PATIENCE;
    const proof = await solve(challenge);
    // For whoever measures how long a visitor's device works.
    performance.mark('message-proved');
    return { proof, goodUntil };
  } catch {
    return null;
  }
}

export interface Prover {
  /** Starts the work on the first focus; called again it does nothing. */
  start(): void;
  /** The proof, or undefined when none could be had in time. It stays good until `forget`. */
  find(): Promise<string | undefined>;
  /** After a message that was stored: the proof is spent. */
  forget(): void;
}

/** Works out, while the visitor writes, the proof that a browser stood behind the message. */
export function createProver(): Prover {
  let work: ReturnType<typeof makeProof> | null = null;
  const start = () => {
    work ??= makeProof();
  };
  return {
    start,
    forget() {
      work = null;
    },
    async find() {
      start();
      let made = await Promise.race([work, pause(PATIENCE)]);
      if (made && made.goodUntil < Date.now()) {
        work = makeProof();
        made = await Promise.race([work, pause(PATIENCE)]);
      }
      if (!made) work = null;
      return made?.proof;
    },
  };
}
