import { afterAll, expect, test } from 'vitest';
import { startTestApi } from '../../../tests/support/test-api.ts';

const api = await startTestApi();
afterAll(() => api.close());

const a = (length: number) => 'a'.repeat(length);

/** What an address is asked with, up to its bound; one more is refused. Lists and figures of the panel. */
test.each([
  ['/api/admin/logs', 'status', a(50), a(51)],
  ['/api/admin/logs', 'action', a(200), a(201)],
  ['/api/admin/logs', 'function_name', a(100), a(101)],
  ['/api/admin/audit', 'entity', a(100), a(101)],
  ['/api/admin/audit', 'entity_id', a(100), a(101)],
  ['/api/admin/audit', 'action', a(100), a(101)],
  ['/api/admin/audit', 'actor', a(200), a(201)],
  ['/api/admin/audit', 'page', '100000', '100001'],
  ['/api/admin/audit', 'page', '1', '0'],
  ['/api/admin/audit', 'per_page', '100', '101'],
  ['/api/admin/audit', 'per_page', '1', '0'],
  ['/api/admin/users', 'q', a(200), a(201)],
  ['/api/admin/dashboard/activity', 'days', '366', '367'],
  ['/api/admin/dashboard/activity', 'days', '1', '0'],
  ['/api/admin/settings/costs', 'days', '366', '367'],
  ['/api/admin/settings/costs', 'days', '1', '0'],
  ['/api/admin/articles', 'min_score', '100', '101'],
  ['/api/admin/articles', 'min_score', '0', '-1'],
  ['/api/admin/articles', 'category', a(100), a(101)],
  ['/api/admin/articles', 'q', a(100), a(101)],
  ['/api/admin/articles/slug', 'title', a(1000), a(1001)],
  ['/api/admin/search', 'q', a(100), a(101)],
  ['/api/articles', 'category', a(100), a(101)],
] as const)('%s may be asked with %s up to %s', async (path, field, most, more) => {
  const ask = (value: string) => api.askAsAdmin('GET', `${path}?${field}=${value}`);
  expect((await ask(most)).status).toBe(200);
  const refused = await ask(more);
  expect([refused.status, refused.body.errors?.[0].field]).toEqual([400, field]);
});

test.each([
  ['/api/auth/sign-in/email', { email: `${a(244)}@example.lt`, password: 'x' }, 'email'],
  ['/api/auth/sign-in/email', { email: 'a@example.lt', password: a(1000) }, 'password'],
  ['/api/admin/persons/find', { email: `${a(244)}@example.lt` }, 'email'],
] as const)('%s takes %j, and one character more is too long', async (path, body, field) => {
  const ask = (more: string) =>
    api.ask('POST', path, {
      token: api.people.admin.token,
      body: { ...body, [field]: `${more}${(body as Record<string, string>)[field]}` },
    });
  const fieldsOf = async (more: string) =>
    ((await ask(more)).body.errors ?? []).map((error: { field: string }) => error.field);
  expect(await fieldsOf('a')).toEqual([field]);
  expect(await fieldsOf('')).toEqual([]);
});

test('thirty days of figures are shown where none are named', async () => {
  const { body } = await api.askAsAdmin('GET', '/api/admin/dashboard/activity');
  expect(body.days).toHaveLength(30);
});
