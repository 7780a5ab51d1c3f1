import { styleOf } from './parse-html.ts';

/**
 * Word puts a list on the clipboard as paragraphs that only look like one: `mso-list:l0 level2 lfo1` in the style,
 * the bullet or number as text in a span marked `mso-list:Ignore`. They become real lists, nested by level; one that
 * was interrupted goes on counting. Numbered headings stay headings: their number is the look of a Word document.
 */
export function gatherWordLists(body: HTMLElement): void {
  const open: HTMLElement[] = [];
  let previous: Element | null = null;
  for (const paragraph of body.querySelectorAll<HTMLElement>('p,h1,h2,h3,h4,h5,h6')) {
    const level = levelOf(paragraph);
    if (level === null) continue;
    if (previous === null || elementBefore(paragraph) !== previous) open.length = 0;
    const marker = takeMarker(paragraph);
    if (/^h\d$/.test(paragraph.localName)) {
      previous = null;
      continue;
    }
    const item = paragraph.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    const number = numberOf(marker);
    const list = listAt(open, level, number === null ? 'ul' : 'ol', paragraph);
    if (number !== null && number > 1 && !list.firstChild)
      list.setAttribute('start', String(number));
    list.append(item);
    paragraph.remove();
    previous = open[0] ?? null;
  }
}

function levelOf(paragraph: Element): number | null {
  const found = /mso-list\s*:\s*l\d+\s+level(\d)/i.exec(styleOf(paragraph));
  return found ? Number(found[1]) : null;
}

function elementBefore(element: Element): Element | null {
  let node = element.previousSibling;
  while (node && node.nodeType !== 1 && !node.nodeValue?.trim()) node = node.previousSibling;
  return node?.nodeType === 1 ? (node as Element) : null;
}

/** Takes the bullet or number away and tells what it was. */
function takeMarker(paragraph: HTMLElement): string {
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list\s*:\s*ignore/i.test(styleOf(span)),
  );
  marker?.remove();
  return (
    marker?.textContent
      ?.replace(/\u00a0/g, ' ')
      .trim()
      .toLowerCase() ?? ''
  );
}

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };

/** What `3.`, `2.3.`, `c)` or `iv.` counts; null for a bullet. */
function numberOf(marker: string): number | null {
  if (!/^(?:\d+|[a-z]|[ivx]+)[.)]/.test(marker)) return null;
  const [last = ''] = /[a-z\d]+(?=[.)]?$)/.exec(marker) ?? [];
  if (/^\d+$/.test(last)) return Number(last);
  if (!/^[ivx]+$/.test(last)) return last.length === 1 ? last.charCodeAt(0) - 96 : 1;
  const digits = [...last].map((letter) => ROMAN[letter] ?? 0);
  return digits.reduce(
    (sum, digit, index) => sum + (digit < (digits[index + 1] ?? 0) ? -digit : digit),
    0,
  );
}

/** The list of this level, opened inside the last item of the level above where there is none. */
function listAt(open: HTMLElement[], level: number, tag: string, place: Element): HTMLElement {
  open.length = Math.min(open.length, level);
  const same = open[level - 1];
  if (same?.localName === tag) return same;
  open.length = Math.min(open.length, level - 1);
  const list = place.ownerDocument.createElement(tag);
  const outer = open.at(-1);
  if (outer) (outer.lastElementChild ?? outer).append(list);
  else place.before(list);
  open.push(list);
  return list;
}
