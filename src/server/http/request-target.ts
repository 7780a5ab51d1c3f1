const DOT_SEGMENT = /^(?:\.|%2e){1,2}$/i;
const ABSOLUTE = /^https?:\/\/[^/?#\\]*/i;
/** Only lends the parser an origin; nothing of it is kept. */
const BASE = 'http://localhost';

/**
 * Request targets in the one spelling of the URL standard, as every browser sends them; what makes pages and keys of
 * them never meets a second. Null, to be refused with 400, is what no browser sends: segments of dots, a fragment, and
 * the absolute form (RFC 9112, 3.2.2) of a host that is not ours.
 * @param publicUrl our origin
 */
export function createTargetReader(publicUrl: string): (target: string) => string | null {
  const { host } = new URL(publicUrl);
  return (target) => {
    const [absolute = ''] = ABSOLUTE.exec(target) ?? [];
    if (absolute && URL.parse(absolute)?.host !== host) return null;
    const rest = target.slice(absolute.length);
    const local = absolute && !rest.startsWith('/') ? `/${rest}` : rest;
    if (!local.startsWith('/') || local.includes('#')) return null;
    const [path = ''] = local.split('?', 1);
    if (path.split(/[/\\]/).some((segment) => DOT_SEGMENT.test(segment))) return null;
    const url = URL.parse(BASE + local);
    return url && url.pathname + url.search;
  };
}
