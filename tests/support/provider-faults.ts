import { eq } from 'drizzle-orm';
import { describeReason } from '../../src/domain/articles/preparation-reason.ts';
import { articles } from '../../src/server/database/schema/articles.ts';
import { NoUsableModel } from '../../src/server/newsroom/preparation/models/available-models.ts';
import { ProviderDelay } from '../../src/server/newsroom/preparation/models/model-faults.ts';
import { prepareArticle } from '../../src/server/newsroom/preparation/prepare-article.ts';
import { startReprocess } from '../../src/server/newsroom/preparation/reprocess-article.ts';
import type { FakeModelServer, ModelAnswer } from '../fakes/model-server.ts';
import type { PreparationWorld, ProviderKeys } from './open-preparation-world.ts';

/*
 * What providers do wrong, in each of their protocols, and how it must end (shared by the test and by
 * `bench/provider-faults.ts`). The models' servers are real ones on loopback that answer as the protocol has it.
 */

export const FAULT_KEY = 'secret-key-that-must-not-leak';
/** Long enough for a loopback answer on a busy machine, short enough to wait for. */
const CALL_TIMEOUT = 1500;

export interface ProviderProtocol {
  name: string;
  keys: ProviderKeys;
  model: string;
  server: (world: PreparationWorld) => FakeModelServer;
  path: string;
}

export const PROTOCOLS: ProviderProtocol[] = [
  {
    name: 'Google generateContent',
    keys: { google: FAULT_KEY },
    model: 'google/gemini-flash-latest',
    server: (world) => world.google,
    path: '/v1beta/models/gemini-flash-latest:generateContent',
  },
  {
    name: 'OpenAI responses',
    keys: { openai: FAULT_KEY, openaiProtocol: 'responses' },
    model: 'openai/gpt-5-mini',
    server: (world) => world.openai,
    path: '/v1/responses',
  },
  {
    name: 'OpenAI-compatible address, chat',
    keys: { openai: FAULT_KEY },
    model: 'openai/gpt-5-mini',
    server: (world) => world.openai,
    path: '/v1/chat/completions',
  },
];

interface Fault {
  name: string;
  /** The answers to the article's first calls; the simulated model gives the rest. */
  answers: ModelAnswer[] | 'wrong key';
  expected: {
    /** How the job ends; a delay with its seconds. */
    ends: 'prepared' | 'needs_review' | 'waiting' | 'failed' | `delay ${number} s`;
    /** Calls of that run. */
    calls: number;
    /** What the article's row says of it; null: nothing. */
    reason: RegExp | null;
  };
}

const delay = (seconds: number, reason: RegExp) =>
  ({ ends: `delay ${seconds} s`, calls: 1, reason }) as const;
const BAD_JSON: ModelAnswer = { text: '{"score": "daug"' };
const CUT: ModelAnswer = { text: '{"score":90,"category":"Technologijos"}', finish: 'length' };
const PREPARED_WITH_REPAIR = { ends: 'prepared', calls: 3, reason: null } as const;

/** pipeline.md, "Preparation": one repair, then review; a wait that the provider names; a refused key pauses. */
export const FAULTS: Fault[] = [
  {
    name: '429 with Retry-After',
    answers: [{ status: 429, retryAfter: 17 }],
    expected: delay(17, /riboja užklausas \(429\)/),
  },
  {
    name: '429 without',
    answers: [{ status: 429 }],
    expected: delay(60, /riboja užklausas \(429\)/),
  },
  {
    name: '503 with Retry-After',
    answers: [{ status: 503, retryAfter: 17 }],
    expected: delay(17, /laikinai neveikia \(503\)/),
  },
  {
    name: '503 without',
    answers: [{ status: 503 }],
    expected: delay(60, /laikinai neveikia \(503\)/),
  },
  { name: '500', answers: [{ status: 500 }], expected: delay(60, /laikinai neveikia \(500\)/) },
  { name: 'timeout', answers: [{ hang: true }], expected: delay(120, /neatsakė laiku/) },
  {
    name: 'broken connection',
    answers: [{ disconnect: true }],
    expected: delay(60, /Nepavyko prisijungti/),
  },
  {
    name: 'a page instead of an answer',
    answers: [{ raw: '<html>proxy</html>' }],
    expected: delay(60, /Bandysime dar kartą/),
  },
  { name: 'bad JSON once', answers: [BAD_JSON], expected: PREPARED_WITH_REPAIR },
  {
    name: 'bad JSON twice',
    answers: [{ text: 'Mielai padėsiu!' }, BAD_JSON],
    expected: { ends: 'needs_review', calls: 2, reason: /JSON/ },
  },
  { name: 'cut by length once', answers: [CUT], expected: PREPARED_WITH_REPAIR },
  {
    name: 'cut by length twice',
    answers: [CUT, CUT],
    expected: { ends: 'needs_review', calls: 2, reason: /nutrūko/ },
  },
  {
    name: 'refusal',
    answers: [{ refusal: 'I cannot help with that.' }],
    expected: { ends: 'needs_review', calls: 1, reason: /atsisakė/ },
  },
  {
    name: 'content filter',
    answers: [{ text: '', finish: 'content-filter' }],
    expected: { ends: 'needs_review', calls: 1, reason: /atsisakė/ },
  },
  {
    name: 'wrong key',
    answers: 'wrong key',
    expected: { ends: 'waiting', calls: 1, reason: /_API_KEY/ },
  },
  {
    name: 'unknown model',
    answers: [{ status: 404 }],
    expected: { ends: 'failed', calls: 1, reason: /nepriėmė užklausos \(404\)/ },
  },
];

interface FaultResult {
  ends: string;
  calls: number;
  reason: string | null;
  /** The row's own state; a job that waits leaves it imported. */
  state: string;
  /** The source's text is as it was, and once the provider is well the article gets prepared. */
  isLost: boolean;
  /** Key, prompt or answer in what was thrown or logged. */
  leaks: boolean;
}

/** One article meets one fault in one protocol; then the provider is well again. */
export async function meetFault(
  world: PreparationWorld,
  { keys, model, server }: ProviderProtocol,
  { answers }: Fault,
): Promise<FaultResult> {
  await world.chooseModel(model);
  // A cover of its own: only texts are asked for.
  const before = await world.addArticle({ ai_image_path: 'covers/own.webp' });
  if (answers === 'wrong key') server(world).acceptOnly('the right one');
  else server(world).answerNext(...answers);
  const deps = { ...world.deps(keys), callTimeout: CALL_TIMEOUT };
  let ends: string;
  let thrown: unknown = null;
  try {
    ends = (await prepareArticle(deps, before.id)).outcome;
  } catch (error) {
    if (!(error instanceof ProviderDelay)) throw error;
    thrown = error;
    ends = `delay ${error.retryAfterSeconds} s`;
  }
  const calls = server(world).requests.length;
  const after = await world.getArticle(before.id);
  const shown = JSON.stringify([thrown, errorWords(thrown), world.logged]);
  const leaks = [FAULT_KEY, 'ExampleMail', 'Fake failure', 'Mielai'].some((word) =>
    shown.includes(word),
  );
  server(world).reset();
  const isPrepared = await prepareWhenWell(world, before.id, keys, answers === 'wrong key');
  const isSame =
    after.original_title === before.original_title &&
    after.original_content === before.original_content;
  return {
    ends,
    calls,
    reason: after.preparation_reason && describeReason(after.preparation_reason),
    state: after.preparation_state,
    isLost: !isSame || !isPrepared,
    leaks,
  };
}

const errorWords = (error: unknown) =>
  error instanceof Error ? [error.message, error.stack, error.cause] : null;

async function prepareWhenWell(
  world: PreparationWorld,
  id: string,
  keys: ProviderKeys,
  isKeyChanged: boolean,
): Promise<boolean> {
  const right = 'the right one';
  const mended: ProviderKeys = !isKeyChanged
    ? keys
    : keys.google
      ? { ...keys, google: right }
      : { ...keys, openai: right };
  const deps = world.deps(mended);
  const { preparation_state } = await world.getArticle(id);
  if (preparation_state === 'needs_review' || preparation_state === 'failed') {
    // What waits for a person is begun anew by a person.
    await startReprocess({ ...deps, enqueue: async () => {} }, id, null).catch((error: unknown) => {
      if (!(error instanceof NoUsableModel)) throw error;
    });
  }
  await prepareArticle(deps, id);
  const [row] = await world.database.db.select().from(articles).where(eq(articles.id, id));
  return row?.preparation_state === 'prepared';
}

/** What the image model does wrong; the cover is then drawn and nothing waits. */
export const COVER_FAULTS: { name: string; answer: ModelAnswer }[] = [
  { name: 'refusal', answer: { refusal: 'no' } },
  { name: '429', answer: { status: 429 } },
  { name: '503', answer: { status: 503 } },
  { name: 'timeout', answer: { hang: true } },
  { name: 'refused key', answer: { status: 403 } },
  { name: 'unknown model', answer: { status: 404 } },
  { name: 'no picture at all', answer: { text: 'Here is your picture!' } },
  { name: 'a picture that is none', answer: { image: Buffer.from('<svg onload=alert(1)>') } },
  { name: 'a page instead of an answer', answer: { raw: '<html>proxy</html>' } },
];

/** @returns how the article ended and who made its cover */
export async function meetCoverFault(
  world: PreparationWorld,
  answer: ModelAnswer,
): Promise<{ ends: string; cover: string | null; isStored: boolean }> {
  const { id } = await world.addArticle();
  world.google.answerWith(({ wantsImage }) => (wantsImage ? answer : null));
  const deps = { ...world.deps({ google: FAULT_KEY }), callTimeout: CALL_TIMEOUT };
  const { outcome } = await prepareArticle(deps, id);
  const { ai_image_path: path } = await world.getArticle(id);
  const cover = path?.includes('drawn') ? 'drawn' : path?.includes('painted') ? 'painted' : null;
  const isStored = path !== null && (await deps.storage.read(path)) !== null;
  return { ends: outcome, cover, isStored };
}
