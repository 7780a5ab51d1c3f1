import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPageInMemory } from '../../../tests/support/page-in-memory.ts';
import { startMenu } from './menu.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const PAGE = `<header data-header="band"><button data-menu-button>≡</button><nav><a href="/x">x</a></nav></header>
  <main><section id="kontaktai" tabindex="-1"></section></main><footer></footer>`;

function open(address?: string, referrer = '') {
  const page = openPageInMemory(PAGE, address);
  vi.stubGlobal('scrollY', 0);
  let widen = () => {};
  vi.stubGlobal('matchMedia', () => ({
    addEventListener: (_: string, act: () => void) => {
      widen = act;
    },
  }));
  Object.defineProperty(page.document, 'referrer', { value: referrer });
  const glide = vi.fn();
  const jump = page.scrollTo;
  page.find('main > section').scrollIntoView = glide;
  startMenu();
  return {
    ...page,
    glide,
    jump,
    widen: () => widen(),
    isOpen: () => page.find('header').hasAttribute('data-open'),
    scrollTo: (top: number) => {
      vi.stubGlobal('scrollY', top);
      page.dispatchEvent(new Event('scroll'));
      return [
        page.find('header').hasAttribute('data-solid'),
        page.find('header').classList.contains('band'),
      ];
    },
  };
}

test('the header turns solid beyond twenty pixels, and takes its band back at the top', () => {
  const page = open();
  expect(page.scrollTo(20)).toEqual([false, true]);
  expect(page.scrollTo(21)).toEqual([true, false]);
  expect(page.scrollTo(0)).toEqual([false, true]);
});

test('while the menu is open nothing behind it can be reached', () => {
  const page = open();
  page.click('[data-menu-button]');
  expect(page.isOpen()).toBe(true);
  expect(page.find('[data-menu-button]').getAttribute('aria-expanded')).toBe('true');
  expect(page.document.documentElement.classList.contains('menu-open')).toBe(true);
  const inert = () =>
    ['header', 'main', 'footer'].map((name) => page.find(name).hasAttribute('inert'));
  expect(inert()).toEqual([false, true, true]);
  page.click('[data-menu-button]');
  expect(page.isOpen()).toBe(false);
  expect(inert()).toEqual([false, false, false]);
  expect(page.document.documentElement.classList.contains('menu-open')).toBe(false);
});

test('a link, Escape and a wider window close the menu, nothing else does', () => {
  const page = open();
  const reopen = () => {
    if (!page.isOpen()) page.click('[data-menu-button]');
  };
  reopen();
  page.press('Tab');
  page.click('nav');
  expect(page.isOpen()).toBe(true);
  page.click('nav a');
  expect(page.isOpen()).toBe(false);
  reopen();
  page.press('Escape');
  expect(page.isOpen()).toBe(false);
  expect(page.document.activeElement).toBe(page.find('[data-menu-button]'));
  reopen();
  page.widen();
  expect(page.isOpen()).toBe(false);
});

test('Escape means nothing here while the menu is closed', () => {
  const page = open();
  page.press('Escape');
  expect(page.document.activeElement).toBe(page.document.body);
});

test('who comes from another page of the site glides to the anchor from the top', () => {
  const page = open('https://a.test/p?a=1#kontaktai', 'https://a.test/kita');
  expect(page.history.replaceState).toHaveBeenLastCalledWith({ arrived: true }, '', '/p?a=1');
  vi.advanceTimersByTime(99);
  expect(page.glide).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(page.history.replaceState).toHaveBeenLastCalledWith({ arrived: true }, '', '#kontaktai');
  expect(page.glide.mock.calls).toEqual([[]]);
  expect(page.jump.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
});

test('a place that moved on the way is set right once the page has stopped; the keyboard comes along', () => {
  const page = open('https://a.test/p#kontaktai', 'https://a.test/kita');
  const focus = vi.fn();
  page.find('main > section').focus = focus;
  vi.advanceTimersByTime(100);
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  page.dispatchEvent(new page.Event('scrollend'));
  page.dispatchEvent(new page.Event('scrollend'));
  expect(page.glide.mock.calls).toEqual([[], [{ behavior: 'instant' }]]);
});

test.each([
  ['from another site', 'https://a.test/#kontaktai', 'https://b.test/'],
  ['to no anchor', 'https://a.test/#', 'https://a.test/kita'],
  ['to an anchor that is not there', 'https://a.test/#kita', 'https://a.test/kita'],
])('an arrival %s is the browser’s', (_, address, referrer) => {
  const page = open(address, referrer);
  vi.advanceTimersByTime(1000);
  expect(page.history.replaceState).not.toHaveBeenCalled();
  expect(page.glide).not.toHaveBeenCalled();
});
