import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { trimContentPolicy } from './content-policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = `default-src 'self'; script-src 'self' ${hashOf('a()')} ${hashOf('b()')}; style-src 'self' ${hashOf('p{}')} ${hashOf('q{}')}`;

test('hashes of what the page holds stay, the others go', () => {
  const html = '<style>p{}</style><script type="module">a()</script><script src="/x.js"></script>';
  expect(trimContentPolicy(policy, html)).toBe(
    `default-src 'self'; script-src 'self' ${hashOf('a()')}; style-src 'self' ${hashOf('p{}')}`,
  );
});

test('a script the build does not know is not let in', () => {
  expect(trimContentPolicy(policy, '<script>evil()</script>')).not.toContain(hashOf('evil()'));
});
