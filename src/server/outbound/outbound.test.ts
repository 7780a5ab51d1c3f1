import type { AddressInfo, LookupFunction } from 'node:net';
import { createServer } from 'node:net';
import zlib from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FeedServer, startFeedServer } from '../../../tests/support/feed-server.ts';
import { createOutbound, type Outbound } from './outbound.ts';
import { findOutboundError, OutboundError, toOutboundError } from './outbound-error.ts';

const log = { debug: () => {} };
const MB = 1024 * 1024;
let server: FeedServer;
let outbound: Outbound;

beforeEach(async () => {
  server = await startFeedServer();
  outbound = createOutbound({ allow: [server.hostPort], userAgent: 'TestBot/1.0', log });
});
afterEach(async () => {
  await outbound.close();
  await server.close();
});

const get = (path: string, options: Partial<Parameters<Outbound['fetch']>[1]> = {}) =>
  outbound.fetch(`${server.origin}${path}`, { maxBytes: MB, ...options });

describe('an answer', () => {
  it('carries status, headers, body and final address', async () => {
    const headers = { etag: 'W/"x"', 'content-type': 'text/xml', 'x-twice': ['1', '2'] };
    server.route('/feed', (_request, response) => {
      response.writeHead(200, headers).end('<rss/>');
    });
    const answer = await get('/feed');
    expect(answer).toMatchObject({
      status: 200,
      url: `${server.origin}/feed`,
      movedPermanentlyTo: null,
    });
    expect(answer.headers).toMatchObject({
      etag: 'W/"x"',
      'content-type': 'text/xml',
      'x-twice': '1',
    });
    expect(answer.body.toString()).toBe('<rss/>');
    await get('/feed', { accept: 'text/xml', etag: 'x', lastModified: 'y' });
    const sent = {
      'accept-encoding': 'gzip, deflate, br',
      'accept-language': 'lt, en;q=0.8, *;q=0.5',
      connection: 'keep-alive',
      host: server.hostPort,
      'user-agent': 'TestBot/1.0',
    };
    expect(server.requests.map(({ headers }) => headers)).toEqual([
      { ...sent, accept: '*/*' },
      { ...sent, accept: 'text/xml', 'if-none-match': 'x', 'if-modified-since': 'y' },
    ]);
  });

  it.each([
    ['gzip', zlib.gzipSync],
    ['x-gzip', zlib.gzipSync],
    ['deflate', zlib.deflateSync],
    ['deflate', zlib.deflateRawSync],
    ['br', zlib.brotliCompressSync],
    ['identity', (text: string) => Buffer.from(text)],
    ['gzip, br', (text: string) => zlib.brotliCompressSync(zlib.gzipSync(text))],
  ])('is unpacked from %s', async (encoding, pack) => {
    server.route('/packed', { headers: { 'content-encoding': encoding }, body: pack('ąčęėįšųūž') });
    expect((await get('/packed')).body.toString()).toBe('ąčęėįšųūž');
  });

  it('sends validators back byte for byte and understands 304', async () => {
    const etag = '"\u00e9-\u00ff,  x"';
    server.route('/feed', (request, response) => {
      response.setHeader('etag', etag);
      response.setHeader('content-encoding', 'gzip');
      response.writeHead(request.headers['if-none-match'] === etag ? 304 : 200);
      response.end();
    });
    const answer = await get('/feed', { etag, lastModified: 'Mon, 16 Nov 2026 08:30:00 +0000' });
    expect(answer.status).toBe(304);
    expect(answer.headers.etag).toBe(etag);
    expect(server.requests[0]?.headers['if-modified-since']).toBe(
      'Mon, 16 Nov 2026 08:30:00 +0000',
    );
  });

  it('of an error page is the status, even when its body is broken or endless', async () => {
    server.route('/503', {
      status: 503,
      headers: { 'retry-after': '120' },
      body: 'x'.repeat(5000),
    });
    server.route('/403', {
      status: 403,
      headers: { 'content-encoding': 'gzip' },
      body: 'not gzip',
    });
    const busy = await get('/503', { maxBytes: 1000 });
    expect(busy).toMatchObject({ status: 503, headers: { 'retry-after': '120' } });
    expect(busy.body.length).toBe(1000);
    expect((await get('/403')).status).toBe(403);
  });
});

describe('redirects', () => {
  const redirect = (status: number, location: string) => ({ status, headers: { location } });

  it('are followed, and only an unbroken row of permanent ones moves the address', async () => {
    server.route('/a', redirect(301, '/b'));
    server.route('/b', redirect(308, '/c?x=1#part'));
    server.route('/t', redirect(302, '/b'));
    server.route('/c', 'here');
    const moved = await get('/a');
    expect(moved.url).toBe(`${server.origin}/c?x=1`);
    expect(moved.movedPermanentlyTo).toBe(`${server.origin}/c?x=1`);
    expect((await get('/t')).movedPermanentlyTo).toBeNull();
  });

  it.each([
    'http://127.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::ffff:127.0.0.1]/',
    'http://2130706433/',
    'http://10.0.0.1/',
    'http://localhost/',
  ])('to a private address are refused: %s', async (target) => {
    server.route('/in', redirect(302, target));
    await expect(get('/in')).rejects.toMatchObject({ kind: 'blocked-address' });
  });

  it('are read no further than where they lead, and lead nowhere without an address', async () => {
    const odd = { 'content-encoding': 'compress' };
    server.route('/odd', { status: 302, headers: { ...odd, location: '/here' }, body: 'there' });
    server.route('/here', 'here');
    server.route('/nowhere', { status: 302, body: 'x' });
    expect(String((await get('/odd')).body)).toBe('here');
    expect(await get('/nowhere')).toMatchObject({ status: 302, movedPermanentlyTo: null });
  });

  it('to another scheme or with credentials are refused', async () => {
    server.route('/file', redirect(302, 'file:///etc/passwd'));
    server.route('/user', redirect(302, `http://a:b@${server.hostPort}/`));
    await expect(get('/file')).rejects.toMatchObject({ kind: 'bad-url' });
    await expect(get('/user')).rejects.toMatchObject({ kind: 'bad-url' });
  });

  it('name the address that failed, and may be refused before they are followed', async () => {
    server.route('/to', redirect(302, '/cut'));
    server.route('/cut', (_, response) => void response.socket?.destroy());
    await expect(get('/to')).rejects.toMatchObject({ url: `${server.origin}/cut` });
    server.requests.length = 0;
    const no = new Error('no');
    const onRedirect = () => {
      throw no;
    };
    await expect(get('/to', { onRedirect })).rejects.toBe(no);
    expect(server.requests.map(({ path }) => path)).toEqual(['/to']);
  });

  it('without an end stop after five', async () => {
    server.route('/loop', redirect(302, '/loop'));
    await expect(get('/loop')).rejects.toMatchObject({ kind: 'too-many-redirects' });
    expect(server.requests.length).toBe(6);
    await expect(get('/loop', { maxRedirects: 0 })).rejects.toThrow(`${server.origin}/loop`);
    expect(server.requests.length).toBe(7);
  });
});

// The names begin with 127. because the tests' own guard lets only what looks like loopback pass.
describe('names', () => {
  const lying = (addresses: string[]): LookupFunction => {
    let asked = 0;
    return (_host, options, callback) => {
      const address = addresses[Math.min(asked++, addresses.length - 1)] ?? '';
      if (options.all) callback(null, [{ address, family: 4 }]);
      else callback(null, address, 4);
    };
  };

  it('that resolve to loopback are refused before anything is sent', async () => {
    const lookup = lying(['127.0.0.1']);
    const own = createOutbound({ allow: [], userAgent: 'TestBot/1.0', log, lookup });
    await expect(own.fetch('http://127.vidus.test/', { maxBytes: MB })).rejects.toMatchObject({
      kind: 'blocked-address',
      detail: 'Adresas veda į vidinį arba rezervuotą tinklą, todėl nepasiekiamas.',
    });
    await own.close();
  });

  it('are resolved once per connection, so a changed answer meets the same check', async () => {
    let asked = 0;
    const lookup: LookupFunction = (_host, options, callback) => {
      asked++;
      const address = '127.0.0.1';
      if (options.all) callback(null, [{ address, family: 4 }]);
      else callback(null, address, 4);
    };
    const port = server.hostPort.split(':')[1];
    const allowed = createOutbound({
      allow: [`127.vidus.test:${port}`],
      userAgent: 'T/1',
      log,
      lookup,
    });
    server.route('/away', { status: 302, headers: { location: 'http://127.vidus.test/' } });
    server.route('/ok', 'ok');
    expect((await allowed.fetch(`http://127.vidus.test:${port}/ok`, { maxBytes: MB })).status).toBe(
      200,
    );
    await expect(
      allowed.fetch(`http://127.vidus.test:${port}/away`, { maxBytes: MB }),
    ).rejects.toMatchObject({ kind: 'blocked-address' });
    expect(asked).toBeGreaterThanOrEqual(2);
    await allowed.close();
  });

  it('that do not exist say so', async () => {
    const lookup: LookupFunction = (host, _options, callback) =>
      callback(Object.assign(new Error(`getaddrinfo ${host}`), { code: 'ENOTFOUND' }), '', 0);
    const own = createOutbound({ allow: [], userAgent: 'T/1', log, lookup });
    await expect(own.fetch('http://127.nera.test/', { maxBytes: MB })).rejects.toMatchObject({
      kind: 'dns',
    });
    await own.close();
  });
});

describe('limits', () => {
  it('stop a gzip bomb while it unpacks', async () => {
    const bomb = zlib.gzipSync(Buffer.alloc(64 * MB));
    expect(bomb.length).toBeLessThan(MB);
    server.route('/bomb', { headers: { 'content-encoding': 'gzip' }, body: bomb });
    await expect(get('/bomb')).rejects.toMatchObject({ kind: 'too-large' });
  });

  it('stop a plain body that is too long', async () => {
    server.route('/long', 'x'.repeat(2000));
    await expect(get('/long', { maxBytes: 1999 })).rejects.toMatchObject({ kind: 'too-large' });
    expect((await get('/long', { maxBytes: 2000 })).body.length).toBe(2000);
    expect((await get('/long', { maxBytes: 1999, whenTooLarge: 'cut' })).body.length).toBe(1999);
  });

  it('stop a body that trickles', async () => {
    server.route('/slow', (_request, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(drip));
    });
    await expect(get('/slow', { timeoutMs: 200 })).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('stop a server that never answers', async () => {
    server.route('/mute', () => {});
    await expect(get('/mute', { timeoutMs: 100 })).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('refuse an encoding nobody asked for and a cut-off one', async () => {
    server.route('/odd', { headers: { 'content-encoding': 'compress' }, body: 'x' });
    // Whole: nothing but its depth is wrong.
    const deep = zlib.gzipSync(zlib.gzipSync(zlib.gzipSync('x')));
    server.route('/deep', { headers: { 'content-encoding': 'gzip, gzip, gzip' }, body: deep });
    const cut = zlib.gzipSync('x'.repeat(9999)).subarray(0, 30);
    server.route('/cut', { headers: { 'content-encoding': 'gzip' }, body: cut });
    for (const path of ['/odd', '/deep', '/cut']) {
      await expect(get(path), path).rejects.toMatchObject({ kind: 'bad-response' });
    }
  });
});

describe('failures', () => {
  const coded = (code: unknown, options?: ErrorOptions) =>
    Object.assign(new Error('x', options), { code });
  it.each<[string, unknown, string]>([
    ['a name that is not found', coded('ENOTFOUND'), 'dns: http://a.lt/ (ENOTFOUND)'],
    [
      'a cause',
      coded('', { cause: coded('UND_ERR_HEADERS_TIMEOUT') }),
      'timeout: http://a.lt/ (UND_ERR_HEADERS_TIMEOUT)',
    ],
    [
      'the first of several',
      new AggregateError([coded('CERT_HAS_EXPIRED'), coded('ENOTFOUND')]),
      'tls: http://a.lt/ (CERT_HAS_EXPIRED)',
    ],
    [
      'what is no HTTP',
      Object.assign(new Error('x'), { name: 'HTTPParserError' }),
      'bad-response: http://a.lt/ (HTTPParserError: x)',
    ],
    ['a code that is no text', coded(5), 'connect: http://a.lt/ (Error: x)'],
    ['what is no error', { name: 'HTTPParserError' }, 'connect: http://a.lt/ ([object Object])'],
    ['what is known already', new OutboundError('too-large', 'y'), 'too-large: y'],
  ])('of %s are told by their kind', (_what, error, message) => {
    expect(toOutboundError(error, 'http://a.lt/').message).toBe(message);
  });

  it('that are known already are found in what they caused', () => {
    const known = new OutboundError('blocked-address', 'a.lt');
    const several = new AggregateError([new Error('x'), known]);
    expect(findOutboundError(new Error('x', { cause: several }))).toBe(known);
    for (const error of [new AggregateError([]), new Error('x'), { cause: known }])
      expect(findOutboundError(error)).toBeNull();
  });

  it('of connecting and of protocol have their names', async () => {
    const garbage = createServer((socket) => {
      socket.on('error', () => {}).end('SSH-2.0-OpenSSH_9.0\r\n', () => socket.destroySoon());
    });
    await new Promise<void>((resolve) => garbage.listen(0, '127.0.0.1', resolve));
    const pair = `127.0.0.1:${(garbage.address() as AddressInfo).port}`;
    const own = createOutbound({ allow: [pair], userAgent: 'T/1', log });
    await expect(own.fetch(`http://${pair}/`, { maxBytes: MB })).rejects.toMatchObject({
      kind: 'bad-response',
    });
    await expect(own.fetch(`https://${pair}/`, { maxBytes: MB })).rejects.toMatchObject({
      kind: 'tls',
    });
    await new Promise((resolve) => garbage.close(resolve));
    await expect(own.fetch(`http://${pair}/`, { maxBytes: MB })).rejects.toMatchObject({
      kind: 'connect',
    });
    await own.close();
  });

  it('giving up ends what is under way', async () => {
    server.route('/mute', () => {});
    const control = new AbortController();
    const waiting = expect(get('/mute', { signal: control.signal })).rejects.toMatchObject({
      kind: 'aborted',
    });
    control.abort();
    await waiting;
  });

  it('closing ends what is under way', async () => {
    server.route('/mute', () => {});
    const waiting = expect(get('/mute')).rejects.toMatchObject({ kind: 'aborted' });
    await outbound.close();
    await waiting;
  });
});
