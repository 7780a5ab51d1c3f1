import { findLikelyPage } from '../../domain/redirect-candidates.ts';

interface Answer {
  url: URL;
  response: { status?: number; headers: Headers };
}

/**
 * Makes a page's answer the not-found one of specification §4.3: status 404 and a Refresh header, which
 * works without scripts and, unlike a delayed meta refresh, is no accessibility failure. Takes the global
 * of an Astro page, before anything is rendered.
 * @returns the page the address most likely meant; empty when there is none
 */
export function answerNotFound({ url, response }: Answer): string {
  const found = findLikelyPage(url.pathname) ?? '';
  // Were a candidate itself ever missing, its page must not lead to itself for ever.
  const likely = found === url.pathname ? '' : found;
  response.status = 404;
  response.headers.set('Refresh', `2; url=${likely || '/'}`);
  return likely;
}
