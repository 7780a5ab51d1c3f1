/* Letters that tell a name from a word. */

/** Letters and doubles that Lithuanian spelling has no use for. */
const FOREIGN =
  /[wqx]|([bcdfghklmnprstvz])\1|(?:ck|th|sh|ph|gh|oo|ee|ou|ea|ey|oy|ay|igh|ch(?![aeiouy])|[bcdfghkmpvz]$)|['’‘]/iu;
/** Letters that no Lithuanian word has. */
export const hasForeignLetters = (name: string): boolean =>
  FOREIGN.test(name.replace(/[bcdfghkmpvz]$/iu, ''));

const ENDS_LITHUANIAN =
  /(?:as|is|us|ys|ias|os|[eė]s|[ouyė]je|ams|[ai]ms|ais|ius|ai|ti|te|ų|ė|ą|ę|į|[aieo]m[as]|yba|ybai?|o|ui|iau|sta|rta|[ktd]i|ant|int|damas|kol|mas|gal|pie)$/iu;

/** Could it only be a name? */
export const looksForeign = (name: string): boolean =>
  FOREIGN.test(name) ||
  /\p{Ll}\p{Lu}/u.test(name) ||
  (name.length > 3 && !ENDS_LITHUANIAN.test(name));
