import { DOMParser } from 'linkedom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPageInMemory } from '../../../tests/support/page-in-memory.ts';
import { startListChanges } from './change-list.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const LIST = `<div data-blog><p role="status"></p><form action="https://a.test/blog"><input name="q"></form>
  <p class="filters"><a href="https://a.test/blog" aria-current="page">visi</a><a href="https://a.test/blog?c=1">c1</a></p>
  <div data-list tabindex="-1"><p>senas</p><p class="pages"><a href="https://a.test/blog?page=2">2</a></p></div>
  <template data-skeletons><i>kraunama</i></template></div>`;
const ANSWER = `<!doctype html><html><head><title>Antras</title><meta name="robots" content="noindex"></head><body>
  <p class="filters"><a href="https://a.test/blog?c=1" aria-current="page">c1</a></p><div data-list><p>naujas</p></div></body></html>`;

/** The list, and what the server answers with next. */
function open(answer: () => Promise<string> = async () => ANSWER) {
  const page = openPageInMemory(LIST, 'https://a.test/blog');
  page.document.head.innerHTML =
    '<meta name="robots" content="index"><meta name="viewport" content="x">';
  const asked: string[] = [];
  vi.stubGlobal('DOMParser', DOMParser);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return { text: answer };
  });
  vi.stubGlobal('FormData', function (this: object, form: Element) {
    return { get: () => (form.querySelector('[name=q]') as HTMLInputElement).value };
  });
  const blog = page.find('[data-blog]');
  let top = 10;
  blog.getBoundingClientRect = () => ({ top }) as DOMRect;
  blog.scrollIntoView = vi.fn();
  for (const link of page.document.querySelectorAll('a'))
    Object.defineProperty(link, 'href', { value: link.getAttribute('href') });
  Object.assign(page.find('form'), { action: 'https://a.test/blog' });
  startListChanges();
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    ...page,
    asked,
    blog,
    settle,
    list: () => page.find('[data-list]').textContent?.trim(),
    scrolled: () => {
      top = -10;
    },
    async go(selector: string, held: object = {}) {
      const event = new page.Event('click', { bubbles: true, cancelable: true });
      page.find(selector).dispatchEvent(Object.assign(event, held));
      await settle();
      return event.defaultPrevented;
    },
  };
}

test('a category takes the place of the list, with its address, title and what the head says', async () => {
  const page = open();
  expect(await page.go('.filters a:last-child')).toBe(true);
  expect(page.asked).toEqual(['https://a.test/blog?c=1']);
  expect(page.list()).toBe('naujas');
  expect(page.document.title).toBe('Antras');
  expect(page.find('[role=status]').textContent).toBe('Antras');
  expect(page.history.pushState).toHaveBeenCalledWith(null, '', 'https://a.test/blog?c=1');
  const said = [...page.document.querySelectorAll('meta')].map((one) =>
    one.getAttribute('content'),
  );
  expect(said).toEqual(['x', 'noindex']);
  const current = [...page.document.querySelectorAll('.filters a')].map((a) =>
    a.hasAttribute('aria-current'),
  );
  expect(current).toEqual([false, true]);
  expect(page.blog.scrollIntoView).not.toHaveBeenCalled();
});

test('who has read on is brought back to the list’s beginning, and the keyboard goes on from there', async () => {
  const page = open();
  page.scrolled();
  page.find('.pages a').focus();
  await page.go('.pages a');
  expect(page.blog.scrollIntoView).toHaveBeenCalledOnce();
  expect(page.document.activeElement).toBe(page.find('[data-list]'));
});

test('a link that is opened elsewhere, or is none of the list’s, is the browser’s', async () => {
  const page = open();
  for (const held of [
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])
    expect(await page.go('.filters a', held)).toBe(false);
  expect(await page.go('[data-list] p')).toBe(false);
  expect(page.asked).toEqual([]);
});

test('a search asks for what was typed', async () => {
  const page = open();
  Object.assign(page.find('[name=q]'), { value: ' duomenų sauga ' });
  const event = new page.Event('submit', { bubbles: true, cancelable: true });
  page.find('form').dispatchEvent(event);
  await page.settle();
  expect(event.defaultPrevented).toBe(true);
  expect(page.asked).toEqual(['https://a.test/blog?q=duomen%C5%B3+sauga']);
  expect((page.find('[name=q]') as HTMLInputElement).value).toBe('duomenų sauga');
});

test('the way back shows the earlier list without a new address; a place inside the page changes nothing', async () => {
  const page = open();
  await page.go('.filters a:last-child');
  page.history.pushState.mockClear();
  Object.assign(page.location, { href: 'https://a.test/blog' });
  page.dispatchEvent(new page.Event('popstate'));
  await page.settle();
  expect(page.asked).toEqual(['https://a.test/blog?c=1', 'https://a.test/blog']);
  expect(page.history.pushState).not.toHaveBeenCalled();
  Object.assign(page.location, { href: 'https://a.test/blog#vieta' });
  page.dispatchEvent(new page.Event('popstate'));
  await page.settle();
  expect(page.asked).toHaveLength(2);
});

test('skeletons come only when the answer takes longer than a blink', async () => {
  let arrive: (text: string) => void = () => {};
  const page = open(() => new Promise((resolve) => (arrive = resolve)));
  await page.go('.filters a:last-child');
  await vi.advanceTimersByTimeAsync(149);
  expect(page.list()).toContain('senas');
  await vi.advanceTimersByTimeAsync(1);
  expect(page.list()).toBe('kraunama');
  expect(page.find('[data-list]').getAttribute('aria-busy')).toBe('true');
  arrive(ANSWER);
  await page.settle();
  expect(page.list()).toBe('naujas');
  expect(page.find('[data-list]').hasAttribute('aria-busy')).toBe(false);
});

test('what is no list, or does not come, is left to the browser', async () => {
  const broken = open(async () => '<p>klaida</p>');
  await broken.go('.filters a:last-child');
  expect(broken.location.assign).toHaveBeenCalledWith('https://a.test/blog?c=1');
  const away = open(async () => Promise.reject(new Error('away')));
  await away.go('.pages a');
  expect(away.location.assign).toHaveBeenCalledWith('https://a.test/blog?page=2');
});

test('a page without a list stays as it is', () => {
  openPageInMemory('<p role="status"></p>');
  expect(startListChanges).not.toThrow();
});
