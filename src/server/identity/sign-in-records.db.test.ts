import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { TEST_SECRET } from '../../../tests/support/test-api.ts';
import { startTestMail } from '../../../tests/support/test-mail.ts';
import { days, minutes, seconds } from '../../domain/time/duration.ts';
import { parseConfig } from '../config.ts';
import { audit_log } from '../database/schema/audit.ts';
import { account_mails, known_browsers } from '../database/schema/identity.ts';
import { createLog } from '../log/log.ts';
import { deliverAccountMail, queueAccountMails } from './account-mails.ts';
import { setPassword } from './accounts.ts';
import { readSigningKeys } from './keys/signing-keys.ts';
import { deleteUnusedBrowsers, recordKnownBrowser } from './known-browsers.ts';
import { recordFailedSignIn } from './sign-in-records.ts';

const { api, smtp, close } = await startTestMail();
afterAll(close);
beforeEach(() => {
  smtp.mails.length = 0;
  api.startWindow(minutes(15));
});

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const signIn = (body: object, ip = '198.51.100.1') =>
  api.ask('POST', '/api/auth/sign-in/email', { body, ip, headers: { 'user-agent': CHROME } });
const entriesOf = (entityId: string) =>
  api.db.select().from(audit_log).where(eq(audit_log.entity_id, entityId)).orderBy(audit_log.id);
/** What the queue would send. */
async function deliver(context = api.context) {
  await queueAccountMails(api.context);
  for (const { id } of await api.db.select().from(account_mails))
    await deliverAccountMail(context, id);
  return smtp.mails.map(({ to, headers, text }) => ({ to, subject: headers.subject, text }));
}

test('a sign-in stands in the audit, and its owner hears of a browser that was not there before', async () => {
  const { id, email, password } = await api.addPerson();
  const first = (await signIn({ email, password })).body;
  const mails = await deliver();
  expect(mails).toMatchObject([
    { to: [email], subject: 'Prie Jūsų paskyros prisijungta iš naujo įrenginio' },
  ]);
  expect(mails[0]?.text).toContain('Naršyklė: Chrome, Windows');
  expect(mails[0]?.text).toContain('http://localhost:3000/admin/settings/account');
  // The same browser elsewhere, and another of its name at the same place.
  await signIn({ email, password, browser: first.browser }, '203.0.113.5');
  await signIn({ email, password }, '203.0.113.5');
  expect(await deliver()).toHaveLength(1);
  await signIn({ email, password }, '192.0.2.44');
  expect(await deliver()).toHaveLength(2);
  const entries = await entriesOf(id);
  expect(entries.map(({ actor_id, action }) => [actor_id, action])).toEqual(
    Array.from({ length: 4 }, () => [id, 'account.sign-in']),
  );
  expect(entries.map(({ after }) => after?.is_new_browser)).toEqual([true, false, false, true]);
  expect(entries[0]?.after).toMatchObject({ browser: 'Chrome, Windows', second_factor: false });
  const networks = entries.map(({ after }) => after?.network);
  expect(networks[1]).toBe(networks[2]);
  expect(new Set(networks).size).toBe(3);
  expect(JSON.stringify(entries)).not.toMatch(/198\.51|203\.0|192\.0/);
});

test('failures are told by account, and those of no account together, without what was typed', async () => {
  const { id, email } = await api.addPerson();
  const typed = `ne-mano-${crypto.randomUUID()}`;
  await signIn({ email, password: typed });
  await signIn({ email, password: typed });
  expect(await entriesOf(id)).toMatchObject([
    {
      actor: 'nežinomas',
      action: 'account.sign-in-failed',
      after: { attempts: 1, browser: 'Chrome, Windows' },
    },
  ]);
  await signIn({ email: `${typed}@example.com`, password: typed });
  const unknown = (await entriesOf('sign-in')).at(-1);
  expect(unknown).toMatchObject({ entity: 'installation', action: 'account.sign-in-failed' });
  expect(JSON.stringify(await api.db.select().from(audit_log))).not.toContain(typed);
});

test('a flood leaves a handful of entries and no line for what was refused', async () => {
  const account = await api.addPerson();
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const deps = {
    ...api.context,
    log,
    secret: TEST_SECRET,
    keys: readSigningKeys(null, TEST_SECRET),
  };
  const client = { ip: '198.51.100.9' };
  for (let n = 0; n < 120; n += 1)
    await recordFailedSignIn(deps, { account, client, step: 'password', isRefused: n >= 10 });
  expect((await entriesOf(account.id)).map(({ after }) => after?.attempts)).toEqual([1, 10, 100]);
  expect(lines).toHaveLength(11);
  expect(lines[0]).toContain(account.id);
  expect(lines.join()).not.toMatch(/198\.51|@/);
});

test('a new password is told by mail, by whomever it was made; a refused mail is tried again', async () => {
  const { email } = await api.addPerson();
  await setPassword(api.context, { email, password: 'visai-kitas-slaptazodis' });
  smtp.refuseWith(451);
  await expect(deliver()).rejects.toThrow(/^Mail to the owner of an account was not sent: /);
  smtp.refuseWith(null);
  expect(await deliver()).toMatchObject([
    { to: [email], subject: 'Pakeistas Jūsų paskyros slaptažodis' },
  ]);
  expect(await deliver()).toHaveLength(1);
});

test('without a mail server nobody is told and nothing is repeated, and the log says so', async () => {
  const { email } = await api.addPerson();
  await setPassword(api.context, { email, password: 'visai-kitas-slaptazodis' });
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  await deliver({ ...api.context, log, config: parseConfig({}) });
  expect(lines.join()).toContain('SMTP_URL is not set');
  expect(await api.db.$count(account_mails)).toBe(0);
  expect(smtp.mails).toEqual([]);
});

test('a browser that two people use stays one, and what a stranger makes up becomes none', async () => {
  const [one, other] = [await api.addPerson(), await api.addPerson()];
  const { browser } = (await signIn({ email: one.email, password: one.password })).body;
  const answer = await signIn({ email: other.email, password: other.password, browser });
  expect(answer.body.browser).toBe(browser);
  const made = 'x'.repeat(browser.length);
  const { body } = await signIn({ email: one.email, password: one.password, browser: made });
  expect(body.browser).not.toBe(made);
});

test('of a person the fifty browsers last seen are known, each for half a year', async () => {
  const { id: user_id } = await api.addPerson();
  const isTheirs = eq(known_browsers.user_id, user_id);
  await api.db.delete(known_browsers).where(isTheirs);
  const at = (second: number) => new Date(Date.parse('2026-01-01T00:00:00Z') + seconds(second));
  const seen = async () =>
    (
      await api.db.select().from(known_browsers).where(isTheirs).orderBy(known_browsers.seen_at)
    ).map(({ seen_at }) => seen_at);
  const browser = { user_id, network: 'n', name: 'Chrome, Windows' };
  await api.db
    .insert(known_browsers)
    .values(
      Array.from({ length: 50 }, (_, n) => ({ ...browser, token_hash: `${n}`, seen_at: at(n) })),
    );
  const client = { ip: '192.0.2.1', userAgent: CHROME };
  const found = await api.db.transaction((tx) =>
    recordKnownBrowser(tx, { secret: TEST_SECRET, userId: user_id, client, at: at(50) }),
  );
  expect(found).toMatchObject({ name: browser.name, isNew: true });
  const kept = Array.from({ length: 50 }, (_, n) => at(n + 1));
  expect(await seen()).toEqual(kept);
  const limit = at(1).getTime() + days(180);
  await deleteUnusedBrowsers(api.db, new Date(limit));
  expect(await seen()).toEqual(kept);
  await deleteUnusedBrowsers(api.db, new Date(limit + 1));
  expect(await seen()).toEqual(kept.slice(1));
});
