import { afterEach, expect, test, vi } from 'vitest';
import { openPageInMemory } from '../../../tests/support/page-in-memory.ts';
import { startDraftKeeping } from './contact-draft.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const FORM = `<form data-contact><input name="name" value=""><input name="website" tabindex="-1" value="">
  <textarea name="message">Domina: priežiūra</textarea></form>`;
/** The form on a page, where this was kept. */
function open(kept: string | null = null, address = 'https://a.test/kontaktai?a=1') {
  const page = openPageInMemory(FORM, address);
  if (kept) page.sessionStorage.setItem('contactDraft', kept);
  startDraftKeeping();
  const values = () =>
    ['name', 'website', 'message'].map(
      (name) => (page.find(`[name=${name}]`) as HTMLInputElement).value,
    );
  return { ...page, values, kept: () => page.sessionStorage.getItem('contactDraft') };
}
const draft = (values: Record<string, string>, at = '/kontaktai?a=1') =>
  JSON.stringify({ at, values });

test('what differs from the page’s own text is kept from the first letter on', () => {
  const page = open();
  page.type('[name=name]', 'O');
  expect(JSON.parse(page.kept() ?? '')).toEqual({ at: '/kontaktai?a=1', values: { name: 'O' } });
  page.type('[name=website]', 'trap');
  expect(page.kept()).not.toContain('trap');
  page.find('form').dispatchEvent(new Event('reset'));
  expect(page.kept()).toBeNull();
});

test('it is back on the same page, over the page’s own text too', () => {
  expect(open(draft({ name: 'Ona', message: 'Laba' })).values()).toEqual(['Ona', '', 'Laba']);
});

test('on another page it fills only what is empty there', () => {
  const elsewhere = draft({ name: 'Ona', message: 'Laba' }, '/');
  expect(open(elsewhere).values()).toEqual(['Ona', '', 'Domina: priežiūra']);
  expect(open(draft({ name: 'Ona', message: 'Laba' }, '/kontaktai')).values()[2]).toBe(
    'Domina: priežiūra',
  );
});

test('a draft that cannot be read leaves the form as it is', () => {
  expect(open('{').values()).toEqual(['', '', 'Domina: priežiūra']);
});
