import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { eachBecomes } from '../../../tests/support/each-becomes.ts';
import {
  createClientAddressReader,
  createProxyCheck,
  createRequestAddressReader,
  networkOfAddress,
  siteOfAddress,
} from './client-address.ts';

const read = (trust: string[], peer: string, headers: Record<string, string> = {}) =>
  createClientAddressReader(trust)({
    env: { incoming: { socket: { remoteAddress: peer } } },
    req: { header: (name: string) => headers[name] } as never,
  });

describe('the visitor’s address', () => {
  test('is the socket’s when no proxy is trusted, whatever headers say', () => {
    const headers = { 'x-forwarded-for': '1.2.3.4', 'cf-connecting-ip': '1.2.3.4' };
    expect(read([], '192.0.2.1', headers)).toEqual({ ip: '192.0.2.1', isCloudflare: false });
    expect(read(['10.0.0.0/8'], '192.0.2.1', headers)).toEqual({
      ip: '192.0.2.1',
      isCloudflare: false,
    });
  });

  const forwarded = (by: string) => read(['10.0.0.0/8'], '10.0.0.1', { 'x-forwarded-for': by }).ip;
  eachBecomes('is the rightmost one that is no trusted proxy: of „%s“ %s', forwarded, [
    ['1.1.1.1, 2.2.2.2', '2.2.2.2'],
    ['1.1.1.1, 2.2.2.2, 10.0.0.9', '2.2.2.2'],
    ['garbage, 10.0.0.9', '10.0.0.9'],
    ['3.3.3.3:4711', '3.3.3.3'],
    ['[2001:db8::1]:80', '2001:db8::1'],
    ['', '10.0.0.1'],
  ]);

  test('is written the same for IPv4 inside IPv6', () => {
    expect(read([], '::ffff:192.0.2.1').ip).toBe('192.0.2.1');
    expect(read(['10.0.0.1'], '::ffff:10.0.0.1', { 'x-forwarded-for': '5.5.5.5' }).ip).toBe(
      '5.5.5.5',
    );
  });

  test('came through Cloudflare only when a trusted peer says so', () => {
    const headers = { 'x-forwarded-for': '5.5.5.5', 'cf-connecting-ip': '5.5.5.5' };
    expect(read(['2001:db8::/32'], '2001:db8::9', headers)).toEqual({
      ip: '5.5.5.5',
      isCloudflare: true,
    });
    expect(
      read(['2001:db8::/32'], '2001:db8::9', { 'x-forwarded-for': '5.5.5.5' }).isCloudflare,
    ).toBe(false);
  });

  test('is none where the socket tells none', () => {
    expect(read(['0.0.0.0/0'], '', { 'x-forwarded-for': '5.5.5.5' })).toEqual({
      ip: '0.0.0.0',
      isCloudflare: false,
    });
  });

  const requestFrom = (remoteAddress?: string) =>
    ({
      headers: { 'x-forwarded-for': '5.5.5.5' },
      socket: { remoteAddress },
    }) as unknown as IncomingMessage;
  const PROXIES = ['10.0.0.0/8', '192.0.2.1', '2001:db8::9'];
  test.each([
    ['10.255.0.1', true],
    ['11.0.0.1', false],
    ['192.0.2.1', true],
    ['192.0.2.0', false],
    ['2001:db8::9', true],
    ['2001:db8::8', false],
    [undefined, false],
  ])('is what a proxy says only where %s is one: %s', (peer, isProxy) => {
    expect(createProxyCheck(PROXIES)(requestFrom(peer))).toBe(isProxy);
    const readOf = createRequestAddressReader(createClientAddressReader(PROXIES));
    expect(readOf(requestFrom(peer))).toBe(isProxy ? '5.5.5.5' : (peer ?? '0.0.0.0'));
  });

  test('counts as one inside an IPv6 /64, and its owner by the /48', () => {
    expect(networkOfAddress('1:2:3:4:5::1')).toBe('1:2:3:4/64');
    expect(siteOfAddress('1:2:3:4:5::1')).toBe('1:2:3/48');
    expect([networkOfAddress('192.0.2.1'), siteOfAddress('192.0.2.1')]).toEqual([
      '192.0.2.1',
      null,
    ]);
    expect([networkOfAddress('?'), siteOfAddress('?')]).toEqual(['?', null]);
  });
});
