import { expect, test } from 'vitest';
import { createPreviews } from './previews.ts';

const ID = '0b9e0f0e-6d1a-4f0e-9f0e-0b9e0f0e6d1a';
let now = new Date('2026-11-21T10:00:00Z');
const previews = createPreviews({ secret: 'secret', clock: { now: () => now } });
const tokenOf = (url: string) => url.replace('/perziura/', '');

test('an address opens for a quarter of an hour', () => {
  now = new Date('2026-11-21T10:00:00Z');
  const { url, expires_at } = previews.issue('draft', ID);
  expect(expires_at).toBe('2026-11-21T10:15:00.000Z');
  now = new Date('2026-11-21T10:14:59Z');
  expect(previews.read(tokenOf(url))).toEqual({ kind: 'draft', id: ID });
  now = new Date('2026-11-21T10:15:00Z');
  expect(previews.read(tokenOf(url))).toBeNull();
});

test('nothing in it can be changed, and another installation’s opens nothing', () => {
  now = new Date('2026-11-21T10:00:00Z');
  const token = tokenOf(previews.issue('draft', ID).url);
  const [kind, id, expires, signature] = token.split('.');
  const other = createPreviews({ secret: 'other', clock: { now: () => now } });
  for (const forged of [
    `article.${id}.${expires}.${signature}`,
    `${kind}.${ID.replace('0', '1')}.${expires}.${signature}`,
    `${kind}.${id}.${Number(expires) + 1}.${signature}`,
    `${kind}.${id}.${expires}.`,
    `${token}.x`,
    '',
  ]) {
    expect(previews.read(forged), forged).toBeNull();
  }
  expect(other.read(token)).toBeNull();
});
