/** Feeds nest a dozen deep; XHTML inside an Atom entry some dozens. Parsers take minutes for a hundred thousand. */
const MAX_DEPTH = 256;
/** What broken items may leave open altogether: the parsers carry it on into the rest of the feed. */
const MAX_LEFT_OPEN = 5000;
/** A thousand items with fifty elements each are a quarter of this; parsing as many takes two seconds. */
const MAX_ELEMENTS = 200_000;

/** HTML that publishers forgot to escape is full of these; they are never closed and nest nothing. */
const VOID = /^(?:area|br|col|embed|hr|img|input|source|wbr)$/i;
const ITEM = /^(?:item|entry)$/i;

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
    if (!mayBegin(xml.charCodeAt(at + 1))) {
      at += 1;
      continue;
    }
    const skipped = endOfOpaque(xml, at);
    if (skipped !== null) {
      at = skipped;
      continue;
    }
    const isClosing = xml[at + 1] === '/';
    const name = nameAt(xml, isClosing ? at + 2 : at + 1);
    if (!name) {
      at += 1;
      continue;
    }
    const end = xml.indexOf('>', at);
    if (end < 0) return false;
    if (isClosing && ITEM.test(name)) {
      leftOpen += Math.max(0, depth - 1 - itemDepth);
      depth = itemDepth;
    } else if (isClosing) {
      depth = Math.max(0, depth - 1);
    } else if (xml[end - 1] !== '/' && !VOID.test(name)) {
      if (ITEM.test(name)) itemDepth = depth;
      depth += 1;
    }
    if (!isClosing) elements += 1;
    if (depth > MAX_DEPTH || leftOpen > MAX_LEFT_OPEN || elements > MAX_ELEMENTS) return true;
    at = end + 1;
  }
  return false;
}

/** Cheaper than a closer look, and the closer look is what somebody with millions of brackets is after. */
const mayBegin = (code: number): boolean =>
  isLetter(code) || code === SLASH || code === BANG || code === QUESTION || code === UNDERSCORE;
const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;
const BANG = 33;
const SLASH = 47;
const QUESTION = 63;
const UNDERSCORE = 95;

const OPAQUE = [
  ['<![CDATA[', ']]>'],
  ['<!--', '-->'],
  ['<?', '?>'],
] as const;

/** Where what starts here ends, when it holds no elements; the end of the text when it is never closed. */
function endOfOpaque(xml: string, at: number): number | null {
  const found = OPAQUE.find(([start]) => xml.startsWith(start, at));
  if (!found) return null;
  const end = xml.indexOf(found[1], at + found[0].length);
  return end < 0 ? xml.length : end + found[1].length;
}

function nameAt(xml: string, at: number): string | null {
  let end = at;
  while (end - at < 40 && /[\w:.-]/.test(xml[end] ?? '')) end += 1;
  const name = xml.slice(at, end);
  return /^[a-z_]/i.test(name) ? name : null;
}
