import { diffArrays } from 'diff';
import { cleanHtml } from '../editor/clean-html.ts';
import { parseHtml } from '../editor/parse-html.ts';
import { tidyHtml } from '../editor/tidy-html.ts';

/** A stretch of blocks (paragraphs, lists, tables) of two texts. */
export type Hunk =
  | { kind: 'same'; html: string; count: number }
  | { kind: 'different'; mine: string; theirs: string };

export type Side = 'mine' | 'theirs' | 'both';

/** Two texts block by block: what they share, and where they part. */
export function compareBlocks(mine: string, theirs: string): Hunk[] {
  const hunks: Hunk[] = [];
  for (const { value, added, removed } of diffArrays(blocksOf(theirs), blocksOf(mine))) {
    const html = value.join('\n');
    if (!added && !removed) {
      hunks.push({ kind: 'same', html, count: value.length });
      continue;
    }
    const side = added ? 'mine' : 'theirs';
    const before = hunks.at(-1);
    if (before?.kind === 'different') before[side] = html;
    else hunks.push({ kind: 'different', mine: '', theirs: '', [side]: html });
  }
  return hunks;
}

/** What is offered first never loses a text: where only one side has something, that side. */
export function firstChoice({ mine }: { mine: string; theirs: string }): Side {
  return mine ? 'mine' : 'theirs';
}

/** The text of the chosen sides, in order; `choices` by the hunk's place. */
export function joinHunks(hunks: Hunk[], choices: Readonly<Record<number, Side>>): string {
  const texts = hunks.map((hunk, index) => {
    if (hunk.kind === 'same') return hunk.html;
    const side = choices[index] ?? firstChoice(hunk);
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
