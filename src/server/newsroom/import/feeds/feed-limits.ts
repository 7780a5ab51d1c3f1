/** Feeds nest a dozen deep; XHTML inside an Atom entry some dozens. Parsers take minutes for a hundred thousand. */
const MAX_DEPTH = 256;
/** What broken items may leave open altogether: the parsers carry it on into the rest of the feed. */
const MAX_LEFT_OPEN = 5000;
/** A thousand items with fifty elements each are a quarter of this; parsing as many takes two seconds. */
const MAX_ELEMENTS = 200_000;

/** HTML that publishers forgot to escape is full of these; they are never closed and nest nothing. */
const VOID = /^(?:area|br|col|embed|hr|img|input|source|wbr)$/i;
const ITEM = /^(?:item|entry)$/i;

/** What begins with a bracket: what holds no elements, or a tag. */
const MARKUP = /<(?:(!\[CDATA\[|!--|\?)|(\/?)([A-Za-z_][\w:.-]*))/y;
const ENDS: Record<string, string> = { '![CDATA[': ']]>', '!--': '-->', '?': '?>' };

/**
 * Whether a feed nests deeper or has more elements than any honest one. Counted in one pass before a parser
 * sees the text: one of them would take minutes, and its thread is killed after seconds without saying why.
 */
export function isFeedTooComplex(xml: string): boolean {
  let depth = 0;
  let itemDepth = 0;
  let leftOpen = 0;
  let elements = 0;
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at)) {
    MARKUP.lastIndex = at;
    const found = MARKUP.exec(xml);
    if (!found) {
      at += 1;
      continue;
    }
    const [, opaque = '', slash, name = ''] = found;
    const close = ENDS[opaque] ?? '>';
    const end = xml.indexOf(close, MARKUP.lastIndex);
    if (end < 0) return false;
    at = end + close.length;
    if (opaque) continue;
    if (slash && ITEM.test(name)) {
      leftOpen += Math.max(0, depth - 1 - itemDepth);
      depth = itemDepth;
    } else if (slash) {
      depth = Math.max(0, depth - 1);
    } else {
      elements += 1;
      if (xml[end - 1] !== '/' && !VOID.test(name)) {
        if (ITEM.test(name)) itemDepth = depth;
        depth += 1;
      }
    }
    if (depth > MAX_DEPTH || leftOpen > MAX_LEFT_OPEN || elements > MAX_ELEMENTS) return true;
  }
  return false;
}
