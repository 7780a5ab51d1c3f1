/** Elements that say nothing when they are empty. */
const NOT_EMPTY = new Set('p h2 h3 h4 li ul ol a strong em figure div details summary'.split(' '));
const VOID = new Set(['br', 'hr', 'img']);
const PIECE = /<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])[^<>]*>|[^<]+|</g;

/**
 * Takes out paragraphs, links and the like without words and pictures, and what is left empty by that. Only for
 * what the sanitiser wrote: balanced, every other angle bracket escaped. In one walk, because the sanitiser's own
 * filter copies the whole text for each element it removes: seconds on a hostile feed.
 */
export function removeEmpty(html: string): string {
  const kept: string[] = [];
  const open: { from: number; hasContent: boolean }[] = [];
  const fill = () => {
    const inner = open.at(-1);
    if (inner) inner.hasContent = true;
  };
  for (const [piece, slash, tag] of html.matchAll(PIECE)) {
    if (tag && !slash && !VOID.has(tag)) open.push({ from: kept.length, hasContent: false });
    kept.push(piece);
    if (tag === 'img' || (!tag && piece.trim() !== '')) fill();
    const closed = tag && slash ? open.pop() : undefined;
    if (!closed) continue;
    if (closed.hasContent) fill();
    else if (NOT_EMPTY.has(tag ?? '')) kept.length = closed.from;
  }
  return kept.join('');
}
