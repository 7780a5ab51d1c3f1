// `npm run bench:outbound`: tricks that shall make the product ask an address inside: how addresses are written,
// redirects, names that resolve inside or otherwise the second time. Every socket is watched: what it is told to
// connect to is judged by a list of its own, written down and refused, so nothing is sent. Bar: 0 leaks.
import type { LookupAddress } from 'node:dns';
import net, { type LookupFunction } from 'node:net';
import { createOutbound } from '../src/server/outbound/outbound.ts';
import { OutboundError } from '../src/server/outbound/outbound-error.ts';
import { startFeedServer } from '../tests/support/feed-server.ts';

// One list for each family: Node holds every IPv4 address for a member of ::ffff:0:0/96.
const inside4 = new net.BlockList();
const inside6 = new net.BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  inside4.addSubnet(address, bits, 'ipv4');
}
for (const [address, bits] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  inside6.addSubnet(address, bits, 'ipv6');
}

/** What sockets were told to connect to, but for our own server. */
let asked: string[] = [];
let ownPort = 0;
watchSockets();

const server = await startFeedServer();
ownPort = Number(new URL(server.origin).port);

/** The answers of a name's resolver, one after the other; the last one stays. */
type Answers = string[][];
const names: Record<string, Answers> = {
  'loopback.test': [['127.0.0.1']],
  'private.test': [['10.0.0.8']],
  'metadata.test': [['169.254.169.254']],
  'zero.test': [['0.0.0.0']],
  'mapped.test': [['::ffff:127.0.0.1']],
  'six.test': [['::1'], ['fe80::1']],
  'nat64.test': [['64:ff9b::7f00:1']],
  'mixed.test': [['10.0.0.8', '127.0.0.1', '93.184.215.14']],
  'rebinding.test': [['93.184.215.14'], ['127.0.0.1']],
  'rebinding-back.test': [['127.0.0.1'], ['93.184.215.14']],
};
let turn = 0;
const lookup: LookupFunction = (host, _options, callback) => {
  const answers = names[host] ?? [['93.184.215.14']];
  const found = answers[Math.min(turn, answers.length - 1)] ?? [];
  turn += 1;
  const list: LookupAddress[] = found.map((address) => ({ address, family: net.isIP(address) }));
  callback(null, list);
};

const PLACES = ['/', '/latest/meta-data/'];
const WRITTEN: Record<string, string[]> = {
  'plain addresses': [
    '127.0.0.1',
    '10.0.0.8',
    '172.16.3.4',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
    '100.64.0.1',
  ],
  'decimal, octal, hex': [
    '2130706433',
    '0177.0.0.1',
    '0x7f.0.0.1',
    '0x7f000001',
    '017700000001',
    '127.1',
    '0',
    '0xa9fea9fe',
    '2852039166',
  ],
  'odd letters': [
    '127.0.0.1.',
    '①②⑦.0.0.1',
    '%31%32%37.0.0.1',
    '１２７.0.0.1',
    '127。0。0。1',
    'localhost',
    'LOCALHOST',
    'localhost.',
  ],
  IPv6: [
    '[::]',
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
    '[fe80::1]',
    '[fc00::1]',
    '[fd00:ec2::254]',
    '[fec0::1]',
    '[ff02::1]',
  ],
  'IPv4 inside IPv6': [
    '[::127.0.0.1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::ffff:0:127.0.0.1]',
    '[64:ff9b::127.0.0.1]',
    '[64:ff9b:1::7f00:1]',
    '[2002:7f00:1::]',
    '[2001:0:7f00:1::]',
  ],
  'user names': [
    'example.com@127.0.0.1',
    'a:b@10.0.0.8',
    '93.184.215.14%40@127.0.0.1',
    '127.0.0.1#@93.184.215.14',
  ],
  ports: [
    '127.0.0.1:22',
    '127.0.0.1:6379',
    '[::1]:5432',
    `127.0.0.1:${ownPort + 1}`,
    'example.com:25',
    'localhost:80',
  ],
  'names that lead inside': Object.keys(names).filter((name) => !name.startsWith('rebinding')),
};

const table: Record<
  string,
  { tries: number; refused: number; 'asked outside': number; leaks: number }
> = {};
for (const [kind, hosts] of Object.entries(WRITTEN)) {
  // `localhost` is a name like any other for the system's resolver; here it answers as that does.
  names.localhost = [['127.0.0.1']];
  names['localhost.'] = [['127.0.0.1']];
  for (const host of hosts) {
    for (const place of PLACES) {
      await attempt(kind, `http://${host}${place}`);
      await attempt(kind, `https://${host}${place}`);
      for (const status of [301, 302, 303, 307, 308]) {
        redirectTo(`http://${host}${place}`, status);
        await attempt(`redirected: ${kind}`, `${server.origin}/away`);
      }
    }
  }
}
for (const scheme of [
  'file:///etc/passwd',
  'gopher://127.0.0.1:6379/_INFO',
  'ftp://10.0.0.8/',
  'data:text/plain,x',
  '//127.0.0.1/x',
  '\\\\127.0.0.1\\x',
]) {
  await attempt('schemes', scheme);
  redirectTo(scheme);
  await attempt('redirected: schemes', `${server.origin}/away`);
}
for (const name of ['rebinding.test', 'rebinding-back.test']) {
  // Twice with the same connections: what was public the first time is asked for again.
  for (const again of [1, 2, 3]) await attempt('rebinding', `http://${name}/${again}`, again > 1);
  redirectTo(`http://${name}/`);
  await attempt('rebinding', `${server.origin}/away`, true);
}
await proveWatch();
console.table(table);
const leaks = Object.values(table).reduce((sum, row) => sum + row.leaks, 0);
const tries = Object.values(table).reduce((sum, row) => sum + row.tries, 0);
console.log(`${tries} tries, ${leaks} leaks (bar: 0)`);
if (leaks > 0) process.exitCode = 1;
await server.close();

/** A header carries bytes; letters beyond ASCII go as their UTF-8. */
function redirectTo(target: string, status = 302): void {
  const location = Buffer.from(target).toString('latin1');
  server.route('/away', { status, headers: { location } });
}

async function attempt(kind: string, address: string, goesOn = false): Promise<void> {
  if (!goesOn) turn = 0;
  asked = [];
  const log = { debug: () => {} };
  const allow = [server.hostPort];
  const outbound = createOutbound({ allow, userAgent: 'Bench/1.0', log, lookup });
  const row = table[kind] ?? { tries: 0, refused: 0, 'asked outside': 0, leaks: 0 };
  table[kind] = row;
  row.tries += 1;
  try {
    await outbound.fetch(address, { maxBytes: 1000, timeoutMs: 3000 });
    row.leaks += 1;
    console.log(`LEAK: ${address} was answered`);
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    const leaked = asked.filter(isInside);
    if (leaked.length > 0) console.log(`LEAK: ${address} asked ${leaked.join(', ')}`);
    if (leaked.length > 0) row.leaks += 1;
    else if (asked.length > 0) row['asked outside'] += 1;
    else row.refused += 1;
  }
  await outbound.close();
}

/** The watch itself: what is let through on purpose must be seen as a leak, and a public address must not. */
async function proveWatch(): Promise<void> {
  turn = 0;
  asked = [];
  const allow = ['loopback.test:80'];
  const open = createOutbound({ allow, userAgent: 'Bench/1.0', log: { debug: () => {} }, lookup });
  await open.fetch('http://loopback.test/', { maxBytes: 1000 }).catch(() => {});
  await open.close();
  const isSeen = asked.length > 0 && asked.every(isInside);
  const isFair = !isInside('93.184.215.14') && !isInside('2606:4700:4700::1111');
  if (!isSeen || !isFair) throw new Error('The watch over the sockets does not work');
}

function isInside(address: string): boolean {
  const family = net.isIP(address);
  // A name that reaches a socket without having been resolved would bypass the resolver's rules.
  if (family === 0) return true;
  return family === 6 ? inside6.check(address, 'ipv6') : inside4.check(address, 'ipv4');
}

function watchSockets(): void {
  const connect = net.Socket.prototype.connect;
  net.Socket.prototype.connect = function watched(this: net.Socket, ...args: unknown[]) {
    const first = Array.isArray(args[0]) ? args[0][0] : args[0];
    const { host = '', port, lookup: resolve } = first as net.TcpNetConnectOpts;
    if (host === '127.0.0.1' && Number(port) === ownPort) {
      return (connect as (...rest: unknown[]) => net.Socket).apply(this, args);
    }
    const refuse = () =>
      this.destroy(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
    if (net.isIP(host) || !resolve) {
      asked.push(host);
      setImmediate(refuse);
      return this;
    }
    resolve(host, { all: true }, (error, found) => {
      // The socket's creator has not begun to listen yet.
      if (error) return void setImmediate(() => this.destroy(error));
      asked.push(...(Array.isArray(found) ? found.map(({ address }) => address) : [found]));
      setImmediate(refuse);
    });
    return this;
  } as typeof net.Socket.prototype.connect;
}
