import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPageInMemory } from '../../../tests/support/page-in-memory.ts';
import { startContactForm } from './wake-contact-form.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const PAGE = `<div data-contact-place><form><input name="name"></form></div>
  <template data-contact-script><script src="/form.js"></script></template>`;

function open() {
  const page = openPageInMemory(PAGE);
  const form = page.find('form') as HTMLFormElement;
  const [submit, requestSubmit] = [vi.fn(), vi.fn()];
  Object.assign(form, { submit, requestSubmit });
  startContactForm();
  const send = () => {
    const event = new page.Event('submit', { bubbles: true, cancelable: true });
    form.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const scripts = () => [...page.document.querySelectorAll<HTMLScriptElement>('head script')];
  return { ...page, form, submit, requestSubmit, send, scripts };
}

test('the script comes once, when a person shows interest', () => {
  const page = open();
  expect(page.scripts()).toEqual([]);
  for (const interest of ['focusin', 'pointerenter', 'focusin'])
    page.find('[data-contact-place]').dispatchEvent(new page.Event(interest));
  expect(page.scripts().map(({ src, type }) => [src, type])).toEqual([['/form.js', 'module']]);
});

test('what was sent before the form listens is held back and sent again then', () => {
  const page = open();
  expect(page.send()).toBe(true);
  expect(page.form.getAttribute('aria-busy')).toBe('true');
  expect(page.scripts()).toHaveLength(1);
  page.find('[data-contact-place]').dispatchEvent(new page.Event('form:ready'));
  expect(page.form.hasAttribute('aria-busy')).toBe(false);
  expect(page.requestSubmit).toHaveBeenCalledOnce();
  expect(page.send()).toBe(false);
  vi.advanceTimersByTime(8000);
  expect(page.submit).not.toHaveBeenCalled();
});

test('without its script the form goes as it does without scripts, after eight seconds or at once', () => {
  const late = open();
  late.send();
  vi.advanceTimersByTime(7999);
  expect(late.submit).not.toHaveBeenCalled();
  const forgotten = vi.fn();
  late.form.addEventListener('reset', forgotten);
  vi.advanceTimersByTime(1);
  expect(late.submit).toHaveBeenCalledOnce();
  expect(forgotten).toHaveBeenCalledOnce();
  const broken = open();
  broken.send();
  broken.scripts()[0]?.onerror?.('');
  expect(broken.submit).toHaveBeenCalledOnce();
});

test('a script that fails before anything was sent leaves the form to the browser', () => {
  const page = open();
  page.find('[data-contact-place]').dispatchEvent(new page.Event('focusin'));
  page.scripts()[0]?.onerror?.('');
  expect(page.submit).not.toHaveBeenCalled();
  expect(page.send()).toBe(false);
});
