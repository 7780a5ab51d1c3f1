import { isOwnImage } from '../../../domain/articles/article-html.ts';
import { PICTURE_PATH } from '../../../domain/articles/picture.ts';
import { emptyIfUnseen } from '../../../domain/text/visible-text.ts';
import { seconds } from '../../../domain/time/duration.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { checkHtml } from '../../html/check-html.ts';
import { withoutTags } from '../../html/markup-limits.ts';
import { type SanitiseOptions, sanitiseHtml } from '../../html/sanitise-html.ts';

export interface ContentContext {
  config: Pick<AppContext['config'], 'publicUrl'>;
  /**
   * Brings a picture from the web into our storage and answers its path there; a path of ours is
   * answered as it is.
   */
  importImage: (address: string, userId?: string) => Promise<string>;
}

/** Of one save. A gallery is pasted in parts, because a person waits for the save. */
const MAX_PICTURES = 20;
const MAX_CONCURRENT = 3;
const FETCH_DEADLINE = seconds(45);
const SHOWN_ADDRESS = 200;

/**
 * What a person wrote as it is stored: cleaned, its pictures from other sites brought into our storage.
 * @throws AppError `invalid` naming the content when nothing is left of it, when a picture has no alternative text or
 *   cannot be fetched: nothing is dropped that the person has not seen go
 */
export async function writeContent(
  ctx: ContentContext,
  html: string,
  userId: string,
): Promise<string> {
  const ownOrigin = ctx.config.publicUrl;
  refuseMissingAlt(html, ownOrigin);
  const fetched = await fetchPictures(ctx, listForeignImages(html, ownOrigin), userId);
  return cleanContent(html, { ownOrigin, fetched });
}

/** @throws AppError `invalid` when nothing is left */
export function cleanContent(html: string, options: SanitiseOptions = {}): string {
  const clean = sanitiseHtml(html, options);
  checkHtml(clean);
  const isSeen =
    emptyIfUnseen(withoutTags(clean).replaceAll('&nbsp;', ' ')) || /<(?:img|hr)\b/.test(clean);
  if (!isSeen) throw refuse('Turinys privalomas');
  return clean;
}

/**
 * A picture in a person's text has a text alternative or an empty one, which says that it is decoration: left out, it
 * was forgotten.
 * @throws AppError `invalid` naming the content
 */
function refuseMissingAlt(html: string, ownOrigin: string | null): void {
  if (!/<img/i.test(html)) return;
  const found = new Set<string>();
  sanitiseHtml(html, { ownOrigin, onMissingAlt: (src) => found.add(src) });
  const [first] = found;
  if (!first) return;
  const name = isOwnImage(first) ? first.slice(first.lastIndexOf('/') + 1) : first.slice(0, 200);
  throw refuse(
    `Turinys: nuotrauka „${name}“ neturi aprašymo. Aprašykite, kas joje matoma (alt="…"), arba pažymėkite ją dekoratyvia (alt="")`,
  );
}

function listForeignImages(html: string, ownOrigin: string | null): string[] {
  if (!/<img/i.test(html)) return [];
  const found = new Set<string>();
  sanitiseHtml(html, { ownOrigin, onForeignImage: (address) => found.add(address) });
  return [...found];
}

/** @returns paths on our site by address */
async function fetchPictures(
  { importImage }: ContentContext,
  addresses: string[],
  userId: string,
): Promise<Map<string, string>> {
  const paths = new Map<string, string>();
  if (addresses.length === 0) return paths;
  if (addresses.length > MAX_PICTURES) {
    throw refuse(
      `Turinys: vienu kartu iš kitų svetainių galima įkelti daugiausia ${MAX_PICTURES} nuotraukų, o tekste jų yra ${addresses.length}. Dalį jų išsaugokite vėliau.`,
    );
  }
  const waiting = [...addresses];
  const work = async () => {
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      paths.set(address, `${PICTURE_PATH}${await fetchOne(importImage, address, userId)}`);
    }
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const message =
      'Turinys: nuotraukų iš kitų svetainių įkėlimas užtruko per ilgai. Išsaugokite dar kartą: įkeltos nuotraukos antrą kartą nebus siunčiamos.';
    timer = setTimeout(() => reject(refuse(message)), FETCH_DEADLINE);
  });
  try {
    await Promise.race([late, Promise.all(Array.from({ length: MAX_CONCURRENT }, work))]);
  } finally {
    clearTimeout(timer);
    // The rest is not needed any more.
    waiting.length = 0;
  }
  return paths;
}

async function fetchOne(
  importImage: ContentContext['importImage'],
  address: string,
  userId: string,
): Promise<string> {
  try {
    return await importImage(address, userId);
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error;
    throw refuse(`Turinys: nuotrauka ${address.slice(0, SHOWN_ADDRESS)} – ${error.detail}`);
  }
}

function refuse(message: string): AppError {
  return new AppError('invalid', message, {
    errors: [{ field: 'ai_translated_content', message }],
  });
}
