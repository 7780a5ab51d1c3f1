import { isOwnImage } from '../../domain/articles/article-html.ts';
import { cleanHtml } from './clean-html.ts';
import { parseHtml } from './parse-html.ts';

/** What was typed as saving makes it: cleaned, pictures of other sites under the path `stored` has in their place. */
export function withStoredImages(typed: string, stored: string): string {
  const { html, fetchedImages } = cleanHtml(typed);
  if (fetchedImages === 0) return html;
  const body = parseHtml(html);
  const paths = [...parseHtml(stored).querySelectorAll('img')].map((image) =>
    image.getAttribute('src'),
  );
  for (const [index, image] of [...body.querySelectorAll('img')].entries()) {
    const path = paths[index];
    const isForeign = !isOwnImage(image.getAttribute('src') ?? '');
    if (isForeign && path) image.setAttribute('src', path);
  }
  return body.innerHTML;
}
