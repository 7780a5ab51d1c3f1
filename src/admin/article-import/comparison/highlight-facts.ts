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
  text.replace(/[\u00a0\u202f\u2009]/g, ' ').replace(/[‑‐−]/g, '-');

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

/** Marks the findings in a tree of text, each with what it is about. */
export function highlightFacts(
  root: ParentNode & Node,
  findings: readonly Finding[],
  side: Side = 'output',
): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
  for (const text of texts) {
    // From the end, so that earlier places stay where they are.
    for (const { start, end, finding } of findPlaces(text.data, findings, side).reverse()) {
      const found = text.splitText(start);
      found.splitText(end - start);
      const mark = document.createElement('mark');
      mark.title = describeFinding(finding);
      if (finding.isUnsure) mark.className = 'unsure';
      found.replaceWith(mark);
      mark.append(found);
    }
  }
}
