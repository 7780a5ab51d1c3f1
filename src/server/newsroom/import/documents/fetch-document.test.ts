import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type FeedServer, startFeedServer } from '../../../../../tests/support/feed-server.ts';
import { hours } from '../../../../domain/time/duration.ts';
import { createOutbound, type Outbound } from '../../../outbound/outbound.ts';
import { FEED_TYPES, fetchDocument, retryAfter } from './fetch-document.ts';
import { SourceError } from './source-error.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const CHALLENGE = '<html><title>Just a moment...</title></html>';

let server: FeedServer;
let outbound: Outbound;

beforeAll(async () => {
  server = await startFeedServer();
  outbound = createOutbound({
    allow: [server.hostPort],
    userAgent: 'T/1',
    log: { debug: () => {} },
  });
});
afterAll(async () => {
  await outbound.close();
  await server.close();
});

const fetchWith = (
  wanted: { etag?: string; lastModified?: string; signal?: AbortSignal } = {},
  url = `${server.origin}/rss`,
) =>
  fetchDocument(
    { outbound, clock: { now: () => NOW } },
    { url, accept: FEED_TYPES, charset: null, ...wanted },
  );

describe('a source that answers', () => {
  it.each([
    [201, '', 'refused'],
    [304, '', 'refused'],
    [400, '', 'refused'],
    [400, CHALLENGE, 'blocked'],
    [401, '', 'blocked'],
    [402, '', 'refused'],
    [403, '', 'blocked'],
    [404, CHALLENGE, 'not-found'],
    [410, CHALLENGE, 'gone'],
    [429, '', 'too-many-requests'],
    [429, 'Are you a robot?', 'blocked'],
    [430, '', 'refused'],
    [499, '', 'refused'],
    [500, '', 'server-error'],
    [503, CHALLENGE, 'blocked'],
  ])('%i %s is %s', async (status, body, kind) => {
    server.route('/rss', { status, body });
    await expect(fetchWith()).rejects.toMatchObject({
      kind,
      log: `HTTP ${status} ${server.origin}/rss`,
    });
  });

  it.each([429, 503])('%i says when it wants to be asked again', async (status) => {
    server.route('/rss', { status, headers: { 'retry-after': '7200' } });
    await expect(fetchWith()).rejects.toMatchObject({ retryAfterMs: hours(2) });
  });

  it('304 has not changed where we told it what we have', async () => {
    server.route('/rss', { status: 304 });
    for (const known of [{ etag: '"a"' }, { lastModified: 'Thu, 19 Nov 2026 08:00:00 GMT' }])
      expect((await fetchWith(known)).raw).toBeNull();
  });
});

describe('a source', () => {
  it('may be five megabytes long and no longer', async () => {
    const longest = 5 * 2 ** 20;
    server.route('/rss', ' '.repeat(longest));
    expect((await fetchWith()).raw?.bytes).toHaveLength(longest);
    server.route('/rss', ' '.repeat(longest + 1));
    await expect(fetchWith()).rejects.toMatchObject({ kind: 'too-large' });
  });

  it('inside the network, and one that was asked when we stopped, fails as a source', async () => {
    const inside = fetchWith({}, 'http://127.0.0.1:9/').catch((error: unknown) => error);
    const stopped = fetchWith({ signal: AbortSignal.abort() }).catch((error: unknown) => error);
    for (const [failure, kind] of [
      [await inside, 'blocked-address'],
      [await stopped, 'aborted'],
    ]) {
      expect(failure).toBeInstanceOf(SourceError);
      expect(failure).toMatchObject({ kind });
    }
  });
});

test.each([
  ['7200', hours(2)],
  [' 0 ', 0],
  ['Fri, 20 Nov 2026 11:00:00 GMT', hours(1)],
  ['Fri, 20 Nov 2026 09:00:00 GMT', 0],
  ['9999999', 9_999_999_000],
  ['99999999', null],
  ['netrukus', null],
  ['', null],
  [undefined, null],
])('Retry-After %j is a wait of %j ms', (header, wait) => {
  expect(retryAfter(header, NOW)).toBe(wait);
});
