import { parseHTML } from 'linkedom';
import { type ReactNode, useLayoutEffect } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchScreen, Screen } from './screen.tsx';
import type { LoadScreen } from './screens.ts';

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
  await nextTask();
  vi.unstubAllGlobals();
});

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const shown = () => document.querySelector('div')?.textContent ?? '';
const file = { default: () => 'Ekranas' };

/** Runs when its children are on the page, before any of their effects. */
function OnceDrawn({ run, children }: { run: () => void; children: ReactNode }) {
  useLayoutEffect(run, [run]);
  return children;
}

it('a screen is drawn when its file has come', async () => {
  const coming = Promise.withResolvers<typeof file>();
  root.render(<Screen load={() => coming.promise} waiting="Kraunama" />);
  await vi.waitFor(() => expect(shown()).toBe('Kraunama'));
  coming.resolve(file);
  await vi.waitFor(() => expect(shown()).toBe('Ekranas'));
});

it('a screen whose file was fetched before is there at once', async () => {
  const load: LoadScreen = async () => file;
  prefetchScreen(load);
  await nextTask();
  const seen: string[] = [];
  root.render(
    <OnceDrawn run={() => void seen.push(shown())}>
      <Screen load={load} waiting="Kraunama" />
    </OnceDrawn>,
  );
  await vi.waitFor(() => expect(seen).toEqual(['Ekranas']));
});

it('a screen whose file comes between its drawing and its effects is drawn', async () => {
  const coming = Promise.withResolvers<typeof file>();
  const load = vi.fn<LoadScreen>(() => coming.promise);
  prefetchScreen(load);
  const seen: string[] = [];
  const come = () => {
    seen.push(shown());
    coming.resolve(file);
  };
  root.render(
    <OnceDrawn run={come}>
      <Screen load={load} waiting="Kraunama" />
    </OnceDrawn>,
  );
  await vi.waitFor(() => expect(shown()).toBe('Ekranas'));
  expect(seen).toEqual(['Kraunama']);
  expect(load).toHaveBeenCalledOnce();
});
