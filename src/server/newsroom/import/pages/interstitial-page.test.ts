import { expect, test } from 'vitest';
import { isInterstitialRedirect } from './interstitial-page.ts';

const ASKED = 'https://a.test/naujienos/serveriai';

test.each([
  'https://consent.a.test/collect?continue=x',
  'https://a.test/login?next=/naujienos/serveriai',
  'https://a.test/lt/prisijungti.php',
  'https://accounts.example/ServiceLogin',
  'https://a.test/cookie-wall/',
  'https://a.test/',
])('a reader led away to %s does not read the article', (url) => {
  expect(isInterstitialRedirect(url, ASKED)).toBe(true);
});

test.each([
  ASKED,
  'https://www.a.test/naujienos/serveriai-kurie-prisijunge-patys',
  'https://a.test/?p=17',
  'https://a.test/temos/slapuku-taisykles-verslui',
])('the article may well stand at %s', (url) => {
  expect(isInterstitialRedirect(url, ASKED)).toBe(false);
});

test('an address that calls itself so from the beginning is believed', () => {
  const news = 'https://a.test/login/naujas-prisijungimo-budas';
  expect(isInterstitialRedirect(`${news}?x=1`, news)).toBe(false);
});
