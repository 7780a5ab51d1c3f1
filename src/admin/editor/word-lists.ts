import { styleOf } from './parse-html.ts';

/**
 * Word puts a list on the clipboard as paragraphs that only look like one: `mso-list:l0 level2 lfo1` in the style,
 * the bullet or number as text in a span marked `mso-list:Ignore`. They become real lists, nested by level.
 */
export function gatherWordLists(body: HTMLElement): void {
  const open: HTMLElement[] = [];
  let previous: Element | null = null;
  for (const paragraph of body.querySelectorAll<HTMLElement>('p,h1,h2,h3,h4,h5,h6')) {
    const level = levelOf(paragraph);
    if (level === null) continue;
    if (previous === null || elementBefore(paragraph) !== previous) open.length = 0;
    const isOrdered = takeMarker(paragraph);
    const item = paragraph.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    const list = listAt(open, level, isOrdered ? 'ol' : 'ul', paragraph);
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

/** Takes the bullet or number away and tells whether it counted. */
function takeMarker(paragraph: HTMLElement): boolean {
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list\s*:\s*ignore/i.test(styleOf(span)),
  );
  const text = marker?.textContent?.replace(/\u00a0/g, ' ').trim() ?? '';
  marker?.remove();
  return /^(?:\d+|[a-z]|[ivx]+)[.)]/i.test(text);
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
