import { FACT_LABELS, type Finding } from './fact-labels.ts';

/** Spaces and hyphens that look the same are the same. */
const sameWidth = (text: string) =>
  text.replace(/[\u00a0\u202f\u2009]/g, ' ').replace(/[‑‐−]/g, '-');

/**
 * Where the findings stand in a text, longest first where they overlap. Both are compared in the form the check
 * read them; a text that is not in NFC is left alone, its places would be others.
 */
export function findPlaces(
  text: string,
  findings: readonly Finding[],
): { start: number; end: number; finding: Finding }[] {
  if (text !== text.normalize('NFC')) return [];
  const plain = sameWidth(text);
  const places: { start: number; end: number; finding: Finding }[] = [];
  for (const finding of findings.toSorted((a, b) => b.fact.length - a.fact.length)) {
    const fact = sameWidth(finding.fact);
    if (!fact) continue;
    for (let at = plain.indexOf(fact); at >= 0; at = plain.indexOf(fact, at + fact.length)) {
      const place = { start: at, end: at + fact.length, finding };
      const isInWord =
        (/^[\p{L}\p{N}]/u.test(fact) && /[\p{L}\p{N}]$/u.test(plain.slice(0, at))) ||
        (/[\p{L}\p{N}]$/u.test(fact) && /^[\p{L}\p{N}]/u.test(plain.slice(place.end)));
      const isTaken = places.some(({ start, end }) => start < place.end && place.start < end);
      if (!isInWord && !isTaken) places.push(place);
    }
  }
  return places.sort((a, b) => a.start - b.start);
}

/** Marks the findings in a tree of text, each with what it is about. */
export function highlightFacts(root: ParentNode & Node, findings: readonly Finding[]): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
  for (const text of texts) {
    // From the end, so that earlier places stay where they are.
    for (const { start, end, finding } of findPlaces(text.data, findings).reverse()) {
      const found = text.splitText(start);
      found.splitText(end - start);
      const mark = document.createElement('mark');
      mark.title = `Šaltinyje nerasta: ${FACT_LABELS[finding.kind]}`;
      found.replaceWith(mark);
      mark.append(found);
    }
  }
}
