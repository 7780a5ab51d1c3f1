import { tokenize, tokenTypes as type } from 'css-tree/tokenizer';
import { ident } from 'css-tree/utils';
import { MarkupLimitError } from './markup-limits.ts';

export interface CssToken {
  readonly type: number;
  readonly text: string;
}

/** The text of most tokens of a sheet is never read. */
class SourceToken implements CssToken {
  readonly type: number;
  private readonly source: string;
  private readonly start: number;
  private readonly end: number;

  constructor(type: number, source: string, start: number, end: number) {
    this.type = type;
    this.source = source;
    this.start = start;
    this.end = end;
  }

  get text(): string {
    return this.source.slice(this.start, this.end);
  }
}

/** One rule's selectors, or one declaration. */
const MAX_TOKENS = 400_000;

/** By the type of what opens. */
const CLOSING: readonly (number | undefined)[] = Object.assign([], {
  [type.LeftParenthesis]: type.RightParenthesis,
  [type.Function]: type.RightParenthesis,
  [type.LeftSquareBracket]: type.RightSquareBracket,
  [type.LeftCurlyBracket]: type.RightCurlyBracket,
});

/**
 * Rules and declarations in their order, split as browsers do it, nested ones included. `block` answers with what its
 * declarations and the blocks inside are reported to. Not css-tree's own tree: that of a hostile sheet has a hundred times its
 * size, and each error in it costs the length of the sheet. This takes one walk and keeps one declaration.
 * @throws MarkupLimitError
 */
export function walkCss<Block>(
  source: string,
  top: Block,
  visit: {
    block(prelude: readonly CssToken[], parent: Block): Block;
    declaration(property: string, value: () => readonly CssToken[], block: Block): void;
  },
  isSheet: boolean,
): void {
  const open = [top];
  /** What closes the brackets that stand open in the piece. */
  const brackets: number[] = [];
  let piece: CssToken[] = [];
  const current = () => open.at(-1) as Block;
  const isTopOfSheet = () => isSheet && open.length === 1;
  const endDeclaration = () => {
    const tokens = piece;
    piece = [];
    const [name] = tokens;
    const colon = tokens.findIndex((token, at) => at > 0 && token.type !== type.WhiteSpace);
    if (name?.type !== type.Ident || tokens[colon]?.type !== type.Colon || isTopOfSheet()) return;
    visit.declaration(nameOf(name.text), () => tokens.slice(colon + 1), current());
  };
  tokenize(source, (kind, start, end) => {
    if (kind === type.Comment || kind === type.CDO || kind === type.CDC) return;
    if (kind === type.WhiteSpace && piece.length === 0) return;
    if (brackets.length === 0) {
      if (kind === type.LeftCurlyBracket) {
        open.push(visit.block(piece, current()));
        piece = [];
        return;
      }
      if (kind === type.RightCurlyBracket && open.length > 1) {
        endDeclaration();
        open.pop();
        return;
      }
      if (kind === type.Semicolon && (!isTopOfSheet() || piece[0]?.type === type.AtKeyword)) {
        endDeclaration();
        return;
      }
    }
    const closing = CLOSING[kind];
    if (kind === brackets.at(-1)) brackets.pop();
    else if (closing !== undefined) brackets.push(closing);
    piece.push(new SourceToken(kind, source, start, end));
    if (piece.length > MAX_TOKENS) throw new MarkupLimitError('a style too long to be read');
  });
  endDeclaration();
}

/** A name as browsers compare it, escapes resolved; of a function and an at-rule too. */
export const nameOf = (text: string): string =>
  resolveEscapes(text.replace(/^@|\($/g, '')).toLowerCase();

export const resolveEscapes = (text: string): string =>
  text.includes('\\') ? ident.decode(text) : text;
