import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  startTestApi,
  TEST_PASSWORD,
  TEST_SECRET,
  type TestApi,
} from '../../../tests/support/test-api.ts';
import { totpCode } from '../../../tests/support/totp.ts';
import { minutes, seconds } from '../../domain/time/duration.ts';
import { audit_log } from '../database/schema/audit.ts';
import { two_factors, verifications } from '../database/schema/identity.ts';
import { resetSecondFactor } from './accounts.ts';
import { createIdentity } from './identity.ts';
import { readSigningKeys } from './keys/signing-keys.ts';
import { consumeCode } from './second-factor.ts';

const api = await startTestApi();
afterAll(() => api.close());
beforeEach(() => api.startWindow(minutes(15)));

/** A new administrator, signed in. */
async function addPerson() {
  const person = await api.addPerson();
  const ask = (method: string, path: string, body?: unknown) =>
    api.ask(method, `/api/admin/account${path}`, { token: person.token, body });
  return { ...person, ask };
}
type Person = Awaited<ReturnType<typeof addPerson>>;

const codeNow = (secret: string) => totpCode(secret);
/** Of the next half minute, which passes already: each code is taken once, and switching on takes the first. */
const nextCode = (secret: string) => totpCode(secret, new Date(Date.now() + seconds(30)));

/** A person whose second factor is on; the code of this half minute was spent on that. */
async function addProtected() {
  const person = await addPerson();
  const { body } = await person.ask('POST', '/two-factor', { password: TEST_PASSWORD });
  const code = codeNow(body.secret);
  expect((await person.ask('POST', '/two-factor/confirm', { code })).status).toBe(200);
  return { ...person, secret: body.secret as string, codes: body.recovery_codes as string[] };
}

const firstStep = ({ email }: Person) =>
  api.ask('POST', '/api/auth/sign-in/email', { body: { email, password: TEST_PASSWORD } });
const cookieOf = (answer: Awaited<ReturnType<typeof firstStep>>) =>
  (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
const secondStep = (cookie: string, body: unknown, instance?: TestApi['api'], ip = '192.0.2.1') =>
  api.ask('POST', '/api/auth/two-factor', { body, ip, headers: { cookie } }, instance);
const passes = async (token: string) =>
  (await api.ask('GET', '/api/admin/me', { token })).status === 200;

describe('switching the second factor on', () => {
  test('needs the password, then a right code; this session alone goes on and the audit tells', async () => {
    const person = await addPerson();
    const { token: elsewhere } = await api.signIn(person);
    const wrong = await person.ask('POST', '/two-factor', { password: 'neteisingas-slaptazodis' });
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      [{ field: 'password', message: 'Neteisingas slaptažodis' }],
    ]);
    expect((await person.ask('POST', '/two-factor/confirm', { code: '123456' })).status).toBe(409);

    const { body } = await person.ask('POST', '/two-factor', { password: TEST_PASSWORD });
    expect(body.uri).toMatch(/^otpauth:\/\/totp\//);
    expect(new URL(body.uri).searchParams.get('secret')).toBe(body.secret);
    expect(new Set(body.recovery_codes).size).toBe(10);
    const refused = await person.ask('POST', '/two-factor/confirm', { code: '000000' });
    expect(refused.body.errors).toEqual([{ field: 'code', message: 'Neteisingas kodas' }]);
    // Not confirmed: the password alone is still enough, here and for who is signed in with it.
    expect(await passes(elsewhere)).toBe(true);
    expect((await firstStep(person)).body.token).toBeDefined();

    const code = ` ${codeNow(body.secret).replace(/(...)/, '$1 ')}`;
    expect((await person.ask('POST', '/two-factor/confirm', { code })).status).toBe(200);
    expect((await person.ask('GET', '')).body).toEqual({
      id: person.id,
      email: person.email,
      name: person.name,
      public_name: '',
      two_factor_enabled: true,
      recovery_codes_left: 10,
    });
    expect((await person.ask('POST', '/two-factor', { password: TEST_PASSWORD })).status).toBe(409);
    expect(await passes(elsewhere)).toBe(false);
    const entries = await api.db
      .select()
      .from(audit_log)
      .where(eq(audit_log.entity_id, person.id))
      .orderBy(audit_log.id);
    expect(entries.map(({ action }) => action)).toEqual([
      'account.sign-in',
      'account.two-factor-on',
    ]);
    // The one elsewhere, and the one that the password alone opened meanwhile.
    expect(entries.at(-1)?.after).toEqual({ sessions: 2 });
    expect(JSON.stringify(entries)).not.toContain(body.secret);
  });

  test('keeps nothing in the database that makes codes', async () => {
    const { id, secret, codes } = await addProtected();
    const [row] = await api.db.select().from(two_factors).where(eq(two_factors.userId, id));
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(JSON.stringify(row)).not.toContain(codes[0]);
  });
});

describe('signing in with a second factor', () => {
  test('the password opens nothing; it answers one cookie for the second step only', async () => {
    const person = await addProtected();
    const answer = await firstStep(person);
    expect([answer.status, answer.body]).toEqual([200, { two_factor_required: true }]);
    expect(answer.headers.get('set-auth-token')).toBeNull();
    const [cookie] = answer.headers.getSetCookie();
    expect(answer.headers.getSetCookie()).toHaveLength(1);
    expect(cookie).toMatch(/^two_factor=/);
    expect(cookie).toContain('Path=/api/auth/two-factor');
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Strict');
    expect(cookie).not.toContain('Secure');
  });

  test('a right code answers what a sign-in does, and ends the challenge', async () => {
    const person = await addProtected();
    const cookie = cookieOf(await firstStep(person));
    const answer = await secondStep(cookie, { code: nextCode(person.secret) });
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body).toSorted()).toEqual(['browser', 'expiresAt', 'token', 'user']);
    expect(answer.body.user).toMatchObject({ id: person.id, email: person.email });
    expect(await passes(answer.body.token)).toBe(true);
    const [ended, ...others] = answer.headers.getSetCookie();
    expect(others).toEqual([]);
    expect(ended).toMatch(/^two_factor=;.*Max-Age=0/);
    const again = await secondStep(cookie, { code: nextCode(person.secret) });
    expect([again.status, again.body.detail]).toEqual([
      401,
      'Prisijungimo laikas baigėsi. Įveskite el. paštą ir slaptažodį iš naujo.',
    ]);
  });

  test('no code is right for an account without a second factor', async () => {
    const { id: userId } = await addPerson();
    const deps = { keys: readSigningKeys(null, TEST_SECRET) };
    expect(await consumeCode(deps, api.db, { userId, code: '123456' })).toBe(false);
  });

  test('a code is taken once, whoever sends it, also by two at once on two instances', async () => {
    const person = await addProtected();
    const code = nextCode(person.secret);
    const cookies = [cookieOf(await firstStep(person)), cookieOf(await firstStep(person))];
    const answers = await Promise.all(
      cookies.map((cookie) => secondStep(cookie, { code }, api.createInstance())),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const third = await secondStep(cookieOf(await firstStep(person)), { code });
    expect([third.status, third.body.errors]).toEqual([
      401,
      [{ field: 'code', message: 'Neteisingas kodas' }],
    ]);
    // An older one neither, although its time has not passed.
    const older = await secondStep(cookieOf(await firstStep(person)), {
      code: codeNow(person.secret),
    });
    expect(older.status).toBe(401);
  });

  test('without the challenge, with a forged or a lapsed one no code is taken', async () => {
    const person = await addProtected();
    const code = nextCode(person.secret);
    const cookie = cookieOf(await firstStep(person));
    const forged = cookie.replace(/\.[^.]+$/, '.AAAA');
    for (const wrong of ['', 'two_factor=2fa-x.y', `better-auth.session_token=${person.token}`]) {
      expect((await secondStep(wrong, { code })).status).toBe(401);
    }
    expect((await secondStep(forged, { code: nextCode(person.secret) })).status).toBe(401);
    const past = new Date(Date.now() - 1000);
    const lapsed = cookieOf(await firstStep(person));
    await api.db.update(verifications).set({ expiresAt: past });
    expect((await secondStep(lapsed, { recovery_code: person.codes[0] })).status).toBe(401);
    expect((await person.ask('GET', '')).body.recovery_codes_left).toBe(10);
  });

  test('a recovery code works once, also when two send it at once', async () => {
    const person = await addProtected();
    const [recovery_code = ''] = person.codes;
    const cookies = [cookieOf(await firstStep(person)), cookieOf(await firstStep(person))];
    const answers = await Promise.all(
      cookies.map((cookie) => secondStep(cookie, { recovery_code })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const again = await secondStep(cookieOf(await firstStep(person)), { recovery_code });
    expect(again.body.errors).toEqual([{ field: 'recovery_code', message: 'Neteisingas kodas' }]);
    expect((await person.ask('GET', '')).body.recovery_codes_left).toBe(9);
  });

  test('either a code or a recovery code is needed', async () => {
    const both = { code: '123456', recovery_code: 'a' };
    for (const body of [{}, both, { code: '12345' }, { code: 'abcdef' }, { recovery_code: ' ' }]) {
      expect((await secondStep('', body)).status, JSON.stringify(body)).toBe(400);
    }
  });

  test('ten wrong codes of an account end its second step for fifteen minutes, on every instance', async () => {
    const person = await addProtected();
    const instances = [api.createInstance(), api.createInstance()];
    for (let attempt = 0; attempt < 10; attempt += 1) {
      // A new challenge each time: knowing the password gives no more guesses.
      const cookie = cookieOf(await firstStep(person));
      const wrong = attempt % 3 ? { code: '000000' } : { recovery_code: 'abcde-fghij' };
      const { status } = await secondStep(
        cookie,
        wrong,
        instances[attempt % 2],
        `192.0.2.${attempt}`,
      );
      expect(status).toBe(401);
    }
    const cookie = cookieOf(await firstStep(person));
    const right = { code: nextCode(person.secret) };
    const refused = await secondStep(cookie, right, undefined, '198.51.100.1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    api.startWindow(minutes(15));
    expect((await secondStep(cookie, right, undefined, '198.51.100.1')).status).toBe(200);
  });

  test('thirty wrong codes from one address end its second step', async () => {
    const answers = await Promise.all(
      Array.from({ length: 33 }, () =>
        secondStep('two_factor=2fa-x.y', { code: '000000' }, undefined, '203.0.113.9'),
      ),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  });

  test('with https the cookie goes over https only', async () => {
    const person = await addProtected();
    const https = createIdentity({
      db: api.db,
      log: api.context.log,
      keys: readSigningKeys(null, 'a-secret-of-the-tests-that-is-long-enough'),
      publicUrl: 'https://example.lt',
    });
    const answer = await https.signIn(person);
    const cookie = 'cookie' in answer ? answer.cookie : '';
    expect(cookie).toMatch(/^__Secure-two_factor=.*; Secure/);
    expect(await https.findChallenged(cookie.split(';')[0])).toBe(person.id);
    expect(await https.findChallenged(cookie.replace('__Secure-', ''))).toBeNull();
  });
});

describe('the second factor of an account', () => {
  test('is switched off with the password and a code, neither alone; so are recovery codes made', async () => {
    const person = await addProtected();
    const [, recovery_code = ''] = person.codes;
    const password = TEST_PASSWORD;
    for (const path of ['/two-factor/disable', '/two-factor/recovery-codes']) {
      const fieldsOf = async (body: object) =>
        (await person.ask('POST', path, body)).body.errors.map(
          (one: { field: string }) => one.field,
        );
      expect(await fieldsOf({ password })).toEqual(['code']);
      expect(await fieldsOf({ password: 'neteisingas', recovery_code })).toEqual(['password']);
      expect(await fieldsOf({ password, code: '000000' })).toEqual(['code']);
      expect(await fieldsOf({ password, recovery_code: 'abcde-fghij' })).toEqual(['recovery_code']);
      // Taken when it was switched on.
      expect(await fieldsOf({ password, code: codeNow(person.secret) })).toEqual(['code']);
    }
    const right = { password, recovery_code };
    expect((await person.ask('POST', '/two-factor/disable', right)).status).toBe(200);
    expect((await person.ask('GET', '')).body).toMatchObject({
      two_factor_enabled: false,
      recovery_codes_left: 0,
    });
    expect((await firstStep(person)).body.token).toBeDefined();
    expect((await person.ask('POST', '/two-factor/recovery-codes', right)).status).toBe(409);
  });

  test('gets new recovery codes, and the old ones are worth nothing', async () => {
    const person = await addProtected();
    const right = { password: TEST_PASSWORD, code: nextCode(person.secret) };
    const { body } = await person.ask('POST', '/two-factor/recovery-codes', right);
    expect(body.recovery_codes).toHaveLength(10);
    const cookie = cookieOf(await firstStep(person));
    expect((await secondStep(cookie, { recovery_code: person.codes[0] })).status).toBe(401);
    expect((await secondStep(cookie, { recovery_code: body.recovery_codes[0] })).status).toBe(200);
    // That a code was used is audited, which one is not.
    const entries = await api.db
      .select()
      .from(audit_log)
      .where(eq(audit_log.entity_id, person.id))
      .orderBy(audit_log.id);
    expect(entries.at(-2)).toMatchObject({
      actor_id: person.id,
      action: 'account.recovery-code-used',
      after: { recovery_codes_left: 9 },
    });
    expect(entries.filter(({ action }) => action.endsWith('-used'))).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toContain(body.recovery_codes[0]);
  });

  test('can be taken away by a command, which signs the person out', async () => {
    const person = await addProtected();
    expect(await resetSecondFactor(api.context, person.email.toUpperCase())).toBe(true);
    expect(await resetSecondFactor(api.context, person.email)).toBe(false);
    expect(await passes(person.token)).toBe(false);
    expect((await firstStep(person)).body.token).toBeDefined();
    const entries = await api.db
      .select()
      .from(audit_log)
      .where(eq(audit_log.entity_id, person.id))
      .orderBy(audit_log.id);
    expect(entries.at(-2)).toMatchObject({ action: 'account.two-factor-off', actor: 'komanda' });
  });
});
