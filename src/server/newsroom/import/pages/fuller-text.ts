import { findNamedPlace } from './blocks/densest-element.ts';
import { lengthOfProse, measureProse } from './blocks/measure-prose.ts';
import type { PageDocument, PageElement } from './dom/page-node.ts';
import { parsePage } from './parse-page.ts';
import { removeHiddenElements } from './remove-hidden-elements.ts';

/** So many times what the extractor found, or it is not worth leaving. */
const CLEARLY_MORE = 2;

/**
 * Where else a page has its article, when little was found in what is seen of it: what it says to machines (JSON-LD), what
 * it keeps for browsers without scripts or for its own scripts, and the place that it names for an article. Null when none has
 * clearly more running text than `found` characters.
 * @throws TooComplexPage
 */
export function findFullerText(html: string, found: number): PageElement | null {
  const document = parsePage(html);
  const said = listArticleBodies(document)
    .map((text) => readSaid(document, text))
    .filter((each) => each !== null);
  const kept = document
    .querySelectorAll('noscript, template, script[type="text/template"], script[type="text/html"]')
    .map((each) => (each.localName === 'script' ? each.textContent : each.innerHTML))
    .map((inside) => visibleBody(inside))
    .filter((each) => each !== null);
  // After what no reader sees was looked at.
  removeHiddenElements(document);
  const place = document.body && findNamedPlace(document.body, measureProse(document.body));
  let best: PageElement | null = null;
  let most = Math.max(found, 1) * CLEARLY_MORE;
  for (const each of [...said, ...kept, ...(place ? [place] : [])]) {
    const length = lengthOfProse(each);
    if (length <= most) continue;
    best = each;
    most = length;
  }
  return best;
}

function visibleBody(html: string): PageElement | null {
  const document = parsePage(html);
  removeHiddenElements(document);
  return document.body;
}

const TAG = /<\/?(?:p|br|div|h[1-6]|[uo]l|li|a|b|strong|em|i|span|figure|img|blockquote)\b[^<>]*>/i;
const ESCAPED_TAG = /&lt;\/?(?:p|br|div|h[1-6]|ul|ol|li)\b/i;

/** A text that should be plain; some sites send their markup, once more escaped or not. */
function readSaid(document: PageDocument, text: string): PageElement | null {
  const markup = ESCAPED_TAG.test(text) ? (parsePage(text).body?.textContent ?? '') : text;
  if (!TAG.test(markup)) return toParagraphs(document, text);
  const isOfLines = !/<(?:p|br|div|li)\b/i.test(markup);
  return visibleBody(isOfLines ? markup.replace(/\n+/g, '<p>') : markup);
}

function toParagraphs(document: PageDocument, text: string): PageElement {
  const whole = document.createElement('div');
  for (const line of text.split(/\n+/).filter((each) => each.trim())) {
    const paragraph = document.createElement('p');
    paragraph.textContent = line.trim();
    whole.append(paragraph);
  }
  return whole;
}

function listArticleBodies(document: PageDocument): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (value && typeof value === 'object')
      for (const [name, inside] of Object.entries(value))
        if (name === 'articleBody' && typeof inside === 'string') found.push(inside);
        else visit(inside);
  };
  for (const script of document.querySelectorAll('script[type="application/ld+json"]'))
    try {
      visit(JSON.parse(script.textContent ?? ''));
    } catch {
      // Broken by its own page.
    }
  return found;
}
