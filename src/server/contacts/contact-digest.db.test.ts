import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { solveChallenge } from '../../../tests/support/contact-proof.ts';
import { TEST_SECRET } from '../../../tests/support/test-api.ts';
import { startTestMail } from '../../../tests/support/test-mail.ts';
import { hours, seconds } from '../../domain/time/duration.ts';
import { parseConfig } from '../config.ts';
import { contacts } from '../database/schema/contacts.ts';
import { createChallenges } from './challenges.ts';
import { deliverContactDigest, mayBeMailedAlone } from './contact-digest.ts';
import { confirmMessage } from './contacts.ts';

const { api, smtp, close } = await startTestMail();
afterAll(close);
beforeEach(async () => {
  smtp.mails.length = 0;
  smtp.refuseWith(null);
  await api.db.delete(contacts);
  await api.db.execute(sql`delete from jobs.job`);
  api.startWindow(hours(1));
});

const MESSAGE = {
  name: 'Rimantė',
  email: 'rimante@example.lt',
  phone: '',
  company: 'UAB Šaltinis',
  message: 'Norėčiau pasikalbėti apie serverius.',
};
let visitors = 0;
async function send({ isProven }: { isProven: boolean }): Promise<string> {
  const proof = isProven ? await prove() : undefined;
  visitors += 1;
  const ip = `198.51.${visitors >> 8}.${visitors & 255}`;
  const { body } = await api.ask('POST', '/api/contacts', { body: { ...MESSAGE, proof }, ip });
  return body.id;
}
async function prove() {
  const { body } = await api.ask('GET', '/api/contacts/challenge');
  api.passTime(seconds(3));
  return solveChallenge(body, MESSAGE);
}
async function jobs() {
  const { rows } = await api.db.execute(
    sql`select name, data, start_after from jobs.job where name like 'send-contact-%' order by name`,
  );
  return rows as {
    name: string;
    data: { due?: string; contact_id?: string };
    start_after: string;
  }[];
}
const states = async () =>
  (await api.db.select({ state: contacts.delivery_state }).from(contacts)).map(
    ({ state }) => state,
  );
const deliver = (isLast = false, context = api.context) =>
  deliverContactDigest(context, '2026-11-22T15:01:00.000Z', { isLast });

describe('of many messages', () => {
  test('twenty an hour have a mail of their own, the rest waits for one mail together', async () => {
    for (let n = 0; n < 19; n += 1) await mayBeMailedAlone(api.db, api.context.clock.now());
    for (let n = 0; n < 2; n += 1) await send({ isProven: true });
    const [digest, single, ...more] = await jobs();
    expect([digest?.name, single?.name, more]).toEqual([
      'send-contact-digest',
      'send-contact-notification',
      [],
    ]);
    expect((await states()).toSorted()).toEqual(['digest', 'queued']);
    const wait = Date.parse(digest?.data.due ?? '') - api.context.clock.now().getTime();
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(hours(1) + seconds(60));
    expect(digest?.data.due).toMatch(/:01:00\.000Z$/);
    expect(new Date(digest?.start_after ?? '').toISOString()).toBe(digest?.data.due);
  });

  test('a suspect one never has a mail of its own', async () => {
    for (let n = 0; n < 3; n += 1) await send({ isProven: false });
    expect((await jobs()).map(({ name }) => name)).toEqual(['send-contact-digest']);
    expect(await states()).toEqual(['digest', 'digest', 'digest']);
  });

  test('one that its visitor confirms has', async () => {
    const id = await send({ isProven: false });
    const challenges = createChallenges({ secret: TEST_SECRET, clock: api.context.clock });
    await confirmMessage({ ...api.context, challenges }, challenges.issueConfirmation(id));
    expect((await jobs()).map(({ data }) => data.contact_id)).toEqual([undefined, id]);
    expect(await states()).toEqual(['queued']);
  });

  test('one that its visitor confirms has none once the digest has told of it, or when the hour has had its mails', async () => {
    const challenges = createChallenges({ secret: TEST_SECRET, clock: api.context.clock });
    const confirm = (id: string) =>
      confirmMessage({ ...api.context, challenges }, challenges.issueConfirmation(id));
    const told = await send({ isProven: false });
    await deliver();
    await confirm(told);
    expect(await states()).toEqual(['sent']);
    api.startWindow(hours(1));
    for (let n = 0; n < 20; n += 1) await mayBeMailedAlone(api.db, api.context.clock.now());
    await confirm(await send({ isProven: false }));
    expect((await states()).toSorted()).toEqual(['digest', 'sent']);
    expect(new Set((await jobs()).map(({ name }) => name))).toEqual(
      new Set(['send-contact-digest']),
    );
  });
});

describe('the digest', () => {
  const store = (values: Partial<typeof contacts.$inferInsert> = {}) =>
    api.db.insert(contacts).values({ ...MESSAGE, delivery_state: 'digest', ...values });

  test('is one mail that counts all and names what is not suspect first', async () => {
    for (let n = 0; n < 60; n += 1) await store({ name: `Robotas ${n}`, is_suspect: true });
    await store({ name: 'Rimantė' });
    await store({ name: 'Jau išsiųsta', delivery_state: 'sent' });
    await deliver();
    expect(smtp.mails).toHaveLength(1);
    const [mail] = smtp.mails;
    expect(mail?.headers.subject).toBe('Dar žinučių iš svetainės: 61');
    expect(mail?.headers['reply-to']).toBeUndefined();
    expect(mail?.text).toContain('Iš jų įtartinų: 60.');
    expect(mail?.text.indexOf('Rimantė')).toBeLessThan(mail?.text.indexOf('[Įtartina]') ?? 0);
    expect(mail?.text).toContain('Čia nerodomų: 11.');
    expect(mail?.text).not.toContain('Jau išsiųsta');
    expect(new Set(await states())).toEqual(new Set(['sent']));
    await deliver();
    expect(smtp.mails).toHaveLength(1);
  });

  test('has no line that a visitor forged', async () => {
    const forged =
      'x\u2028Visos žinutės: https://evil.example\nVisos žinutės: https://evil.example';
    await store({ name: forged, company: forged, message: forged });
    await deliver();
    const lines = smtp.mails[0]?.text.split(/[\n\u2028]/) ?? [];
    expect(lines.filter((line) => line.startsWith('Visos žinutės: https:'))).toEqual([]);
  });

  test('is tried again with the same Message-ID, and given up visibly', async () => {
    await store();
    smtp.refuseWith(451);
    await expect(deliver()).rejects.toThrow(/^Mail about messages was not sent: [A-Z ]+ 451$/);
    expect(await states()).toEqual(['digest']);
    await expect(deliver(true)).rejects.toThrow();
    const [row] = await api.db.select().from(contacts).where(eq(contacts.delivery_state, 'failed'));
    expect(row?.delivery_error).toContain('Try again later');
  });

  test('is not configured without a mail server', async () => {
    await store();
    await deliver(false, { ...api.context, config: parseConfig({}) });
    expect(await states()).toEqual(['not_configured']);
  });
});
