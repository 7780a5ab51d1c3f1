import { afterAll, expect, it } from 'vitest';
import { shareReaders } from '../../../../../tests/support/shared-threads.ts';
import { createOutbound } from '../../../outbound/outbound.ts';
import { PageError, type PageReader } from '../pages/page-reader.ts';
import { MAX_OTHER_HOSTS, readListing } from './read-listing.ts';

const outbound = createOutbound({ allow: [], userAgent: 'TestBot/1.0', log: { debug: () => {} } });
const { pages } = shareReaders();
afterAll(() => outbound.close());

const story = (address: string, n: number) =>
  `<article><h2><a href="${address}">Ilgas ir geras straipsnis numeris ${n}</a></h2></article>`;
const read = (
  addresses: string[],
  reads_other_hosts: boolean,
  reader: Pick<PageReader, 'discoverLinks'> = pages,
) =>
  readListing(
    { outbound, pages: reader as PageReader },
    { link_selector: null, link_pattern: null, reads_other_hosts },
    {
      url: 'https://a.test/naujienos',
      bytes: Buffer.from(`<!doctype html><main>${addresses.map(story).join('')}</main>`),
      hints: { contentType: 'text/html; charset=utf-8', override: null },
    },
  );
const OWN = [1, 2, 3].map((n) => `/naujienos/ilgas-straipsnis-${n}`);
const OTHERS = [1, 2, 3, 4].map((n) => `https://b${n % 3}.test/2026/ilgas-straipsnis-${n}`);

it('counts the stories of other hosts and reads them only when it is told to', async () => {
  const elsewhere = [
    { host: 'b1.test', count: 2 },
    { host: 'b2.test', count: 1 },
    { host: 'b0.test', count: 1 },
  ];
  const unasked = await read([...OWN, ...OTHERS], false);
  expect(unasked.elsewhere).toEqual(elsewhere);
  expect(unasked.items.map(({ url }) => url)).toEqual(OWN.map((path) => `https://a.test${path}`));
  const wanted = await read([...OWN, ...OTHERS], true);
  expect(wanted.elsewhere).toEqual(elsewhere);
  expect(wanted.items.map(({ url }) => url)).toEqual([
    ...OWN.map((path) => `https://a.test${path}`),
    ...OTHERS,
  ]);
  expect((await read(OTHERS, false)).items).toEqual([]);
});

it('never hands on addresses inside, other ports, credentials or schemes', async () => {
  const bad = [
    'http://127.0.0.1/2026/ilgas-straipsnis-1',
    'http://10.0.0.8/2026/ilgas-straipsnis-2',
    'http://[::1]/2026/ilgas-straipsnis-3',
    'http://169.254.169.254/latest/meta-data-ir-kita',
    'http://2130706433/2026/ilgas-straipsnis-4',
    'https://b.test:8443/2026/ilgas-straipsnis-5',
    'https://vardas:zodis@b.test/2026/ilgas-straipsnis-6',
    'javascript:alert(1)',
    'ftp://b.test/2026/ilgas-straipsnis-7',
  ];
  const { items, elsewhere } = await read([...bad, ...OTHERS], true);
  expect(items.map(({ url }) => url)).toEqual(OTHERS);
  expect(elsewhere.length).toBe(3);
  await expect(read(bad, true)).rejects.toMatchObject({ kind: 'no-links' });
});

it('never has more hosts asked than a link blog has', async () => {
  const hosts = Array.from(
    { length: 3000 },
    (_, n) => `https://h${n}.test/2026/ilgas-straipsnis-${n}`,
  );
  const { items, elsewhere } = await read(hosts, true);
  expect(elsewhere.length).toBe(MAX_OTHER_HOSTS);
  expect(items.map(({ url }) => url)).toEqual(hosts.slice(0, MAX_OTHER_HOSTS));
});

it.each([
  // We are stopping, which says nothing of the page.
  ['closed', { kind: 'aborted' }],
  // A page for robots stands before it.
  ['interstitial', { kind: 'blocked' }],
  ['too-complex', { kind: 'no-links' }],
] as const)(
  'a page that is not read (%s) is a failure of its own kind: %j',
  async (kind, failure) => {
    const failing = { ...pages, discoverLinks: () => Promise.reject(new PageError(kind, 'why')) };
    await expect(read(OWN, false, failing)).rejects.toMatchObject(failure);
  },
);

it('a bug in reading is no failure of the source', async () => {
  const failing = { ...pages, discoverLinks: () => Promise.reject(new TypeError('bug')) };
  await expect(read(OWN, false, failing)).rejects.toBeInstanceOf(TypeError);
});
