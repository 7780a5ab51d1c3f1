import { expect, test } from 'vitest';
import { isPlainSmtp, smtpPort } from './mailer.ts';

test.each([
  ['smtp://info:slaptas@mail.example.lt:587', true],
  ['smtp://10.0.0.5', true],
  ['smtp://localhost.example.lt', true],
  ['smtps://mail.example.lt', false],
  ['smtp://localhost:2525', false],
  ['smtp://127.0.0.1:25', false],
  ['smtp://[::1]:25', false],
])('%s is to be kept from going out in the clear: %s', (url, isPlain) => {
  expect(isPlainSmtp(url)).toBe(isPlain);
});

test.each([
  ['smtp://mail.example.lt', 587],
  ['smtps://mail.example.lt', 465],
  ['smtp://mail.example.lt:2525', 2525],
  ['smtps://mail.example.lt:8465', 8465],
])('%s is spoken to at port %i', (url, port) => {
  expect(smtpPort(new URL(url))).toBe(port);
});
