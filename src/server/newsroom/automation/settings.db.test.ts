import { afterAll, describe, expect, test } from 'vitest';
import { AUTOMATION_SETTINGS } from '../../../../tests/fixtures/automation-settings.ts';
import { startTestApi } from '../../../../tests/support/test-api.ts';
import { hours, minutes } from '../../../domain/time/duration.ts';
import { ai_import_settings, auto_import_logs } from '../../database/schema/automation.ts';

const api = await startTestApi();
afterAll(() => api.close());

const save = async (changes: object = {}) => {
  const { version = 1 } = (await api.askAsAdmin('GET', '/api/admin/settings')).body;
  return api.askAsAdmin('PUT', '/api/admin/settings', {
    ...AUTOMATION_SETTINGS,
    version,
    ...changes,
  });
};

describe('settings', () => {
  test('are one object, saved whole', async () => {
    expect((await api.askAsAdmin('GET', '/api/admin/settings')).status).toBe(503);
    expect((await save()).body).toMatchObject({ ...AUTOMATION_SETTINGS, version: 1 });
    expect((await save({ auto_publish_min_score: 0 })).body.auto_publish_min_score).toBe(0);
    expect((await api.askAsAdmin('GET', '/api/admin/settings')).body).toMatchObject({ version: 2 });
    expect(await api.db.$count(ai_import_settings)).toBe(1);
  });

  test.each([
    ['auto_publish_min_score', 101],
    ['auto_publish_min_score', -1],
    ['auto_publish_min_score', 70.5],
    ['auto_publish_batch_size', 0],
    ['auto_publish_batch_size', 51],
    ['auto_publish_batch_size', null],
    ['source_import_interval', '2hr'],
    ['api_model', 'unknown/model'],
    ['translation_prompt', '  '],
    ['source_import_enabled', 'true'],
    ['source_import_due_at', '2026-01-01'],
  ])('refuse %s = %j', async (field, value) => {
    const { status, body } = await save({ [field]: value });
    expect([status, body.errors[0]?.field]).toEqual([400, field]);
  });

  test('saved over somebody else’s change are refused', async () => {
    const { version } = (await save()).body;
    expect((await save({ version })).status).toBe(200);
    const { status, body } = await save({ version });
    expect([status, body.errors[0].field]).toEqual([409, 'version']);
    const unseen = await save({ version: undefined });
    expect([unseen.status, unseen.body.errors]).toEqual([
      400,
      [{ field: 'version', message: 'Nurodykite nustatymų versiją, kurią keičiate' }],
    ]);
  });

  test('take effect at once: on is due now, off never, another interval counts from the last run', async () => {
    await save();
    const now = api.context.clock.now().getTime();
    const on = (await save({ source_import_enabled: true })).body;
    expect(Date.parse(on.source_import_due_at) - now).toBeLessThan(minutes(1));
    expect(on.auto_publish_due_at).toBeNull();
    // As the schedule leaves it after a run just now.
    await api.db.update(ai_import_settings).set({ source_import_due_at: new Date(now + hours(1)) });
    const same = (await save({ source_import_enabled: true, auto_publish_min_score: 5 })).body;
    expect(Date.parse(same.source_import_due_at)).toBe(now + hours(1));
    const later = (await save({ source_import_enabled: true, source_import_interval: '3hr' })).body;
    expect(Date.parse(later.source_import_due_at)).toBe(now + hours(3));
    const sooner = (await save({ source_import_enabled: true, source_import_interval: '1min' }))
      .body;
    expect(Date.parse(sooner.source_import_due_at) - now).toBeLessThan(minutes(2));
    expect((await save()).body.source_import_due_at).toBeNull();
  });
});

describe('logs', () => {
  test('are the latest fifty, newest first', async () => {
    const start = Date.now();
    await api.db.insert(auto_import_logs).values(
      Array.from({ length: 55 }, (_, n) => ({
        created_at: new Date(start + n * 1000),
        description: `Nr. ${n}`,
        status: n % 2 ? 'success' : 'failed',
      })),
    );
    const { body } = await api.askAsAdmin('GET', '/api/admin/logs');
    expect(body).toMatchObject({ total: 55, per_page: 50 });
    expect(body.items).toHaveLength(50);
    expect(body.items[0].description).toBe('Nr. 54');
    expect(
      (await api.askAsAdmin('GET', '/api/admin/logs?status=failed&per_page=5')).body.total,
    ).toBe(28);
    expect((await api.askAsAdmin('GET', '/api/admin/logs?per_page=0')).status).toBe(400);
  });
});
