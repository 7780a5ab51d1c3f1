/** Characters of the description that must agree. */
const ENOUGH = 60;
const LONGEST = 600;

/**
 * The paragraph that many sites set apart from the article's body and the extractor then leaves behind. Known by
 * the page's own description, which repeats it; it must stand beside the headline, since teasers elsewhere
 * may begin alike. Null when there is none.
 */
export function findLead(document: Document): string | null {
  const description =
    document.querySelector('meta[name=description]')?.getAttribute('content') ||
    document.querySelector('meta[property="og:description"]')?.getAttribute('content');
  const start = wordsOf(description).slice(0, ENOUGH);
  if (start.length < ENOUGH) return null;
  const headline = document.querySelector('h1');
  const around = headline?.closest('header, hgroup')?.parentElement ?? headline?.parentElement;
  for (const block of around?.querySelectorAll('p, h2, h3, div') ?? []) {
    if (block.querySelector('p, div, ul, table')) continue;
    const text = wordsOf(block.textContent);
    if (text.startsWith(start) && text.length <= LONGEST) return text;
  }
  return null;
}

const wordsOf = (text: string | null | undefined): string =>
  (text ?? '').replace(/\s+/g, ' ').trim();
