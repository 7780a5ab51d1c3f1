import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { openCuttableWay } from '../../../tests/support/cuttable-way.ts';
import {
  startTestApi,
  TEST_ORIGIN,
  TEST_PASSWORD,
  TEST_SECRET,
  type TestApi,
} from '../../../tests/support/test-api.ts';
import { days, minutes, seconds } from '../../domain/time/duration.ts';
import { connectDatabase } from '../database/database.ts';
import { profiles, sessions } from '../database/schema/identity.ts';
import { rate_limits } from '../database/schema/instances.ts';
import { isUnreachable } from '../database/sql-state.ts';
import { createAccount, createAdministrator, generatePassword, setPassword } from './accounts.ts';
import { configureBetterAuth } from './better-auth.ts';
import { createIdentity } from './identity.ts';
import { readSigningKeys } from './keys/signing-keys.ts';

const api = await startTestApi({ TRUST_PROXY: '10.0.0.0/8' });
afterAll(() => api.close());

const signIn = (body: unknown, ip?: string, instance?: TestApi['api']) =>
  api.ask('POST', '/api/auth/sign-in/email', { body, ...(ip && { ip }) }, instance);
/** The backend over a way to the database that the test can cut. */
async function openAway() {
  const way = await openCuttableWay(api.databaseUrl);
  const connection = connectDatabase(way.url, () => {});
  const identity = createIdentity({
    db: connection.db,
    log: pino({ level: 'silent' }),
    keys: readSigningKeys(null, TEST_SECRET),
    publicUrl: TEST_ORIGIN,
  });
  return { way, connection, identity };
}
const WRONG = 'Neteisingas el. paštas arba slaptažodis';

describe('signing in', () => {
  test('answers a token that opens the panel, and sets no cookie', async () => {
    const { status, body, headers } = await signIn({
      email: 'Admin@Example.com ',
      password: TEST_PASSWORD,
    });
    expect(status).toBe(200);
    expect(body.user).toEqual({
      id: api.people.admin.id,
      email: 'admin@example.com',
      name: 'admin',
    });
    expect(Date.parse(body.expiresAt) - Date.now()).toBeGreaterThan(days(7) - minutes(1));
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('set-auth-token')).toBeNull();
    const me = await api.ask('GET', '/api/admin/me', { token: body.token });
    expect(me.body).toEqual({ user: body.user, role: 'admin' });
  });

  test('what the database holds of a session is not enough to use it', async () => {
    const rows = await api.db.select({ token: sessions.token }).from(sessions);
    for (const { token } of rows) {
      expect((await api.ask('GET', '/api/admin/me', { token })).status).toBe(401);
    }
  });

  test('answers the same for an unknown account and a wrong password', async () => {
    const unknown = await signIn({ email: 'nobody@example.com', password: TEST_PASSWORD });
    const wrong = await signIn({ email: 'user@example.com', password: 'neteisingas-slaptazodis' });
    const malformed = await signIn({ email: 'ne el. paštas', password: 'x' });
    const long = await signIn({ email: 'user@example.com', password: 'x'.repeat(500) });
    expect([unknown.status, unknown.body.detail]).toEqual([401, WRONG]);
    for (const answer of [wrong, malformed, long]) {
      expect([answer.status, answer.body]).toEqual([unknown.status, unknown.body]);
    }
  });

  test('needs both fields', async () => {
    const { status, body } = await signIn({});
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { field: 'email', message: 'El. paštas privalomas' },
      { field: 'password', message: 'Slaptažodis privalomas' },
    ]);
    expect((await signIn({ email: 'a@b.lt', password: 'x', callbackURL: '/' })).status).toBe(400);
  });
});

describe('a session', () => {
  test('tells who is signed in, with the role', async () => {
    const ask = (token?: string) => api.ask('GET', '/api/auth/get-session', { token });
    expect((await ask()).body).toBeNull();
    expect((await ask('abc.def')).body).toBeNull();
    expect((await ask(api.people.moderator.token)).body).toMatchObject({
      user: { email: 'moderator@example.com' },
      role: 'moderator',
      expiresAt: expect.stringMatching(/^20/),
    });
    expect((await ask(api.people.user.token)).body.role).toBe('user');
  });

  test('is extended by use to seven days again, with the same token', async () => {
    const { token } = (await signIn({ email: 'user@example.com', password: TEST_PASSWORD })).body;
    const raw = token.split('.')[0];
    const soon = new Date(Date.now() + days(1));
    await api.db.update(sessions).set({ expiresAt: soon }).where(eq(sessions.token, raw));
    const { body, headers } = await api.ask('GET', '/api/auth/get-session', { token });
    expect(Date.parse(body.expiresAt) - Date.now()).toBeGreaterThan(days(7) - minutes(1));
    expect(headers.get('set-cookie')).toBeNull();
    expect((await api.ask('GET', '/api/auth/get-session', { token })).body).toEqual(body);
  });

  test('ends thirty days after the sign-in, whatever use extends it', async () => {
    const { token } = await api.addPerson();
    const ofToken = eq(sessions.token, decodeURIComponent(token).split('.')[0] ?? '');
    const ask = async () => (await api.ask('GET', '/api/auth/get-session', { token })).body;
    const begun = (age: number) => new Date(Date.now() - age);
    await api.db
      .update(sessions)
      .set({ createdAt: begun(days(29)) })
      .where(ofToken);
    const left = Date.parse((await ask()).expiresAt) - Date.now();
    expect(Math.abs(left - days(1))).toBeLessThan(minutes(1));
    await api.db
      .update(sessions)
      .set({ createdAt: begun(days(30)) })
      .where(ofToken);
    expect(await ask()).toBeNull();
    expect((await api.ask('GET', '/api/admin/me', { token })).status).toBe(401);
  });

  test('ends on its day', async () => {
    const { token } = (await signIn({ email: 'user@example.com', password: TEST_PASSWORD })).body;
    const past = new Date(Date.now() - 1000);
    await api.db
      .update(sessions)
      .set({ expiresAt: past })
      .where(eq(sessions.token, token.split('.')[0]));
    expect((await api.ask('GET', '/api/admin/me', { token })).status).toBe(401);
  });

  test('ends on the server when its owner signs out', async () => {
    const { token } = (await signIn({ email: 'admin@example.com', password: TEST_PASSWORD })).body;
    const out = await api.ask('POST', '/api/auth/sign-out', { token });
    expect([out.status, out.headers.get('set-cookie')]).toEqual([200, null]);
    expect((await api.ask('GET', '/api/admin/me', { token })).status).toBe(401);
    expect((await api.ask('POST', '/api/auth/sign-out')).status).toBe(200);
  });

  test('that cannot be ended is not said to be over', async () => {
    const { token } = (await signIn({ email: 'admin@example.com', password: TEST_PASSWORD })).body;
    await api.db.execute(sql`create function refuse() returns trigger language plpgsql
      as $$ begin raise exception 'refused'; end $$`);
    await api.db.execute(
      sql`create trigger refuse before delete on sessions execute function refuse()`,
    );
    try {
      expect((await api.ask('POST', '/api/auth/sign-out', { token })).status).toBe(500);
    } finally {
      await api.db.execute(sql`drop trigger refuse on sessions`);
    }
    expect((await api.ask('POST', '/api/auth/sign-out', { token })).status).toBe(200);
    expect((await api.ask('GET', '/api/admin/me', { token })).status).toBe(401);
  });

  test('can be revoked by the server, as by a new password', async () => {
    const account = await api.addPerson();
    await api.identity.revokeSessions(account.id);
    expect((await api.ask('GET', '/api/admin/me', { token: account.token })).status).toBe(401);
    const { token } = await api.signIn(account);
    await setPassword(api.context, {
      email: account.email.toUpperCase(),
      password: 'naujas-geras-slaptazodis',
    });
    expect((await api.ask('GET', '/api/admin/me', { token })).status).toBe(401);
    await expect(api.identity.signIn(account)).rejects.toThrow();
    await api.identity.signIn({ ...account, password: 'naujas-geras-slaptazodis' });
  });

  test('loses the panel with the role, at once', async () => {
    const account = { email: 'former@example.com', password: TEST_PASSWORD, name: 'F' };
    const { id } = await createAccount(api.context, { ...account, role: 'moderator' });
    const { token } = await api.signIn(account);
    expect((await api.ask('GET', '/api/admin/me', { token })).status).toBe(403);
    await api.db.delete(profiles).where(eq(profiles.id, id));
    expect((await api.ask('GET', '/api/admin/me', { token })).status).toBe(401);
  });
});

describe('accounts', () => {
  test('need twelve characters of password and an address nobody has', async () => {
    const account = { email: 'x@example.com', password: 'vienuolika1', name: 'X' };
    await expect(createAdministrator(api.context, account)).rejects.toMatchObject({
      code: 'invalid',
      errors: [{ field: 'password', message: 'Slaptažodį turi sudaryti bent 12 ženklų' }],
    });
    await expect(
      createAdministrator(api.context, {
        ...account,
        password: TEST_PASSWORD,
        email: 'ADMIN@example.com',
      }),
    ).rejects.toMatchObject({ code: 'conflict', errors: [{ field: 'email' }] });
    await expect(
      createAdministrator(api.context, { ...account, password: TEST_PASSWORD, email: 'x' }),
    ).rejects.toMatchObject({ code: 'invalid', errors: [{ field: 'email' }] });
  });

  test('refuse a password that is guessed early, with the reason', async () => {
    const account = { email: 'weak@example.com', password: 'passwordpassword', name: 'W' };
    await expect(createAdministrator(api.context, account)).rejects.toMatchObject({
      code: 'invalid',
      errors: [{ field: 'password', message: expect.stringContaining('kartojasi') }],
    });
    await expect(
      setPassword(api.context, { email: 'user@example.com', password: 'user@example.com' }),
    ).rejects.toMatchObject({ errors: [{ message: expect.stringContaining('adresas') }] });
  });

  test('are made by administrators alone: the library makes none for whoever asks it', async () => {
    const library = configureBetterAuth({
      db: api.db,
      log: pino({ level: 'silent' }),
      keys: readSigningKeys(null, TEST_SECRET),
      publicUrl: TEST_ORIGIN,
      trustedOrigins: [],
    });
    const body = { email: 'svetimas@example.com', password: TEST_PASSWORD, name: 'S' };
    await expect(library.api.signUpEmail({ body })).rejects.toThrow('sign up is not enabled');
  });

  test('get a generated password that is long enough and never twice the same', () => {
    const passwords = new Set(Array.from({ length: 100 }, generatePassword));
    expect(passwords.size).toBe(100);
    for (const password of passwords) expect(password).toMatch(/^[a-zA-Z2-9]{20}$/);
  });
});

describe('limits', () => {
  test('are kept by network: ten wrong passwords end the sign-in there, and the owner signs in elsewhere', async () => {
    const instances = [api.createInstance(), api.createInstance()];
    const wrong = { email: 'user@example.com', password: 'neteisingas-slaptazodis' };
    const right = { email: 'USER@example.com', password: TEST_PASSWORD };
    api.startWindow(minutes(15));
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await signIn(wrong, '192.0.2.1', instances[attempt % 2])).status).toBe(401);
    // Also after a restart, with the right password and another spelling.
    const refused = await signIn(right, '192.0.2.1', api.createInstance());
    expect(refused.status).toBe(429);
    expect(refused.body.detail).toMatch(
      /^Per daug bandymų prisijungti\. Bandykite dar kartą po \d+ (?:min|sek)\.$/,
    );
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const elsewhere = await signIn(right, '198.51.100.7');
    expect(elsewhere.status).toBe(429);
    expect(elsewhere.body.detail).toBe(
      'Prie šios paskyros dabar jungiamasi neįprastai dažnai. Bandykite dar kartą po 5 sek.',
    );
    api.passTime(seconds(5));
    const { status, body } = await signIn(right, '198.51.100.7');
    expect(status).toBe(200);
    // From now on that browser is not counted with unknown clients, wherever it is taken.
    expect((await signIn({ ...right, browser: body.browser }, '192.0.2.1')).status).toBe(200);
    expect((await signIn(right, '192.0.2.1')).status).toBe(429);
    await setPassword(api.context, { email: 'user@example.com', password: TEST_PASSWORD });
    expect((await signIn(right, '192.0.2.1')).status).toBe(200);
  });

  test('a forwarded address counts only when a trusted proxy says it', async () => {
    const from = async (ip: string, forwarded: string) => {
      const body = { email: 'moderator@example.com', password: 'x' };
      await api.ask('POST', '/api/auth/sign-in/email', {
        body,
        ip,
        headers: { 'x-forwarded-for': forwarded },
      });
      const rows = await api.db.select({ key: rate_limits.key }).from(rate_limits);
      return rows.filter(({ key }) => key.startsWith('sign-in:address:')).length;
    };
    const before = await from('192.0.2.200', '1.1.1.1');
    expect(await from('192.0.2.200', '2.2.2.2')).toBe(before);
    expect(await from('10.0.0.1', '3.3.3.3')).toBe(before + 1);
    expect(await from('10.0.0.1', '4.4.4.4, 3.3.3.3')).toBe(before + 1);
  });

  test('the stored keys do not show whom they count', async () => {
    const rows = await api.db.select({ key: rate_limits.key }).from(rate_limits);
    for (const { key } of rows) expect(key).not.toMatch(/@|\d+\.\d+\.\d+/);
  });
});

test('who a signed-in person is cannot be told without a database, which is what is said, and can be afterwards', async () => {
  const { way, connection, identity } = await openAway();
  const look = () => identity.findSession(`Bearer ${api.people.admin.token}`);
  expect((await look())?.user.id).toBe(api.people.admin.id);
  way.cut();
  expect(isUnreachable(await look().catch((error) => error))).toBe(true);
  way.mend();
  expect((await look())?.user.id).toBe(api.people.admin.id);
  await connection.close();
  await way.close();
});
