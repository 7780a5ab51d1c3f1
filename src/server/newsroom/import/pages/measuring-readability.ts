import { Readability } from '@mozilla/readability';
import type { PageDocument, PageElement } from './dom/page-node.ts';

const OWN_PAGE = /^#./;

/**
 * The extractor, with its own ways of measuring replaced by what the page keeps of its texts: it puts them together and counts
 * them again for everything around them, which for boxes in boxes grows with the cube of their number.
 */
class MeasuringReadability extends Readability<PageElement> {
  _getInnerText(element: PageElement, isOneLine = true): string {
    return isOneLine ? element.words : element.textContent.trim();
  }

  _getTextDensity(element: PageElement, tags: string[]): number {
    const inside = element.querySelectorAll(tags.join());
    return share(
      inside.reduce((sum, each) => sum + each.wordsLength, 0),
      element,
    );
  }

  _getLinkDensity(element: PageElement): number {
    let linked = 0;
    for (const link of element.getElementsByTagName('a'))
      linked += link.wordsLength * (OWN_PAGE.test(link.getAttribute('href') ?? '') ? 0.3 : 1);
    return share(linked, element);
  }
}

const share = (length: number, { wordsLength }: PageElement): number =>
  wordsLength === 0 ? 0 : length / wordsLength;

/** What the extractor takes for a page's article. Changes the document. */
export function readArticle(document: PageDocument) {
  const serializer = (node: unknown) => node as PageElement;
  // It asks for no more of the standard's tree than a page has.
  return new MeasuringReadability(document as unknown as Document, { serializer }).parse();
}
