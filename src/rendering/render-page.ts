import { createHash } from 'node:crypto';
import { astro, FetchState } from 'astro/fetch';

type Manifest = FetchState['manifest'];
let policy: string | undefined;
/** As Astro writes those of the build, which it gives no attributes to. They come after what is read: decision 0086. */
const SCRIPT = '<script type="module"';

/**
 * One page, whole: it goes into memory or to one visitor, and streams between React, Astro and Node cost more than
 * they carry.
 * @param hasOwnPolicy the page adds to its Content-Security-Policy, so Astro writes it
 */
export async function renderPage(
  address: string,
  locals: App.Locals,
  hasOwnPolicy: boolean,
): Promise<Response> {
  const state = new FetchState(new Request(address));
  state.locals = locals;
  state.streaming = false;
  if (hasOwnPolicy) return astro(state);
  // Astro would hash the page's styles again for each answer.
  state.shouldInjectCspMetaTags = false;
  const response = await astro(state);
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
  policy ??= describePolicy(state.manifest);
  response.headers.set('Content-Security-Policy', policy);
  const html = (await response.text()).replaceAll(SCRIPT, `${SCRIPT} fetchpriority="low"`);
  return new Response(html, response);
}

/** The one of the whole site: every script and style there is in its pages. */
function describePolicy({ csp, routes }: Manifest): string {
  if (!csp) return "default-src 'none'";
  const styles = routes.flatMap(({ styles }) =>
    styles.flatMap((style) => (style.type === 'inline' ? style.content : [])),
  );
  const scripts = routes.flatMap(({ scripts }) =>
    scripts.flatMap((script) => ('stage' in script ? script.children : [])),
  );
  return [
    ...csp.directives,
    `script-src 'self'${allow(scripts, csp.scriptDirective.hashes)}`,
    `style-src 'self'${allow(styles, csp.styleDirective.hashes)}`,
  ].join('; ');
}

function allow(texts: string[], known: NonNullable<Manifest['csp']>['styleDirective']['hashes']) {
  const hashes = [
    ...known.map((entry) => (typeof entry === 'string' ? entry : entry.hash)),
    ...texts.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`),
  ];
  return [...new Set(hashes)].map((hash) => ` '${hash}'`).join('');
}
