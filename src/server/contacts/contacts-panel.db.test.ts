import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { storeContact } from '../../../tests/support/contact-rows.ts';
import { startTestApi } from '../../../tests/support/test-api.ts';
import { days } from '../../domain/time/duration.ts';
import { audit_log } from '../database/schema/audit.ts';
import { contact_settings, contacts } from '../database/schema/contacts.ts';
import { deleteOldContacts } from './retention.ts';

// A closed port: mail is set up, and nothing sends it here.
const api = await startTestApi({
  SMTP_URL: 'smtp://127.0.0.1:9',
  CONTACT_NOTIFY_TO: 'info@example.lt',
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(contacts);
});

const MESSAGE = {
  name: 'Živilė Ąžuolienė',
  email: 'zivile@example.lt',
  phone: '+370 600 12345',
  company: 'UAB „Šaltinis“',
  message: 'Norėčiau pasikalbėti; apie "serverius".',
};
const add = (values: Partial<typeof contacts.$inferInsert> = {}) =>
  storeContact(api.db, { ...MESSAGE, ...values });
const ask = (method: string, path: string, body?: unknown) =>
  api.askAsAdmin(method, `/api/admin/contacts${path}`, body);
const audited = (id: string) =>
  api.db
    .select({ action: audit_log.action, before: audit_log.before, after: audit_log.after })
    .from(audit_log)
    .where(eq(audit_log.entity_id, id))
    .orderBy(audit_log.id);

describe('a message in the panel', () => {
  test('is shown, marked as read once, and taken for suspect or not', async () => {
    const id = await add();
    expect((await ask('GET', `/${id}`)).body).toMatchObject({ id, ...MESSAGE, status: 'new' });
    expect((await ask('PATCH', `/${id}`, { status: 'read' })).body.status).toBe('read');
    expect((await ask('PATCH', `/${id}`, { status: 'read' })).status).toBe(200);
    expect((await ask('PATCH', `/${id}`, { is_suspect: true })).body.is_suspect).toBe(true);
    expect((await ask('PATCH', `/${id}`, { status: 'new' })).status).toBe(400);
    expect((await ask('PATCH', `/${id}`, {})).status).toBe(400);
    // What was so already is no change.
    expect(await audited(id)).toEqual([
      { action: 'contact.update', before: null, after: { fields: ['status'] } },
      { action: 'contact.update', before: null, after: { fields: ['is_suspect'] } },
    ]);
  });

  test('is deleted for good: nothing of what it said is left, not even in the audit', async () => {
    const id = await add();
    await ask('PATCH', `/${id}`, { status: 'read' });
    expect((await ask('DELETE', `/${id}`)).status).toBe(200);
    for (const method of ['GET', 'DELETE'])
      expect((await ask(method, `/${id}`)).body.detail).toBe('Žinutė nerasta');
    const { rows } = await api.db.execute(sql`select audit_log::text as row from audit_log`);
    expect(JSON.stringify(rows)).not.toMatch(/Živilė|zivile|Šaltinis|serverius|600 12345/);
    expect((await audited(id)).at(-1)).toMatchObject({ action: 'contact.delete', before: null });
  });

  test('is found without Lithuanian letters, in any of its fields', async () => {
    await add();
    await add({ name: 'Kitas', email: 'b@c.lt', phone: '', company: '', message: 'Kita 100 %.' });
    const names = async (q: string) =>
      (await ask('GET', `?q=${encodeURIComponent(q)}`)).body.items.map(
        ({ name }: { name: string }) => name,
      );
    for (const q of ['azuoliene', 'ŽIVILĖ', 'saltinis', 'noreciau', '600 123', 'zivile@']) {
      expect(await names(q), q).toEqual([MESSAGE.name]);
    }
    expect(await names('100 %')).toEqual(['Kitas']);
    expect(await names('_')).toEqual([]);
  });

  test('is found by its sender’s number, however it is written', async () => {
    for (const [name, phone] of [
      ['Tarpai', '+370 600 00012'],
      ['Aštuoni', '8-600-00013'],
      ['Nulis', '0 (600) 00 014'],
    ]) {
      await add({ name, phone });
    }
    const found = async (q: string) =>
      (await ask('GET', `?q=${encodeURIComponent(q)}`)).body.items.map(
        ({ name }: { name: string }) => name,
      );
    for (const [end, name] of [
      ['12', 'Tarpai'],
      ['13', 'Aštuoni'],
      ['14', 'Nulis'],
    ]) {
      for (const q of [
        '+370600000',
        '3706000 00',
        '860000 0',
        '0 (600) 000',
        '600-000',
        '+370 600 000',
      ])
        expect(await found(q + end), q + end).toEqual([name]);
    }
    expect(await found('60000')).toHaveLength(3);
    expect(await found('60000015')).toEqual([]);
    expect(await found('00012 600')).toEqual(['Tarpai']);
    const { body } = await api.askAsAdmin('GET', '/api/admin/search?q=860000014');
    expect(body.contacts.map(({ title }: { title: string }) => title)).toEqual(['Nulis']);
  });
});

describe('the export', () => {
  async function download(query = '') {
    const response = await api.api.request(`/api/admin/contacts/export${query}`, {
      headers: { authorization: `Bearer ${api.people.admin.token}` },
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { response, bytes, lines: bytes.toString('utf8').split('\r\n') };
  }

  test('is CSV that spreadsheet programs read as UTF-8 and never run', async () => {
    const created_at = new Date('2026-07-01T21:05:00Z');
    await add({ created_at, name: '=HYPERLINK("http://evil.example")' });
    const { response, bytes, lines } = await download();
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="zinutes-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(lines[1]).toBe(
      `"2026-07-02 00:05";"'=HYPERLINK(""http://evil.example"")";"zivile@example.lt";"\t+370 600 12345";"UAB „Šaltinis“";"Norėčiau pasikalbėti; apie ""serverius"".";"nauja";"ne";"siunčiamas"`,
    );
    expect(lines).toHaveLength(3);
  });

  test('holds what the filters choose, all of it, in order', async () => {
    const many = Array.from({ length: 450 }, (_, n) => ({
      ...MESSAGE,
      name: `Nr ${n}`,
      is_suspect: n % 2 === 1,
      created_at: new Date(Date.UTC(2026, 0, 1, 0, n)),
    }));
    await api.db.insert(contacts).values(many);
    const { lines } = await download('?suspect=0&q=nr&sort=created_at');
    expect(lines).toHaveLength(227);
    expect(lines[1]).toContain('"Nr 0"');
    expect(lines[225]).toContain('"Nr 448"');
    expect((await download('?per_page=1')).response.status).toBe(400);
  });

  test('is told in the audit: by whom and how many, nothing of what is in them', async () => {
    await add();
    await add();
    await download('?q=zivile');
    const [entry] = await api.db
      .select()
      .from(audit_log)
      .where(eq(audit_log.entity_id, 'export'))
      .orderBy(desc(audit_log.id))
      .limit(1);
    expect(entry).toMatchObject({ action: 'contact.export', actor_id: api.people.admin.id });
    expect([entry?.before, entry?.after]).toEqual([null, { messages: 2 }]);
  });
});

describe('the mail about a message', () => {
  test.each(['failed', 'not_configured'] as const)('%s is queued again', async (delivery_state) => {
    const id = await add({ delivery_state, delivery_error: 'x' });
    const { status, body } = await ask('POST', `/${id}/deliver`);
    expect([status, body.delivery_state, body.delivery_error]).toEqual([200, 'queued', null]);
    const { rows } = await api.db.execute(
      sql`select 1 from jobs.job where name = 'send-contact-notification' and singleton_key = ${id}`,
    );
    expect(rows).toHaveLength(1);
    expect((await ask('POST', `/${id}/deliver`)).status).toBe(409);
    expect(await audited(id)).toMatchObject([
      { action: 'contact.deliver', after: { fields: ['delivery_state'] } },
    ]);
  });

  test('is not tried again where no mail can be sent, and the message says so', async () => {
    const without = await startTestApi({ CONTACT_NOTIFY_TO: 'info@example.lt' });
    const id = await storeContact(without.db, { ...MESSAGE, delivery_state: 'not_configured' });
    const path = `/api/admin/contacts/${id}`;
    const { status, body } = await without.askAsAdmin('POST', `${path}/deliver`);
    expect([status, body.detail]).toEqual([
      409,
      'Laiškų siuntimas nenustatytas serverio nustatymuose',
    ]);
    expect((await without.askAsAdmin('GET', path)).body).toMatchObject({
      delivery_state: 'not_configured',
      is_mail_set_up: false,
    });
    await without.close();
    expect((await ask('GET', `/${await add()}`)).body.is_mail_set_up).toBe(true);
  });

  test('that was sent or is being sent is not', async () => {
    for (const delivery_state of ['sent', 'queued'] as const) {
      const id = await add({ delivery_state });
      expect((await ask('POST', `/${id}/deliver`)).status).toBe(409);
    }
  });
});

describe('how long messages are kept', () => {
  beforeEach(() => api.db.delete(contact_settings));
  const clock = { now: () => new Date('2026-11-21T10:00:00Z') };
  const daysAgo = (count: number) => new Date(clock.now().getTime() - days(count));
  const clean = () => deleteOldContacts({ db: api.db, clock });
  const left = async () =>
    (await api.db.select().from(contacts)).map(({ name }) => name).toSorted();

  test('is two years until somebody says otherwise, never longer than the privacy policy promises', async () => {
    expect((await ask('GET', '/settings')).body).toEqual({ retention_days: 730 });
    for (const retention_days of [29, 731, null, 30.5, '90', undefined])
      expect((await ask('PUT', '/settings', { retention_days })).status).toBe(400);
    expect((await ask('PUT', '/settings', { retention_days: 29 })).body.errors).toEqual([
      { field: 'retention_days', message: 'Saugojimo trukmė turi būti nuo 30 iki 730 dienų' },
    ]);
    for (const retention_days of [30, 365]) {
      expect((await ask('PUT', '/settings', { retention_days })).body).toEqual({ retention_days });
      expect((await ask('GET', '/settings')).body).toEqual({ retention_days });
    }
    const entries = await api.askAsAdmin('GET', '/api/admin/audit?entity=contact_settings');
    expect(entries.body.items[0]).toMatchObject({
      action: 'contact_settings.update',
      before: { retention_days: 30 },
      after: { retention_days: 365 },
    });
  });

  test('older ones are deleted by themselves, and that is recorded without what they said', async () => {
    const id = await add({ name: 'Sena', created_at: daysAgo(731) });
    await add({ name: 'Nauja', created_at: daysAgo(729) });
    expect(await clean()).toBe(1);
    expect(await left()).toEqual(['Nauja']);
    expect(await audited(id)).toEqual([{ action: 'contact.expire', before: null, after: null }]);
    await ask('PUT', '/settings', { retention_days: 30 });
    expect(await clean()).toBe(1);
    expect(await clean()).toBe(0);
  });
});
