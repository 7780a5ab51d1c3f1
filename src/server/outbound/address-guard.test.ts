import type { LookupAddress } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { guardedLookup, guardUrl, isPublicAddress } from './address-guard.ts';
import { OutboundError } from './outbound-error.ts';

const NOTHING = new Set<string>();
const kindOf = (address: string, allow = NOTHING, base?: string): string => {
  try {
    guardUrl(address, allow, base);
    return 'passed';
  } catch (error) {
    return error instanceof OutboundError ? error.kind : 'crashed';
  }
};

it('an address as long as any is asked, a longer one is not, wherever a redirect gives it', () => {
  const path = (length: number) => `/${'a'.repeat(length - 'https://a.lt/'.length)}`;
  expect(kindOf(`https://a.lt${path(2000)}`)).toBe('passed');
  expect(kindOf(`https://a.lt${path(2000)}#vieta`)).toBe('passed');
  expect(kindOf(`https://a.lt${path(2001)}`)).toBe('bad-url');
  expect(kindOf(path(2001), NOTHING, 'https://a.lt/')).toBe('bad-url');
});

describe('an address that leads inside is refused however it is written', () => {
  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0177.0.0.1/',
    'http://0x7f.0.0.1/',
    'http://0x7f000001/',
    'http://017700000001/',
    'http://127.0.0.1./',
    'http://127.0.0.1/',
    'http://①②⑦.0.0.1/',
    'http://%31%32%37.0.0.1/',
    'http://0/',
    'http://0.0.0.0/',
    'http://10.0.0.8/',
    'http://172.16.3.4/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/',
    'http://192.0.0.192/',
    'http://192.88.99.1/',
    'http://198.18.0.1/',
    'http://203.0.113.7/',
    'http://224.0.0.1/',
    'http://240.0.0.1/',
    'http://255.255.255.255/',
    'http://[::]/',
    'http://[::1]/',
    'http://[0:0:0:0:0:0:0:1]/',
    'http://[::127.0.0.1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::ffff:0:127.0.0.1]/',
    'http://[64:ff9b::127.0.0.1]/',
    'http://[64:ff9b:1::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001:0:7f00:1::]/',
    'http://[fe80::1]/',
    'http://[fec0::1]/',
    'http://[fc00::1]/',
    'http://[fd00:ec2::254]/',
    'http://[ff02::1]/',
    'http://[100::1]/',
    'http://[2001:db8::1]/',
    'http://[4000::1]/',
  ])('%s', (address) => {
    expect(kindOf(address)).toBe('blocked-address');
  });
});

describe('an address that is no plain web address is refused', () => {
  it.each([
    'ftp://example.com/feed',
    'file:///etc/passwd',
    'gopher://127.0.0.1:6379/_INFO',
    'javascript:alert(1)',
    'data:text/plain,x',
    'http://',
    'http://user@example.com/',
    'http://user:secret@example.com/',
    'http://example.com@127.0.0.1/',
    'http://[::1%25eth0]/',
    'http://1.2.3.4.5/',
    'http://256.1.1.1/',
    'ne adresas',
  ])('%s', (address) => {
    expect(kindOf(address)).toBe('bad-url');
  });
});

describe('guardUrl', () => {
  it('lets public addresses through on the ports of the web only', () => {
    expect(kindOf('https://example.com/feed.xml')).toBe('passed');
    expect(kindOf('http://8.8.8.8/')).toBe('passed');
    expect(kindOf('http://[2606:4700:4700::1111]/')).toBe('passed');
    expect(kindOf('https://example.com:443/')).toBe('passed');
    expect(kindOf('http://example.com:22/')).toBe('blocked-address');
    expect(kindOf('http://example.com:443/')).toBe('blocked-address');
    expect(kindOf('https://example.com:6379/')).toBe('blocked-address');
  });

  it('lets exactly the allowed pair of host and port be private', () => {
    const allow = new Set(['127.0.0.1:4100', 'naujienos.test:80', '[::1]:4100']);
    expect(kindOf('http://127.0.0.1:4100/a', allow)).toBe('passed');
    expect(kindOf('http://2130706433:4100/a', allow)).toBe('passed');
    expect(kindOf('http://[::1]:4100/a', allow)).toBe('passed');
    expect(kindOf('http://naujienos.test/a', allow)).toBe('passed');
    expect(kindOf('http://127.0.0.1:4101/a', allow)).toBe('blocked-address');
    expect(kindOf('http://127.0.0.1/a', allow)).toBe('blocked-address');
    expect(kindOf('http://user:x@127.0.0.1:4100/a', allow)).toBe('bad-url');
  });

  it('judges a relative redirect by where it leads', () => {
    expect(kindOf('//127.0.0.1/x', NOTHING, 'https://example.com/')).toBe('blocked-address');
    expect(kindOf('/x', NOTHING, 'https://example.com/')).toBe('passed');
    expect(guardUrl('/x?a#part', NOTHING, 'https://example.com/').href).toBe(
      'https://example.com/x?a',
    );
  });
});

describe('isPublicAddress', () => {
  it('says no to text that is no address', () => {
    expect(isPublicAddress('example.com')).toBe(false);
    expect(isPublicAddress('')).toBe(false);
  });
});

describe('guardedLookup', () => {
  const resolve = (addresses: LookupAddress[], all: boolean) =>
    new Promise<unknown>((done) => {
      guardedLookup((_host, _options, callback) => callback(null, addresses))(
        'vardas.test',
        { all },
        (error, address, family) => done(error ?? (all ? address : [address, family])),
      );
    });

  it('hands on the public addresses of a name and drops the others', async () => {
    const found = await resolve(
      [
        { address: '10.0.0.1', family: 4 },
        { address: '93.184.216.34', family: 4 },
        { address: '::1', family: 6 },
      ],
      true,
    );
    expect(found).toEqual([{ address: '93.184.216.34', family: 4 }]);
  });

  it('hands on one of them where one is asked for, and what the resolver fails with', async () => {
    const found = await resolve(
      [
        { address: '10.0.0.1', family: 4 },
        { address: '2606:4700:4700::1111', family: 6 },
      ],
      false,
    );
    expect(found).toEqual(['2606:4700:4700::1111', 6]);
    const failed = new Error('no such name');
    const lookup = guardedLookup((_host, _options, callback) => callback(failed, ''));
    expect(await new Promise((done) => lookup('vardas.test', {}, done))).toBe(failed);
  });

  it('refuses a name that has private addresses only', async () => {
    const found = await resolve([{ address: '::ffff:10.0.0.1', family: 6 }], false);
    expect(found).toBeInstanceOf(OutboundError);
    expect(found).toMatchObject({ kind: 'blocked-address' });
  });
});
