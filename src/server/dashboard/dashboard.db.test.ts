import { afterAll, expect, test } from 'vitest';
import { IMPORTED_ARTICLE } from '../../../tests/support/prepared-article.ts';
import { startTestApi } from '../../../tests/support/test-api.ts';
import { hours } from '../../domain/time/duration.ts';
import { articles } from '../database/schema/articles.ts';
import { ai_import_settings, auto_import_logs } from '../database/schema/automation.ts';
import { backups } from '../database/schema/backups.ts';
import { contacts } from '../database/schema/contacts.ts';
import { user_roles } from '../database/schema/identity.ts';

const api = await startTestApi();
afterAll(() => api.close());

test('an empty product has an empty dashboard', async () => {
  const { body } = await api.askAsAdmin('GET', '/api/admin/dashboard');
  expect(body).toEqual({
    totalPosts: 0,
    readyToImport: 0,
    pendingContacts: 0,
    suspectContacts: 0,
    automation: { sourceImport: false, aiPreparation: false, autoPublish: false },
    automationRuns: {
      sourceImport: { last: null, next: null },
      aiPreparation: { last: null, next: null },
      autoPublish: { last: null, next: null },
    },
    latestPosts: [],
    backup: { proven: null, failure: null, isOverdue: false },
    hasDemoArticles: false,
  });
});

test('the dashboard counts what the specification says, and shows five posts', async () => {
  const imported = (n: number) => ({
    ...IMPORTED_ARTICLE,
    original_url: `https://example.com/${n}`,
    original_title: `Naujiena ${n}`,
  });
  const prepared = (n: number) => ({
    ...imported(n),
    ai_translated_title: `Antraštė ${n}`,
    ai_slug: `antraste-${n}`,
    ai_translated_content: '<p>Tekstas</p>',
    ai_actuality_score: 80,
    preparation_state: 'prepared' as const,
  });
  await api.db.insert(articles).values([
    imported(0),
    prepared(1),
    { ...prepared(2), preparation_state: 'needs_review' },
    ...[3, 4, 5, 6, 7, 8].map((n) => ({
      ...prepared(n),
      ai_category: n < 5 ? 'Technologijos' : n === 8 ? null : 'IT paslaugos',
      published_date: new Date(Date.now() - hours(n)),
    })),
  ]);
  await api.db
    .insert(contacts)
    .values(
      [
        { status: 'new' as const, is_suspect: true },
        { status: 'new' as const },
        { status: 'read' as const, is_suspect: true },
      ].map((row) => ({ name: 'A', email: 'a@b.lt', message: 'Labas rytas', ...row })),
    );
  await api.db.insert(ai_import_settings).values({
    ai_preparation_enabled: true,
    translation_prompt: 'x',
    relevance_prompt: 'x',
    image_generation_prompt: 'x',
  });
  const { body } = await api.askAsAdmin('GET', '/api/admin/dashboard');
  expect(body).toMatchObject({
    totalPosts: 6,
    readyToImport: 1,
    pendingContacts: 2,
    suspectContacts: 1,
    automation: { sourceImport: false, aiPreparation: true, autoPublish: false },
    hasDemoArticles: false,
  });
  expect(body.latestPosts.map(({ ai_slug }: { ai_slug: string }) => ai_slug)).toEqual([
    'antraste-3',
    'antraste-4',
    'antraste-5',
    'antraste-6',
    'antraste-7',
  ]);

  const categories = await api.askAsAdmin('GET', '/api/admin/categories');
  expect(categories.body.items).toEqual([
    { category: 'IT paslaugos', count: 3 },
    { category: 'Technologijos', count: 2 },
    { category: null, count: 1 },
  ]);

  await api.db.insert(articles).values({ ...imported(9), is_demo: true });
  const shown = (await api.askAsAdmin('GET', '/api/admin/dashboard')).body;
  expect(shown.hasDemoArticles).toBe(true);
});

test('users have their strongest role, „user“ without one', async () => {
  await api.db.insert(user_roles).values({ user_id: api.people.admin.id, role: 'user' });
  const { body } = await api.askAsAdmin('GET', '/api/admin/users?sort=email');
  expect(body.total).toBe(3);
  expect(
    body.items.map(({ email, role }: { email: string; role: string }) => [email, role]),
  ).toEqual([
    ['admin@example.com', 'admin'],
    ['moderator@example.com', 'moderator'],
    ['user@example.com', 'user'],
  ]);
  expect(Object.keys(body.items[0])).toEqual(['id', 'email', 'full_name', 'role', 'created_at']);
  expect((await api.askAsAdmin('GET', '/api/admin/users?q=moder')).body.total).toBe(1);
});

test('the dashboard tells of the last proven back-up, of a failed one, and when none was proven for 36 hours', async () => {
  const ask = async () => (await api.askAsAdmin('GET', '/api/admin/dashboard')).body.backup;
  const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);
  const good = { name: 'a', bytes: 5, tables: 27, pictures: 4 };
  await api.db
    .insert(backups)
    .values({ ...good, started_at: ago(hours(35)), verified_at: ago(hours(35)) });
  expect(await ask()).toMatchObject({ proven: { tables: 27 }, failure: null, isOverdue: false });
  await api.db.insert(backups).values({ started_at: ago(hours(11)), failure: 'no-room' });
  expect(await ask()).toMatchObject({ proven: { tables: 27 }, failure: 'no-room' });
  await api.db.update(backups).set({ started_at: ago(hours(37)) });
  expect(await ask()).toMatchObject({ isOverdue: true });
});

test('each automation says how its last run ended and, while it is on, when the next begins', async () => {
  const due = new Date(Date.now() + hours(1));
  await api.db.update(ai_import_settings).set({
    source_import_enabled: true,
    source_import_due_at: due,
    ai_preparation_enabled: true,
    ai_preparation_due_at: null,
    auto_publish_enabled: false,
    auto_publish_due_at: due,
  });
  const run = (function_name: string, status: string, ago: number) => ({
    function_name,
    status,
    created_at: new Date(Date.now() - ago),
  });
  await api.db
    .insert(auto_import_logs)
    .values([
      run('import-rss-sources', 'success', hours(3)),
      run('import-rss-sources', 'partial', hours(2)),
      run('import-rss-sources', 'running', hours(0)),
      run('auto-publish-article', 'failed', hours(5)),
    ]);
  const { automationRuns } = (await api.askAsAdmin('GET', '/api/admin/dashboard')).body;
  expect(automationRuns).toMatchObject({
    sourceImport: { last: { status: 'partial' }, next: due.toISOString() },
    aiPreparation: { last: null, next: expect.any(String) },
    autoPublish: { last: { status: 'failed' }, next: null },
  });
  // One that is due begins in a moment.
  expect(Date.parse(automationRuns.aiPreparation.next)).toBeLessThanOrEqual(Date.now());
});
