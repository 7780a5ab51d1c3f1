import { eq } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { range, startImportWorld } from '../../../../tests/support/import-world.ts';
import { days, hours, minutes } from '../../../domain/time/duration.ts';
import { rss_sources } from '../../database/schema/sources.ts';
import { importSource } from './import-source.ts';

const world = await startImportWorld();
afterAll(() => world.close());
afterEach(() => world.empty());

describe('a source that fails', () => {
  it.each([
    ['blocked', { status: 403 }, 'Svetainė neleidžia automatiškai skaityti šio adreso (HTTP 403).'],
    ['blocked', { body: '<html><title>Just a moment...</title></html>' }, /patikros/],
    ['not-a-feed', { body: '<html><body>Labas</body></html>' }, /nėra naujienų srauto/],
    ['not-found', { status: 404 }, 'Šaltinis nerastas (HTTP 404).'],
    ['server-error', { status: 500 }, /laikinai neveikia/],
    ['refused', { status: 400 }, /nepriėmė/],
  ])('says %s in Lithuanian on its row', async (kind, answer, detail) => {
    world.server.route('/rss', answer);
    const source = await world.addSource();
    const { outcome } = await world.importOf(source.id);
    expect(outcome.state).toBe('failed');
    const row = await world.sourceRow(source.id);
    expect(row).toMatchObject({ last_error_kind: kind, consecutive_errors: 1, is_active: true });
    expect(row.last_error).toMatch(detail);
    expect(row.next_check_at).toEqual(new Date(world.ctx.clock.now().getTime() + minutes(15)));
  });

  it('is asked later each time, as late as the server wants, and is well again after one success', async () => {
    world.server.route('/rss', { status: 429, headers: { 'retry-after': '7200' } });
    const source = await world.addSource();
    await world.importOf(source.id);
    expect((await world.sourceRow(source.id)).next_check_at).toEqual(
      new Date(world.ctx.clock.now().getTime() + hours(2)),
    );
    world.passTime(hours(2));
    world.server.route('/rss', { status: 503 });
    await world.importOf(source.id);
    expect((await world.sourceRow(source.id)).next_check_at).toEqual(
      new Date(world.ctx.clock.now().getTime() + minutes(30)),
    );
    world.server.route('/rss', world.feedOf([{ n: 1 }]));
    await world.importOf(source.id);
    expect(await world.sourceRow(source.id)).toMatchObject({
      consecutive_errors: 0,
      last_error: null,
      last_error_kind: null,
      next_check_at: null,
      last_new_item_at: world.ctx.clock.now(),
    });
  });

  it('is switched off at once when it is gone, and after days when it is missing', async () => {
    world.server.route('/rss', { status: 410 });
    const gone = await world.addSource();
    await world.importOf(gone.id);
    expect(await world.sourceRow(gone.id)).toMatchObject({
      is_active: false,
      last_error: 'Šaltinis panaikintas (HTTP 410). Šaltinis išjungtas.',
    });
    const missing = await world.addSource({
      rss_url: `${world.server.origin}/nera`,
      created_at: world.ctx.clock.now(),
    });
    for (let time = 1; time <= 6; time++) {
      await world.importOf(missing.id);
      expect((await world.sourceRow(missing.id)).is_active).toBe(true);
      world.passTime(hours(10));
    }
    world.passTime(days(1));
    await world.importOf(missing.id);
    expect((await world.sourceRow(missing.id)).is_active).toBe(false);
    expect((await world.importOf(missing.id)).outcome.state).toBe('skipped');
  });

  it('inside the network is never asked', async () => {
    const source = await world.addSource({ rss_url: 'http://127.0.0.1/rss' });
    await world.importOf(source.id);
    expect((await world.sourceRow(source.id)).last_error_kind).toBe('blocked-address');
  });

  it('and was deleted meanwhile ends nothing', async () => {
    world.server.route('/rss', world.feedOf(range(1, 3)));
    const source = await world.addSource();
    const result = await importSource(world.ctx, source.id, async () => {
      await world.db.delete(rss_sources).where(eq(rss_sources.id, source.id));
    });
    expect(result.outcome.state).toBe('skipped');
    expect((await world.articles()).length).toBe(1);
    expect((await world.importOf(source.id)).outcome.state).toBe('skipped');
  });
});

describe('a source that moved', () => {
  it('keeps its address for a week and takes the new one then', async () => {
    world.server.route('/rss', { status: 301, headers: { location: '/nauja' } });
    world.server.route('/nauja', world.feedOf(range(1, 2)));
    const source = await world.addSource();
    await world.importOf(source.id);
    world.passTime(days(6));
    await world.importOf(source.id);
    expect((await world.sourceRow(source.id)).rss_url).toBe(`${world.server.origin}/rss`);
    world.passTime(days(1));
    await world.importOf(source.id);
    expect(await world.sourceRow(source.id)).toMatchObject({
      rss_url: `${world.server.origin}/nauja`,
      moved_to_url: null,
    });
  });
});
