import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { listAuditEntries } from '../../../../../tests/support/audit-entries.ts';
import { range, startImportWorld } from '../../../../../tests/support/import-world.ts';
import { days, hours, minutes } from '../../../../domain/time/duration.ts';
import { rss_sources } from '../../../database/schema/sources.ts';
import { SourceError } from '../documents/source-error.ts';
import { importSource } from '../import-source.ts';
import { recordFailure } from './source-health.ts';

const world = await startImportWorld();
afterAll(() => world.close());
beforeEach(() => {
  world.server.requests.length = 0;
});
afterEach(() => world.empty());

const askedTimes = () => world.server.requests.filter(({ path }) => path === '/rss').length;

describe('a source is switched off for answers 404', () => {
  async function answer(id: string, status: number, times: number) {
    world.server.route('/rss', { status });
    for (let time = 0; time < times; time++) {
      await world.importOf(id);
      world.passTime(days(1));
    }
  }

  it('only when they are five in a row, other errors not counted', async () => {
    const source = await world.addSource();
    await answer(source.id, 500, 6);
    await answer(source.id, 404, 4);
    await answer(source.id, 500, 1);
    await answer(source.id, 404, 4);
    expect((await world.sourceRow(source.id)).is_active).toBe(true);
    await answer(source.id, 404, 1);
    expect((await world.sourceRow(source.id)).is_active).toBe(false);
    expect(await listAuditEntries(world.db, source.id)).toEqual([
      {
        actor: 'automatika',
        action: 'source.update',
        before: { is_active: true },
        after: { is_active: false },
      },
    ]);
  });

  it('only when they lasted three days, however long ago it was well', async () => {
    const source = await world.addSource({ last_success_at: new Date('2026-10-01T00:00:00Z') });
    world.server.route('/rss', { status: 404 });
    for (let time = 0; time < 7; time++) await world.importOf(source.id);
    expect((await world.sourceRow(source.id)).is_active).toBe(true);
  });
});

describe('a source that fails is asked later', () => {
  const fail = (id: string, options: { retryAfterMs?: number } = {}) =>
    world.sourceRow(id).then(async (source) => {
      const now = new Date('2026-11-01T00:00:00Z');
      await recordFailure(
        world.db,
        source,
        new SourceError('server-error', 'K.', 'x', options),
        now,
      );
      const row = await world.sourceRow(id);
      const since = (moment: Date | null) => moment && moment.getTime() - now.getTime();
      return { next: since(row.next_check_at), backoff: since(row.backoff_until) };
    });

  it('twice as late each time, a day later at most', async () => {
    const { id } = await world.addSource();
    const waits = [];
    for (let time = 0; time < 9; time++) waits.push((await fail(id)).next);
    expect(waits).toEqual([
      ...[15, 30, 60, 120, 240, 480, 960].map((each) => minutes(each)),
      ...[hours(24), hours(24)],
    ]);
    expect((await fail(id)).backoff).toBeNull();
  });

  it('as late as its server asks for, a week later at most', async () => {
    const { id } = await world.addSource();
    const asked = async (retryAfterMs: number) => fail(id, { retryAfterMs });
    expect(await asked(hours(48))).toEqual({ next: hours(48), backoff: hours(48) });
    expect(await asked(days(7) + 1)).toEqual({ next: days(7), backoff: days(7) });
    expect(await asked(1)).toEqual({ next: hours(1), backoff: 1 });
  });
});

describe('an address corrected while the old one is imported', () => {
  const correct = (id: string) =>
    world.db
      .update(rss_sources)
      .set({ rss_url: `${world.server.origin}/nauja`, last_full_fetch_at: null })
      .where(eq(rss_sources.id, id));
  const CLEAN = {
    is_active: true,
    etag: null,
    last_full_fetch_at: null,
    last_success_at: null,
    last_error: null,
    consecutive_errors: 0,
    next_check_at: null,
  };

  it('keeps nothing of what the old one answered', async () => {
    world.server.route('/rss', { headers: { etag: '"v1"' }, body: world.feedOf(range(1, 2)) });
    const source = await world.addSource();
    await importSource(world.ctx, source.id, async () => {
      await correct(source.id);
    });
    expect(await world.sourceRow(source.id)).toMatchObject(CLEAN);
  });

  it.each([
    ['gone', 410, ''],
    ['read for the first time', 200, 'feed'],
  ])('is not what the old one was: %s', async (_name, status, feed) => {
    const source = await world.addSource();
    world.server.route('/rss', (_request, response) => {
      void correct(source.id).then(() => {
        response.writeHead(status);
        response.end(feed && world.feedOf(range(1, 20)));
      });
    });
    await world.importOf(source.id);
    expect(await world.sourceRow(source.id)).toMatchObject(CLEAN);
  });

  it('also when only the way of reading was changed: the whole is asked for once more', async () => {
    world.server.route('/rss', { headers: { etag: '"v1"' }, body: world.feedOf(range(1, 2)) });
    const source = await world.addSource();
    await importSource(world.ctx, source.id, async () => {
      await world.db.update(rss_sources).set({ charset: 'windows-1257', etag: null });
    });
    expect((await world.sourceRow(source.id)).etag).toBeNull();
  });
});

describe('a server that wants to be left alone', () => {
  it('is, whoever asks for the import, and the log says until when', async () => {
    world.setNow('2026-11-20T10:00:00Z');
    world.server.route('/rss', { status: 429, headers: { 'retry-after': '7200' } });
    const source = await world.addSource();
    await world.importOf(source.id);
    world.server.route('/rss', world.feedOf(range(1, 1)));
    world.passTime(minutes(119));
    const early = await world.importOf(source.id);
    expect(early.outcome).toEqual({
      state: 'skipped',
      message: 'Šaltinis: praleistas, nes svetainė prašė nesikreipti iki 2026-11-20 14:00.',
    });
    expect(askedTimes()).toBe(1);
    world.passTime(minutes(1));
    expect(await world.importOf(source.id)).toMatchObject({ imported: 1 });
    expect((await world.sourceRow(source.id)).backoff_until).toBeNull();
  });

  it('is also when it let no robots in', async () => {
    world.server.route('/rss', { status: 403 });
    const source = await world.addSource();
    await world.importOf(source.id);
    world.passTime(minutes(14));
    const early = await world.importOf(source.id);
    expect(early.outcome.state).toBe('skipped');
    expect(early.outcome.message).toContain('neįsileidžia');
    expect(askedTimes()).toBe(1);
    world.passTime(minutes(1));
    await world.importOf(source.id);
    expect(askedTimes()).toBe(2);
  });

  it('but one that only failed is asked again at once', async () => {
    world.server.route('/rss', { status: 500 });
    const source = await world.addSource();
    await world.importOf(source.id);
    await world.importOf(source.id);
    expect(askedTimes()).toBe(2);
  });
});

describe('a source that moved for good', () => {
  async function move(target: string) {
    world.server.route('/rss', { status: 301, headers: { location: target } });
    const source = await world.addSource({ is_trusted: true });
    await world.importOf(source.id);
    world.passTime(days(8));
    const { outcome } = await world.importOf(source.id);
    return { message: outcome.message, row: await world.sourceRow(source.id) };
  }

  it('to another site is trusted no more, and says so', async () => {
    const elsewhere = world.other.origin;
    world.other.route('/nauja', world.feedOf(range(1, 1)));
    const { message, row } = await move(`${elsewhere}/nauja`);
    expect(row).toMatchObject({ rss_url: `${elsewhere}/nauja`, is_trusted: false });
    expect(row.notice).toMatch(/automatinis publikavimas.*sustabdytas/);
    expect(message).toContain(row.notice ?? 'nothing');
    expect(await listAuditEntries(world.db, row.id)).toEqual([
      {
        actor: 'automatika',
        action: 'source.update',
        before: { rss_url: `${world.server.origin}/rss`, is_trusted: true },
        after: { rss_url: `${elsewhere}/nauja`, is_trusted: false },
      },
    ]);
  });

  it('inside its own site stays trusted', async () => {
    world.server.route('/nauja', world.feedOf(range(1, 1)));
    const { row } = await move('/nauja');
    expect(row).toMatchObject({
      rss_url: `${world.server.origin}/nauja`,
      is_trusted: true,
      notice: null,
    });
  });
});

describe('the log tells', () => {
  it('of items that nothing could recognise and of items that stand twice', async () => {
    const bare = '<item><description>Be nieko</description></item>';
    const feed = world.feedOf([{ n: 1 }, { n: 1 }]).replace('</channel>', `${bare}</channel>`);
    world.server.route('/rss', feed);
    const source = await world.addSource();
    const { outcome, known } = await world.importOf(source.id);
    expect(known).toBe(0);
    expect(outcome.message).toContain('praleisti, nes nėra iš ko atpažinti, – 1');
    expect(outcome.message).toContain('šaltinyje pasikartoja – 1');
  });

  it('of items that waited for the next day and were gone from the feed by then', async () => {
    const source = await world.addSource({ daily_cap: 2 });
    world.server.route('/rss', world.feedOf(range(1, 6)));
    expect(await world.importOf(source.id)).toMatchObject({
      imported: 2,
      waiting: 4,
      rolledOff: 0,
    });
    world.passTime(hours(24));
    // With another guid an item is still the same.
    world.server.route('/rss', world.feedOf([{ n: 3 }, { n: 4, guid: 'kitas' }, ...range(5, 7)]));
    const second = await world.importOf(source.id);
    expect(second).toMatchObject({ imported: 2, waiting: 1, rolledOff: 2 });
    expect(second.outcome.message).toContain('dingo iš šaltinio nesulaukę importo – 2');
    world.passTime(hours(24));
    expect(await world.importOf(source.id)).toMatchObject({ imported: 1, rolledOff: 0 });
  });
});

test('a switched off source is not asked', async () => {
  const source = await world.addSource({ is_active: false });
  expect((await world.importOf(source.id)).outcome.state).toBe('skipped');
});
