import { parseHTML } from 'linkedom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showToast, type Toast } from './show-toast.ts';
import { startToasts } from './toasts.ts';

let list: Element | null;
let left: Map<string, string>;
beforeEach(() => {
  vi.useFakeTimers();
  const { document, window } = parseHTML('<!doctype html><div id="toasts"></div>');
  left = new Map();
  vi.stubGlobal('document', document);
  vi.stubGlobal('CustomEvent', window.CustomEvent);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => left.get(key) ?? null,
    removeItem: (key: string) => left.delete(key),
  });
  list = document.getElementById('toasts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const toast = (title: string, kind: Toast['kind'] = 'success') => ({
  title,
  description: '<b>x</b>',
  kind,
});
const titles = () => [...(list?.querySelectorAll('strong') ?? [])].map((one) => one.textContent);

test('shows three at a time, the newest last, each for four seconds', () => {
  startToasts();
  for (const title of ['a', 'b', 'c', 'd']) showToast(toast(title));
  expect(titles()).toEqual(['b', 'c', 'd']);
  vi.advanceTimersByTime(3999);
  expect(titles()).toHaveLength(3);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual([]);
});

test('says a success in passing and an error at once, and takes no markup', () => {
  startToasts();
  showToast(toast('a'));
  showToast(toast('b', 'error'));
  expect([...(list?.children ?? [])].map((one) => one.getAttribute('role'))).toEqual([
    'status',
    'alert',
  ]);
  expect(list?.querySelector('p')?.textContent).toBe('<b>x</b>');
});

test('shows what another page left, once, and nothing that cannot be read', () => {
  left.set('flashToast', JSON.stringify(toast('a')));
  startToasts();
  expect(titles()).toEqual(['a']);
  expect(left.size).toBe(0);
  left.set('flashToast', '{');
  startToasts();
  expect(titles()).toEqual(['a']);
});
