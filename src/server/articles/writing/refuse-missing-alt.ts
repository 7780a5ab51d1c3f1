import { isOwnImage } from '../../../domain/articles/article-html.ts';
import { AppError } from '../../errors.ts';
import { sanitiseHtml } from '../../html/sanitise-html.ts';

/**
 * A picture in a person's text has a text alternative or an empty one, which says that it is decoration: left out, it
 * was forgotten.
 * @throws AppError `invalid` naming the content
 */
export function refuseMissingAlt(html: string, ownOrigin: string | null): void {
  if (!/<img/i.test(html)) return;
  const found = new Set<string>();
  sanitiseHtml(html, { ownOrigin, onMissingAlt: (src) => found.add(src) });
  const [first] = found;
  if (!first) return;
  const name = isOwnImage(first) ? first.slice(first.lastIndexOf('/') + 1) : first.slice(0, 200);
  const message = `Turinys: nuotrauka „${name}“ neturi aprašymo. Aprašykite, kas joje matoma (alt="…"), arba pažymėkite ją dekoratyvia (alt="")`;
  throw new AppError('invalid', message, { errors: [{ field: 'ai_translated_content', message }] });
}
