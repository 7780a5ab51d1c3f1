import { parseHTML } from 'linkedom';
import { vi } from 'vitest';

/** As a browser's: what is kept are its own names. */
function storageOf(kept: Record<string, string>): Storage {
  const methods = {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => void Object.assign(kept, { [name]: value }),
    removeItem: (name: string) => void delete kept[name],
  };
  return Object.setPrototypeOf(kept, methods);
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLButtonElement;

/**
 * A visitor's page for its own scripts: linkedom with those parts of a browser that it lacks, in the global names until
 * `vi.unstubAllGlobals()`. Nothing is laid out or loaded.
 */
export function openPageInMemory(body: string, address = 'https://a.test/') {
  const { document, window } = parseHTML(
    `<!doctype html><html><head></head><body>${body}</body></html>`,
  );
  let active: Element = document.body;
  Object.defineProperty(document, 'activeElement', { get: () => active });
  for (const element of document.querySelectorAll<HTMLElement>('*'))
    element.focus = () => {
      active = element;
    };
  for (const field of document.querySelectorAll<Field>('input, textarea, button')) {
    const value = field.getAttribute('value') ?? field.textContent ?? '';
    const tabIndex = Number(field.getAttribute('tabindex') ?? 0);
    Object.defineProperty(field, 'tabIndex', { value: tabIndex });
    Object.assign(field, { value, defaultValue: value, checked: field.hasAttribute('checked') });
  }
  const { pathname, search, hash, hostname, origin, href } = new URL(address);
  const location = { pathname, search, hash, hostname, origin, href };
  const page = {
    document,
    location: { ...location, assign: vi.fn(), reload: vi.fn() },
    history: { state: null, pushState: vi.fn(), replaceState: vi.fn() },
    localStorage: storageOf({}),
    sessionStorage: storageOf({}),
    /** What a script of others keeps in the page. */
    window: {} as Pick<Window, 'dataLayer' | 'clarity'>,
    scrollTo: vi.fn(),
    addEventListener: window.addEventListener.bind(window),
    dispatchEvent: window.dispatchEvent.bind(window),
    Event: window.Event,
  };
  for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value);
  const find = (selector: string) => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`nothing is ${selector}`);
    return found;
  };
  return {
    ...page,
    find,
    click: (selector: string) =>
      find(selector).dispatchEvent(new window.Event('click', { bubbles: true, cancelable: true })),
    press: (key: string) =>
      window.dispatchEvent(Object.assign(new window.Event('keydown'), { key })),
    type(selector: string, value: string) {
      Object.assign(find(selector), { value });
      find('form').dispatchEvent(new window.Event('input'));
    },
  };
}
