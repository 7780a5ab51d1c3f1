import { afterEach, expect, test, vi } from 'vitest';
import { openPageInMemory } from '../../tests/support/page-in-memory.ts';
import { startCopying } from './frame/copy.ts';
import { startFrames } from './frame/frames.ts';
import { startRedirect } from './not-found/redirect.ts';

/* Small parts of the one script of a public page. */

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page that is not there leads at once to the likeliest address, else home after two seconds', () => {
  vi.useFakeTimers();
  const likely = openPageInMemory('<p data-redirect="/kontaktai"></p>');
  const replace = vi.fn();
  vi.stubGlobal('location', { ...likely.location, replace });
  startRedirect();
  expect(replace.mock.calls).toEqual([['/kontaktai']]);
  replace.mockClear();
  likely.find('p').dataset.redirect = '';
  startRedirect();
  vi.advanceTimersByTime(1999);
  expect(replace).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(replace.mock.calls).toEqual([['/']]);
});

test('a page that is there leads nowhere', () => {
  vi.useFakeTimers();
  openPageInMemory('<p></p>');
  startRedirect();
  expect(vi.getTimerCount()).toBe(0);
});

test('a number is copied by its button and that is told; where the browser refuses it is shown', async () => {
  const page = openPageInMemory('<button data-copy="+370 600 00000"><b>x</b></button><i>y</i>');
  const told: unknown[] = [];
  class Told extends page.Event {
    constructor(type: string, { detail }: { detail: object }) {
      super(type);
      told.push([type, detail]);
    }
  }
  vi.stubGlobal('CustomEvent', Told);
  const writeText = vi.fn(async (_text: string) => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  startCopying();
  page.click('i');
  page.click('b');
  await vi.waitFor(() => expect(told).toHaveLength(1));
  writeText.mockRejectedValueOnce(new Error('refused'));
  page.click('button');
  await vi.waitFor(() => expect(told).toHaveLength(2));
  const description = '+370 600 00000';
  expect(writeText.mock.calls).toEqual([[description], [description]]);
  expect(told).toEqual([
    ['site:toast', { title: 'Nukopijuota', description, kind: 'success' }],
    ['site:toast', { title: 'Nepavyko nukopijuoti', description, kind: 'error' }],
  ]);
});

test('a map is loaded when the visitor asks for it, in place of its drawing', () => {
  const page = openPageInMemory(
    '<figure><a href="/x" data-frame="https://a.test/map" data-title="Žemėlapis">Rodyti</a></figure>',
  );
  const focus = vi.fn();
  const { createElement } = page.document;
  page.document.createElement = ((tag: string) =>
    Object.assign(createElement.call(page.document, tag), { focus })) as never;
  startFrames();
  expect(page.document.querySelector('iframe')).toBeNull();
  // The link does not lead away.
  expect(page.click('a')).toBe(false);
  const frame = page.find('figure > iframe') as HTMLIFrameElement;
  expect([frame.src, frame.title, frame.allow]).toEqual([
    'https://a.test/map',
    'Žemėlapis',
    'autoplay; fullscreen',
  ]);
  expect(page.document.querySelector('a')).toBeNull();
  expect(focus).toHaveBeenCalledOnce();
});

test('each part of the script begins with the page', async () => {
  const page = openPageInMemory(
    `<header data-header><button data-menu-button>≡</button></header><button data-copy="1">kopijuoti</button>
    <figure><a href="/x" data-frame="https://a.test/map">Rodyti</a></figure>
    <form data-contact><input name="name"></form>
    <div id="slapukai" hidden data-version="1"><div data-panel></div><div data-panel></div><input name="a"><input name="b"></div>`,
  );
  const writeText = vi.fn(async (_text: string) => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  vi.stubGlobal('matchMedia', () => page.document);
  vi.stubGlobal('CustomEvent', page.Event);
  vi.stubGlobal('scrollY', 0);
  vi.resetModules();
  await import('./behaviour.ts');
  expect(page.find('#slapukai').hidden).toBe(false);
  page.click('[data-menu-button]');
  expect(page.find('header').hasAttribute('data-open')).toBe(true);
  page.click('[data-copy]');
  expect(writeText.mock.calls).toEqual([['1']]);
  expect(page.click('[data-frame]')).toBe(false);
  page.type('[name=name]', 'Ona');
  expect(page.sessionStorage.getItem('contactDraft')).toContain('Ona');
});

test.each([
  [false, 1],
  [true, 0],
])(
  'the script begins at once, of a page made ready before its visit (%s) when it is visited',
  async (prerendering, atOnce) => {
    vi.useFakeTimers();
    const page = openPageInMemory('<p data-redirect="/kontaktai"></p>');
    const replace = vi.fn();
    vi.stubGlobal('location', { ...page.location, replace });
    Object.assign(page.document, { prerendering });
    vi.resetModules();
    await import('./behaviour.ts');
    expect(replace).toHaveBeenCalledTimes(atOnce);
    page.document.dispatchEvent(new page.Event('prerenderingchange'));
    page.document.dispatchEvent(new page.Event('prerenderingchange'));
    expect(replace).toHaveBeenCalledOnce();
  },
);
