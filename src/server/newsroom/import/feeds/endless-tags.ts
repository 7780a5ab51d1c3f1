/** A tag of this many characters is looked at closer; publishers' longest carry an image inside an address. */
const LONG = 20_000;
/** The parsers' work grows with the square of it. */
const MAX_ATTRIBUTES = 1000;

/** Whether a text has an element with more attributes than anybody writes. One pass, before a parser sees it. */
export function hasEndlessTag(xml: string): boolean {
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at + 1)) {
    if (!isLetter(xml.charCodeAt(at + 1))) continue;
    const found = xml.indexOf('>', at);
    const end = found < 0 ? xml.length : found;
    if (end - at > LONG && countAttributes(xml, at, end) > MAX_ATTRIBUTES) return true;
    at = end - 1;
  }
  return false;
}

const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;

function countAttributes(xml: string, from: number, to: number): number {
  let count = 0;
  for (let at = xml.indexOf('=', from); at >= 0 && at < to; at = xml.indexOf('=', at + 1)) {
    if (/["'\s]/.test(xml[at + 1] ?? '')) count += 1;
    if (count > MAX_ATTRIBUTES) break;
  }
  return count;
}
