/*
 * What the extractor takes for a part of the article and no reader would: captions of pictures we do not carry,
 * dates above the text, buttons, calls to subscribe, lists of other articles, notes about the author.
 */

/** Blocks longer than this are the article's, whatever they say. */
const SHORT = 220;
/** So short that it can only be a label. */
const LABEL = 60;

const BUTTONS =
  `share|tweet|submit|print|save|pin(?: it)?|e-?mail|comments?|reply|listen|advertisement|sponsored|copy link
  |image (?:copyright|caption|source)|getty images|reuters|read more|subscribe|printer-friendly version|teilen|drucken|anzeige
  |dalintis|dalinkitės|spausdinti|komentuoti|komentarai|reklama|skaityti daugiau|prenumeruoti`.replace(
    /\n\s*/g,
    '',
  );
const BUTTON = new RegExp(String.raw`^(?:${BUTTONS})(?:[\s:.|\d]+(?:${BUTTONS}))*[\s:.|\d]*$`, 'i');
const NOTICE = new RegExp(
  [
    String.raw`^\[?\s*related\s*(?:\]|:|stor|article|post|read)`,
    String.raw`^(?:read|see|watch|check out) (?:also|more|next)\b`,
    String.raw`^(?:subscribe|sign up|follow|join)\b.{0,80}\b(?:us|our|newsletters?|channel|podcast|instagram|facebook|twitter|youtube|email|stay)\b`,
    String.raw`^(?:copyright\b|©|\(c\)|all rights reserved|visos teisės saugomos)`,
    String.raw`^reporting by .*\bediting by `,
    String.raw`^(?:prenumeruokite|sekite (?:mus|naujienas)|(?:taip pat )?(?:skaitykite|žiūrėkite)(?: taip pat|\s*:))`,
    '^(?:lesen sie auch|mehr zum thema)',
  ].join('|'),
  'i',
);
const NOTICE_LABEL =
  /^(?:(?:submitted|posted|published) (?:on|by|in)\b|filed under|follow\b|photos?(?: by| credit)?:|image(?: credit)?:|nuotr(?:auka|\.)|šaltinis:|susij(?:ę|usios|usi)\b)/i;
const MORE_HEADING =
  /^(?:more\b|related|read (?:also|more|next)|see also|recommended|you (?:may|might)|popular|trending|most read|further reading|latest|don.t miss|about the authors?|susij|taip pat|skaitykite|daugiau|kiti straipsniai|naujausi|populiar|rekomenduoj|apie autori|mehr |lesen sie|weitere)/i;
const AUTHOR_HEADING = /^(?:about the authors?|apie autori(?:ų|us|ę)|über den autor)/i;
const HAS_DATE =
  /\b(?:19|20)\d\d\b|(?:19|20)\d\d年|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b|\b\d{1,2}:\d\d\b/;
const BLOCKS = 'p, li, h1, h2, h3, h4, h5, h6, center, time, address';

/** Takes the leftovers out of an extracted article. Changes the element. */
export function removeLeftovers(article: Element, title: string | null): void {
  const whole = wordsOf(article).length;
  for (const each of listOf(article, 'nav, form, button, dialog')) {
    // Some sites wrap the whole page in a form.
    if (wordsOf(each).length <= whole / 2) each.remove();
  }
  for (const each of listOf(article, 'figure')) {
    if (!each.querySelector('table, pre, code, blockquote, video')) each.remove();
  }
  for (const each of listOf(article, BLOCKS)) {
    const text = wordsOf(each);
    if (text.length <= SHORT && isNotice(text)) each.remove();
  }
  removeOpening(article, title);
  removeClosing(article);
}

const isNotice = (text: string): boolean =>
  BUTTON.test(text) || NOTICE.test(text) || (text.length <= LABEL && NOTICE_LABEL.test(text));

/** Dates and the headline once more, up to the first paragraph. */
function removeOpening(article: Element, title: string | null): void {
  const headline = plain(title ?? '');
  for (const block of listOf(article, BLOCKS)) {
    const text = wordsOf(block);
    if (text === '') continue;
    const isHeadline = headline !== '' && plain(text) === headline;
    const isDateline =
      text.length <= LABEL && HAS_DATE.test(text) && !/[\p{L}]{3}[.!?]$/u.test(text);
    if (isHeadline || isDateline) block.remove();
    else if (text.length > LABEL) return;
  }
}

/** From the end upwards: lists of links with their heading, and what stands under "About the author". */
function removeClosing(article: Element): void {
  const blocks = listOf(article, BLOCKS);
  const whole = wordsOf(article).length;
  const author = blocks.findLastIndex((each) => AUTHOR_HEADING.test(wordsOf(each)));
  if (author > 0) {
    const after = blocks.slice(author);
    const length = after.reduce((sum, each) => sum + wordsOf(each).length, 0);
    if (length < whole / 4) for (const each of after) each.remove();
  }
  const left = listOf(article, BLOCKS).filter((each) => wordsOf(each) !== '');
  const links: Element[] = [];
  for (let last = left.pop(); last; last = left.pop()) {
    const text = wordsOf(last);
    if (isLink(last)) links.push(last);
    else {
      const isHeading = links.length > 0 && MORE_HEADING.test(text) && text.length <= LABEL;
      if (isHeading) for (const each of [last, ...links]) each.remove();
      return;
    }
  }
}

/** A block that is a link to something else, with a few words around it at most. */
function isLink(block: Element): boolean {
  const text = wordsOf(block);
  const linked = [...block.querySelectorAll('a')].reduce((sum, a) => sum + wordsOf(a).length, 0);
  return (
    linked > 0 && (linked >= text.length / 2 || (block.tagName === 'LI' && text.length <= SHORT))
  );
}

/** Still in the tree: an earlier removal may have taken an element's parent. */
const listOf = (article: Element, selector: string): Element[] =>
  [...article.querySelectorAll(selector)].filter((each) => article.contains(each));

const wordsOf = (element: Element): string =>
  (element.textContent ?? '').replace(/\s+/g, ' ').trim();

const plain = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
