import { diffArrays } from 'diff';
import { cleanHtml } from '../editor/clean-html.ts';
import { parseHtml } from '../editor/parse-html.ts';
import { tidyHtml } from '../editor/tidy-html.ts';

/**
 * A stretch of blocks (paragraphs, lists, tables) of two texts. `first` is what is offered: who alone has changed the
 * stretch, both where both have.
 */
export type Hunk =
  | { kind: 'same'; html: string; count: number }
  | { kind: 'different'; mine: string; theirs: string; first: Side };

export type Side = 'mine' | 'theirs' | 'both';

/**
 * Two texts block by block: what they share, and where they part.
 * @param base what both began from; null where that is not known, and then each side has changed what it does not share
 */
export function compareBlocks(mine: string, theirs: string, base: string | null): Hunk[] {
  const hunks: Hunk[] = [];
  for (const hunk of compare(
    blocksOf(mine),
    blocksOf(theirs),
    base === null ? null : blocksOf(base),
  )) {
    const last = hunks.at(-1);
    if (hunk.kind === 'same' && last?.kind === 'same') {
      last.html += `\n${hunk.html}`;
      last.count += hunk.count;
    } else hunks.push(hunk);
  }
  return hunks;
}

function compare(own: string[], other: string[], base: string[] | null): Hunk[] {
  const from = base ?? commonBlocks(own, other);
  const edits = [
    ...listEdits(from, own).map((edit) => ({ ...edit, side: 'mine' as const })),
    ...listEdits(from, other).map((edit) => ({ ...edit, side: 'theirs' as const })),
  ].sort((a, b) => a.start - b.start || a.end - b.end);
  const hunks: Hunk[] = [];
  let at = 0;
  const keepUntil = (end: number) => {
    if (end > at)
      hunks.push({ kind: 'same', html: from.slice(at, end).join('\n'), count: end - at });
    at = Math.max(at, end);
  };
  while (edits[0]) {
    const { start } = edits[0];
    let { end } = edits[0];
    const met: typeof edits = [];
    // What begins where another ends is apart, but for blocks that both put in at one place.
    while (edits[0] && (met.length === 0 || edits[0].start < end || edits[0].end === start)) {
      const [next] = edits.splice(0, 1);
      if (!next) break;
      end = Math.max(end, next.end);
      met.push(next);
    }
    keepUntil(start);
    const sideOf = (side: 'mine' | 'theirs') => {
      const ofSide = met.filter((edit) => edit.side === side);
      return { isChanged: ofSide.length > 0, blocks: applyEdits(from, { start, end }, ofSide) };
    };
    const [mine, theirs] = [sideOf('mine'), sideOf('theirs')];
    const haveBoth = mine.isChanged && theirs.isChanged;
    // Both may have put in the same.
    if (haveBoth && base) hunks.push(...compare(mine.blocks, theirs.blocks, null));
    else {
      const [own, other] = [mine.blocks.join('\n'), theirs.blocks.join('\n')];
      // Never without a text by haste: only what the person has taken out himself stays out.
      const first = haveBoth ? 'both' : theirs.isChanged && other ? 'theirs' : 'mine';
      hunks.push({ kind: 'different', mine: own, theirs: other, first });
    }
    at = end;
  }
  keepUntil(from.length);
  return hunks;
}

/** A stretch of the base, in its blocks' places, and what a side has there. */
interface Edit {
  start: number;
  end: number;
  blocks: string[];
}

function listEdits(from: string[], to: string[]): Edit[] {
  const edits: Edit[] = [];
  let at = 0;
  for (const { value, added, removed } of diffArrays(from, to)) {
    const last = edits.at(-1);
    const edit = last?.end === at ? last : { start: at, end: at, blocks: [] };
    if (added) edit.blocks.push(...value);
    else at += value.length;
    if (removed) edit.end = at;
    if ((added || removed) && edit !== last) edits.push(edit);
  }
  return edits;
}

function applyEdits(from: string[], { start, end }: Omit<Edit, 'blocks'>, edits: Edit[]): string[] {
  const blocks: string[] = [];
  let at = start;
  for (const edit of edits) {
    blocks.push(...from.slice(at, edit.start), ...edit.blocks);
    at = edit.end;
  }
  return [...blocks, ...from.slice(at, end)];
}

const commonBlocks = (one: string[], other: string[]): string[] =>
  diffArrays(one, other)
    .filter(({ added, removed }) => !added && !removed)
    .flatMap(({ value }) => value);

/** The text of the chosen sides, in order; `choices` by the hunk's place. */
export function joinHunks(hunks: Hunk[], choices: Readonly<Record<number, Side>>): string {
  const texts = hunks.map((hunk, index) => {
    if (hunk.kind === 'same') return hunk.html;
    const side = choices[index] ?? hunk.first;
    return side === 'both' ? `${hunk.theirs}\n${hunk.mine}` : hunk[side];
  });
  return texts.filter((text) => text.trim() !== '').join('\n');
}

/** Written in the same hand, so that only differences of the text count. */
function blocksOf(html: string): string[] {
  const body = parseHtml(tidyHtml(cleanHtml(html).html));
  return [...body.childNodes]
    .map((node) => (node.nodeType === 1 ? (node as Element).outerHTML : (node.nodeValue ?? '')))
    .map((block) => block.trim())
    .filter((block) => block !== '');
}
