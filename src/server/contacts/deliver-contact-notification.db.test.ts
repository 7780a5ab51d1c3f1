import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startSmtpFake } from '../../../tests/fakes/smtp.ts';
import { storeContact } from '../../../tests/support/contact-rows.ts';
import { startTestMail } from '../../../tests/support/test-mail.ts';
import { minutes } from '../../domain/time/duration.ts';
import { parseConfig } from '../config.ts';
import { contacts } from '../database/schema/contacts.ts';
import { describeError } from '../log/describe-error.ts';
import { createLog } from '../log/log.ts';
import { deliverContactNotification } from './deliver-contact-notification.ts';

const { api, smtp, close } = await startTestMail();
afterAll(close);
beforeEach(() => {
  smtp.mails.length = 0;
  smtp.refuseWith(null);
});

const MESSAGE = {
  name: 'Žygimantas Šiaučiūnas',
  email: 'zygis@example.lt',
  phone: '',
  company: 'UAB Ąžuolas',
  message: 'Pirma eilutė.\n\nBcc: kitas@example.com\n.\nPaskutinė eilutė.',
};

const store = (values: Partial<typeof contacts.$inferInsert> = {}) =>
  storeContact(api.db, { ...MESSAGE, ...values });
const find = async (id: string) =>
  (await api.db.select().from(contacts).where(eq(contacts.id, id)))[0];
const deliver = (id: string, isLast = false, context = api.context) =>
  deliverContactNotification(context, id, { isLast });

describe('the mail about a message', () => {
  test('goes to the company, with the visitor as reply address', async () => {
    const id = await store();
    await deliver(id);
    const [mail] = smtp.mails;
    expect(mail?.to).toEqual(['info@example.lt']);
    expect(mail?.headers['reply-to']).toContain('<zygis@example.lt>');
    expect(mail?.headers['message-id']).toBe(`<contact-${id}@localhost>`);
    expect(mail?.headers['content-type']).toContain('text/plain');
    const text = mail?.text;
    expect(text).toContain(
      'Vardas: Žygimantas Šiaučiūnas\nEl. paštas: zygis@example.lt\nĮmonė: UAB Ąžuolas',
    );
    expect(text).toContain('Paskutinė eilutė.');
    expect(await find(id)).toMatchObject({ delivery_state: 'sent', delivery_error: null });
    expect((await find(id))?.delivered_at).toBeInstanceOf(Date);
  });

  test('goes out once, however often the job runs', async () => {
    const id = await store();
    await deliver(id);
    await deliver(id);
    expect(smtp.mails).toHaveLength(1);
  });

  test('cannot be given headers or recipients by the message', async () => {
    // Stored past the form's rules, as an old or foreign row might be.
    const id = await store({
      name: 'A\r\nBcc: victim@example.com\r\nX-Evil: 1',
      email: 'a@example.com>\r\nBcc: victim@example.com',
    });
    await deliver(id).catch(() => {});
    for (const mail of smtp.mails) {
      expect(mail.to).toEqual(['info@example.lt']);
      expect(Object.keys(mail.headers)).not.toContain('bcc');
      expect(Object.keys(mail.headers)).not.toContain('x-evil');
    }
  });

  test.each(['\n', '\r\n', '\u0085', '\u2028', '\u2029', '\v', '\f'])(
    'has no line that the visitor forged with %j',
    async (end) => {
      const forged = `x${end}Telefonas: +370 600 00000${end}Visos žinutės: https://evil.example`;
      await deliver(await store({ name: forged, company: forged, message: forged }));
      const [mail] = smtp.mails;
      for (const text of [mail?.text, mail?.headers.subject, mail?.headers['reply-to']]) {
        const lines = (text ?? '').split(/[\n\v\f\r\u0085\u2028\u2029]/);
        expect(
          lines.filter((line) => /^\s*(?:Telefonas|Visos žinutės: https:)/.test(line)),
        ).toEqual([]);
      }
    },
  );

  test('is marked when the message is suspect', async () => {
    await deliver(await store({ is_suspect: true, name: 'Jonas' }));
    expect(smtp.mails[0]?.headers.subject).toBe('[Įtartina] Nauja žinutė iš svetainės: Jonas');
    expect(smtp.mails).toHaveLength(1);
  });

  test('is tried again after a refusal, with the same Message-ID', async () => {
    const id = await store();
    smtp.refuseWith(451);
    await expect(deliver(id)).rejects.toThrow();
    expect(await find(id)).toMatchObject({
      delivery_state: 'queued',
      delivery_error: expect.stringContaining('Try again later'),
    });
    smtp.refuseWith(null);
    await deliver(id);
    expect(smtp.mails[0]?.headers['message-id']).toBe(`<contact-${id}@localhost>`);
    expect(await find(id)).toMatchObject({ delivery_state: 'sent', delivery_error: null });
  });

  test('leaves nothing in the log of what the mail server said, which may repeat addresses and the message', async () => {
    const id = await store();
    smtp.refuseWith(550);
    const lines: string[] = [];
    const log = createLog('debug', { write: (line) => void lines.push(line) });
    const failure = await deliver(id, false, { ...api.context, log }).catch((error) => error);
    expect((await find(id))?.delivery_error).toContain('Try again later');
    expect(failure.message).toMatch(/^Mail about a message was not sent: [A-Z ]+ 550$/);
    expect(lines.join('')).toContain(id);
    expect(`${lines.join('')} ${JSON.stringify(describeError(failure))}`).not.toMatch(
      /Try again later|@example|Paskutinė/,
    );
  });

  test('is given up after the last attempt, visibly', async () => {
    const id = await store();
    smtp.refuseWith(550);
    await expect(deliver(id, true)).rejects.toThrow();
    expect(await find(id)).toMatchObject({ delivery_state: 'failed' });
  });

  test('fails the attempt when nobody listens', async () => {
    const id = await store();
    const gone = await startSmtpFake();
    await gone.close();
    const config = parseConfig({ SMTP_URL: gone.url, CONTACT_NOTIFY_TO: 'info@example.lt' });
    await expect(deliver(id, false, { ...api.context, config })).rejects.toThrow();
    expect(await find(id)).toMatchObject({ delivery_state: 'queued' });
  });

  test('is not configured without a mail server or without a recipient, and is not repeated', async () => {
    for (const settings of [{}, { SMTP_URL: smtp.url }, { CONTACT_NOTIFY_TO: 'info@example.lt' }]) {
      const id = await store();
      await deliver(id, false, { ...api.context, config: parseConfig(settings) });
      expect(await find(id)).toMatchObject({ delivery_state: 'not_configured' });
    }
    expect(smtp.mails).toEqual([]);
  });

  test('about a message that is gone is no failure', async () => {
    await deliver('0b9e0f0e-6d1a-4f0e-9f0e-0b9e0f0e6d1a');
    expect(smtp.mails).toEqual([]);
  });
});

describe('the public function send-contact-notification', () => {
  const call = (body: unknown) =>
    api.ask('POST', '/functions/v1/send-contact-notification', { body });

  test('confirms a message stored in the last ten minutes and sends nothing', async () => {
    const body = { ...MESSAGE, message: 'Tikra žinutė, kurią ką tik išsaugojome.' };
    await api.ask('POST', '/api/contacts', { body });
    expect((await call(body)).status).toBe(200);
    expect((await call({ ...body, phone: '', company: body.company })).status).toBe(200);
    api.passTime(minutes(11));
    expect((await call(body)).status).toBe(404);
    expect(smtp.mails).toEqual([]);
  });

  test('makes no mail out of anything else', async () => {
    const before = await api.db.$count(contacts);
    const body = { ...MESSAGE, message: 'Žinutė, kurios niekas neišsaugojo.' };
    expect((await call(body)).status).toBe(404);
    expect((await call({ ...body, email: 'ne' })).status).toBe(400);
    expect((await call({ ...body, to: 'victim@example.com' })).status).toBe(400);
    expect((await call({ contact_id: 1 })).status).toBe(400);
    expect(await api.db.$count(contacts)).toBe(before);
    expect(smtp.mails).toEqual([]);
  });
});
