import { describeFinding } from '../../../domain/articles/publish-reasons.ts';
import type { Finding } from './fact-labels.ts';

/** The text that is shown: what was prepared, or what it was prepared from. */
export type Side = 'output' | 'source';
interface FoundPlace {
  start: number;
  end: number;
  finding: Finding;
}

/** Spaces and hyphens that look the same are the same. */
const sameWidth = (text: string) =>
  text.replace(/[\u00a0\u202f\u2009\t\n\r]/g, ' ').replace(/[‑‐−]/g, '-');

/** What of a finding stands in this text; null where it is about the other one alone. */
function quotationOf(finding: Finding, side: Side): { fact: string; around: string } | null {
  const quotation = side === 'output' ? finding : finding.source;
  if (!quotation?.fact) return null;
  return {
    fact: sameWidth(quotation.fact),
    around: sameWidth(quotation.excerpt.replace(/^…|…$/g, '').trim()),
  };
}

/**
 * Where the findings stand in a text, longest first where they overlap. Both are compared in the form the check
 * read them; a text that is not in NFC is left alone, its places would be others. A word such as "not" stands in many
 * places: the words around it tell which is meant.
 */
export function findPlaces(
  text: string,
  findings: readonly Finding[],
  side: Side = 'output',
): FoundPlace[] {
  if (text !== text.normalize('NFC')) return [];
  const plain = sameWidth(text);
  const places: FoundPlace[] = [];
  const quoted = findings
    .flatMap((finding) => {
      const quotation = quotationOf(finding, side);
      return quotation ? [{ finding, ...quotation }] : [];
    })
    .toSorted((one, other) => other.fact.length - one.fact.length);
  for (const { finding, fact, around } of quoted) {
    const own = listWhole(plain, fact);
    const from = plain.indexOf(around);
    const isPlaced = from >= 0 && around.length > fact.length;
    const meant = own.filter(
      ({ start, end }) => isPlaced && start >= from && end <= from + around.length,
    );
    const isTelling = fact.length > 4 || /\d/.test(fact);
    for (const place of meant.length > 0 ? meant : isTelling ? own : []) {
      const isTaken = places.some(({ start, end }) => start < place.end && place.start < end);
      if (!isTaken) places.push({ ...place, finding });
    }
  }
  return places.sort((one, other) => one.start - other.start);
}

/** Whole words only. */
function listWhole(plain: string, fact: string): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = [];
  for (let at = plain.indexOf(fact); at >= 0; at = plain.indexOf(fact, at + fact.length)) {
    const end = at + fact.length;
    const isInWord =
      (/^[\p{L}\p{N}]/u.test(fact) && /[\p{L}\p{N}]$/u.test(plain.slice(0, at))) ||
      (/[\p{L}\p{N}]$/u.test(fact) && /^[\p{L}\p{N}]/u.test(plain.slice(end)));
    if (!isInWord) places.push({ start: at, end });
  }
  return places;
}

/** Marks the findings in a tree of text, each with what it is about: of words their letters, of an address its link. */
export function highlightFacts(
  root: ParentNode & Node,
  findings: readonly Finding[],
  side: Side = 'output',
): void {
  for (const run of listRuns(root)) {
    // From the end, so that earlier places stay where they are.
    for (const place of findPlaces(textOf(run), findings, side).reverse()) markPlace(run, place);
  }
  for (const link of root.querySelectorAll('a')) {
    const finding = findings.find(
      (one) =>
        one.kind === 'url' &&
        quotationOf(one, side)?.fact === sameWidth(link.getAttribute('href') ?? ''),
    );
    if (!finding || link.querySelector('mark')) continue;
    const mark = createMark(finding);
    mark.append(...link.childNodes);
    link.append(mark);
  }
}

/** Where the findings stand in a text that is being written, which marks of its own would change. */
export function listRanges(
  root: Node,
  findings: readonly Finding[],
): { range: Range; isUnsure: boolean }[] {
  return listRuns(root).flatMap((run) =>
    findPlaces(textOf(run), findings).map(({ start, end, finding }) => {
      const range = document.createRange();
      range.setStart(...pointIn(run, start));
      range.setEnd(...pointIn(run, end));
      return { range, isUnsure: finding.isUnsure === true };
    }),
  );
}

/**
 * Marks in one text the sentence that faces what stands in the other one alone: both tell their sentences in about the same
 * order. The other text is marked already.
 */
export function highlightFacing(
  root: ParentNode & Node,
  findings: readonly Finding[],
  { side, other }: { side: Side; other: ParentNode & Node },
): void {
  const theirs = listRuns(other).flat();
  const own = listRuns(root).flat();
  const length = Math.max(1, textOf(theirs).length);
  const sentences = listSentences(root);
  const told = new Map(
    findings
      .filter((finding) => !quotationOf(finding, side))
      .map((finding) => [describeFinding(finding), finding]),
  );
  const places = theirs.flatMap((text, at) => {
    const finding = told.get(text.parentElement?.closest('mark')?.title ?? '');
    if (!finding || !told.delete(describeFinding(finding))) return [];
    const part = textOf(theirs.slice(0, at)).length / length;
    const facing = sentences.findLast(({ index }) => index <= part * textOf(own).length);
    return facing
      ? [{ start: facing.index, end: facing.index + facing.segment.trimEnd().length, finding }]
      : [];
  });
  const once = [...new Map(places.map((place) => [place.start, place])).values()];
  for (const place of once.toSorted((one, two) => two.start - one.start)) {
    markPlace(own, place, 'facing');
  }
}

/** Of each block by itself: between two there is no space, and a heading has no full stop. */
function listSentences(root: Node): { index: number; segment: string }[] {
  const segmenter = new Intl.Segmenter('lt', { granularity: 'sentence' });
  let before = 0;
  return listRuns(root).flatMap((run) => {
    const text = textOf(run);
    const start = before;
    before += text.length;
    return [...segmenter.segment(text)].map(({ index, segment }) => ({
      index: start + index,
      segment,
    }));
  });
}

/** What is read without a break, whatever elements it stands in. */
type Run = readonly Text[];

const BLOCKS =
  'address,article,aside,blockquote,caption,dd,details,div,dl,dt,figcaption,figure,h1,h2,h3,h4,h5,h6,li,ol,p,pre,section,summary,table,td,th,tr,ul';

function listRuns(root: Node): Run[] {
  const runs: Text[][] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let block: Element | null | undefined;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType !== Node.TEXT_NODE) {
      if (node.nodeName === 'BR') block = undefined;
      continue;
    }
    const own = node.parentElement?.closest(BLOCKS) ?? null;
    if (own !== block) runs.push([]);
    block = own;
    runs.at(-1)?.push(node as Text);
  }
  return runs;
}

const textOf = (run: Run): string => run.map(({ data }) => data).join('');

function pointIn(run: Run, at: number): [Text, number] {
  let before = 0;
  for (const text of run) {
    if (at <= before + text.length) return [text, at - before];
    before += text.length;
  }
  throw new RangeError(`${at} is past the end of the run`);
}

/** A mark for each piece of text that it reaches over; what is marked already stays as it is. */
function markPlace(run: Run, { start, end, finding }: FoundPlace, kind?: 'facing'): void {
  let from = textOf(run).length;
  for (const text of run.toReversed()) {
    const { length } = text;
    from -= length;
    const [first, last] = [Math.max(start - from, 0), Math.min(end - from, length)];
    if (first >= last || text.parentElement?.closest('mark')) continue;
    const found = text.splitText(first);
    found.splitText(last - first);
    const mark = createMark(finding);
    if (kind) mark.className = kind;
    found.replaceWith(mark);
    mark.append(found);
  }
}

function createMark(finding: Finding): HTMLElement {
  const mark = document.createElement('mark');
  mark.title = describeFinding(finding);
  if (finding.isUnsure) mark.className = 'unsure';
  return mark;
}
