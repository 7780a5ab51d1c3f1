import { randomUUID } from 'node:crypto';
import { eq, notInArray } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { storePreparedArticle } from '../../../tests/support/prepared-article.ts';
import { startTestApi, TEST_PASSWORD } from '../../../tests/support/test-api.ts';
import { minutes } from '../../domain/time/duration.ts';
import { articles } from '../database/schema/articles.ts';
import { audit_log } from '../database/schema/audit.ts';
import { profiles, sessions, user_roles } from '../database/schema/identity.ts';
import {
  deleteAccount,
  disableAccount,
  enableAccount,
  setPassword,
  setRole,
  unlockAccount,
} from './accounts.ts';

const api = await startTestApi();
afterAll(() => api.close());
beforeEach(() => api.startWindow(minutes(15)));

const NEW_PASSWORD = 'visai-kitas-slaptazodis';
const addPerson = () => api.addPerson();
const signIn = async (account: { email: string; password: string }, headers = {}) =>
  (
    await api.ask('POST', '/api/auth/sign-in/email', {
      body: { email: account.email, password: account.password },
      ip: '198.51.100.20',
      headers,
    })
  ).body.token as string;
const account = (token: string, method: string, path: string, body?: unknown) =>
  api.ask(method, `/api/admin/account${path}`, { token, body });
const isLive = async (token: string) =>
  (await api.ask('GET', '/api/admin/me', { token })).status === 200;
const audited = async (id: string) =>
  api.db.select().from(audit_log).where(eq(audit_log.entity_id, id)).orderBy(audit_log.id);

describe('the own password', () => {
  test('is changed with the old one; this session goes on, the others end', async () => {
    const person = await addPerson();
    const [here, elsewhere] = [await signIn(person), await signIn(person)];
    const change = (current_password: string, new_password: string) =>
      account(here, 'POST', '/password', { current_password, new_password });
    expect((await change('neteisingas-slaptazodis', NEW_PASSWORD)).body.errors).toEqual([
      { field: 'current_password', message: 'Neteisingas slaptažodis' },
    ]);
    expect((await change(TEST_PASSWORD, 'trumpas')).body.errors).toEqual([
      { field: 'new_password', message: 'Slaptažodį turi sudaryti bent 12 ženklų' },
    ]);
    expect((await change(TEST_PASSWORD, NEW_PASSWORD)).status).toBe(200);
    expect([await isLive(here), await isLive(elsewhere)]).toEqual([true, false]);
    expect(await signIn(person)).toBeUndefined();
    expect(await signIn({ ...person, password: NEW_PASSWORD })).toBeDefined();
    const isAboutPassword = ({ action }: { action: string }) => action === 'account.password';
    const entry = (await audited(person.id)).find(isAboutPassword);
    expect(entry).toMatchObject({ actor_id: person.id });
    expect([entry?.before, entry?.after]).toEqual([null, null]);
  });

  test('cannot be guessed from an open panel: ten wrong ones are enough', async () => {
    const person = await addPerson();
    const token = await signIn(person);
    const attempt = (current_password: string) =>
      account(token, 'POST', '/password', { current_password, new_password: NEW_PASSWORD });
    for (let n = 0; n < 10; n += 1) expect((await attempt('neteisingas')).status).toBe(400);
    expect((await attempt(TEST_PASSWORD)).status).toBe(429);
    api.startWindow(minutes(15));
    expect((await attempt(TEST_PASSWORD)).status).toBe(200);
  });
});

describe('the own sessions', () => {
  test('are listed with where they are from, and the others are ended together', async () => {
    const person = await addPerson();
    const other = await signIn(person, { 'user-agent': 'Kitas', 'x-forwarded-for': '8.8.8.8' });
    const here = await signIn(person, { 'user-agent': 'Sis' });
    const { body } = await account(here, 'GET', '/sessions');
    // The one that a new account of the tests has besides.
    expect(body.total).toBe(3);
    expect(Object.keys(body.items[0]).toSorted()).toEqual([
      'created_at',
      'id',
      'ip_address',
      'is_current',
      'updated_at',
      'user_agent',
    ]);
    const current = body.items.find((item: { is_current: boolean }) => item.is_current);
    expect(body.items.filter((item: { is_current: boolean }) => item.is_current)).toHaveLength(1);
    expect(current).toMatchObject({ ip_address: '198.51.100.20', user_agent: 'Sis' });
    // What the request says of itself is not believed.
    expect(JSON.stringify(body)).not.toContain('8.8.8.8');

    expect((await account(here, 'DELETE', '/sessions')).body).toEqual({ ended: 2 });
    expect([await isLive(here), await isLive(other)]).toEqual([true, false]);
    expect((await audited(person.id)).at(-1)).toMatchObject({
      action: 'account.sign-out',
      after: { sessions: 2 },
    });
    // Of none there is nothing to tell.
    const told = (await audited(person.id)).length;
    expect((await account(here, 'DELETE', '/sessions')).body).toEqual({ ended: 0 });
    expect(await audited(person.id)).toHaveLength(told);
  });

  test('are ended one by one; those of others are not there', async () => {
    const [person, otherPerson] = [await addPerson(), await addPerson()];
    const [here, other] = [await signIn(person), await signIn(person)];
    const foreign = await signIn(otherPerson);
    const { body } = await account(here, 'GET', '/sessions');
    const { id } = body.items.find((item: { is_current: boolean }) => !item.is_current);
    expect((await account(here, 'DELETE', `/sessions/${id}`)).status).toBe(200);
    expect(await isLive(other)).toBe(false);
    expect((await account(here, 'DELETE', `/sessions/${id}`)).status).toBe(404);
    const [theirs] = await api.db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, otherPerson.id));
    const path = `/sessions/${theirs?.id ?? randomUUID()}`;
    expect((await account(here, 'DELETE', path)).status).toBe(404);
    expect(await isLive(foreign)).toBe(true);
  });
});

describe('commands', () => {
  test('give a role that counts at once, and record it', async () => {
    const person = await addPerson();
    const token = await signIn(person);
    await setRole(api.context, { email: person.email, role: 'moderator' });
    expect((await api.ask('GET', '/api/admin/me', { token })).status).toBe(403);
    await setRole(api.context, { email: person.email, role: 'admin' });
    expect(await isLive(token)).toBe(true);
    expect((await audited(person.id)).slice(-2)).toMatchObject([
      {
        action: 'profile.role',
        actor: 'komanda',
        actor_id: null,
        before: { roles: ['admin'] },
        after: { roles: ['moderator'] },
      },
      { before: { roles: ['moderator'] }, after: { roles: ['admin'] } },
    ]);
    await expect(
      setRole(api.context, { email: 'nobody@example.com', role: 'admin' }),
    ).rejects.toMatchObject({ code: 'not-found' });
  });

  test('never leave the product without an administrator, not even two at once', async () => {
    await api.db.delete(user_roles);
    const [one, two] = [await addPerson(), await addPerson()];
    const outcomes = await Promise.allSettled(
      [one, two].map(({ email }) => setRole(api.context, { email, role: 'user' })),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const left = await api.db.$count(user_roles, eq(user_roles.role, 'admin'));
    expect(left).toBe(1);
    await api.db.delete(user_roles);
    const [three, four] = [await addPerson(), await addPerson()];
    const commands = await Promise.allSettled([
      disableAccount(api.context, three.email),
      deleteAccount(api.context, four.email),
    ]);
    expect(commands.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    // Who is disabled administrates nothing.
    await setRole(api.context, { email: one.email, role: 'admin' });
    await api.db.delete(user_roles).where(notInArray(user_roles.user_id, [one.id, three.id]));
    await api.db.update(profiles).set({ disabledAt: new Date() }).where(eq(profiles.id, three.id));
    await expect(setRole(api.context, { email: one.email, role: 'user' })).rejects.toMatchObject({
      code: 'conflict',
    });
    await api.db.insert(user_roles).values({ user_id: api.people.admin.id, role: 'admin' });
  });

  test('disable an account and enable it again: nobody signs in meanwhile, nor is told why', async () => {
    const person = await addPerson();
    const wrong = await api.ask('POST', '/api/auth/sign-in/email', {
      body: { email: person.email, password: 'neteisingas' },
    });
    await disableAccount(api.context, person.email.toUpperCase());
    expect(await isLive(person.token)).toBe(false);
    const refused = await api.ask('POST', '/api/auth/sign-in/email', {
      body: { email: person.email, password: person.password },
    });
    expect([refused.status, refused.body]).toEqual([wrong.status, wrong.body]);
    // One that began a moment before.
    await expect(api.signIn(person)).rejects.toThrow('No session after signing in');
    await expect(disableAccount(api.context, person.email)).rejects.toMatchObject({
      code: 'conflict',
    });
    await enableAccount(api.context, person.email);
    expect(await signIn(person)).toBeDefined();
    await expect(enableAccount(api.context, person.email)).rejects.toMatchObject({
      code: 'conflict',
    });
    const actions = (await audited(person.id)).map(({ action, actor }) => `${action} ${actor}`);
    expect(actions).toContain('profile.disable komanda');
    expect(actions).toContain('profile.enable komanda');
  });

  test('delete an account: its articles and what the audit says of it stay', async () => {
    const person = await addPerson();
    const article = await storePreparedArticle(api.db, { reviewed_by: person.id });
    await setRole(api.context, { email: person.email, role: 'moderator' });
    await deleteAccount(api.context, person.email);
    expect(await isLive(person.token)).toBe(false);
    expect(await signIn(person)).toBeUndefined();
    const [row] = await api.db.select().from(articles).where(eq(articles.id, article));
    expect(row?.reviewed_by).toBeNull();
    expect((await audited(person.id)).at(-1)).toMatchObject({
      action: 'profile.delete',
      before: { person: expect.stringMatching(/^[\w-]{43}$/) },
    });
    for (const command of [deleteAccount, disableAccount, enableAccount, unlockAccount])
      await expect(command(api.context, person.email)).rejects.toMatchObject({ code: 'not-found' });
  });

  test('lift what strangers have tried', async () => {
    const person = await addPerson();
    const attempt = (password: string) =>
      api.ask('POST', '/api/auth/sign-in/email', { body: { email: person.email, password } });
    for (let n = 0; n < 10; n += 1) await attempt('neteisingas');
    expect((await attempt(person.password)).status).toBe(429);
    await unlockAccount(api.context, person.email);
    expect((await attempt(person.password)).status).toBe(200);
    expect((await audited(person.id)).at(-2)).toMatchObject({ action: 'profile.unlock' });
  });

  test('give a new password and record it without the password', async () => {
    const person = await addPerson();
    const token = await signIn(person);
    await setPassword(api.context, { email: person.email, password: NEW_PASSWORD });
    expect(await isLive(token)).toBe(false);
    const entry = (await audited(person.id)).at(-1);
    expect(entry).toMatchObject({ action: 'account.password', actor: 'komanda', after: null });
  });
});
