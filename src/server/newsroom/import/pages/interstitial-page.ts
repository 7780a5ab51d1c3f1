/** What addresses call the page that stands before another: one part of a path or the first of a host. */
const INTERSTITIAL =
  /^(?:consent|cookies?|cookie-?(?:wall|consent)|gdpr|privacy-?gate|log-?in|sign-?in|signup|register|registration|auth|oauth2?|sso|accounts?|subscribe|paywall|captcha|challenge|blocked|prisijung\w*|registr\w*|sutik\w*|slapuk\w*|prenumer\w*)$/i;

/**
 * Whether a redirect leads to what a site shows before or instead of the article that was asked for: a form to sign in,
 * a consent, the home page in place of what is gone. Its text is not the article's.
 * @param url where the answer came from
 * @param asked the article's address
 */
export function isInterstitialRedirect(url: string, asked: string): boolean {
  if (url === asked) return false;
  const to = partsOf(url);
  const from = partsOf(asked);
  if (to.path.length === 0 && !to.hasQuery && (from.path.length > 0 || from.hasQuery)) return true;
  const before = new Set([...from.path, from.host]);
  return [...to.path, to.host].some((part) => INTERSTITIAL.test(part) && !before.has(part));
}

function partsOf(address: string) {
  const url = URL.parse(address);
  const path = (url?.pathname ?? '').split('/').map((part) => part.replace(/\.\w+$/, ''));
  return {
    path: path.filter(Boolean),
    host: url?.hostname.split('.')[0] ?? '',
    hasQuery: Boolean(url?.search),
  };
}
