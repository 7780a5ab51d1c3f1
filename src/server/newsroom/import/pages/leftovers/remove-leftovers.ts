import type { PageElement, PageNode } from '../dom/page-node.ts';
import { isCredit, isEnglishLeftover } from './english-leftovers.ts';
import { isLithuanianLeftover } from './lithuanian-leftovers.ts';
import { isPostedLine } from './posted-line.ts';

/*
 * What the extractor takes for a part of the article and no reader would: captions and credits of pictures we do not carry,
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
const MORE_HEADING =
  /^(?:more\b|related|read (?:also|more|next)|see also|recommended|you (?:may|might)|popular|trending|most read|further reading|latest|don.t miss|about the authors?|susij|taip pat|skaitykite|daugiau|plačiau|panaš(?:ūs|ios)|kit(?:i|os) (?:straipsniai|naujienos|įrašai)|naujausi|skaitomiaus|populiar|rekomenduoj|siūlome|redakcija |jums? gali|jus gali|apie autori|mehr |lesen sie|weitere)/i;
/** What comes after such a heading is about the article, not of it. */
const END_HEADING =
  /^(?:about(?: us| (?:the|this) (?:writer|article|company|site|blog|newsletter|podcast))?|(?:our |customer |user |reader )?(?:newsletters?|reviews?|comments?)|sign up (?:for|to) our newsletter|tags?|topics|keywords|leave a (?:comment|reply)|share this(?: (?:article|post|story))?|apie (?:mus|šį (?:straipsnį|tekstą))|žymos|temos|raktažodžiai|(?:mūsų )?naujienlaiškis|(?:klientų |pirkėjų |skaitytojų )?(?:atsiliepimai|komentarai)|palik(?:ite|ti)? komentarą|autoren|schlagw(?:ö|o)rter|kommentare|kontakt)(?: ?\(?\d+\)?)?[^\p{L}\d]*$/iu;
/** With what is said of them behind it, too. */
const AUTHOR =
  /^(?:about the authors?|apie autori(?:ų|us|ę)|über (?:den autor|die autorin))(?: ?[:–—|].*)?$/iu;
const HAS_DATE =
  /\b(?:19|20)\d\d\b|(?:19|20)\d\d年|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b|\b\d{1,2}:\d\d\b/;
const BLOCKS = 'p, li, h1, h2, h3, h4, h5, h6, center, time, address';

/**
 * Takes the leftovers out of an extracted article. Changes the element.
 * @returns what stood under a heading that ends the article
 */
export function removeLeftovers(article: PageElement, title: string | null): Set<PageNode> {
  const whole = article.wordsLength;
  for (const each of listOf(article, 'nav, form, button, dialog')) {
    // Some sites wrap the whole page in a form.
    if (each.wordsLength <= whole / 2) each.remove();
  }
  for (const each of listOf(article, 'figure')) {
    if (!each.querySelector('table, pre, code, blockquote, video')) each.remove();
  }
  const notices = listOf(article, BLOCKS).filter(
    (each) => each.wordsLength <= SHORT && isNotice(each.words),
  );
  // By the heading above them other stories are known: it goes after them.
  const headings = new Set(notices.filter((each) => isMoreLabel(each) || isEndHeading(each)));
  for (const each of notices) if (!headings.has(each)) each.remove();
  removeLinkBlocks(article);
  removeOpening(article, title);
  const ending = removeEnding(article);
  removeClosingLinks(article);
  for (const each of headings) if (!isEndHeading(each)) each.remove();
  removeLooseEnd(article);
  return new Set(ending);
}

/** A heading or a label after which nothing comes. */
function removeLooseEnd(article: PageElement): void {
  const blocks = listOf(article, `${BLOCKS}, td, pre, blockquote, dd, div`).filter(
    (each) => each.wordsLength > 0,
  );
  for (let last = blocks.pop(); last; last = blocks.pop()) {
    const isHeading = /^H[1-6]$/.test(last.tagName);
    if (!isHeading && !(last.wordsLength <= LABEL && last.words.endsWith(':'))) return;
    last.remove();
  }
}

const isNotice = (text: string): boolean =>
  BUTTON.test(text) ||
  isLithuanianLeftover(text) ||
  isEnglishLeftover(text) ||
  isCredit(text) ||
  (text.length <= 2 * LABEL && isPostedLine(text));

/**
 * Lists and lines of links between the paragraphs, with the label above them, unless they are much of the article. At the
 * end of it they may be its sources.
 */
function removeLinkBlocks(article: PageElement): void {
  const whole = article.wordsLength;
  const blocks = listOf(article, 'p, ul, ol').filter((each) => each.wordsLength > 0);
  const last = blocks.findLastIndex((each) => !isMostlyLinks(each) && each.wordsLength > LABEL);
  const between = blocks.slice(0, Math.max(last, 0)).filter(isOtherStory);
  const length = between.reduce((sum, each) => sum + each.wordsLength, 0);
  if (length > whole / 4) return;
  for (const each of between) {
    const label = previousBlock(each);
    each.remove();
    if (label && isMoreLabel(label)) label.remove();
  }
}

/** Leads to something else; a sentence that is a link, or a table of contents, does not. */
const isOtherStory = (block: PageElement): boolean =>
  isMostlyLinks(block) &&
  !block.closest('table') &&
  !block.querySelector('a[href^="#"]') &&
  !(block.tagName === 'P' && /[.!?…]["”“’)]?$/.test(block.words));

const isEndHeading = (block: PageElement): boolean =>
  /^H[1-6]$/.test(block.tagName) && isEnd(block.words);

const isEnd = (text: string): boolean => END_HEADING.test(text) || AUTHOR.test(text);

const isMoreLabel = (block: PageElement): boolean => {
  const text = block.words;
  return text.length <= LABEL && (MORE_HEADING.test(text) || /^[\p{L} ]{1,30}:$/u.test(text));
};

function previousBlock(element: PageElement): PageElement | null {
  let at: PageElement | null = element;
  while (at && !at.previousElementSibling) at = at.parentElement;
  let found = at?.previousElementSibling ?? null;
  while (found?.lastElementChild && /^(?:DIV|SECTION|HEADER)$/.test(found.tagName))
    found = found.lastElementChild;
  return found;
}

/** Nine tenths of a block with words. */
function isMostlyLinks(block: PageElement): boolean {
  const linked = [...block.querySelectorAll('a')].reduce((sum, a) => sum + a.wordsLength, 0);
  return linked >= block.wordsLength * 0.9;
}

/** Dates and the headline once more, up to the first paragraph. */
function removeOpening(article: PageElement, title: string | null): void {
  const headline = plain(title ?? '');
  for (const block of listOf(article, BLOCKS)) {
    const text = block.words;
    if (text === '') continue;
    const isHeadline = headline !== '' && plain(text) === headline;
    const isDateline =
      text.length <= LABEL && HAS_DATE.test(text) && !/[\p{L}]{3}[.!?]$/u.test(text);
    if (isHeadline || isDateline) block.remove();
    else if (text.length > LABEL) return;
  }
}

/** So many headings are looked at: each asks for the length of what follows. */
const MOST_ENDS = 20;

/** The first heading of the kind "About the author" and all behind it, where that is little. */
function removeEnding(article: PageElement): PageNode[] {
  const whole = article.wordsLength;
  const headings = listOf(article, BLOCKS).filter((each) => isEnd(each.words));
  for (const heading of headings.slice(-MOST_ENDS)) {
    const ending = [heading, ...listAfter(article, heading)];
    const length = ending.reduce((sum, each) => sum + each.wordsLength, 0);
    if (length >= whole / 3) continue;
    for (const each of ending) each.remove();
    return ending;
  }
  return [];
}

/** From the end upwards: lists of links with their heading. */
function removeClosingLinks(article: PageElement): void {
  const left = listOf(article, BLOCKS).filter((each) => each.wordsLength > 0);
  const links: PageElement[] = [];
  for (let last = left.pop(); last; last = left.pop()) {
    const text = last.words;
    if (isLink(last)) links.push(last);
    else {
      const isHeading = links.length > 0 && MORE_HEADING.test(text) && text.length <= LABEL;
      if (isHeading) for (const each of [last, ...links]) each.remove();
      return;
    }
  }
}

/** What stands behind an element in the article, whatever it is. */
function listAfter(article: PageElement, element: PageElement): PageNode[] {
  const after: PageNode[] = [];
  for (let at: PageElement | null = element; at && at !== article; at = at.parentElement)
    for (let next = at.nextSibling; next; next = next.nextSibling) after.push(next);
  return after;
}

/** A block that is a link to something else, with a few words around it at most. */
function isLink(block: PageElement): boolean {
  const { wordsLength: length } = block;
  const linked = [...block.querySelectorAll('a')].reduce((sum, a) => sum + a.wordsLength, 0);
  return linked > 0 && (linked >= length / 2 || (block.tagName === 'LI' && length <= SHORT));
}

/** Still in the tree: an earlier removal may have taken an element's parent. */
const listOf = (article: PageElement, selector: string): PageElement[] =>
  [...article.querySelectorAll(selector)].filter((each) => article.contains(each));

const plain = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
