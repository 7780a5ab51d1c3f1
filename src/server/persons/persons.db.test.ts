import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { storePreparedArticle } from '../../../tests/support/prepared-article.ts';
import { startTestApi } from '../../../tests/support/test-api.ts';
import { personMark } from '../audit/audited-persons.ts';
import { articles } from '../database/schema/articles.ts';
import { audit_log } from '../database/schema/audit.ts';
import { contacts } from '../database/schema/contacts.ts';
import { account_mails, profiles } from '../database/schema/identity.ts';
import { addAccountMail } from '../identity/account-mails.ts';
import { createAccount, deleteAccount } from '../identity/accounts.ts';
import { erasePerson } from './erase-person.ts';
import { pseudonymiseErased } from './pseudonymise-audit.ts';
import { repeatErasures } from './repeat-erasures.ts';

const api = await startTestApi();
const { db, context } = api;
afterAll(() => api.close());
beforeEach(() => db.delete(contacts));

const EMAIL = 'ruta.zvirblyte@example.lt';
const NAME = 'Rūta Žvirblytė';
const COMMAND = { machine: 'komanda' } as const;
const persons = (act: 'find' | 'export' | 'erase', email: string) =>
  api.askAsAdmin('POST', `/api/admin/persons/${act}`, { email });
const write = (email: string, message = 'Prašau paskambinti.') =>
  db.insert(contacts).values({ name: NAME, email, phone: '+370 600 00000', message });

/** Somebody who wrote to us and works for us, and has left a trace wherever the product leaves one. */
async function addPerson(): Promise<string> {
  await write('Ruta.Zvirblyte@Example.LT');
  await write(EMAIL);
  const account = { email: EMAIL, password: 'zuikis-debesis-kalnas-77', name: NAME };
  const { id } = await createAccount(context, { ...account, role: 'admin', by: 'komanda' });
  const { password } = account;
  const signIn = { body: { email: EMAIL, password }, headers: { 'user-agent': 'Firefox' } };
  const { body } = await api.ask('POST', '/api/auth/sign-in/email', signIn);
  const ask = (method: string, path: string, given?: unknown) =>
    api.ask(method, `/api/admin${path}`, { token: body.token, body: given });
  await ask('PUT', '/account/public-name', { public_name: NAME });
  await ask('POST', '/account/two-factor', { password });
  await ask('POST', '/sources', { name: 'S', rss_url: `https://example.com/${id}`, type: 'rss' });
  await ask('PATCH', `/contacts/${(await messages())[0]?.id}`, { status: 'read' });
  await api.ask('POST', '/api/auth/sign-in/email', { body: { email: EMAIL, password: 'x' } });
  await addAccountMail(db, { email: EMAIL, kind: 'password', at: new Date() });
  return id;
}
const messages = () => db.select().from(contacts);

/** Every place of the whole database, the queue too, in which one of the words stands. */
async function findEverywhere(words: string[]): Promise<string[]> {
  const tables = await db.execute<{ name: string }>(sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await db.execute<{ text: string }>(
      sql`select lower(t::text) as text from ${sql.raw(name)} t`,
    );
    if (rows.some(({ text }) => words.some((word) => text.includes(word.toLowerCase()))))
      found.push(name);
  }
  return found.toSorted();
}

describe('an erasure', () => {
  test('leaves the address and the name in no table, and the articles without them', async () => {
    const id = await addPerson();
    const article = await storePreparedArticle(db, { reviewed_by: id });
    const places = ['public.account_mails', 'public.contacts', 'public.profiles'];
    expect(await findEverywhere([EMAIL, NAME])).toEqual(places);
    const { status, body } = await persons('erase', ' RUTA.Zvirblyte@example.lt');
    expect([status, body]).toMatchObject([200, { messages: 2, accounts: 1, mails: 2 }]);
    expect(await findEverywhere([EMAIL, NAME])).toEqual([]);
    const [row] = await db.select().from(articles).where(eq(articles.id, article));
    expect(row).toMatchObject({ reviewed_by: null });
    // What the account did is still told, and by one and the same account.
    const { items } = (await api.askAsAdmin('GET', '/api/admin/audit?action=source.create')).body;
    expect(items[0].actor).toBe(`ištrinta paskyra ${id.slice(0, 8)}`);
    const erased = (await api.askAsAdmin('GET', '/api/admin/audit?action=person.erase')).body;
    expect(erased.items[0]).toMatchObject({
      actor: 'admin@example.com',
      entity: 'person',
      after: { messages: 2, accounts: 1, mails: 2 },
    });
  });

  test('takes nobody else, and tells where others have written the address', async () => {
    await write(EMAIL);
    await write('kitas@example.lt', `Rašykite ${EMAIL}.`);
    await write('x.ruta.zvirblyte@example.lt');
    expect((await persons('erase', EMAIL)).body).toMatchObject({ messages: 1, mentions: 2 });
    expect((await messages()).map(({ email }) => email)).toEqual([
      'kitas@example.lt',
      'x.ruta.zvirblyte@example.lt',
    ]);
  });

  test('takes the address out of entries of the audit that earlier versions wrote, and no other address', async () => {
    const old = {
      actor: EMAIL,
      action: 'account.public-name',
      entity: 'profile',
      entity_id: crypto.randomUUID(),
      before: { email: 'Ruta.Zvirblyte@example.lt', note: `Rašė\n${EMAIL}.` },
      after: { to: [`x.${EMAIL}`, `${EMAIL}.eu`, `<${EMAIL}>`] },
    };
    const [entry] = await db.insert(audit_log).values(old).returning();
    expect((await persons('find', EMAIL)).body).toMatchObject({ audit_mentions: 1 });
    await persons('erase', EMAIL);
    const [row] = await db
      .select()
      .from(audit_log)
      .where(eq(audit_log.id, entry?.id ?? 0));
    const mark = await personMark(db, EMAIL);
    expect(row).toMatchObject({
      actor: mark,
      before: { email: mark, note: `Rašė\n${mark}.` },
      after: { to: [`x.${EMAIL}`, `${EMAIL}.eu`, `<${mark}>`] },
      at: entry?.at,
    });
    expect(row?.search_text).not.toContain(` ${EMAIL}`);
    const { items } = (await api.askAsAdmin('GET', '/api/admin/audit?action=account.public-name'))
      .body;
    expect(items.map(({ actor }: { actor: string }) => actor)).toContain(
      `ištrintas asmuo ${mark.slice(0, 8)}`,
    );
  });

  test('of somebody by an earlier version is finished at the next start', async () => {
    const email = 'seniai@istrintas.lt';
    const values = { actor: 'x', action: 'x', entity: 'person', entity_id: 'x' };
    const entries = await db
      .insert(audit_log)
      .values([
        { ...values, before: { note: `Rašė\n${email}.` } },
        { ...values, actor: 'kitas@istrintas.lt' },
        { ...values, action: 'person.erase', entity_id: await personMark(db, email) },
      ])
      .returning();
    await pseudonymiseErased(context);
    const ids = entries.map(({ id }) => id);
    const rows = await db.select().from(audit_log).where(inArray(audit_log.id, ids));
    expect(rows.map(({ actor }) => actor).toSorted()).toEqual(['kitas@istrintas.lt', 'x', 'x']);
    expect(rows.find(({ before }) => before)?.before).toEqual({
      note: `Rašė\n${await personMark(db, email)}.`,
    });
  });

  test('is refused for the own account, the last administrator and what is no address', async () => {
    const own = await persons('erase', 'admin@example.com');
    expect([own.status, own.body.detail]).toEqual([409, expect.stringMatching(/^Tai Jūsų pask/)]);
    await write('admin@example.com');
    const last = erasePerson(context, { email: 'admin@example.com', by: COMMAND });
    await expect(last).rejects.toMatchObject({ code: 'conflict' });
    expect(await messages()).toHaveLength(1);
    for (const act of ['find', 'export', 'erase'] as const)
      expect((await persons(act, 'ruta@')).body.errors).toEqual([
        { field: 'email', message: 'Neteisingas el. pašto formatas' },
      ]);
  });

  test('and an export are for administrators only', async () => {
    for (const act of ['find', 'export', 'erase'])
      expect(
        (
          await api.ask('POST', `/api/admin/persons/${act}`, {
            token: api.people.moderator.token,
            body: { email: EMAIL },
          })
        ).status,
      ).toBe(403);
  });

  test('is repeated after a restore that brings its person back', async () => {
    const before = new Date();
    await write(EMAIL);
    await persons('erase', EMAIL);
    await write('likes@example.lt');
    await persons('erase', 'ankstesnis@example.lt');
    const archived = sql.identifier('before_restore_20260101000000_public');
    await db.execute(sql`create schema ${archived}`);
    for (const name of ['audit_log', 'installation'])
      await db.execute(
        sql`create table ${archived}.${sql.identifier(name)} as table ${sql.identifier(name)}`,
      );
    // Restores before left one in which nobody was ever erased, and one without an audit.
    const older = ['20250101000000', '20240101000000'].map((moment) =>
      sql.identifier(`before_restore_${moment}_public`),
    );
    for (const schema of older) await db.execute(sql`create schema ${schema}`);
    for (const name of ['audit_log', 'installation'])
      await db.execute(
        sql`create table ${older[0]}.${sql.identifier(name)} (like ${sql.identifier(name)})`,
      );
    // The restored database knows neither the erasure nor the key of its mark.
    await db.execute(sql`update installation set key = 'other' where key = 'person_key'`);
    await write('Ruta.Zvirblyte@example.lt');
    expect(await repeatErasures(context, new Date(Date.now() + 60_000))).toEqual({
      repeated: 0,
      refused: [],
    });
    expect(await repeatErasures(context, before)).toEqual({ repeated: 1, refused: [] });
    expect((await messages()).map(({ email }) => email)).toEqual(['likes@example.lt']);
    // An address that was erased is the last administrator's in the restored database.
    const email = 'ankstesnis@example.lt';
    const administrator = eq(profiles.id, api.people.admin.id);
    await db.update(profiles).set({ email }).where(administrator);
    expect(await repeatErasures(context, before)).toEqual({
      repeated: 0,
      refused: [{ email, reason: expect.stringContaining('administratori') }],
    });
    await db.update(profiles).set({ email: 'admin@example.com' }).where(administrator);
    for (const schema of [archived, ...older]) await db.execute(sql`drop schema ${schema} cascade`);
  });
});

describe('an export', () => {
  test('holds all there is but what secures the account, and is recorded', async () => {
    await db.delete(account_mails);
    const id = await addPerson();
    const { body } = await persons('export', 'Ruta.Zvirblyte@EXAMPLE.lt');
    expect(body).toMatchObject({
      email: EMAIL,
      messages: [{ name: NAME, phone: '+370 600 00000' }, { email: EMAIL }],
      accounts: [
        {
          profile: { id, name: NAME, publicName: NAME },
          roles: [{ role: 'admin' }],
          sessions: [{ user_agent: 'Firefox' }],
          devices: [{ name: expect.any(String) }],
          second_factors: [{ is_confirmed: false }],
        },
      ],
      waiting_mails: [{ email: EMAIL }, { email: EMAIL }],
    });
    const actions = body.audit.map(({ action }: { action: string }) => action);
    for (const action of ['profile.create', 'account.sign-in', 'source.create', 'contact.update'])
      expect(actions).toContain(action);
    expect(JSON.stringify(body)).not.toMatch(/"(token|password|secret|backupCodes|token_hash)":/);
    expect(JSON.stringify(body)).not.toContain('$scrypt$');
    const { items } = (await api.askAsAdmin('GET', '/api/admin/audit?action=person.export')).body;
    expect(items[0].after).toEqual({ messages: 2, accounts: 1 });
    expect(JSON.stringify(items[0])).not.toContain('zvirblyte');
  });

  test('finds what the audit says of an account that was deleted before', async () => {
    const [account] = await db.select().from(profiles).where(eq(profiles.email, EMAIL));
    await deleteAccount(context, EMAIL);
    const { body } = await persons('export', EMAIL);
    expect(body.accounts).toEqual([]);
    expect(body.audit.at(-1)).toMatchObject({ action: 'profile.delete', entity_id: account?.id });
  });
});

test('counts say what an erasure would take', async () => {
  await write(EMAIL);
  expect((await persons('find', EMAIL)).body).toMatchObject({ messages: 1, accounts: 0 });
});
