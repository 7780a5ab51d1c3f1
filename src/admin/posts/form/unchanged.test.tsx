import { parseHTML } from 'linkedom';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Unchanged } from './unchanged.tsx';

const { window, document } = parseHTML('<!doctype html><html><body><div></div></body></html>');
let root: Root;

beforeEach(async () => {
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  const { createRoot } = await import('react-dom/client');
  root = createRoot(document.querySelector('div') as unknown as Element);
});
afterEach(async () => {
  root.unmount();
  // What React put off still wants the window.
  await new Promise((resolve) => setTimeout(resolve));
  vi.unstubAllGlobals();
});

it('stands as it is until a named value changes, or another is named', async () => {
  const errors = {};
  const shown = async (unless: unknown[], words: string) => {
    const { flushSync } = await import('react-dom');
    flushSync(() => root.render(<Unchanged unless={unless}>{words}</Unchanged>));
    return document.querySelector('div')?.textContent;
  };
  expect(await shown(['antraštė', errors], 'pirma')).toBe('pirma');
  expect(await shown(['antraštė', errors], 'antra')).toBe('pirma');
  expect(await shown(['kita antraštė', errors], 'trečia')).toBe('trečia');
  expect(await shown(['kita antraštė', {}], 'ketvirta')).toBe('ketvirta');
  expect(await shown(['kita antraštė'], 'penkta')).toBe('penkta');
});
