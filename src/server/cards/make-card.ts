import { allowedHref, findImageAddress, findOwnImage } from '../../domain/articles/article-html.ts';
import { PICTURE_PATH } from '../../domain/articles/picture.ts';
import { seconds } from '../../domain/time/duration.ts';
import { findOwnTarget } from '../articles/lists/link-targets.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { oneLine, textOfHtml, truncateAtWord } from '../html/plain-text.ts';
import { readTags, readTitle } from '../html/read-tags.ts';
import { isChallengePage } from '../newsroom/import/documents/challenge-page.ts';
import { decodeText } from '../newsroom/import/documents/decode-text.ts';
import { OutboundError } from '../outbound/outbound-error.ts';

/** What a card says of a page; plain text. */
interface Card {
  href: string;
  title: string;
  /** May be empty. */
  description: string;
  /** Whose page it is. */
  site: string;
  /** In our storage; null where there is none or it cannot be kept. */
  image: string | null;
}

export interface CardContext extends Pick<AppContext, 'db' | 'outbound' | 'log'> {
  publicUrl: string | null;
  /** Brings a picture into our storage. @throws AppError */
  importImage: (address: string, userId?: string) => Promise<string>;
}

/** The head of a page is in its beginning. */
const MOST_BYTES = 1024 * 1024;
const PATIENCE = seconds(10);
const LONGEST = { title: 160, description: 240, site: 60 };

/**
 * What a page says of itself, to stand in a text in place of its address. Of our own pages nothing is fetched.
 * @throws AppError `invalid` naming `url`, in words for the person: the address stays a link then
 */
export async function makeCard(ctx: CardContext, url: string, userId: string): Promise<Card> {
  const isOurs = ctx.publicUrl !== null && url.startsWith(`${ctx.publicUrl}/`);
  const href = allowedHref(isOurs ? url.slice(ctx.publicUrl?.length) : url);
  if (!href || href.startsWith('mailto:')) throw refuse('Tai ne puslapio adresas.');
  if (href.startsWith('/')) return ownCard(ctx, href);
  const page = await fetchPage(ctx, href);
  const said = readPage(page.html);
  if (!said.title || isChallengePage(page.html)) throw refuse('Puslapis nepasako savo pavadinimo.');
  return {
    href,
    title: said.title,
    description: said.description,
    site: said.site || new URL(page.url).hostname.replace(/^www\./, ''),
    image: await keepPicture(ctx, { src: said.image, base: page.url, userId }),
  };
}

async function ownCard({ db }: CardContext, href: string): Promise<Card> {
  const own = await findOwnTarget(db, href.split(/[?#]/, 1)[0] ?? '');
  if (!own) throw refuse('Tokio viešo puslapio mūsų svetainėje nėra.');
  const cover = own.image?.startsWith('/') ? own.image : `${PICTURE_PATH}${own.image}`;
  const { title, description } = own;
  return {
    href,
    title,
    description: truncateAtWord(description, LONGEST.description),
    site: 'Mūsų svetainė',
    image: own.image && findOwnImage(cover),
  };
}

async function fetchPage({ outbound }: CardContext, href: string) {
  const answer = await outbound
    .fetch(href, {
      maxBytes: MOST_BYTES,
      whenTooLarge: 'cut',
      accept: 'text/html, application/xhtml+xml',
      timeoutMs: PATIENCE,
    })
    .catch((error: unknown) => {
      if (error instanceof OutboundError) throw refuse(error.detail, error);
      throw error;
    });
  const contentType = answer.headers['content-type'] ?? '';
  if (answer.status !== 200) throw refuse(`Svetainė puslapio neatidavė (HTTP ${answer.status}).`);
  if (!/html/i.test(contentType)) throw refuse('Adresas veda ne į puslapį.');
  return { url: answer.url, html: decodeText(answer.body, { contentType, url: answer.url }).text };
}

function readPage(html: string) {
  const metas = readTags(html, ['meta']).map(({ attributes }) => attributes);
  const say = (names: readonly string[], longest: number) => {
    for (const name of names) {
      const tag = metas.find(
        (meta) => (meta.get('property') ?? meta.get('name') ?? '').toLowerCase() === name,
      );
      const words = oneLine(textOfHtml(tag?.get('content') ?? ''));
      if (words) return truncateAtWord(words, longest);
    }
    return '';
  };
  const title = say(['og:title', 'twitter:title'], LONGEST.title);
  return {
    title: title || truncateAtWord(oneLine(textOfHtml(readTitle(html))), LONGEST.title),
    description: say(['og:description', 'description', 'twitter:description'], LONGEST.description),
    site: say(['og:site_name'], LONGEST.site),
    image: say(['og:image:secure_url', 'og:image', 'twitter:image'], 2000),
  };
}

/** A card without a picture is a card. */
async function keepPicture(
  { importImage, log }: CardContext,
  { src, base, userId }: { src: string; base: string; userId: string },
): Promise<string | null> {
  const address = src && findImageAddress(URL.parse(src, base)?.href ?? '');
  if (!address) return null;
  try {
    return `${PICTURE_PATH}${await importImage(address, userId)}`;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.info({ address, reason: error.detail }, 'the picture of a card was not kept');
    return null;
  }
}

function refuse(message: string, cause?: unknown): AppError {
  return new AppError('invalid', message, { errors: [{ field: 'url', message }], cause });
}
