/** A piece of a text and what stands there instead. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}
/** What to change in a text. Edits are in order and do not overlap. */
export type Editor = (text: string) => Edit[];

/** Stands for what an editor must not change or read: code, an address. No letter, no digit, no space. */
const OPAQUE = '\uFFFC';

interface Piece {
  text: string;
  isOpaque: boolean;
}

const ADDRESS =
  /(?<![\p{L}\d])(?:(?:https?:\/\/|www\.)\S+|[A-Z]:\\\S*)|(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}@[\p{L}\d.-]+/giu;
/** The whole of a link's words: an address, a site's name. */
const isAddress = (words: string): boolean => !/\s/.test(words) && /.[.:@/]./.test(words);

export function applyEdits(text: string, edits: readonly Edit[]): string {
  let edited = '';
  let at = 0;
  for (const { start, end, text: other } of edits) {
    edited += text.slice(at, start) + other;
    at = end;
  }
  return edited + text.slice(at);
}

/** One after the other, each on what those before it left. */
export function editText(text: string, editors: readonly Editor[]): string {
  return editPieces(splitAddresses(text), editors)
    .map((piece) => piece.text)
    .join('');
}

const TAG_OR_TEXT = /<[^<>]*>|[^<]+|</g;
/** What stands in a line of text; any other element begins a text of its own. */
const INLINE = /^(?:a|abbr|cite|del|em|ins|mark|q|s|small|span|strong|time|u)$/;
/** Code stays to the letter; a number's exponent is no digit of the number. */
const KEPT = /^(?:pre|code|kbd|samp|var|sub|sup)$/;

/**
 * The same for the text of sanitised HTML. An editor reads the words of a block in one, whatever elements they stand
 * in; tags, code and addresses stay to the letter.
 */
export function editHtml(html: string, editors: readonly Editor[]): string {
  let edited = '';
  let run: Piece[] = [];
  /** Tags by how many pieces stand before them. */
  let tags: [at: number, tag: string][] = [];
  let kept: { name: string; depth: number } | null = null;
  let link: number | null = null;
  const flush = () => {
    const pieces = editPieces(run, editors);
    let next = 0;
    for (let at = 0; at <= pieces.length; at += 1) {
      while (tags[next]?.[0] === at) edited += tags[next++]?.[1];
      edited += pieces[at]?.text ?? '';
    }
    run = [];
    tags = [];
  };
  for (const [token] of html.matchAll(TAG_OR_TEXT)) {
    const [, slash, name = ''] = /^<(\/?)([a-z][a-z\d]*)/.exec(token) ?? [];
    if (kept) {
      if (name === kept.name) kept.depth += slash ? -1 : 1;
      run.push({ text: token, isOpaque: true });
      if (kept.depth === 0) kept = null;
    } else if (!token.startsWith('<') || token === '<') {
      run.push(...splitAddresses(token));
    } else if (KEPT.test(name) && !slash) {
      kept = { name, depth: 1 };
      run.push({ text: token, isOpaque: true });
    } else if (INLINE.test(name)) {
      if (name === 'a' && !slash) link = run.length;
      else if (name === 'a' && link !== null) {
        const words = run.slice(link).map((piece) => piece.text);
        if (isAddress(words.join(''))) {
          for (const piece of run.slice(link)) piece.isOpaque = true;
        }
        link = null;
      }
      tags.push([run.length, token]);
    } else {
      tags.push([run.length, token]);
      flush();
      link = null;
    }
  }
  flush();
  return edited;
}

function splitAddresses(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(ADDRESS)) {
    if (match.index > at) pieces.push({ text: text.slice(at, match.index), isOpaque: false });
    pieces.push({ text: match[0], isOpaque: true });
    at = match.index + match[0].length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isOpaque: false });
  return pieces;
}

function editPieces(run: readonly Piece[], editors: readonly Editor[]): Piece[] {
  const pieces = run.map((piece) => ({ ...piece }));
  for (const editor of editors) {
    const read = pieces.map(({ text, isOpaque }) => (isOpaque ? OPAQUE : text));
    let start = 0;
    const edits = editor(read.join(''));
    let next = 0;
    for (const [at, piece] of pieces.entries()) {
      const end = start + (read[at]?.length ?? 0);
      const own: Edit[] = [];
      // An edit over an element's edge or over something opaque is not made.
      for (let edit = edits[next]; edit && edit.start < end; edit = edits[++next]) {
        if (edit.end > end || edit.start < start || piece.isOpaque) continue;
        own.push({ ...edit, start: edit.start - start, end: edit.end - start });
      }
      piece.text = applyEdits(piece.text, own);
      start = end;
    }
  }
  return pieces;
}

/** An editor of a function that keeps the length: where it writes another character. */
export const editorOf =
  (change: (text: string) => string): Editor =>
  (text) => {
    const changed = change(text);
    const edits: Edit[] = [];
    for (let at = 0; at < text.length; at += 1) {
      const other = changed[at] ?? '';
      if (other !== text[at]) edits.push({ start: at, end: at + 1, text: other });
    }
    return edits;
  };
