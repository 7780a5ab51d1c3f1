import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseFragment } from 'parse5';
import { company } from '../../../content/company.ts';
import { findSharedPage } from '../../../domain/articles/share-image.ts';
import type { FairQueue } from '../../http/fair-queue.ts';
import { FinishedResponse } from '../../pages/page-cache/finished-response.ts';
import type { PageCache, RenderedPage } from '../../pages/page-cache/page-cache.ts';
import { makePageKey } from '../../pages/page-cache/page-key.ts';
import type { Pages } from '../../pages/pages.ts';
import { doImageWork } from '../image-work.ts';
import { drawShareImage } from './draw-share-image.ts';

interface Deps {
  getPage: Pages['get'];
  cache: PageCache;
  renderQueue: FairQueue;
  headers: Record<string, string>;
}

const AN_HOUR = 'public, max-age=3600';

export interface ShareImages {
  /** The target is spelled as `createTargetReader` does; throws what `FairQueue.run` throws. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/**
 * Share images by the path of their page. The title is read from the page itself, so a picture exists for
 * every page there is, says what the page says, and grows old with it: both carry the same tags.
 */
export function createShareImages({ getPage, cache, renderQueue, headers }: Deps): ShareImages {
  /** Gets the page itself: a change that comes before the picture is drawn then makes both old. */
  async function draw(path: string): Promise<RenderedPage> {
    const page = await getPage(path);
    const title = page.status === 200 ? findShareTitle(page.body.toString()) : null;
    if (title === null) return missing(headers);
    return {
      status: 200,
      headers: { ...headers, 'Content-Type': 'image/png', 'Cache-Control': AN_HOUR },
      body: await doImageWork(() => drawShareImage(title, company.brand)),
      isCompressed: true,
      tags: page.tags,
    };
  }

  return {
    async answer(request, response) {
      const address = (request.url ?? '/').split('?')[0] ?? '/';
      const path = findSharedPage(address);
      // Only what is the key of a page that is kept has a picture: not the panel, a preview, or another spelling.
      const isPublic = path !== null && makePageKey(path) === path;
      const image =
        cache.peek(address) ??
        (isPublic
          ? await renderQueue.run(request, async () => {
              const page = await getPage(path);
              return page.status === 200 ? cache.get(address, () => draw(path)) : null;
            })
          : null) ??
        new FinishedResponse(missing(headers));
      await image.respond(request, response);
    },
  };
}

const missing = (headers: Record<string, string>): RenderedPage => ({
  status: 404,
  headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
  body: Buffer.from('Not Found'),
  tags: [],
  isOnce: true,
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
