import type { Edit } from '../../../../domain/text/text-edits.ts';

const MARK = /["“”„‟«»‘’‚'‹›]/g;
const SINGLE = /[‘’‚'‹›]/;
/** What may stand before an opening mark, and after a closing one; the text's edge is a space here. */
const BEFORE = /[\s([{–—/„‚“"'«‹‘]/;
const AFTER = /[\s)\]}.,;:!?…–—\-/“”"'’»›‘]/;

interface Mark {
  at: number;
  isSingle: boolean;
}

/**
 * Quotation marks of any kind as Lithuanian writes them: „…“, and ‚…‘ inside. A text whose marks do not pair surely (an
 * inch, a quotation of several paragraphs) is left alone.
 */
export function editQuotes(text: string): Edit[] {
  const pairs = pairMarks(text);
  if (!pairs) return [];
  const edits: Edit[] = [];
  const put = (at: number, mark: string) => {
    if (text[at] !== mark) edits.push({ start: at, end: at + 1, text: mark });
  };
  const open: number[] = [];
  for (const [start, end] of pairs.toSorted(([one], [other]) => one - other)) {
    while (open.length > 0 && (open.at(-1) ?? 0) < start) open.pop();
    const isInner = open.length % 2 === 1;
    open.push(end);
    put(start, isInner ? '‚' : '„');
    put(end, isInner ? '‘' : '“');
  }
  return edits.sort((one, other) => one.start - other.start);
}

/** Null where some double mark has no other. */
function pairMarks(text: string): [start: number, end: number][] | null {
  const pairs: [number, number][] = [];
  const open: Mark[] = [];
  for (const { 0: mark, index: at } of text.matchAll(MARK)) {
    const isSingle = SINGLE.test(mark);
    const side = sideOf(text, at, open);
    if (side === null) {
      if (isSingle) continue;
      return null;
    }
    if (side === 'none') continue;
    if (side === 'open') {
      open.push({ at, isSingle });
      continue;
    }
    // An apostrophe was taken for a mark that opens.
    while (!isSingle && open.at(-1)?.isSingle) open.pop();
    const other = open.at(-1);
    if (other?.isSingle !== isSingle) {
      if (isSingle) continue;
      return null;
    }
    open.pop();
    if (at - other.at > (isSingle ? 2 : 1)) pairs.push([other.at, at]);
    else if (!isSingle) return null;
  }
  return open.some(({ isSingle }) => !isSingle) ? null : pairs;
}

/** Null when it cannot be told. */
function sideOf(text: string, at: number, open: readonly Mark[]): 'open' | 'close' | 'none' | null {
  const mark = text[at] ?? '';
  const before = text[at - 1] ?? ' ';
  const after = text[at + 1] ?? ' ';
  const isSingle = SINGLE.test(mark);
  const canOpen = BEFORE.test(before) && /\S/.test(after);
  const canClose = /\S/.test(before) && AFTER.test(after);
  if (isSingle) return sideOfSingle(mark, { canOpen, canClose, after }, open);
  const isOpen = open.some((one) => !one.isSingle);
  if (mark === '„' || mark === '‟') return 'open';
  if (mark === '"' && !isOpen && /\d/.test(before)) return 'none';
  if (canOpen && !canClose) return 'open';
  if (isOpen && (canClose || !canOpen) && /\S/.test(before)) return 'close';
  return canOpen && !isOpen ? 'open' : null;
}

function sideOfSingle(
  mark: string,
  { canOpen, canClose, after }: { canOpen: boolean; canClose: boolean; after: string },
  open: readonly Mark[],
): 'open' | 'close' | 'none' {
  if (canClose && !canOpen) return open.at(-1)?.isSingle ? 'close' : 'none';
  const isWord = /[\p{L}\d]/u.test(after);
  return canOpen && isWord && mark !== '’' ? 'open' : 'none';
}
