import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestApi } from '../../tests/support/test-api.ts';
import { PUBLIC_ADDRESSES } from './http/public-list.ts';
import { openDiskStorage } from './storage/disk-storage.ts';

const api = await startTestApi(
  { FUNCTIONS_KEY: 'a-key-of-the-functions-for-tests' },
  {},
  // Holds nothing, and nothing is put there.
  { storage: openDiskStorage(join(tmpdir(), crypto.randomUUID())) },
);
afterAll(() => api.close());

const SOME_ID = '0b9e0f0e-6d1a-4f0e-9f0e-0b9e0f0e6d1a';

function listMounted() {
  const seen = new Map<string, { method: string; path: string }>();
  for (const { method, path } of api.api.routes) {
    if (method !== 'ALL') seen.set(`${method} ${path}`, { method, path });
  }
  return [...seen.values()];
}
const isPublic = ({ method, path }: { method: string; path: string }) =>
  PUBLIC_ADDRESSES.some((known) => known.method === method && known.path === path);
const concrete = (path: string) => path.replace(/:\w+/g, SOME_ID);

describe('access', () => {
  test('every mounted address is on the public list or refuses strangers, users and moderators', async () => {
    const closed = listMounted().filter((address) => !isPublic(address));
    expect(closed.length).toBeGreaterThan(25);
    for (const { method, path } of closed) {
      const answers = [
        await api.ask(method, concrete(path)),
        await api.ask(method, concrete(path), { token: api.people.user.token }),
        await api.ask(method, concrete(path), { token: api.people.moderator.token }),
      ];
      expect(
        answers.map(({ status }) => status),
        `${method} ${path}`,
      ).toEqual([401, 403, 403]);
      expect(answers[0]?.headers.get('content-type')).toContain('application/problem+json');
      expect(answers[0]?.body).toMatchObject({ status: 401, title: 'Reikia prisijungti' });
      expect(answers[1]?.body.detail).toBe('Neturite administratoriaus teisių');
    }
  });

  test('every address of the panel lets an administrator in, and no failure of ours meets them', async () => {
    const ofPanel = listMounted().filter(({ path }) => path.startsWith('/api/admin'));
    expect(ofPanel.length).toBeGreaterThan(50);
    const headers = {
      authorization: `Bearer ${api.people.admin.token}`,
      'content-type': 'application/json',
    };
    for (const { method, path } of ofPanel) {
      const body = method === 'GET' ? null : '{}';
      const { status } = await api.api.request(concrete(path), { method, headers, body });
      expect([401, 403, 405], `${method} ${path}`).not.toContain(status);
      expect(status, `${method} ${path}`).not.toBe(500);
    }
  });

  test('every address on the public list is mounted and does not ask for a session', async () => {
    const mounted = listMounted().map(({ method, path }) => `${method} ${path}`);
    for (const { method, path } of PUBLIC_ADDRESSES) {
      expect(mounted).toContain(`${method} ${path}`);
      const { status, body } = await api.ask(method, concrete(path), {
        body: method === 'POST' ? {} : undefined,
      });
      if (status === 401)
        throw new Error(`${method} ${path} refused an anonymous caller: ${JSON.stringify(body)}`);
    }
  });

  test.each([
    ['POST', '/api/auth/sign-up/email'],
    ['POST', '/api/auth/change-password'],
    ['GET', '/api/auth/list-sessions'],
    ['POST', '/api/auth/update-user'],
    ['POST', '/api/auth/request-password-reset'],
    ['POST', '/api/auth/get-session'],
    ['GET', '/api/auth/ok'],
    ['GET', '/api'],
    ['GET', '/api/admin'],
    ['GET', '/api/%61dmin/me'],
    ['GET', '/api/admin//me'],
    ['PUT', '/api/articles/some-slug'],
    ['DELETE', '/api/contacts'],
    ['POST', '/functions/v1/unknown'],
    ['GET', '/functions/v1/get-client-ip'],
  ])('%s %s is refused to a stranger', async (method, path) => {
    expect((await api.ask(method, path)).status).toBe(401);
  });

  test('nobody can sign up, not even an administrator', async () => {
    const body = { email: 'new@example.com', password: 'ilgas-slaptazodis', name: 'New' };
    const { status } = await api.askAsAdmin('POST', '/api/auth/sign-up/email', body);
    expect(status).toBe(404);
  });

  test('a session cookie alone opens nothing; a header of another kind neither', async () => {
    const { token } = api.people.admin;
    const attempts: Record<string, string>[] = [
      { cookie: `better-auth.session_token=${token}` },
      { cookie: `better-auth.session_token=${encodeURIComponent(token)}` },
      { cookie: `__Secure-better-auth.session_token=${token}` },
      { authorization: `Basic ${token}` },
      { authorization: 'Bearer' },
      { authorization: `Bearer ${token.split('.')[0]}` },
      { authorization: `Bearer ${token.split('.')[0]}.forged` },
      { authorization: `Basic x`, cookie: `better-auth.session_token=${token}` },
    ];
    for (const headers of attempts) {
      const { status } = await api.ask('GET', '/api/admin/me', { headers });
      expect(status, JSON.stringify(headers)).toBe(401);
    }
    const { body } = await api.ask('GET', '/api/auth/get-session', {
      headers: { cookie: `better-auth.session_token=${token}` },
    });
    expect(body).toBeNull();
  });

  test('the key of the functions opens functions and nothing else', async () => {
    const headers = { authorization: 'Bearer a-key-of-the-functions-for-tests' };
    expect((await api.ask('GET', '/api/admin/me', { headers })).status).toBe(401);
    const wrong = { authorization: 'Bearer a-key-of-the-functions-for-testz' };
    const path = '/functions/v1/regenerate-blog-images';
    expect((await api.ask('POST', path, { headers: wrong })).status).toBe(401);
    expect((await api.ask('POST', path, { headers, body: { articleId: 1 } })).status).toBe(400);
  });

  test('a page of another site cannot ask for changes; our own and its loopback alias can', async () => {
    const body = { email: 'a@example.com', password: 'x' };
    const from = async (origin: string) =>
      (await api.ask('POST', '/api/auth/sign-in/email', { body, headers: { origin } })).status;
    expect(await from('https://evil.example')).toBe(403);
    expect(await from('null')).toBe(403);
    expect(await from('http://localhost:3000')).toBe(401);
    expect(await from('http://127.0.0.1:3000')).toBe(401);
  });

  test('the administrator learns about wrong addresses and methods', async () => {
    expect((await api.askAsAdmin('GET', '/api/admin/nothing')).status).toBe(404);
    const { status, headers, body } = await api.askAsAdmin('DELETE', '/api/admin/settings');
    expect([status, headers.get('allow')]).toEqual([405, 'GET, PUT']);
    expect(body.detail).toBe('Šiuo adresu toks veiksmas negalimas');
  });

  test('no answer is kept by a cache or taken for a page', async () => {
    for (const path of ['/api/articles', '/api/articles/none', '/api/admin/me', '/api/nothing']) {
      const { headers } = await api.ask('GET', path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  test('the description of the API names every address and its fields', async () => {
    const { body } = await api.askAsAdmin('GET', '/api/openapi.json');
    for (const { method, path } of listMounted()) {
      const described = body.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect(described, `${method} ${path}`).toBeDefined();
    }
    const contact = body.paths['/api/contacts'].post.requestBody.content['application/json'].schema;
    expect(contact.required).toEqual(['name', 'email', 'message']);
  });
});
