import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../../../tests/support/test-api.ts';
import { minutes } from '../../../domain/time/duration.ts';
import { text_presence } from '../../database/schema/article-versions.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const at = (method: string, id: string, token?: string) =>
  api.ask(method, `/api/admin/presence/${id}`, token ? { token } : {});
const othersOf = async (id: string, token: string) => (await at('POST', id, token)).body.others;

test('who else has a text open is told by name, of this text and as long as they say so', async () => {
  const [ona, petras] = [await api.addPerson(), await api.addPerson()];
  const [text, other] = [randomUUID(), randomUUID()];
  expect(await othersOf(text, ona.token)).toEqual([]);
  expect(await othersOf(text, ona.token)).toEqual([]);
  expect(await othersOf(text, petras.token)).toEqual([ona.name]);
  expect(await othersOf(text, ona.token)).toEqual([petras.name]);
  expect(await othersOf(other, petras.token)).toEqual([]);

  expect((await at('DELETE', text, petras.token)).status).toBe(200);
  expect(await othersOf(text, ona.token)).toEqual([]);

  await othersOf(text, petras.token);
  api.passTime(minutes(1));
  expect(await othersOf(text, ona.token)).toEqual([]);
  expect(await api.db.$count(text_presence)).toBe(1);
});

test('nobody else is told', async () => {
  const text = randomUUID();
  expect((await at('POST', text)).status).toBe(401);
  expect((await at('POST', text, api.people.user.token)).status).toBe(403);
  expect((await at('POST', 'ne-numeris', api.people.admin.token)).status).toBe(404);
});
