import { findVideo } from '../../domain/articles/video-address.ts';
import { cleanTree } from './clean-html.ts';
import {
  elementsOf,
  isBlock,
  parseHtml,
  rename,
  styleOf,
  unwrap,
  wrapContent,
} from './parse-html.ts';
import { isOfSpreadsheet, settleSheet } from './typing/spreadsheet.ts';
import { gatherWordLists } from './word-lists.ts';
import { removeWordReview } from './word-review.ts';

interface PastedHtml {
  html: string;
  /** Pictures of a document or of somebody's disk; they have to be uploaded. Those of the web are fetched on saving. */
  foreignImages: number;
  /** Windows of other sites were in it; links stand in their place, or blocks where all were videos. */
  frames: 'none' | 'videos' | 'links';
}

/**
 * What the clipboard of Word, Google Docs or a web page holds, as an article's HTML: meaning that was written as
 * style becomes tags (bold, italic, struck, raised), Word's paragraphs with bullets become lists, everything else
 * of the look goes.
 */
export function cleanPastedHtml(html: string): PastedHtml {
  const body = parseHtml(html.replace(/<!--[\s\S]*?-->|<!\[[\s\S]*?\]>/g, ''));
  for (const rubbish of body.querySelectorAll('template,meta,link,title,xml,o\\:p:empty'))
    rubbish.remove();
  removeWordReview(body);
  const frames = linkFrames(body);
  gatherWordLists(body);
  for (const element of elementsOf(body)) {
    if (element.localName === 'a') straightenLink(element);
    if (/^h[1-6]$/.test(element.localName))
      for (const bold of element.querySelectorAll('b,strong')) unwrap(bold);
    readStyle(element);
  }
  lowerHeadings(body);
  if (isOfSpreadsheet(html)) for (const table of body.querySelectorAll('table')) settleSheet(table);
  const { foreignImages } = cleanTree(body);
  tidy(body);
  return { html: body.innerHTML.trim(), foreignImages, frames };
}

/** A window of another site becomes a link to what it showed, one of a video the video's own block. */
function linkFrames(body: HTMLElement): PastedHtml['frames'] {
  const frames = [...body.querySelectorAll('iframe')];
  let isAllVideos = true;
  for (const frame of frames) {
    const address = URL.parse(frame.getAttribute('src') ?? '', 'https://own.invalid');
    const isWeb = address && /^https?:$/.test(address.protocol) && address.host !== 'own.invalid';
    const isVideo = Boolean(isWeb && findVideo(address.href));
    isAllVideos &&= isVideo;
    // Any other goes with the rest that may not stand in a text.
    if (!isWeb) continue;
    const link = frame.ownerDocument.createElement('a');
    link.setAttribute('href', address.href);
    link.append(frame.getAttribute('title')?.trim() || address.href);
    const block = frame.ownerDocument.createElement(isVideo ? 'div' : 'p');
    if (isVideo) block.setAttribute('data-block', 'video');
    block.append(link);
    frame.replaceWith(block);
  }
  if (frames.length === 0) return 'none';
  return isAllVideos ? 'videos' : 'links';
}

/** What a style means, as a tag. Google Docs wraps everything in a `b` that says it is not bold. */
function readStyle(element: HTMLElement): void {
  const style = styleOf(element).toLowerCase();
  if (!style) return;
  const value = (name: string) =>
    new RegExp(`(?:^|[;\\s])${name}\\s*:\\s*([^;]+)`).exec(style)?.[1]?.trim() ?? '';
  const weight = value('font-weight');
  const isBoldTag = /^(?:b|strong)$/.test(element.localName);
  if (isBoldTag && /^(?:normal|[1-4]00)$/.test(weight)) {
    unwrap(element);
    return;
  }
  if (!/^(?:span|font|a)$/.test(element.localName)) return;
  const decoration = value('text-decoration') || value('text-decoration-line');
  if (
    !isBoldTag &&
    /^(?:bold|bolder|[6-9]00)$/.test(weight) &&
    !element.closest('h1,h2,h3,h4,h5,h6,th')
  )
    wrapContent(element, 'strong');
  if (value('font-style') === 'italic') wrapContent(element, 'em');
  if (decoration.includes('line-through')) wrapContent(element, 's');
  if (decoration.includes('underline') && !element.closest('a')) wrapContent(element, 'u');
  const align = value('vertical-align');
  if (align === 'super') wrapContent(element, 'sup');
  if (align === 'sub') wrapContent(element, 'sub');
}

/** Google Docs and search results lead through an address of Google's. */
function straightenLink(link: Element): void {
  const url = URL.parse(link.getAttribute('href') ?? '');
  const isDetour = url && /(?:^|\.)google\.[a-z.]+$/.test(url.hostname) && url.pathname === '/url';
  const target = isDetour ? (url.searchParams.get('q') ?? url.searchParams.get('url')) : null;
  if (target) link.setAttribute('href', target);
}

/** The page's own title is the article's; headings of a text begin at the second level. */
function lowerHeadings(body: HTMLElement): void {
  for (const title of body.querySelectorAll('p.MsoTitle,p.MsoSubtitle')) rename(title, 'h2');
  if (!body.querySelector('h1')) return;
  for (const heading of body.querySelectorAll('h1,h2,h3'))
    rename(heading, `h${Number(heading.localName.slice(1)) + 1}`);
}

/** The last line of code ends with a sign of its own in most pages; in the editor it would be one more line. */
function endWithText(code: HTMLElement): void {
  let last: Node | null = code;
  while (last.lastChild) last = last.lastChild;
  if (last.nodeType === 3) last.nodeValue = (last.nodeValue ?? '').replace(/\n$/, '');
}

/** Empty paragraphs that only made distance, breaks between blocks, runs of hard spaces. */
function tidy(body: HTMLElement): void {
  for (const element of body.querySelectorAll('p,h2,h3,h4,strong,em,u,s,a,sup,sub')) {
    if (element.textContent?.trim() || element.querySelector('img')) continue;
    // A space between two words may be all that was bold.
    if (element.textContent && !isBlock(element)) unwrap(element);
    else element.remove();
  }
  for (const child of [...body.children]) if (child.localName === 'br') child.remove();
  // A picture is a block of its own: around it the paragraph would stay behind, empty.
  for (const paragraph of body.querySelectorAll('p'))
    if (!paragraph.textContent?.trim() && paragraph.querySelector('img')) unwrap(paragraph);
  for (const code of body.querySelectorAll('pre')) endWithText(code);
  const walk = (node: Node): void => {
    if (node.nodeType === 3)
      node.nodeValue = (node.nodeValue ?? '').replace(/[ \u00a0\n\t]{2,}/g, ' ');
    else if (node.nodeName !== 'PRE') for (const child of node.childNodes) walk(child);
  };
  walk(body);
}
