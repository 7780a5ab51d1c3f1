import { createHmac, randomUUID } from 'node:crypto';
import { pino } from 'pino';
import type { Role } from '../../src/domain/roles.ts';
import { days } from '../../src/domain/time/duration.ts';
import { type ApiExtras, createApi } from '../../src/server/api.ts';
import { createPreviews } from '../../src/server/articles/drafts/previews.ts';
import { parseConfig } from '../../src/server/config.ts';
import { createChallenges } from '../../src/server/contacts/challenges.ts';
import type { AppContext } from '../../src/server/context.ts';
import {
  accounts,
  profiles,
  sessions,
  user_roles,
} from '../../src/server/database/schema/identity.ts';
import { installation } from '../../src/server/database/schema/instances.ts';
import { createClientAddressReader } from '../../src/server/http/client-address.ts';
import { createIdentity } from '../../src/server/identity/identity.ts';
import { readSigningKeys } from '../../src/server/identity/keys/signing-keys.ts';
import { createBoss } from '../../src/server/jobs/boss.ts';
import { shareTextChecks } from './shared-threads.ts';
import { createTestDatabase } from './test-database.ts';

export const TEST_ORIGIN = 'http://localhost:3000';
export const TEST_SECRET = 'a-secret-of-the-tests-that-is-long-enough';
export const TEST_PASSWORD = 'bandomasis-slaptazodis';

/** Of the password above at next to no cost: the product's own takes a tenth of a second each time. */
const TEST_PASSWORD_HASH =
  '$scrypt$ln=4,r=1,p=1$MDEyMzQ1Njc4OWFiY2RlZg$xTWxGJQdTR9hLGAuQpHlMLdtFqucWw5wsu5R9H4SEhc';

interface Asked {
  token?: string | undefined;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Address of the socket's peer. */
  ip?: string;
}

export interface Answered {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
}

/**
 * The backend on a fresh database, with an administrator, a moderator and a plain user signed in.
 * @param parts of the context that the test brings; the outside world is not there otherwise
 */
export async function startTestApi(
  settings: Record<string, string> = {},
  extras: Partial<ApiExtras> = {},
  parts: Partial<Pick<AppContext, 'storage' | 'outbound'>> = {},
) {
  const database = await createTestDatabase();
  const log = pino({ level: 'silent' });
  const boss = createBoss(database.pool, log);
  await boss.prepare();
  let shift = 0;
  const context: AppContext = {
    config: parseConfig({ PUBLIC_URL: TEST_ORIGIN, ...settings }),
    clock: { now: () => new Date(Date.now() + shift) },
    log,
    db: database.db,
    jobs: boss,
    outbound: unused('outbound'),
    storage: unused('storage'),
    texts: shareTextChecks(),
    publicChanges: { waitUntilSeen: async () => {} },
    ...parts,
  };
  const { db } = database;
  await db.insert(installation).values({ key: 'session_secret', value: TEST_SECRET });
  const keys = readSigningKeys(null, TEST_SECRET);
  const identity = createIdentity({ db, log, keys, publicUrl: TEST_ORIGIN });
  const { clock, config } = context;
  const shared = {
    readClientAddress: createClientAddressReader(config.trustProxy),
    previews: createPreviews({ secret: TEST_SECRET, clock }),
    challenges: createChallenges({ secret: TEST_SECRET, clock }),
  };
  /** Another instance of the product on the same database. */
  const createInstance = (parts: Partial<ApiExtras> = {}) =>
    createApi(context, {
      secret: TEST_SECRET,
      keys,
      publicUrl: TEST_ORIGIN,
      ...shared,
      importImage: async (address) => address,
      feeds: unused('feeds'),
      pages: unused('pages'),
      robots: unused('robots'),
      ...extras,
      ...parts,
    });
  const api = createInstance();

  const people: Record<Role, { id: string; token: string }> = {
    admin: await signUp('admin', 'admin'),
    moderator: await signUp('moderator', 'moderator'),
    user: await signUp('user', null),
  };

  /** An account whose owner is signed in, without the time that hashing a password takes. */
  async function signUp(name: string, role: Role | null) {
    const email = `${name}@example.com`;
    const [{ id } = { id: '' }] = await db
      .insert(profiles)
      .values({ email, name, emailVerified: true })
      .returning({ id: profiles.id });
    if (role) await db.insert(user_roles).values({ user_id: id, role });
    const credential = { userId: id, accountId: id, providerId: 'credential' };
    await db.insert(accounts).values({ ...credential, password: TEST_PASSWORD_HASH });
    const token = randomUUID();
    await db
      .insert(sessions)
      .values({ userId: id, token, expiresAt: new Date(Date.now() + days(7)) });
    const signature = createHmac('sha256', TEST_SECRET).update(token).digest('base64');
    const signed = encodeURIComponent(`${token}.${signature}`);
    return { id, email, name, password: TEST_PASSWORD, token: signed };
  }

  /** With the right password of an account without a second factor. */
  async function signIn(account: { email: string; password: string }) {
    const answer = await identity.signIn(account);
    if (!('token' in answer)) throw new Error(`${account.email} has a second factor`);
    return answer;
  }

  async function ask(
    method: string,
    path: string,
    { token, body, headers = {}, ip = '127.0.0.1' }: Asked = {},
    instance: { request: (typeof api)['request'] } = api,
  ): Promise<Answered> {
    const response = await instance.request(
      path,
      {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      },
      { incoming: { socket: { remoteAddress: ip } } },
    );
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text ? JSON.parse(text) : null,
    };
  }

  return {
    api,
    context,
    shared,
    db,
    pool: database.pool,
    boss,
    databaseUrl: database.url,
    identity,
    people,
    /** Another administrator, signed in. */
    addPerson: () => signUp(`p${randomUUID()}`, 'admin'),
    createInstance,
    signIn,
    ask,
    /** The same as the administrator. */
    askAsAdmin: (method: string, path: string, body?: unknown) =>
      ask(method, path, { token: people.admin.token, body }),
    /** Moves the product's clock; sessions live by the real one. */
    passTime: (milliseconds: number) => {
      shift += milliseconds;
    },
    /** Moves it to the beginning of the next window of a rate limit: what follows is counted in one window. */
    startWindow: (windowMs: number) => {
      shift += windowMs - ((Date.now() + shift) % windowMs);
    },
    async close() {
      await boss.stop();
      await database.drop();
    },
  };
}

export type TestApi = Awaited<ReturnType<typeof startTestApi>>;

function unused<Part extends object>(name: string): Part {
  return new Proxy({} as Part, {
    get() {
      throw new Error(`The test did not expect ${name} to be used`);
    },
  });
}
