import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { startTestApi, TEST_PASSWORD, TEST_SECRET } from '../../../../tests/support/test-api.ts';
import { totpCode } from '../../../../tests/support/totp.ts';
import { two_factors } from '../../database/schema/identity.ts';
import { renewEncryption } from './renew-encryption.ts';
import { readSigningKeys } from './signing-keys.ts';

const api = await startTestApi();
const file = join(tmpdir(), `keys-${process.pid}`);
const [FIRST, SECOND] = ['pirmas', 'antras'].map((name) =>
  `${name}-raktas-`.padEnd(43, '0123456789'),
);
afterEach(() => rmSync(file, { force: true }));
afterAll(() => api.close());

/** An instance as it starts with these keys in SECRET_FILE, or without the file. */
async function startWith(...lines: (string | undefined)[]) {
  if (lines.length > 0) writeFileSync(file, `${lines.join('\n')}\n`);
  const keys = readSigningKeys(lines.length > 0 ? file : null, TEST_SECRET);
  await renewEncryption(api.context.db, keys);
  return api.createInstance({ keys });
}
type Instance = Awaited<ReturnType<typeof startWith>>;

const signIn = async (instance: Instance, { email }: { email: string }) => {
  const body = { email, password: TEST_PASSWORD };
  return await api.ask('POST', '/api/auth/sign-in/email', { body }, instance);
};
const passes = async (instance: Instance, token: string) =>
  (await api.ask('GET', '/api/admin/me', { token }, instance)).status === 200;

describe('a session', () => {
  test('signed by a former key of the file counts, and no more when the key is gone', async () => {
    const person = await api.addPerson();
    const before = await startWith(FIRST);
    const token: string = (await signIn(before, person)).body.token;
    expect(await passes(before, token)).toBe(true);
    expect(await passes(await startWith(SECOND, FIRST), token)).toBe(true);
    expect(await passes(await startWith(SECOND), token)).toBe(false);
  });

  test('signed by the secret in the database counts only where the file names it', async () => {
    const person = await api.addPerson();
    expect(await passes(await startWith(FIRST, TEST_SECRET), person.token)).toBe(true);
    expect(await passes(await startWith(FIRST), person.token)).toBe(false);
  });

  test('with a signature of nobody counts under no key', async () => {
    const person = await api.addPerson();
    const [value] = decodeURIComponent(person.token).split('.');
    const forged = `${value}.${Buffer.alloc(32).toString('base64')}`;
    expect(await passes(await startWith(FIRST, TEST_SECRET), forged)).toBe(false);
    expect(await passes(await startWith(FIRST, TEST_SECRET), person.token)).toBe(true);
  });
});

describe('a second factor', () => {
  test('outlives every key: it is encrypted anew at the start, then the former key is not needed', async () => {
    const person = await api.addPerson();
    const ask = (path: string, body: unknown) =>
      api.ask('POST', `/api/admin/account${path}`, { token: person.token, body });
    const { secret, recovery_codes } = (await ask('/two-factor', { password: TEST_PASSWORD })).body;
    await ask('/two-factor/confirm', { code: totpCode(secret) });
    for (const [at, lines] of [[FIRST], [SECOND, FIRST], [SECOND]].entries()) {
      const instance = await startWith(...lines);
      const cookie =
        (await signIn(instance, person)).headers.get('set-cookie')?.split(';')[0] ?? '';
      const body = { recovery_code: recovery_codes[at] };
      const proof = { body, headers: { cookie } };
      const answer = await api.ask('POST', '/api/auth/two-factor', proof, instance);
      expect(answer.status, lines.join()).toBe(200);
    }
    await expect(startWith(FIRST)).rejects.toThrow('SECRET_FILE: trūksta rakto');
    await expect(startWith()).rejects.toThrow('SECRET_FILE: trūksta rakto');
    await api.context.db.delete(two_factors);
  });
});

test('a file that is missing, empty or holds something else is refused in a sentence', () => {
  const read = (text: string) => {
    writeFileSync(file, text);
    return readSigningKeys(file, TEST_SECRET);
  };
  expect(() => readSigningKeys(file, TEST_SECRET)).toThrow('SECRET_FILE: nepavyko perskaityti');
  expect(() => read('\n \n')).toThrow('SECRET_FILE: failas tuščias');
  expect(() => read('x'.repeat(31))).toThrow('bent 32 ženklų');
  expect(() => read(`${'x'.repeat(20)} ${'y'.repeat(20)}`)).toThrow('be tarpų');
  expect(read(`${FIRST}\r\n\n${SECOND}\n`)).toMatchObject({ current: FIRST, former: [SECOND] });
});
