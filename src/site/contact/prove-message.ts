import type { ContactMessage } from '../../domain/contact/contact-fields.ts';
import {
  attemptStart,
  type ContactChallenge,
  hasLeadingZeroBits,
  PROOF_MIN_AGE,
  seedText,
} from '../../domain/contact/contact-proof.ts';
import { seconds } from '../../domain/time/duration.ts';
import { sha256 } from './sha256.ts';

/** Work is done in slices this long, so that typing never waits for it. */
const SLICE_MS = 8;
/** How long a message waits for a proof that is not ready; then it goes without. Its challenge may be asked for only now. */
const PATIENCE = PROOF_MIN_AGE + seconds(5);

const pause = (milliseconds = 0) =>
  new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), milliseconds);
  });

interface GivenChallenge extends ContactChallenge {
  goodUntil: number;
  /** Sooner its proof would be refused: a restored draft, or fields the browser fills in, are sent by one press. */
  oldEnough: Promise<null>;
}

/** Null when there is no challenge to be had: the message then goes without a proof. */
async function askForChallenge(): Promise<GivenChallenge | null> {
  try {
    const response = await fetch('/api/contacts/challenge');
    if (!response.ok) return null;
    const challenge = (await response.json()) as ContactChallenge;
    return {
      ...challenge,
      goodUntil: Date.now() + seconds(challenge.expires_in) - PATIENCE,
      oldEnough: pause(PROOF_MIN_AGE),
    };
  } catch {
    return null;
  }
}

interface Work {
  /** Says whether another message is the same. */
  seed: string;
  proof: Promise<string | null>;
  isAbandoned: boolean;
}

async function solve(
  work: Work,
  { challenge, bits, oldEnough }: GivenChallenge,
): Promise<string | null> {
  const start = attemptStart(sha256(work.seed));
  let sliceEnd = performance.now() + SLICE_MS;
  for (let count = 0; ; count++) {
    if (hasLeadingZeroBits(sha256(start + count), bits)) {
      // For benchmarks of the work on a visitor's device.
      performance.mark('message-proved');
      await oldEnough;
      return `${challenge}.${count}`;
    }
    if (performance.now() < sliceEnd) continue;
    await pause();
    if (work.isAbandoned) return null;
    sliceEnd = performance.now() + SLICE_MS;
  }
}

interface Prover {
  /** Asks for a challenge on the first focus; called again it does nothing. */
  start(): void;
  /** Works ahead for what is written so far; what was worked out for another text is given up. */
  prepare(contact: ContactMessage): void;
  /** The proof of this message, or undefined when none could be had in time. It stays good until `forget`. */
  find(contact: ContactMessage): Promise<string | undefined>;
  /** After a message that was stored: the challenge is spent. */
  forget(): void;
}

/** Works out, in the visitor's pauses, the proof that a browser stood behind this very message. */
export function createProver(): Prover {
  let asked: Promise<GivenChallenge | null> | null = null;
  let work: Work | null = null;

  const getChallenge = () => {
    asked ??= askForChallenge();
    return asked;
  };
  const forget = () => {
    if (work) work.isAbandoned = true;
    asked = null;
    work = null;
  };
  async function workOn(contact: ContactMessage): Promise<string | null> {
    const given = await getChallenge();
    if (!given || given.goodUntil < Date.now()) {
      forget();
      const another = given && (await getChallenge());
      return another ? prove(another, contact) : null;
    }
    return prove(given, contact);
  }
  function prove(challenge: GivenChallenge, contact: ContactMessage): Promise<string | null> {
    const seed = seedText(challenge.challenge, contact);
    if (work?.seed === seed) return work.proof;
    if (work) work.isAbandoned = true;
    work = { seed, isAbandoned: false, proof: Promise.resolve(null) };
    work.proof = solve(work, challenge);
    return work.proof;
  }

  return {
    start: () => void getChallenge(),
    prepare: (contact) => void workOn(contact),
    async find(contact) {
      return (await Promise.race([workOn(contact), pause(PATIENCE)])) ?? undefined;
    },
    forget,
  };
}
