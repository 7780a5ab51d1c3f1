import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { allowAnalytics, trimContentPolicy } from './content-policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = `default-src 'self'; script-src 'self' ${hashOf('a()')} ${hashOf('b()')}; style-src 'self' ${hashOf('p{}')} ${hashOf('q{}')}`;

test('hashes of what the page holds stay, the others go', () => {
  const html = '<style>p{}</style><script type="module">a()</script><script src="/x.js"></script>';
  expect(trimContentPolicy(policy, Buffer.from(html))).toBe(
    `default-src 'self'; script-src 'self' ${hashOf('a()')}; style-src 'self' ${hashOf('p{}')}`,
  );
});

test('a script the build does not know is not let in', () => {
  expect(trimContentPolicy(policy, Buffer.from('<script>evil()</script>'))).not.toContain(
    hashOf('evil()'),
  );
});

test.each([
  '<script type="application/ld+json">a()</script>',
  '<scripted>a()</scripted><script-like>a()</script>',
  '<script',
  '<script src="/x.js"></script>',
])('what is no script or style of the page brings no hash along: %s', (html) => {
  const withNothing = `${policy} ${hashOf('')}`;
  expect(trimContentPolicy(withNothing, Buffer.from(html))).toBe(
    "default-src 'self'; script-src 'self'; style-src 'self'",
  );
});

test('a text with letters beyond ASCII is known by its bytes, the second time too', () => {
  const text = 'p::before{content:"Ąžuolas"}';
  const page = Buffer.from(`<title>Ąžuolas</title><style>${text}</style>`);
  const both = `style-src 'self' ${hashOf(text)} ${hashOf('p{}')}`;
  for (let time = 0; time < 2; time += 1)
    expect(trimContentPolicy(both, page)).toBe(`style-src 'self' ${hashOf(text)}`);
});

test('an opening tag in an attribute, as a title may bring it, does not hide the scripts behind it', () => {
  const html = `<meta content="<script>a <style>"><style>p{}</style><i title='<script '></i><script>a()</script>`;
  expect(trimContentPolicy(policy, Buffer.from(html))).toBe(
    `default-src 'self'; script-src 'self' ${hashOf('a()')}; style-src 'self' ${hashOf('p{}')}`,
  );
});

const ORIGINAL = "default-src 'self'; img-src 'self' data:; connect-src 'self'; script-src 'self'";

test('no host of others is allowed while no analytics is configured', () => {
  const none = { analyticsId: null, sessionRecordingId: null };
  expect(allowAnalytics(ORIGINAL, none)).toBe(ORIGINAL);
});

test('exactly the hosts of what is configured are allowed', () => {
  const statistics = allowAnalytics(ORIGINAL, { analyticsId: 'G-1', sessionRecordingId: null });
  expect(statistics).toBe(
    "default-src 'self'; " +
      "img-src 'self' data: https://www.googletagmanager.com https://*.google-analytics.com; " +
      "connect-src 'self' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com; " +
      "script-src 'self' https://www.googletagmanager.com",
  );
  const both = allowAnalytics(ORIGINAL, { analyticsId: 'G-1', sessionRecordingId: 'x' });
  expect(both).toContain('https://www.clarity.ms https://scripts.clarity.ms');
  expect(both).not.toContain('unsafe');
});
