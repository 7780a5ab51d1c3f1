import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { LONGEST_ADDRESS } from '../../domain/text/longest-address.ts';
import { OutboundError } from './outbound-error.ts';

/** Everything handed out on the internet today lies in here; the rest of IPv6 is special in some way. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * True only for an address anybody on the internet may serve from: not private, loopback, link-local,
 * multicast, carrier NAT, documentation or reserved, and not a form that carries an IPv4 address inside
 * (mapped, NAT64, 6to4, Teredo). A network's own NAT64 prefix cannot be known here.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST);
}

/** `host:port` as settings write it; the port is the scheme's own when the address names none. */
export function hostAndPort(url: URL): string {
  return `${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`;
}

/**
 * Checks what can be seen in the address itself. Must run on every hop: a resolver is never asked about
 * a literal address, so the guarded lookup below does not see those.
 * @param allow `host:port` pairs that may be private (OUTBOUND_ALLOW)
 * @throws OutboundError bad-url, blocked-address
 */
export function guardUrl(address: string, allow: ReadonlySet<string>, base?: string): URL {
  const url = URL.parse(address, base);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new OutboundError('bad-url', address.slice(0, 300));
  }
  if (url.username || url.password)
    throw new OutboundError('bad-url', 'credentials in the address');
  url.hash = '';
  if (url.href.length > LONGEST_ADDRESS)
    throw new OutboundError('bad-url', `${url.href.slice(0, 300)}… is too long`);
  if (allow.has(hostAndPort(url))) return url;
  if (url.port) throw new OutboundError('blocked-address', `${url.host}: port not allowed`);
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(literal) && !isPublicAddress(literal)) {
    throw new OutboundError('blocked-address', url.hostname);
  }
  return url;
}

/**
 * Resolves a name and hands on its public addresses only. The socket connects to exactly what is returned
 * here, so a name that resolves differently a moment later (rebinding) gains nothing.
 */
export function guardedLookup(
  resolve: LookupFunction = systemLookup as LookupFunction,
): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '', 0);
      const addresses = (Array.isArray(found) ? found : []).filter((each) =>
        isPublicAddress(each.address),
      );
      const first = addresses[0];
      if (!first) return callback(new OutboundError('blocked-address', hostname), '', 0);
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
}
