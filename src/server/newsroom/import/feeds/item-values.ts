import { escapeText } from '../../../../domain/text/escape-text.ts';
import { textOfHtml } from '../../../html/plain-text.ts';
import { parseItemDate } from '../item/item-date.ts';

type Written = string | null | undefined;

/** Of an item's dates, the most telling first: the first that can be read, else the first as it is written. */
export function chooseDate(written: Written[]): {
  publishedAt: Date | null;
  rawDate: string | null;
} {
  const rawDate = written.find(parseItemDate) ?? written.find((each) => each?.trim()) ?? null;
  return { publishedAt: parseItemDate(rawDate), rawDate };
}

/** Characters of markup that are looked at; what is kept of a title is shorter by far. */
const LONGEST_TITLE = 20_000;
const TAG = /<(\/?)([a-z][a-z\d]*)\b[^<>]*>/gi;
const EMPTY = /^(?:br|hr|img|wbr)$/i;
/** What titles are formatted with, and what attackers put into them. */
const FORMATTING =
  /^(?:a|abbr|acronym|b|bdi|bdo|big|blink|center|cite|code|del|dfn|div|em|font|h[1-6]|i|iframe|ins|kbd|mark|nobr|object|p|q|s|samp|script|small|span|strike|strong|style|sub|sup|time|tt|u|var)$/i;

/**
 * A title of RSS, which may be text or HTML and does not say which. Formatting that is opened and closed is markup; of
 * `List<String>` and „the <div> element“ nothing may be lost.
 */
export function readTitle(value: Written): string {
  const title = (value ?? '').slice(0, LONGEST_TITLE);
  const names = new Set(
    [...title.matchAll(TAG)].map(([, slash = '', name = '']) => slash + name.toLowerCase()),
  );
  const isClosed = (name: string) => names.has(name) && names.has(`/${name}`);
  const marked = title.replace(TAG, (tag, _, name: string) =>
    EMPTY.test(name) || (FORMATTING.test(name) && isClosed(name.toLowerCase()))
      ? tag
      : escapeText(tag),
  );
  return textOfHtml(marked);
}
