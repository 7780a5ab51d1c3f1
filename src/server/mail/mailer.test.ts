import { expect, test } from 'vitest';
import { startSmtpFake } from '../../../tests/fakes/smtp.ts';
import { eachBecomes } from '../../../tests/support/each-becomes.ts';
import { isPlainSmtp, nameMailFailure, sendMail, smtpPort } from './mailer.ts';

eachBecomes('%s is to be kept from going out in the clear: %s', isPlainSmtp, [
  ['smtp://info:slaptas@mail.example.lt:587', true],
  ['smtp://10.0.0.5', true],
  ['smtp://localhost.example.lt', true],
  ['smtps://mail.example.lt', false],
  ['smtp://localhost:2525', false],
  ['smtp://127.0.0.1:25', false],
  ['smtp://[::1]:25', false],
]);

eachBecomes('%s is spoken to at port %i', (url: string) => smtpPort(new URL(url)), [
  ['smtp://mail.example.lt', 587],
  ['smtps://mail.example.lt', 465],
  ['smtp://mail.example.lt:2525', 2525],
  ['smtps://mail.example.lt:8465', 8465],
]);

test('to another machine mail goes with TLS or not at all, unless the operator says otherwise', async () => {
  const server = await startSmtpFake();
  // This machine, by an address that does not say so.
  const url = server.url.replace('127.0.0.1', '0.0.0.0');
  const mail = { to: 'a@example.lt', subject: 'S', text: 'T', messageId: '<1@example.lt>' };
  const send = (options?: { isPlainAllowed: boolean }) => sendMail(url, mail, options);
  await expect(send()).rejects.toMatchObject({ code: 'ETLS' });
  expect(server.mails).toEqual([]);
  await send({ isPlainAllowed: true });
  expect(server.mails).toHaveLength(1);
  await server.close();
});

eachBecomes('a failure is named by its code, command and status alone: %o', nameMailFailure, [
  [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, 'EENVELOPE RCPT TO 550'],
  [{ code: 'ECONNECTION', command: 'CONN' }, 'ECONNECTION CONN'],
  // What a server or a library may put there of a message.
  [{ code: 'jonas@example.lt', responseCode: 451 }, '451'],
  [Object.assign(new RangeError('jonas@example.lt'), { code: 'no code' }), 'RangeError'],
]);
