import { CONFIRMATION_FIELD } from '../../../domain/contact/contact-fields.ts';

/** Parameters that change what a public page shows; every other one is left out (contracts, HTTP). */
const PARAMETERS: Record<string, string[]> = { '/tinklarastis': ['kategorija', 'puslapis'] };
/** One spelling for all values that show the same: no page number is as good as another, and the first needs none. */
const SPELLINGS: Record<string, (value: string) => string> = {
  puslapis: (value) => (/^[1-9]\d{0,4}$/.test(value) ? value.replace(/^1$/, '') : '0'),
};
/** With these a page is made for one visitor and never kept. */
const PERSONAL = ['message', 'q', CONFIRMATION_FIELD];
const PRIVATE_PATHS = /^\/(admin|auth)([/?]|$)/;
/** Signed addresses of what is not published: each is shown until it lapses, and kept nowhere. */
const PREVIEW_PATHS = /^\/perziura\//;
/** A longer address is not one of ours; it is rendered (as not found) but never kept. */
const MAX_LENGTH = 512;

/** The panel's shell: its policy carries a nonce, so it is made anew each time. */
export const isPanelPath = (target: string): boolean => PRIVATE_PATHS.test(target);

/** Whether the address itself lets its visitor in: no third party may learn it. */
export function isSecretAddress(target: string): boolean {
  const [path, query] = splitQuery(target);
  return PREVIEW_PATHS.test(path) || new URLSearchParams(query).has(CONFIRMATION_FIELD);
}

/** Whether a page may search: that is looked for each time, so it is counted, whatever the path is spelled like. */
export function isSearch(target: string): boolean {
  // The panel's own search has the same name; its shell looks for nothing.
  return !isPanelPath(target) && new URLSearchParams(splitQuery(target)[1]).has('q');
}

/**
 * The cache key of a request target: the path and the parameters that matter, in one order. The page is
 * rendered from the key, so what is left out cannot reach it. Null: render, do not keep.
 */
export function makePageKey(target: string): string | null {
  if (target.length > MAX_LENGTH || isPanelPath(target) || PREVIEW_PATHS.test(target)) return null;
  const [path, query] = splitQuery(target);
  // No address of ours needs an escape: `/%61dmin` is another spelling of a page that has its own key or none.
  if (path.includes('%')) return null;
  if (query === undefined) return path;
  const parameters = new URLSearchParams(query);
  if (PERSONAL.some((name) => parameters.has(name))) return null;
  const kept = new URLSearchParams();
  for (const name of PARAMETERS[path] ?? []) {
    const given = parameters.get(name);
    const value = given && (SPELLINGS[name]?.(given) ?? given);
    if (value) kept.set(name, value);
  }
  return kept.size === 0 ? path : `${path}?${kept}`;
}

export function splitQuery(target: string): [path: string, query?: string] {
  const at = target.indexOf('?');
  return at === -1 ? [target] : [target.slice(0, at), target.slice(at + 1)];
}
