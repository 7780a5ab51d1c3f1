import { describe, expect, test } from 'vitest';
import { eachBecomes } from '../../../tests/support/each-becomes.ts';
import { createClientAddressReader, networkOfAddress } from './client-address.ts';

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

  test('counts as one inside an IPv6 /64', () => {
    expect(networkOfAddress('2001:db8:1:2:3::1')).toBe(networkOfAddress('2001:db8:1:2:4::2'));
    expect(networkOfAddress('2001:db8:1:2::1')).not.toBe(networkOfAddress('2001:db8:1:3::1'));
    expect(networkOfAddress('192.0.2.1')).toBe('192.0.2.1');
  });
});
