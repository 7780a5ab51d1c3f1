import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FeedServer, startFeedServer } from '../../../../../tests/support/feed-server.ts';
import { days, hours } from '../../../../domain/time/duration.ts';
import { createOutbound, type Outbound } from '../../../outbound/outbound.ts';
import { createRobots } from './robots.ts';

let server: FeedServer;
let outbound: Outbound;
let now = new Date('2026-11-20T10:00:00Z');
const clock = { now: () => now };

beforeEach(async () => {
  server = await startFeedServer();
  outbound = createOutbound({
    allow: [server.hostPort],
    userAgent: 'T/1',
    log: { debug: () => {} },
  });
});
afterEach(async () => {
  await outbound.close();
  await server.close();
});

const ask = (path: string, robots = createRobots({ outbound, clock, agent: 'TestBot' })) =>
  robots.isAllowed(`${server.origin}${path}`);

describe('robots.txt', () => {
  it('is obeyed for our name before the rules for all', async () => {
    server.route(
      '/robots.txt',
      'User-agent: *\nDisallow: /\n\nUser-agent: TestBot\nDisallow: /slapta/\n',
    );
    expect(await ask('/naujienos/1')).toBe(true);
    expect(await ask('/slapta/1')).toBe(false);
  });

  it('is obeyed for all where we have no rules of our own', async () => {
    server.route('/robots.txt', 'User-agent: *\nDisallow: /\nAllow: /naujienos/\n');
    expect(await ask('/naujienos/1')).toBe(true);
    expect(await ask('/kita')).toBe(false);
  });

  it.each([
    [404, true],
    [403, true],
    [410, true],
    [429, false],
    [500, false],
    [503, false],
  ])('answering %i means allowed: %s; a no is for want of an answer', async (status, allowed) => {
    const robots = createRobots({ outbound, clock, agent: 'TestBot' });
    server.route('/robots.txt', { status, body: 'User-agent: *\nDisallow: /x' });
    expect(await ask('/x', robots)).toBe(allowed);
    expect(await robots.isSilent(`${server.origin}/x`)).toBe(!allowed);
  });

  it('of half a megabyte is read to there', async () => {
    const begin = 'User-agent: *\n';
    const end = 'Disallow: /a';
    const filler = '#'.repeat(512 * 1024 - begin.length - end.length - 1);
    server.route('/robots.txt', `${begin}${filler}\n${end}b`);
    expect(await ask('/ax')).toBe(false);
  });

  it('that only redirects means allowed, and of one that is too long the beginning counts', async () => {
    server.route('/robots.txt', { status: 302, headers: { location: '/robots.txt' } });
    expect(await ask('/x')).toBe(true);
    server.route('/robots.txt', `User-agent: *\nDisallow: /x\n${'# pastaba\n'.repeat(100_000)}`);
    expect(await ask('/x')).toBe(false);
    expect(await ask('/y')).toBe(true);
  });

  it.each(['http://10.0.0.1/x', 'ftp://a.test/x', 'data:text/html,x', 'ne adresas'])(
    'that can never be read means not allowed, and no other time will change that: %s',
    async (url) => {
      const robots = createRobots({ outbound, clock, agent: 'TestBot' });
      expect([await robots.isAllowed(url), await robots.isSilent(url)]).toEqual([false, false]);
    },
  );

  it('is asked for once a day, and sooner when it did not answer', async () => {
    const robots = createRobots({ outbound, clock, agent: 'TestBot' });
    server.route('/robots.txt', { status: 503 });
    expect(await ask('/x', robots)).toBe(false);
    server.route('/robots.txt', 'User-agent: *\nAllow: /');
    expect(await ask('/x', robots)).toBe(false);
    now = new Date(now.getTime() + hours(1));
    expect(await ask('/x', robots)).toBe(true);
    expect(await robots.isSilent(`${server.origin}/x`)).toBe(false);
    server.route('/robots.txt', { status: 404 });
    for (const [wait, requests] of [
      [days(1) - 1, 2],
      [1, 3],
      [days(1) - 1, 3],
      [1, 4],
    ] as const) {
      now = new Date(now.getTime() + wait);
      expect(await ask('/y', robots)).toBe(true);
      expect(server.requests.length).toBe(requests);
    }
  });
});
