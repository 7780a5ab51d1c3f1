/** Characters in which a feed's first element stands. */
const START = 4096;
/** Where feeds begin, when a server has put its warnings before them. */
const BEGINNING = /<\?xml\s|<(?:[\w-]+:)?(?:rss|feed|RDF)[\s>]/i;
const PREFIXED_RSS = /<([\w-]+):rss[\s>]/i;
const MAYBE_RARE =
  /<(?:[\w-]+:)?(?:body|fullitem|origLink)[\s>]|base64|\btype\s*=\s*["'](?:application|image)\//i;
const RARE =
  /<!\[CDATA\[|<!--|<((?:([\w-]+):)?(body|fullitem|origLink|content|summary|title))(\s[^<>]*)?>/gi;

interface Element {
  prefix: string;
  name: string;
  attributes: string;
}

/** The feed without what stands before it. */
export function cutToBeginning(text: string): string {
  const at = text.slice(0, START).search(BEGINNING);
  return at > 0 ? text.slice(at) : text;
}

/**
 * The few elements that feeds are written with and the parser does not know, in words that it knows: article texts in
 * XHTML or `fullitem`, what FeedBurner kept of the article's own address, texts in base64, RSS in a prefix. In one pass; what
 * stands in CDATA and comments stays as it is.
 */
export function respellFeed(text: string): string {
  const start = text.slice(0, START);
  const prefix = PREFIXED_RSS.exec(start)?.[1];
  const plain = prefix ? withoutPrefix(text, prefix) : text;
  return MAYBE_RARE.test(plain)
    ? respellElements(plain, /<(?:[\w-]+:)?feed[\s>]/i.test(start))
    : plain;
}

function respellElements(text: string, isAtom: boolean): string {
  const pieces: string[] = [];
  const closeAfter = createSearch(text);
  let copied = 0;
  RARE.lastIndex = 0;
  for (let found = RARE.exec(text); found; found = RARE.exec(text)) {
    const [opening, name = '', prefix = '', local = '', attributes = ''] = found;
    const close = name ? `</${name}>` : opening === '<!--' ? '-->' : ']]>';
    const end = closeAfter(close, RARE.lastIndex);
    if (end < 0) continue;
    if (!name) {
      RARE.lastIndex = end;
      continue;
    }
    const element = { prefix, name: local.toLowerCase(), attributes };
    if (attributes.endsWith('/') || !isRare(element, isAtom)) continue;
    const inside = text.slice(RARE.lastIndex, end);
    pieces.push(text.slice(copied, found.index), respell(element, inside, isAtom));
    copied = end + close.length;
    RARE.lastIndex = copied;
  }
  return pieces.join('') + text.slice(copied);
}

/** Each search goes on where the last one for the same text ended: a thousand openings cost no more than one. */
function createSearch(text: string): (part: string, from: number) => number {
  const known = new Map<string, number>();
  return (part, from) => {
    const last = known.get(part);
    if (last !== undefined && (last < 0 || last >= from)) return last;
    const at = text.indexOf(part, from);
    known.set(part, at);
    return at;
  };
}

function isRare({ name, attributes }: Element, isAtom: boolean): boolean {
  if (name === 'origlink') return true;
  if (isAtom) return name !== 'body' && name !== 'fullitem' && isBase64(attributes);
  return name === 'fullitem' || name === 'body';
}

function respell({ prefix, name, attributes }: Element, inside: string, isAtom: boolean): string {
  if (name === 'origlink') {
    const href = inside
      .replace(/<!\[CDATA\[|\]\]>/g, '')
      .replaceAll('"', '%22')
      .trim();
    return `<${isAtom ? '' : 'atom:'}link rel="${ORIGINAL}" href="${href}"/>`;
  }
  if (isAtom) return respellBase64(name, attributes, inside);
  const bare = prefix ? withoutPrefix(inside, prefix) : inside;
  return `<content:encoded>${/<(?!!\[CDATA)/.test(bare) ? toCdata(bare) : bare}</content:encoded>`;
}

const withoutPrefix = (xml: string, prefix: string): string =>
  xml.replaceAll(`<${prefix}:`, '<').replaceAll(`</${prefix}:`, '</');

/** How the article's own address is told apart from the one that counts its readers. */
export const ORIGINAL = 'original';

/** RFC 4287: what is neither text nor XML is base64; Atom 0.3 says so itself. */
function isBase64(attributes: string): boolean {
  if (/\bmode\s*=\s*["']base64["']/i.test(attributes)) return true;
  const type = /\btype\s*=\s*["']([^"']*)["']/i.exec(attributes)?.[1] ?? 'text';
  return !/^(?:text|html$|xhtml$)|xml$/i.test(type) && !/\bsrc\s*=/i.test(attributes);
}

/** Pictures and other bytes become nothing. */
function respellBase64(name: string, attributes: string, inside: string): string {
  const type = /\btype\s*=\s*["']text(?:\/plain)?["']/i.test(attributes) ? 'text' : 'html';
  let decoded = '';
  try {
    decoded = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(inside, 'base64'));
  } catch {
    // No text.
  }
  const isText = !/[^\P{Cc}\s]/u.test(decoded);
  return `<${name} type="${type}">${isText ? toCdata(decoded) : ''}</${name}>`;
}

const toCdata = (text: string): string =>
  `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
