import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import type { ApiContext } from './env.ts';

interface ClientAddress {
  ip: string;
  /** The request came through a trusted proxy that says it is Cloudflare (specification §3). */
  isCloudflare: boolean;
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Range = [Address, number];

export type ReadClientAddress = (c: Pick<ApiContext, 'env' | 'req'>) => ClientAddress;

/**
 * The visitor's address: that of the socket, unless the socket's peer is a trusted proxy; then the
 * rightmost address in X-Forwarded-For that is not itself such a proxy. What stands further left was
 * written by the visitor and means nothing. By hand: `proxy-addr` hands on what is no address, or has its port behind it, as
 * the visitor's. Addresses themselves are read by ipaddr.js.
 * @param trustProxy addresses and ranges (TRUST_PROXY)
 */
export function createClientAddressReader(trustProxy: readonly string[]): ReadClientAddress {
  const isTrusted = createTrust(trustProxy);
  return ({ env, req }) => {
    const peer = parseAddress(env?.incoming?.socket?.remoteAddress ?? '');
    if (!peer) return { ip: '0.0.0.0', isCloudflare: false };
    if (!isTrusted(peer)) return { ip: peer.toString(), isCloudflare: false };
    let client = peer;
    for (const entry of (req.header('x-forwarded-for') ?? '').split(',').reverse()) {
      const address = parseAddress(entry.trim());
      if (!address) break;
      client = address;
      if (!isTrusted(address)) break;
    }
    const isCloudflare = req.header('cf-connecting-ip') !== undefined;
    return { ip: client.toString(), isCloudflare };
  };
}

/** The same for a request that no framework has seen. */
export function createRequestAddressReader(read: ReadClientAddress) {
  return (request: IncomingMessage): string => {
    const header = (name: string) => request.headers[name]?.toString();
    return read({ env: { incoming: request }, req: { header } as ApiContext['req'] }).ip;
  };
}

/** Whether the request comes from one of our proxies (TRUST_PROXY), whose headers count. */
export function createProxyCheck(trustProxy: readonly string[]) {
  const isTrusted = createTrust(trustProxy);
  return ({ socket }: IncomingMessage): boolean => {
    const peer = parseAddress(socket.remoteAddress ?? '');
    return peer !== null && isTrusted(peer);
  };
}

function createTrust(trustProxy: readonly string[]): (address: Address) => boolean {
  const trusted = trustProxy.map(parseRange);
  return (address) => trusted.some((range) => isWithin(address, range));
}

/** What limits count: an IPv6 visitor owns the whole /64, so a change inside it is no new visitor. */
export function networkOfAddress(ip: string): string {
  const address = parseAddress(ip);
  if (address?.kind() !== 'ipv6') return ip;
  return `${(address as ipaddr.IPv6).parts.slice(0, 4).join(':')}/64`;
}

/** What one who has an IPv6 site owns: sixty-five thousand networks. Null where there is no such thing. */
export function siteOfAddress(ip: string): string | null {
  const address = parseAddress(ip);
  if (address?.kind() !== 'ipv6') return null;
  return `${(address as ipaddr.IPv6).parts.slice(0, 3).join(':')}/48`;
}

function parseAddress(text: string): Address | null {
  // Some proxies add the port: 1.2.3.4:5678, [::1]:5678.
  const bare =
    /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : null;
}

function parseRange(text: string): Range {
  if (text.includes('/')) return ipaddr.parseCIDR(text);
  const address = ipaddr.process(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

function isWithin(address: Address, [network, bits]: Range): boolean {
  return address.kind() === network.kind() && address.match(network, bits);
}
