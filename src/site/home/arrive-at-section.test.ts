import { afterEach, expect, it, vi } from 'vitest';
import { openPageInMemory } from '../../../tests/support/page-in-memory.ts';
import { arriveAtSection } from './arrive-at-section.ts';

afterEach(() => vi.unstubAllGlobals());

/** Opens the home page by an address, as the browser says how it came there. */
async function arrive(address: string, type: string | null = 'navigate') {
  const { find, document } = openPageInMemory('<section id="komanda"></section>', address);
  const entries = type ? [{ type }] : [];
  vi.stubGlobal('performance', { getEntriesByType: () => entries });
  Object.assign(document, { fonts: { ready: Promise.resolve() } });
  const scrolled = vi.fn();
  find('#komanda').scrollIntoView = scrolled;
  arriveAtSection();
  await Promise.resolve();
  return scrolled.mock.calls.length > 0;
}

it.each([
  ['the section that the address names', '/komanda', 'navigate', true],
  ['it where the browser does not say how it came', '/komanda', null, true],
  ['nothing where the address names none', '/kita', 'navigate', false],
  ['nothing after a reload', '/komanda', 'reload', false],
  ['nothing on the way back', '/komanda', 'back_forward', false],
  ['nothing where the browser follows a fragment', '/komanda#paslaugos', 'navigate', false],
])('scrolls to %s', async (_, path, type, expected) => {
  expect(await arrive(`https://a.test${path}`, type)).toBe(expected);
});
