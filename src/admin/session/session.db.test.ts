import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  expectOneError,
  openPanelInMemory,
  type PanelInMemory,
} from '../../../tests/support/panel-in-memory.ts';
import { startTestApi, TEST_PASSWORD, type TestApi } from '../../../tests/support/test-api.ts';
import { totpCode } from '../../../tests/support/totp.ts';
import type { Session } from '../http/session-store.ts';

/* A session from signing in to its end, as the panel and the server have it. */

let api: TestApi;
let panel: PanelInMemory;
let toasts: () => string[];
let modules: typeof import('./sign-in-requests.ts') &
  typeof import('./flash-toast.ts') &
  typeof import('../http/send.ts') &
  typeof import('../http/session.ts');
let first: string;
beforeAll(async () => {
  api = await startTestApi();
  panel = await openPanelInMemory(api);
  toasts = await panel.readToasts();
  modules = {
    ...(await import('./sign-in-requests.ts')),
    ...(await import('./flash-toast.ts')),
    ...(await import('../http/send.ts')),
    ...(await import('../http/session.ts')),
  };
  first = panel.window.localStorage.getItem('session') ?? '';
});
afterAll(async () => {
  await panel.close();
  await api.close();
});
/** Of the administrator, as it was when the page was opened. */
beforeEach(() => panel.window.localStorage.setItem('session', first));

const session = () => modules.sessionStore.peek();
const ME = '/api/admin/me';

test('the right password gives a session that opens the panel, and the browser is known from then on', async () => {
  panel.window.localStorage.removeItem('session');
  await expect(modules.signIn('admin@example.com', 'neteisingas')).rejects.toMatchObject({
    status: 401,
  });
  expect(session()).toBeNull();
  expect(await modules.signIn('admin@example.com', TEST_PASSWORD)).toBe('signed-in');
  expect(session()).toMatchObject({ user: { email: 'admin@example.com' } });
  expect(panel.window.localStorage.getItem('knownBrowser')).toBeTruthy();
  expect((await modules.send(ME)).status).toBe(200);
  expect(await modules.findServerSession()).toMatchObject({ user: { email: 'admin@example.com' } });
});

test('an account with a second factor has a session after the second step only', async () => {
  const person = await api.addPerson();
  const ask = (path: string, body: object) =>
    api.ask('POST', `/api/admin/account/two-factor${path}`, { token: person.token, body });
  const { body } = await ask('', { password: TEST_PASSWORD });
  await ask('/confirm', { code: totpCode(body.secret) });
  panel.window.localStorage.removeItem('session');
  const takeBack = keepCookies();
  expect(await modules.signIn(person.email, TEST_PASSWORD)).toBe('second-factor');
  expect(session()).toBeNull();
  await expect(modules.confirmSecondFactor({ code: '000000' })).rejects.toMatchObject({
    status: 401,
  });
  expect(session()).toBeNull();
  await modules.confirmSecondFactor({ recovery_code: body.recovery_codes[0] });
  expect(session()).toMatchObject({ user: { email: person.email } });
  takeBack();
});

/** As a browser does between the two steps, until the returned function is called. */
function keepCookies() {
  const ask = globalThis.fetch;
  let cookie = '';
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    if (cookie) headers.set('cookie', cookie);
    const answer = await ask(input, { ...init, headers });
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return answer;
  });
  return () => vi.stubGlobal('fetch', ask);
}

test('signing out ends the session on the server and here, here also when nothing answers', async () => {
  await modules.signIn('admin@example.com', TEST_PASSWORD);
  const token = session()?.token;
  expect(await modules.signOut()).toBe(true);
  expect(session()).toBeNull();
  expect((await api.ask('GET', ME, { token: token ?? '' })).status).toBe(401);
  await modules.signIn('admin@example.com', TEST_PASSWORD);
  const back = panel.cutConnection();
  const logged = expectOneError();
  expect(await modules.signOut()).toBe(false);
  back();
  logged();
  expect(session()).toBeNull();
});

test('a refusal is told with what the server said of it, silence as silence', async () => {
  await expect(modules.send('/api/admin/articles?per_page=0')).rejects.toMatchObject({
    status: 400,
    errors: [{ field: 'per_page' }],
  });
  const back = panel.cutConnection();
  await expect(modules.send(ME)).rejects.toMatchObject({ status: 0, detail: '' });
  back();
});

/** A token that the server does not know. */
const lapse = () => {
  const lapsed = { ...(JSON.parse(first) as Session), token: 'nebegalioja' };
  panel.window.localStorage.setItem('session', JSON.stringify(lapsed));
};

test('a call whose session has ended waits for the password in the open panel, and is made again', async () => {
  lapse();
  const stop = modules.sessionExpiry.attend();
  let changes = 0;
  const unsubscribe = modules.sessionExpiry.subscribe(() => {
    changes += 1;
  });
  const answers = [modules.send(ME), modules.send(ME)];
  await expect.poll(modules.sessionExpiry.isAsking).toBe(true);
  expect(changes).toBe(1);
  modules.sessionStore.save(JSON.parse(first));
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
  expect([modules.sessionExpiry.isAsking(), changes]).toEqual([false, 2]);
  unsubscribe();
  stop();
});

test('another person’s session does not carry out what this one asked for', async () => {
  lapse();
  const stop = modules.sessionExpiry.attend();
  const answer = modules.send(ME);
  await expect.poll(modules.sessionExpiry.isAsking).toBe(true);
  const other = await api.addPerson();
  const theirs = { ...other, expiresAt: '2999-01-01T00:00:00Z', user: other };
  modules.sessionStore.save(theirs as unknown as Session);
  await expect(answer).rejects.toMatchObject({ status: 401 });
  expect(session()?.user.id).toBe(other.id);
  stop();
});

test('who leaves instead, or closes the panel, gets the refusal; leaving forgets the session', async () => {
  lapse();
  const stop = modules.sessionExpiry.attend();
  const left = modules.send(ME);
  await expect.poll(modules.sessionExpiry.isAsking).toBe(true);
  modules.sessionExpiry.leave();
  await expect(left).rejects.toMatchObject({ status: 401 });
  expect(session()).toBeNull();
  lapse();
  const closed = modules.send(ME);
  await expect.poll(modules.sessionExpiry.isAsking).toBe(true);
  stop();
  await expect(closed).rejects.toMatchObject({ status: 401 });
  // Nobody is there to be asked.
  await expect(modules.send(ME)).rejects.toMatchObject({ status: 401 });
  expect(session()).toBeNull();
});

test('a toast handed over a page load is shown once, as what it was', async () => {
  const shown = toasts().length;
  modules.storeFlashToast({ title: 'Iki', description: 'Atsijungėte', kind: 'success' });
  modules.showFlashToast();
  modules.showFlashToast();
  modules.storeFlashToast({ title: 'Deja', description: 'Nepavyko', kind: 'error' });
  modules.showFlashToast();
  panel.window.sessionStorage.setItem('flashToast', '{');
  modules.showFlashToast();
  expect(toasts().slice(shown)).toEqual(['Iki: Atsijungėte', 'Deja: Nepavyko']);
  expect(panel.window.sessionStorage.getItem('flashToast')).toBeNull();
});

test('signing in tells what was wrong, and goes on when nothing was', async () => {
  const { useSignIn } = await import('./use-sign-in.ts');
  let signedIn = 0;
  const page = await panel.use(() =>
    useSignIn(() => {
      signedIn += 1;
    }),
  );
  const enter = (password: string) =>
    panel.act(() => page.current.password.mutate({ email: ' admin@example.com ', password }));
  const shown = toasts().length;
  await enter('neteisingas');
  await panel.until(() => expect(toasts()).toHaveLength(shown + 1));
  expect(toasts().at(-1)).toMatch(/^Klaida: \S/);
  expect(toasts().at(-1)).not.toContain('nenumatyta');
  const back = panel.cutConnection();
  const logged = expectOneError();
  await enter(TEST_PASSWORD);
  await panel.until(() => expect(toasts().at(-1)).toMatch(/^Klaida: Įvyko nenumatyta klaida/));
  back();
  logged();
  expect(signedIn).toBe(0);
  await enter(TEST_PASSWORD);
  await panel.until(() => expect(signedIn).toBe(1));
  expect(page.current.step).toBe('password');
  await page.leave();
});

test('signing out leaves for the home page, which says whether the server ended the session too', async () => {
  const { useSignOut } = await import('./use-sign-out.ts');
  const assign = vi.spyOn(panel.window.location, 'assign').mockReturnValue();
  const page = await panel.use(useSignOut);
  const leftBehind = () => JSON.parse(panel.window.sessionStorage.getItem('flashToast') ?? '{}');
  await modules.signIn('admin@example.com', TEST_PASSWORD);
  await panel.act(() => page.current.mutate());
  await panel.until(() => expect(assign.mock.calls).toEqual([['/']]));
  expect(leftBehind()).toMatchObject({ title: 'Atsijungta', kind: 'success' });
  await modules.signIn('admin@example.com', TEST_PASSWORD);
  const back = panel.cutConnection();
  const logged = expectOneError();
  await panel.act(() => page.current.mutate());
  await panel.until(() => expect(assign).toHaveBeenCalledTimes(2));
  back();
  logged();
  expect(leftBehind()).toMatchObject({ title: 'Klaida', kind: 'error' });
  panel.window.sessionStorage.removeItem('flashToast');
  assign.mockRestore();
  await page.leave();
});

test('an open panel keeps its session: at once, on coming back to it, and never behind another tab', async () => {
  const { useSessionRefresh } = await import('./use-session-refresh.ts');
  const soon = () => modules.sessionStore.save({ ...JSON.parse(first), expiresAt: 'soon' });
  const isLater = () => expect(session()?.expiresAt).toMatch(/^\d{4}-/);
  const tab = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  soon();
  const page = await panel.use(useSessionRefresh);
  await panel.until(isLater);
  soon();
  panel.window.dispatchEvent(new panel.window.Event('focus'));
  await panel.until(isLater);
  soon();
  tab.mockReturnValue('hidden');
  panel.window.document.dispatchEvent(new panel.window.Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(session()?.expiresAt).toBe('soon');
  tab.mockReturnValue('visible');
  panel.window.document.dispatchEvent(new panel.window.Event('visibilitychange'));
  await panel.until(isLater);
  await page.leave();
  soon();
  panel.window.dispatchEvent(new panel.window.Event('focus'));
  panel.window.document.dispatchEvent(new panel.window.Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(session()?.expiresAt).toBe('soon');
});
