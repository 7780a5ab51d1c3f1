/** Spaces, control, format and filling characters: a text of nothing else shows nothing. The last is Braille's blank. */
const UNSEEN = /[\p{White_Space}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** What a form takes a text for: one in which a reader would see nothing is empty. */
export const emptyIfUnseen = (text: string): string =>
  [...text].some((character) => !UNSEEN.test(character)) ? text : '';

/** The letter or digit that stands for a title; '' when it has none. Emoji and quotes before it are passed over. */
export const initialOf = (title: string): string =>
  (/[\p{L}\p{N}]/u.exec(title)?.[0] ?? '').toLocaleUpperCase('lt');
