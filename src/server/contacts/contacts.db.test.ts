import { serve } from '@hono/node-server';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { solveChallenge } from '../../../tests/support/contact-proof.ts';
import {
  startTestApi,
  TEST_ORIGIN,
  TEST_SECRET,
  type TestApi,
} from '../../../tests/support/test-api.ts';
import { contactWords } from '../../content/contact.ts';
import {
  CONFIRMATION_FIELD,
  CONTACT_FORM_PATH,
  CONTACT_SENT_PATH,
  type ContactMessage,
  HONEYPOT_FIELD,
  MESSAGE_TOO_LONG,
} from '../../domain/contact/contact-fields.ts';
import { hours, minutes, seconds } from '../../domain/time/duration.ts';
import { contacts } from '../database/schema/contacts.ts';
import { contact_challenges } from '../database/schema/instances.ts';
import { createChallenges } from './challenges.ts';
import { contactFormRoutes } from './contact-form.routes.ts';

const api = await startTestApi();
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(contacts);
  api.startWindow(minutes(10));
});

const MESSAGE = {
  name: 'Živilė O’Brien-Šūkė',
  email: 'zivile@example.lt',
  phone: '+370 (600) 12-345',
  company: 'UAB „Ąžuolas“',
  message: 'Norėčiau pasikalbėti apie serverių priežiūrą.',
};
const send = (body: unknown, ip = '192.0.2.1') => api.ask('POST', '/api/contacts', { body, ip });
/** A good proof, old enough to be believed. */
async function prove(message: ContactMessage = MESSAGE): Promise<string> {
  const { body } = await api.ask('GET', '/api/contacts/challenge');
  api.passTime(seconds(3));
  return solveChallenge(body, message);
}
const stored = () => api.db.select().from(contacts);
const queued = async () => {
  const { rows } = await api.db.execute(
    sql`select data from jobs.job where name = 'send-contact-notification'`,
  );
  return rows.map((row) => (row.data as { contact_id: string }).contact_id);
};

describe('a visitor’s message', () => {
  test('is stored and its mail is queued', async () => {
    const { status, body } = await send({ ...MESSAGE, proof: await prove() });
    expect(status).toBe(201);
    expect(Object.keys(body)).toEqual(['id']);
    const [row] = await stored();
    expect(row).toMatchObject({
      ...MESSAGE,
      id: body.id,
      status: 'new',
      is_suspect: false,
      delivery_state: 'queued',
    });
    expect(await queued()).toContain(body.id);
  });

  test('may lack phone and company; they are stored as empty texts', async () => {
    const { name, email, message } = MESSAGE;
    expect((await send({ name: ` ${name} `, email, message })).status).toBe(201);
    expect((await stored())[0]).toMatchObject({ name, phone: '', company: '' });
  });

  test('is neither stored nor queued when the queue fails', async () => {
    const before = (await queued()).length;
    const broken = startBrokenQueue();
    expect((await api.ask('POST', '/api/contacts', { body: MESSAGE }, broken)).status).toBe(500);
    expect(await stored()).toEqual([]);
    expect(await queued()).toHaveLength(before);
  });

  test('is refused with the form’s own words, in form order', async () => {
    const { status, body } = await send({
      name: 'R2D2',
      email: 'ne',
      phone: 'abc',
      message: 'trumpa',
    });
    expect(status).toBe(400);
    expect(body.detail).toBe('Vardas gali turėti tik raides');
    expect(body.errors).toEqual([
      { field: 'name', message: 'Vardas gali turėti tik raides' },
      { field: 'email', message: 'Neteisingas el. pašto formatas' },
      { field: 'phone', message: 'Neteisingas telefono formatas' },
      { field: 'message', message: 'Žinutė per trumpa (min 10 simbolių)' },
    ]);
    const empty = await send({});
    expect(empty.body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'name',
      'email',
      'message',
    ]);
    expect(await stored()).toEqual([]);
  });

  test.each(['status', 'is_suspect', 'delivery_state', 'id'])('cannot set %s', async (field) => {
    const { status, body } = await send({ ...MESSAGE, [field]: 'read' });
    expect([status, body.errors]).toEqual([
      400,
      [{ field, message: `Nežinomas laukas „${field}“` }],
    ]);
  });

  test('is suspect when the hidden field is filled in', async () => {
    await send({ ...MESSAGE, website: '', proof: await prove() });
    expect((await stored())[0]?.is_suspect).toBe(false);
    await send({ ...MESSAGE, website: 'https://spam.example', proof: await prove() });
    const suspects = (await stored()).filter((row) => row.is_suspect);
    expect(suspects).toHaveLength(1);
    expect(suspects[0]?.status).toBe('new');
  });

  test('is suspect after five from one address in ten minutes and refused after twenty', async () => {
    const proofs = [];
    for (let n = 0; n < 6; n++) proofs.push(await prove());
    const answers = [];
    for (let n = 0; n < 22; n++) {
      answers.push(await send({ ...MESSAGE, proof: proofs[n] }, '198.51.100.4'));
    }
    expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(201), 429, 429]);
    expect(answers[21]?.body.detail).toMatch(/Pabandykite vėliau/);
    expect(Number(answers[21]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await stored()).filter((row) => row.is_suspect)).toHaveLength(15);
    expect((await send(MESSAGE, '198.51.100.5')).status).toBe(201);
    api.startWindow(minutes(10));
    await api.db.delete(contacts);
    expect((await send({ ...MESSAGE, proof: await prove() }, '198.51.100.4')).status).toBe(201);
    expect((await stored())[0]?.is_suspect).toBe(false);
  });

  test('is counted by the address of the socket, on two instances at once', async () => {
    const instances = [api.createInstance(), api.createInstance()];
    const servers = await Promise.all(instances.map(listen));
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        fetch(`${servers[n % 2]?.origin}/api/contacts`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${n}` },
          body: JSON.stringify(MESSAGE),
        }).then(async (response) => {
          await response.text();
          return response.status;
        }),
      ),
    );
    await Promise.all(servers.map(({ close }) => close()));
    expect(answers.filter((status) => status === 201)).toHaveLength(20);
    expect(answers.filter((status) => status === 429)).toHaveLength(10);
    expect(await stored()).toHaveLength(20);
  });
});

describe('the proof of a message', () => {
  const isSuspect = async (proof: unknown) => {
    await api.db.delete(contacts);
    const { status } = await send({ ...MESSAGE, proof });
    expect(status).toBe(201);
    return (await stored())[0]?.is_suspect;
  };

  test('clears a message, once', async () => {
    const proof = await prove();
    expect(await isSuspect(proof)).toBe(false);
    expect(await isSuspect(proof)).toBe(true);
  });

  test('is good for its own message alone, in every field', async () => {
    for (const field of Object.keys(MESSAGE) as (keyof ContactMessage)[]) {
      const proof = await prove({ ...MESSAGE, [field]: `${MESSAGE[field]}1` });
      expect(await isSuspect(proof), field).toBe(true);
    }
  });

  test('lacking makes a message suspect, no more', async () => {
    expect(await isSuspect(undefined)).toBe(true);
    expect(await isSuspect('')).toBe(true);
    expect(await isSuspect('a.b.c.d.e')).toBe(true);
  });

  test('is refused with another nonce, another signature, another time or no work', async () => {
    const [nonce, issued, signature, count] = (await prove()).split('.');
    expect(await isSuspect([nonce, Number(issued) - 1, signature, count].join('.'))).toBe(true);
    expect(await isSuspect([`${nonce}A`, issued, signature, count].join('.'))).toBe(true);
    expect(await isSuspect([nonce, issued, `${signature}A`, count].join('.'))).toBe(true);
    expect(await isSuspect([nonce, issued, signature, 'x'].join('.'))).toBe(true);
    expect(await isSuspect([nonce, issued, signature, count].join('.'))).toBe(false);
  });

  test('is refused sooner than a person writes', async () => {
    const { body } = await api.ask('GET', '/api/contacts/challenge');
    const begun = Date.now();
    const proof = solveChallenge(body, MESSAGE);
    // A busy machine takes longer to work it out than a person to write.
    api.passTime(begun - Date.now());
    expect(await isSuspect(proof)).toBe(true);
    api.passTime(seconds(3));
    expect(await isSuspect(proof)).toBe(false);
  });

  test('expires', async () => {
    const proof = await prove();
    api.passTime(hours(2));
    expect(await isSuspect(proof)).toBe(true);
  });

  test('is not spent by a message that was refused or could not be stored', async () => {
    const proof = await prove();
    expect((await send({ ...MESSAGE, name: '', proof })).status).toBe(400);
    const broken = startBrokenQueue();
    const failed = await api.ask(
      'POST',
      '/api/contacts',
      { body: { ...MESSAGE, proof }, ip: '192.0.2.1' },
      broken,
    );
    expect(failed.status).toBe(500);
    expect(await isSuspect(proof)).toBe(false);
  });

  test('leaves nothing behind once it would have expired', async () => {
    await isSuspect(await prove());
    api.passTime(hours(3));
    await isSuspect(await prove());
    expect(await api.db.$count(contact_challenges)).toBe(1);
  });
});

describe('what a visitor shows for a message', () => {
  const begun = Date.parse('2026-11-22T10:00:00Z');
  let passed = 0;
  const clock = { now: () => new Date(begun + passed) };
  const challenges = createChallenges({ secret: TEST_SECRET, clock });
  const other = createChallenges({ secret: `${TEST_SECRET}1`, clock });

  test('is a proof from three seconds to two hours after the challenge', async () => {
    await api.db.delete(contact_challenges);
    passed = 0;
    const prove = (from = challenges) => solveChallenge(from.issue(), MESSAGE);
    expect(challenges.issue()).toEqual({
      challenge: expect.stringMatching(`^[\\w-]{16}\\.${begun}\\.[\\w-]{43}$`),
      bits: 16,
      expires_in: 7200,
    });
    const [first, second, strange] = [prove(), prove(), prove(other)];
    const isGood = (after: number, proof = first) => {
      passed = after;
      return challenges.spend(api.db, proof, MESSAGE);
    };
    for (const proof of [strange, `${first}.`, first.replace(/\.\d+$/, '.')])
      expect(await isGood(seconds(3), proof)).toBe(false);
    expect(await isGood(seconds(3) - 1)).toBe(false);
    expect(await isGood(hours(2) + 1)).toBe(false);
    expect(await isGood(hours(2))).toBe(true);
    expect(await isGood(hours(2))).toBe(false);
    // What was used is known till its end.
    expect(await isGood(seconds(3), second)).toBe(true);
    expect((await api.db.select().from(contact_challenges)).map((row) => row.expires_at)).toEqual([
      new Date(begun + hours(2)),
      new Date(begun + hours(2)),
    ]);
  });

  test('is a confirmation for two hours', async () => {
    const id = '0b9e0f0e-6d1a-4f0e-9f0e-0b9e0f0e6d1a';
    passed = 0;
    const token = challenges.issueConfirmation(id);
    const confirms = (after: number, shown = token) => {
      passed = after;
      return challenges.spendConfirmation(api.db, shown);
    };
    const [, expires, signature] = token.split('.');
    passed = 0;
    for (const forged of [
      '',
      other.issueConfirmation(id),
      `${token}.`,
      `.${expires}.${signature}`,
      `${id}..${signature}`,
      `${id}.${expires}.`,
      `${id}.${Number(expires) + 1}.${signature}`,
    ])
      expect(await confirms(0, forged), forged).toBeNull();
    expect(await confirms(hours(2) + 1)).toBeNull();
    expect(await confirms(hours(2))).toBe(id);
    expect(await confirms(hours(2))).toBeNull();
  });
});

describe('messages in the panel', () => {
  test('come newest first, by filters, and are marked as read', async () => {
    await send({ ...MESSAGE, name: 'Pirmas', proof: await prove({ ...MESSAGE, name: 'Pirmas' }) });
    api.passTime(1000);
    await send({ ...MESSAGE, name: 'Antras', website: 'x' });
    const list = async (query = '') => {
      const { body } = await api.askAsAdmin('GET', `/api/admin/contacts${query}`);
      return body.items.map(({ name }: { name: string }) => name);
    };
    expect(await list()).toEqual(['Antras', 'Pirmas']);
    expect(await list('?sort=created_at&per_page=1&page=2')).toEqual(['Antras']);
    expect(await list('?suspect=1')).toEqual(['Antras']);
    expect(await list('?q=pirm')).toEqual(['Pirmas']);
    expect(await list('?q=%25')).toEqual([]);

    const [row] = await api.db.select().from(contacts).where(eq(contacts.name, 'Pirmas'));
    const path = `/api/admin/contacts/${row?.id}`;
    const read = await api.askAsAdmin('PATCH', path, { status: 'read' });
    expect([read.status, read.body.status]).toEqual([200, 'read']);
    expect(await list('?status=new')).toEqual(['Antras']);
    expect(await list('?status=read')).toEqual(['Pirmas']);
  });

  test('take no other change', async () => {
    const { body } = await send(MESSAGE);
    const path = `/api/admin/contacts/${body.id}`;
    expect((await api.askAsAdmin('PATCH', path, { status: 'deleted' })).status).toBe(400);
    expect((await api.askAsAdmin('PATCH', path, { message: 'x' })).status).toBe(400);
    const other = '/api/admin/contacts/0b9e0f0e-6d1a-4f0e-9f0e-0b9e0f0e6d1a';
    expect((await api.askAsAdmin('PATCH', other, { status: 'read' })).body.detail).toBe(
      'Žinutė nerasta',
    );
  });
});

describe('the form of a browser without scripts', () => {
  const shown: unknown[] = [];
  const post = (
    headers: Record<string, string>,
    {
      path = CONTACT_FORM_PATH,
      fields = MESSAGE as Record<string, string>,
      jobs = api.context.jobs,
    } = {},
  ) =>
    contactFormRoutes({
      ...api.context,
      ...api.shared,
      jobs,
      secret: TEST_SECRET,
      publicUrl: TEST_ORIGIN,
      headers: { 'X-Ours': '1' },
      renderPage: async (_request, target, personal) => {
        shown.push(target, personal?.contactForm);
        return { status: 200, headers: { 'X-Page': '1' }, body: Buffer.from('page'), tags: [] };
      },
    }).request(
      path,
      { method: 'POST', body: new URLSearchParams(fields), headers },
      { incoming: { socket: { remoteAddress: '192.0.2.77' } } },
    );
  const { toasts } = contactWords;
  beforeEach(() => {
    shown.length = 0;
  });

  test.each(['https://evil.example', 'null'])('is refused from %s', async (origin) => {
    const response = await post({ origin });
    expect([response.status, await response.text()]).toEqual([
      403,
      'Užklausa iš kitos svetainės neleidžiama',
    ]);
    expect(await stored()).toEqual([]);
  });

  test('is taken from our own pages and where none is named', async () => {
    expect((await post({ origin: TEST_ORIGIN })).status).toBe(303);
    expect((await post({})).status).toBe(303);
    expect(await stored()).toHaveLength(2);
  });

  test('is stored as suspect, and the page after it confirms it in the place of a proof', async () => {
    const answer = await post({}, { fields: { ...MESSAGE, message: 'Pirma eilutė.\r\nAntra.' } });
    expect([answer.headers.get('x-ours'), answer.headers.get('cache-control')]).toEqual([
      '1',
      'private, no-store',
    ]);
    expect(await stored()).toMatchObject([
      { message: 'Pirma eilutė.\nAntra.', is_suspect: true, delivery_state: 'digest' },
    ]);
    const sent = new URL(answer.headers.get('location') ?? '', TEST_ORIGIN);
    expect(sent.pathname).toBe(CONTACT_SENT_PATH);
    const token = sent.searchParams.get(CONFIRMATION_FIELD) ?? '';
    const confirmed = await post(
      {},
      { path: CONTACT_SENT_PATH, fields: { [CONFIRMATION_FIELD]: token } },
    );
    expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, CONTACT_SENT_PATH]);
    expect(await stored()).toMatchObject([{ is_suspect: false, delivery_state: 'queued' }]);
  });

  test('that a robot filled in offers nothing to confirm', async () => {
    const answer = await post({}, { fields: { ...MESSAGE, [HONEYPOT_FIELD]: ' x ' } });
    expect(answer.headers.get('location')).toBe(CONTACT_SENT_PATH);
    expect(
      (await post({}, { fields: { ...MESSAGE, [HONEYPOT_FIELD]: ' ' } })).headers.get('location'),
    ).toContain('?');
  });

  test('shows the page again with what was written and what is wrong with it', async () => {
    const answer = await post({}, { fields: { ...MESSAGE, name: '' } });
    expect([answer.status, answer.headers.get('x-page'), await answer.text()]).toEqual([
      400,
      '1',
      'page',
    ]);
    const { errors } = (await send({ ...MESSAGE, name: '' })).body;
    expect(shown).toEqual([
      CONTACT_FORM_PATH,
      {
        title: toasts.invalidTitle,
        description: errors[0].message,
        errors,
        values: { ...MESSAGE, name: '' },
      },
    ]);
    expect(await stored()).toEqual([]);
  });

  test('of more than 64 KB is too long', async () => {
    const answer = await post({}, { fields: { ...MESSAGE, message: 'a'.repeat(64 * 1024) } });
    expect(answer.status).toBe(413);
    expect(shown[1]).toEqual({
      title: toasts.invalidTitle,
      description: MESSAGE_TOO_LONG,
      errors: [{ field: 'message', message: MESSAGE_TOO_LONG }],
      values: {},
    });
  });

  test('keeps what was written when it cannot be stored, or not now', async () => {
    const broken = { send: () => Promise.reject(new Error('The queue is broken')) };
    const failed = await post({}, { jobs: broken });
    const answer = { title: toasts.failedTitle, errors: [], values: MESSAGE };
    expect([failed.status, shown[1]]).toEqual([500, { ...answer, description: toasts.failed }]);
    for (let n = 0; n < 19; n += 1) await post({});
    shown.length = 0;
    expect((await post({})).status).toBe(429);
    expect(shown[1]).toEqual({
      ...answer,
      description: 'Gavome labai daug Jūsų žinučių. Pabandykite vėliau arba paskambinkite.',
    });
  });
});

function startBrokenQueue(): TestApi['api'] {
  const { jobs } = api.context;
  api.context.jobs = {
    send: () => Promise.reject(new Error('The queue is broken')),
  };
  const instance = api.createInstance();
  api.context.jobs = jobs;
  return instance;
}

function listen(instance: TestApi['api']): Promise<{ origin: string; close: () => Promise<void> }> {
  return new Promise((resolve) => {
    const server = serve(
      { fetch: instance.fetch, port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false },
      ({ port }) =>
        resolve({
          origin: `http://127.0.0.1:${port}`,
          close: () => new Promise((closed) => server.close(() => closed())),
        }),
    );
  });
}
