interface DecodeHints {
  /** The response's Content-Type header as it came. */
  contentType?: string | null;
  /** The charset a person chose for this source; beats everything but a byte order mark. */
  override?: string | null;
  /** Where the bytes came from: Lithuanian sites that say nothing mean windows-1257. */
  url?: string | null;
}

/** A document as it came. */
export interface RawDocument {
  bytes: Uint8Array;
  /** After redirects. */
  url: string;
  hints: Omit<DecodeHints, 'url'>;
}

interface DecodedText {
  text: string;
  /** Canonical lower-case name as TextDecoder knows it. */
  charset: string;
}

const SNIFF_BYTES = 2048;
/** Seven-bit encodings: their bytes always look like UTF-8, so here the label has to be believed. */
const SEVEN_BIT = new Set(['iso-2022-jp']);
const LITHUANIAN_MARK = /<(?:dc:)?language>\s*lt\b|\b(?:xml:)?lang\s*=\s*["']lt\b/i;

/**
 * Bytes of a feed or page to text. Order: byte order mark, the person's choice, UTF-16 by its zero bytes,
 * valid UTF-8 (whatever the label says), the label of the HTTP header, of the XML declaration or meta
 * element, and at last windows-1257 for Lithuanian, windows-1252 for the rest. A label that says UTF-8
 * over bytes that are not is a lie and is passed over. Never throws; unreadable bytes become U+FFFD.
 * The order is by hand: `html-encoding-sniffer` believes labels, as browsers do, and `chardet` does not know windows-1257.
 */
export function decodeText(bytes: Uint8Array, hints: DecodeHints = {}): DecodedText {
  const marked = charsetOfMark(bytes) ?? knownCharset(hints.override) ?? charsetOfZeros(bytes);
  if (marked) return decodeAs(bytes, marked);
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, SNIFF_BYTES));
  const labels = [labelOfHeader(hints.contentType), ...labelsOfDocument(start)]
    .map(knownCharset)
    .filter((each) => each !== null);
  const sevenBit = labels.find((each) => SEVEN_BIT.has(each));
  if (sevenBit && bytes.includes(0x1b)) return decodeAs(bytes, sevenBit);
  const utf8 = decodeStrictUtf8(bytes);
  if (utf8 !== null) return { text: utf8, charset: 'utf-8' };
  const label = labels.find((each) => !each.startsWith('utf-'));
  return decodeAs(bytes, label ?? fallbackCharset(hints.url, start));
}

export const documentText = ({ bytes, url, hints }: RawDocument): string =>
  decodeText(bytes, { ...hints, url }).text;

function charsetOfMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return null;
}

/** Markup begins with ASCII, and ASCII in UTF-16 has a zero in every second byte. */
function charsetOfZeros(bytes: Uint8Array): string | null {
  const [a, b, c, d] = bytes;
  if (a === 0 && b && c === 0 && d) return 'utf-16be';
  if (a && b === 0 && c && d === 0) return 'utf-16le';
  return null;
}

function knownCharset(label: string | null | undefined): string | null {
  try {
    return new TextDecoder((label ?? '').trim()).encoding;
  } catch {
    return null;
  }
}

const labelOfHeader = (contentType: string | null | undefined): string | null =>
  /charset\s*=\s*["']?([^\s"';]+)/i.exec(contentType ?? '')?.[1] ?? null;

function labelsOfDocument(start: string): (string | null)[] {
  const xml = /^\s*<\?xml[^<>]*?\sencoding\s*=\s*["']([^"']+)["']/i.exec(start)?.[1] ?? null;
  const meta = /<meta[^<>]*?charset\s*=[\s"']*([^\s"'/>;]+)/i.exec(start)?.[1] ?? null;
  return [xml, meta];
}

function fallbackCharset(url: string | null | undefined, start: string): string {
  const host = URL.parse(url ?? '')?.hostname ?? '';
  return host.endsWith('.lt') || LITHUANIAN_MARK.test(start) ? 'windows-1257' : 'windows-1252';
}

function decodeStrictUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function decodeAs(bytes: Uint8Array, charset: string): DecodedText {
  return { text: new TextDecoder(charset).decode(bytes), charset };
}
