import { expect, it } from 'vitest';
import { returnAddress } from './return-address.ts';

it('leads back to the address of the panel, search and hash included', () => {
  for (const from of ['/admin', '/admin/content/posts?tab=draft&q=ab#x', '/admin/settings/account'])
    expect(returnAddress({ from })).toBe(from);
});

it('leads to the panel and nowhere else', () => {
  const others = [
    null,
    {},
    { from: 7 },
    { from: '' },
    { from: '/' },
    { from: '/administratorius' },
    { from: '//kitur.example/admin' },
    { from: 'https://kitur.example/admin' },
    { from: '/admin/..//kitur.example' },
    { from: '/admin/../auth' },
    { from: '\\\\kitur.example\\admin' },
    { from: 'javascript:alert(1)' },
  ];
  for (const state of others) expect(returnAddress(state), JSON.stringify(state)).toBe('/admin');
});
