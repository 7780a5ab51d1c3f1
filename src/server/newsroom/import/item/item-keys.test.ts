import { describe, expect, it } from 'vitest';
import { keysOfItems, keysOfPage, titleKeyOf, urlKeyOf } from './item-keys.ts';

type Item = { guid: string | null; url: string | null; title: string };
const item = (title: string, url: string | null = null, guid: string | null = null): Item => ({
  title,
  url,
  guid,
});
const keysOf = (...items: Item[]) => keysOfItems(items, 's1').map((each) => each?.keys ?? []);
const meet = (a: Item, b: Item) => {
  const [one = []] = keysOf(a);
  const [two = []] = keysOf(b);
  return one.some((key) => two.includes(key));
};

describe('the same page under other addresses has one key', () => {
  const plain = urlKeyOf('https://pavyzdys.test/s/1');
  it.each([
    'http://pavyzdys.test/s/1',
    'https://www.pavyzdys.test/s/1/',
    'https://PAVYZDYS.test/s/1?utm_source=rss&utm_medium=feed',
    'https://pavyzdys.test/s/1?fbclid=abc',
    'https://pavyzdys.test/s/1#xtor=RSS-1',
    'https://pavyzdys.test:443/s/1/index.html',
    'https://vardas:slaptas@pavyzdys.test/s/1',
  ])('%s', (address) => {
    expect(urlKeyOf(address)).toBe(plain);
  });

  it('and different pages have different ones', () => {
    expect(urlKeyOf('https://pavyzdys.test/s/2')).not.toBe(plain);
    expect(urlKeyOf('https://pavyzdys.test/?p=1')).not.toBe(urlKeyOf('https://pavyzdys.test/?p=2'));
    expect(urlKeyOf('https://a.test/x?b=2&a=1')).toBe(urlKeyOf('https://a.test/x?a=1&b=2'));
  });

  it.each([
    'https://pavyzdys.test/',
    'https://www.pavyzdys.test',
    'javascript:alert(1)',
    'ftp://pavyzdys.test/s/1',
    '',
    null,
  ])('and %s has none', (address) => {
    expect(urlKeyOf(address)).toBeNull();
  });
});

describe('an item is recognised', () => {
  const v1 = item('Tas pats straipsnis', 'http://a.test/s/1?utm_source=rss', 'https://a.test/?p=1');

  it('by its address, when guid and title change', () => {
    expect(meet(v1, item('Kita antraštė', 'https://a.test/s/1/', 'https://a.test/?p=1#17'))).toBe(
      true,
    );
  });

  it('by guid and title, when the address changes', () => {
    expect(
      meet(v1, item('Tas pats „straipsnis“', 'https://a.test/perkelta', 'https://a.test/?p=1')),
    ).toBe(true);
  });

  it('by guid alone when it has no address', () => {
    expect(meet(item('A', null, 'x-1'), item('A (papildyta)', null, 'x-1'))).toBe(true);
  });

  it('by its title when it has nothing else', () => {
    expect(meet(item('A b'), item('a – B'))).toBe(true);
    expect(keysOfItems([item('')], 's1')).toEqual([null]);
  });

  it('without an address, by title and date when its guid has changed', () => {
    const dated = (guid: string, day: string, url: string | null = null) => ({
      ...item('Savaitės apžvalga', url, guid),
      publishedAt: new Date(day),
    });
    expect(meet(dated('1', '2026-11-16'), dated('2', '2026-11-16'))).toBe(true);
    expect(meet(dated('1', '2026-11-16'), dated('2', '2026-11-23'))).toBe(false);
    const [one = [], two = []] = keysOf(dated('1', '2026-11-16'), dated('2', '2026-11-16'));
    expect(one.some((key) => two.includes(key))).toBe(false);
    expect(meet(item('A', 'https://a.test/', '1'), item('A', 'http://www.a.test', '2'))).toBe(true);
    expect(meet(item('A', 'https://a.test/', '1'), item('B', 'https://a.test/', '2'))).toBe(false);
  });

  it('but a guid that comes back with another address and title is a new item', () => {
    expect(meet(v1, item('Visai kita naujiena', 'https://a.test/s/2', 'https://a.test/?p=1'))).toBe(
      false,
    );
  });

  it('and a guid of another source says nothing', () => {
    const one = keysOfItems([item('A', null, '1')], 's1')[0]?.keys ?? [];
    const two = keysOfItems([item('A', null, '1')], 's2')[0]?.keys ?? [];
    expect(one.some((key) => two.includes(key))).toBe(false);
  });
});

describe('what an item is recognised by stays the same from release to release', () => {
  const T = 'ypeBEsobvcr6wjGzmiPcTaeG7_gUfE5y';
  const G = 'guid:s1:zQqphWFHtsW0_yt9_uXaIKo4JTCZ7xtK';
  const day = new Date('2026-11-16T06:30:00Z');
  it.each([
    [
      'address, title and guid',
      item('A', 'https://www.a.test/1/?utm_source=x#0', 'https://a.test/?p=1#7'),
      null,
      ['url:a.test/1', `url:a.test/1#${T}`, 'guid:s1:y0fFalVSBzPDAdAqEkEM1hlq-DnUmiMW'],
    ],
    ['a place of a page', item('A', 'https://a.test/1#v1'), day, [`url:a.test/1#${T}`]],
    ['a home page', item('A', 'https://a.test/'), null, [`url:a.test#${T}`]],
    [
      'an address with a date',
      item('A', 'https://a.test/1'),
      day,
      ['url:a.test/1', `url:a.test/1#${T}`],
    ],
    [
      'no address',
      item('A', null, 'g'),
      day,
      ['guid:s1:NJme8XOORD57BEnl4nrfgluwaD3gHZSH', G, 'title:s1:nzK2U5JInpIdb0Rm-Ckpo5K_i0qZOcOg'],
    ],
    ['a title alone', item('A'), null, [`title:s1:${T}`]],
    ['no title', item('', 'https://a.test/1', 'g'), day, ['url:a.test/1']],
    ['a guid alone', item('', null, 'g'), day, [G]],
  ])('%s', (_what, one, publishedAt, keys) => {
    expect(keysOfItems([{ ...one, publishedAt }], 's1')[0]?.keys).toEqual(keys);
  });

  it('and the place in a page is no address of its own', () => {
    const urlKeys = (address: string) => keysOfItems([item('A', address)], 's1')[0]?.urlKey;
    expect(urlKeys('https://a.test/1')).toBe('a.test/1');
    expect(urlKeys('https://a.test/1#v1')).toBeNull();
  });

  it('up to a length', () => {
    const [one = [], two = []] = [300, 301].map((length) =>
      keysOf(item('', `https://a.test/${'x'.repeat(length - 7)}`)).flat(),
    );
    expect(one).toEqual([`url:a.test/${'x'.repeat(293)}`]);
    expect(two[0]).toMatch(/^url:a\.test\/x{93}~[\w-]{32}$/);
    expect(titleKeyOf('x'.repeat(501))).toHaveLength(500);
  });
});

describe('what repeats inside one fetch identifies nothing', () => {
  it('a guid', () => {
    const [one = [], two = []] = keysOf(
      item('A', 'https://a.test/1', 'g'),
      item('B', 'https://a.test/2', 'g'),
    );
    expect(one).toContain('url:a.test/1');
    expect(one.some((key) => two.includes(key))).toBe(false);
  });

  it('an address', () => {
    const keys = keysOf(item('A', 'https://a.test/visos'), item('B', 'https://a.test/visos'));
    expect(new Set(keys.flat()).size).toBe(2);
  });

  it('a guid with its title, where addresses differ', () => {
    const [one = [], two = []] = keysOf(
      item('A', 'https://a.test/1', 'g'),
      item('A', 'https://a.test/2', 'g'),
    );
    expect(one.some((key) => two.includes(key))).toBe(false);
  });

  it.each([
    ['address', item('A', 'https://a.test/visos'), item('B', 'https://a.test/visos')],
    ['guid', item('A', null, 'g'), item('B', null, 'g')],
  ])('but the item is recognised when its %s no longer repeats', (_what, a, b) => {
    const [, together = []] = keysOf(a, b);
    const [alone = []] = keysOf(b);
    expect(alone.some((key) => together.includes(key))).toBe(true);
  });

  it('but a plain copy of an item is the same item', () => {
    const [one = [], two = []] = keysOf(
      item('A', 'https://a.test/1', 'g'),
      item('A', 'https://a.test/1', 'g'),
    );
    expect(one).toEqual(two);
    expect(one).toContain('url:a.test/1');
  });
});

describe('what others may have too is no more than a hint', () => {
  const edition = (day: string, guid: string | null, url: string) => ({
    ...item('Savaitės apžvalga', url, guid),
    publishedAt: new Date(day),
  });
  const [one, two] = ['2026-11-16', '2026-11-23'];
  const hints = (...items: Parameters<typeof keysOfItems>[0]) =>
    keysOfItems(items, 's1').map((keys) => [keys?.series, keys?.dated, keys?.shared]);
  const TITLED = expect.stringMatching(/^url:a\.test(?:\/busena)?#/);
  const MOMENT = expect.stringMatching(/^title:s1:/);

  it.each([
    ['the home page with a title', 'https://a.test/', null],
    [
      'an address with a title that repeats on another day',
      'https://a.test/busena',
      'url:a.test/busena',
    ],
  ])('%s', (_what, url, shared) => {
    const items = [edition(one, '1', url), edition(two, '2', url)] as const;
    expect(hints(...items)).toEqual([
      [TITLED, null, shared],
      [TITLED, null, shared],
    ]);
    const [first = [], second = []] = keysOfItems(items, 's1').map((each) => each?.keys ?? []);
    expect(first).toContainEqual(MOMENT);
    expect(first.some((key) => second.includes(key))).toBe(false);
  });

  it('an address that repeats under another title', () => {
    expect(hints(item('A', 'https://a.test/1'), item('B', 'https://a.test/1'))).toEqual([
      [null, null, 'url:a.test/1'],
      [null, null, 'url:a.test/1'],
    ]);
  });

  it('title and date of an item with an address', () => {
    expect(hints(edition(one, '1', 'https://a.test/1'))).toEqual([[null, MOMENT, null]]);
    const both = [edition(one, '1', 'https://a.test/1'), edition(one, '2', 'https://a.test/2')];
    expect(hints(...both)).toEqual([
      [null, null, null],
      [null, null, null],
    ]);
  });

  it.each([
    ['a copy with its guid', one, '1', two, '1'],
    ['a copy with its date', one, '1', one, '2'],
    ['a copy without a guid', one, null, one, null],
  ])('but %s leaves the item its address', (_what, day, guid, otherDay, otherGuid) => {
    const url = 'https://a.test/1';
    for (const keys of keysOfItems(
      [edition(day, guid, url), edition(otherDay, otherGuid, url)],
      's1',
    ))
      expect(keys?.keys).toContain('url:a.test/1');
  });
});

describe('entries of one page', () => {
  it('are told apart by their titles, whatever the fragment', () => {
    const one = item('Versija 1.1', 'https://a.test/pakeitimai#v1.1');
    expect(meet(one, item('Versija 1.2', 'https://a.test/pakeitimai#v1.2'))).toBe(false);
    expect(meet(one, item('Versija 1.1', 'https://a.test/pakeitimai#v1.1'))).toBe(true);
  });

  it('do not arise from a counter behind the address', () => {
    expect(meet(item('A', 'https://a.test/1#0'), item('B', 'https://a.test/1#4'))).toBe(true);
  });
});

describe('keys stay short enough for an index', () => {
  it('however long the address is', () => {
    const long = `https://a.test/${'x'.repeat(5000)}`;
    const [one = []] = keysOf(item('A', `${long}1`));
    const [two = []] = keysOf(item('A', `${long}2`));
    expect(one[0]?.length).toBeLessThan(400);
    expect(one[0]).not.toBe(two[0]);
  });
});

describe('the page adds', () => {
  it('its final and canonical address', () => {
    expect(keysOfPage('https://a.test/1?x=1', 'https://www.a.test/vienas')).toEqual([
      'url:a.test/1?x=1',
      'url:a.test/vienas',
    ]);
  });

  it('an address of a part of the site, or of what it is a part of', () => {
    const both = ['url:a.test/1', 'url:b.a.test/2'];
    expect(keysOfPage('https://a.test/1', 'https://b.a.test/2')).toEqual(both);
    expect(keysOfPage('https://b.a.test/2', 'https://a.test/1')).toEqual(both.toReversed());
  });

  it('nothing that points to another site or to a home page', () => {
    expect(keysOfPage('https://a.test/1', 'https://kitas.test/1')).toEqual(['url:a.test/1']);
    expect(keysOfPage('https://a.test/', 'https://a.test/')).toEqual([]);
    expect(keysOfPage(null, 'https://a.test/1')).toEqual([]);
    expect(keysOfPage('https://a.test/1', 'https://ba.test/2')).toEqual(['url:a.test/1']);
  });
});

it('a title key keeps letters and digits of every script', () => {
  expect(titleKeyOf('„Žaibas“ – 3,5 mln. Eur!')).toBe('žaibas35mlneur');
});
