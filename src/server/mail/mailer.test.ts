import { expect, test } from 'vitest';
import { isPlainSmtp } from './mailer.ts';

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
