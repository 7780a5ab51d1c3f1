/* The two entrances of css-tree that are used here and have no types of their own. */
declare module 'css-tree/tokenizer' {
  export function tokenize(
    source: string,
    onToken: (type: number, start: number, end: number) => void,
  ): void;
  export function consumeNumber(source: string, offset: number): number;
  export const tokenTypes: Record<
    | 'Ident'
    | 'Function'
    | 'AtKeyword'
    | 'Hash'
    | 'BadString'
    | 'BadUrl'
    | 'Url'
    | 'Delim'
    | 'Number'
    | 'Percentage'
    | 'Dimension'
    | 'WhiteSpace'
    | 'CDO'
    | 'CDC'
    | 'Colon'
    | 'Semicolon'
    | 'Comma'
    | 'LeftSquareBracket'
    | 'RightSquareBracket'
    | 'LeftParenthesis'
    | 'RightParenthesis'
    | 'LeftCurlyBracket'
    | 'RightCurlyBracket'
    | 'Comment',
    number
  >;
}
declare module 'css-tree/utils' {
  export const ident: { decode(name: string): string };
}
