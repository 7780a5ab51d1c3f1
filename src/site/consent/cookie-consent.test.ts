import { afterEach, expect, test, vi } from 'vitest';
import { openPageInMemory } from '../../../tests/support/page-in-memory.ts';
import { startCookieConsent } from './cookie-consent.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const BANNER = `<main tabindex="-1"></main><button value="" data-cookie-settings>Slapukai</button>
  <div id="slapukai" hidden data-version="2" data-statistics="https://s.test/s.js?id=S1" data-marketing="https://m.test/m.js">
  <div data-panel="choice"><button value="necessary">a</button><button value="all">b</button><button value="choose">c</button></div>
  <div data-panel="details" hidden><input name="statistics"><input name="marketing">
  <button value="back">d</button><button value="save">e</button></div></div>`;

const saved = (statistics: unknown, marketing: unknown, version: number | undefined = 2) =>
  JSON.stringify({ necessary: true, statistics, marketing, version, date: 'x' });

/** A page with the banner, where this was chosen before. */
function open({
  chosen,
  traces = [],
  banner = BANNER,
}: {
  chosen?: string;
  traces?: string[];
  banner?: string;
} = {}) {
  const page = openPageInMemory(banner, 'https://www.a.test/');
  const written: string[] = [];
  Object.defineProperty(page.document, 'cookie', {
    get: () => ['own', ...traces].map((name) => `${name}=1`).join('; '),
    set: (text: string) => written.push(text),
  });
  for (const name of traces) page.localStorage.setItem(name, '1');
  if (chosen) page.localStorage.setItem('cookieConsent', chosen);
  startCookieConsent();
  const isShown = (selector: string) => !page.find(selector).hidden;
  return {
    ...page,
    written,
    isShown,
    choice: () => JSON.parse(page.localStorage.getItem('cookieConsent') ?? 'null'),
    scripts: () => [...page.document.querySelectorAll('script')].map(({ src }) => src),
    choose: (value: string) => page.click(`button[value=${value}]`),
    box: (name: string) => page.find(`[name=${name}]`) as HTMLInputElement,
  };
}

test('asks until there is an answer, and nothing runs before', () => {
  const page = open();
  expect([page.isShown('#slapukai'), page.isShown('[data-panel=choice]')]).toEqual([true, true]);
  expect(page.isShown('[data-panel=details]')).toBe(false);
  expect(page.scripts()).toEqual([]);
  page.press('Escape');
  expect(page.isShown('#slapukai')).toBe(true);
});

test.each([
  ['necessary', { statistics: false, marketing: false }, 0],
  ['all', { statistics: true, marketing: true }, 2],
])('„%s“ is kept and applied at once', (answer, choice, scripts) => {
  const page = open();
  page.choose(answer);
  expect(page.choice()).toMatchObject({ necessary: true, version: 2, ...choice });
  expect(Date.parse(page.choice().date)).toBeGreaterThan(0);
  expect(page.scripts()).toHaveLength(scripts);
  expect(page.isShown('#slapukai')).toBe(false);
  expect(page.document.activeElement).toBe(page.find('main'));
});

test('a tool that runs is not loaded again; one with no address is not loaded', () => {
  const page = open({ chosen: saved(true, true) });
  page.choose('all');
  expect(page.scripts()).toEqual(['https://s.test/s.js?id=S1', 'https://m.test/m.js']);
  const without = open({ banner: BANNER.replace(/data-(?:statistics|marketing)="\S+"/g, '') });
  without.choose('all');
  expect(without.scripts()).toEqual([]);
});

test('each tool is chosen by itself', () => {
  const page = open();
  page.choose('choose');
  expect([page.isShown('[data-panel=choice]'), page.isShown('[data-panel=details]')]).toEqual([
    false,
    true,
  ]);
  expect(page.document.activeElement).toBe(page.box('statistics'));
  expect([page.box('statistics').checked, page.box('marketing').checked]).toEqual([false, false]);
  page.box('statistics').checked = true;
  page.choose('save');
  expect(page.choice()).toMatchObject({ statistics: true, marketing: false });
  expect(page.scripts()).toEqual(['https://s.test/s.js?id=S1']);
});

test('one may go back from the choice to the question', () => {
  const page = open();
  page.choose('choose');
  page.choose('back');
  expect([page.isShown('[data-panel=choice]'), page.isShown('[data-panel=details]')]).toEqual([
    true,
    false,
  ]);
  expect(page.document.activeElement).toBe(page.find('[value=choose]'));
});

test('a choice holds on the next page without a question', () => {
  const page = open({ chosen: saved(false, true) });
  expect(page.isShown('#slapukai')).toBe(false);
  expect(page.scripts()).toEqual(['https://m.test/m.js']);
});

test.each([
  ['made about other tools', saved(true, true, 1)],
  ['made before there were versions', JSON.stringify({ statistics: true, marketing: true })],
  ['not whole', saved(true, undefined)],
  ['not readable', '{'],
])('a choice that was %s is asked for anew', (_, chosen) => {
  const page = open({ chosen });
  expect(page.isShown('#slapukai')).toBe(true);
  expect(page.scripts()).toEqual([]);
});

test('what a refused tool left is removed, as far up the domain as it could be set; the rest stays', () => {
  const page = open({ chosen: saved(false, true), traces: ['_ga', '_clck'] });
  expect(page.written).toEqual([
    '_ga=;path=/;max-age=0',
    '_ga=;path=/;max-age=0;domain=www.a.test',
    '_ga=;path=/;max-age=0;domain=a.test',
    '_ga=;path=/;max-age=0;domain=test',
  ]);
  expect([page.localStorage.getItem('_ga'), page.localStorage.getItem('_clck')]).toEqual([
    null,
    '1',
  ]);
  const other = open({ chosen: saved(true, false), traces: ['_ga', '_clck'] });
  expect(other.written.every((text) => text.startsWith('_clck='))).toBe(true);
  expect([other.localStorage.getItem('_ga'), other.localStorage.getItem('_clck')]).toEqual([
    '1',
    null,
  ]);
});

test('the settings open again with what was chosen, and Escape or an answer gives the focus back', () => {
  const page = open({ chosen: saved(true, false) });
  const opener = page.find('[data-cookie-settings]');
  opener.focus();
  page.click('[data-cookie-settings]');
  expect(page.isShown('[data-panel=details]')).toBe(true);
  expect([page.box('statistics').checked, page.box('marketing').checked]).toEqual([true, false]);
  page.press('Tab');
  expect(page.isShown('#slapukai')).toBe(true);
  page.press('Escape');
  expect(page.isShown('#slapukai')).toBe(false);
  expect(page.document.activeElement).toBe(opener);
});

test('a tool that runs ends only with its page', () => {
  const page = open();
  page.choose('all');
  expect(page.location.reload).not.toHaveBeenCalled();
  page.click('[data-cookie-settings]');
  page.choose('necessary');
  expect(page.location.reload).toHaveBeenCalledOnce();
  expect(page.choice()).toMatchObject({ statistics: false, marketing: false });
});

test('one that runs and stays, or never ran, needs no new page', () => {
  for (const [statistics, marketing] of [
    [true, false],
    [false, true],
  ] as const) {
    const page = open({ chosen: saved(statistics, marketing) });
    page.click('[data-cookie-settings]');
    page.choose('save');
    expect(page.location.reload).not.toHaveBeenCalled();
    page.box('statistics').checked = !statistics;
    page.box('marketing').checked = !marketing;
    page.choose('save');
    expect(page.location.reload).toHaveBeenCalledOnce();
  }
});

test('settings opened again from the banner itself give the focus back to where it was before', () => {
  const page = open({ chosen: saved(true, false) });
  const opener = page.find('[data-cookie-settings]');
  opener.focus();
  page.click('[data-cookie-settings]');
  page.box('marketing').focus();
  page.click('[data-cookie-settings]');
  page.press('Escape');
  expect(page.document.activeElement).toBe(opener);
});
