import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseFragment } from 'parse5';
import { company } from '../../content/company.ts';
import { findSharedPage } from '../../domain/share-image.ts';
import { drawShareImage } from '../images/draw-share-image.ts';
import { FinishedResponse } from './page-cache/finished-response.ts';
import type { PageCache, RenderedPage } from './page-cache/page-cache.ts';
import { makePageKey } from './page-cache/page-key.ts';
import type { Pages } from './pages.ts';

interface Deps {
  renderPage: Pages['renderOnce'];
  cache: PageCache;
  headers: Record<string, string>;
}

const AN_HOUR = 'public, max-age=3600';

export interface ShareImages {
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/**
 * Share images by the path of their page. The title is read from the page itself, so a picture exists for
 * every page there is, says what the page says, and grows old with it: both carry the same tags.
 */
export function createShareImages({ renderPage, cache, headers }: Deps): ShareImages {
  async function draw(address: string): Promise<RenderedPage> {
    const path = findSharedPage(address);
    // A page that is kept nowhere (the panel, a preview) has no picture that is.
    const isPublic = path !== null && makePageKey(path) !== null;
    const page = isPublic ? await renderPage(path) : null;
    const title = page?.status === 200 ? findShareTitle(page.body.toString()) : null;
    if (!page || title === null) return missing(headers);
    return {
      status: 200,
      headers: { ...headers, 'Content-Type': 'image/png', 'Cache-Control': AN_HOUR },
      body: await drawShareImage(title, company.brand),
      isCompressed: true,
      tags: page.tags,
    };
  }

  return {
    async answer(request, response) {
      const address = (request.url ?? '/').split('?')[0] ?? '/';
      // Pages have one spelling each, so have their pictures: escapes would make many of one.
      const image = address.includes('%')
        ? new FinishedResponse(missing(headers))
        : await cache.get(address, () => draw(address));
      await image.respond(request, response);
    },
  };
}

const missing = (headers: Record<string, string>): RenderedPage => ({
  status: 404,
  headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
  body: Buffer.from('Not Found'),
  tags: [],
});

/** The page's own title, without the company's name after it. */
export function findShareTitle(html: string): string | null {
  const tag = /<meta property="og:title" content="[^"]*"/.exec(html)?.[0];
  if (!tag) return null;
  const [element] = parseFragment(`${tag}>`).childNodes;
  const content = element && 'attrs' in element ? element.attrs.at(-1)?.value : undefined;
  const title = content?.replaceAll('\u00a0', ' ').replace(` – ${company.brand}`, '').trim();
  return title || null;
}
