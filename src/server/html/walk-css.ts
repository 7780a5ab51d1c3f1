import { tokenize, tokenTypes as type } from 'css-tree/tokenizer';
import { ident } from 'css-tree/utils';
import { MarkupLimitError } from './markup-limits.ts';

export interface CssToken {
  type: number;
  text: string;
}

/** One rule's selectors, or one declaration. */
const MAX_TOKENS = 400_000;

const CLOSING = new Map([
  [type.LeftParenthesis, type.RightParenthesis],
  [type.Function, type.RightParenthesis],
  [type.LeftSquareBracket, type.RightSquareBracket],
  [type.LeftCurlyBracket, type.RightCurlyBracket],
]);

/**
 * Rules and declarations in their order, split as browsers do it, nested ones included. `block` answers with what its
 * declarations and the blocks inside are told of. Not css-tree's own tree: that of a hostile sheet has a hundred times its
 * size, and each error in it costs the length of the sheet. This takes one walk and keeps one declaration.
 * @throws MarkupLimitError
 */
export function walkCss<Block>(
  source: string,
  top: Block,
  visit: {
    block(prelude: readonly CssToken[], parent: Block): Block;
    declaration(property: string, value: readonly CssToken[], block: Block): void;
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
    const [name, ...rest] = piece;
    piece = [];
    const colon = rest.findIndex((token) => token.type !== type.WhiteSpace);
    if (name?.type !== type.Ident || rest[colon]?.type !== type.Colon || isTopOfSheet()) return;
    visit.declaration(nameOf(name), rest.slice(colon + 1), current());
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
    if (kind === brackets.at(-1)) brackets.pop();
    else if (CLOSING.has(kind)) brackets.push(CLOSING.get(kind) as number);
    piece.push({ type: kind, text: source.slice(start, end) });
    if (piece.length > MAX_TOKENS) throw new MarkupLimitError('a style too long to be read');
  });
  endDeclaration();
}

/** A name as browsers compare it, escapes resolved; of a function and an at-rule too. */
export const nameOf = ({ text }: CssToken): string =>
  ident.decode(text.replace(/^@|\($/g, '')).toLowerCase();
