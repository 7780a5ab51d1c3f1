/** Letters without their marks: who types „zinutes“ means „žinutės“. */
export const foldAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** The letters that the database folds (`foldForSearch`), no others. */
const FOLDED = { ą: 'a', č: 'c', ę: 'e', ė: 'e', į: 'i', š: 's', ų: 'u', ū: 'u', ž: 'z' };
export const ACCENTED = Object.keys(FOLDED).join('');
/** At the same place what each becomes. */
export const UNACCENTED = Object.values(FOLDED).join('');

const ACCENTED_LETTER = new RegExp(`[${ACCENTED}]`, 'g');
/** Those letters alone; a text in lower case. */
export const foldLithuanian = (text: string): string =>
  text.replace(ACCENTED_LETTER, (letter) => UNACCENTED[ACCENTED.indexOf(letter)] ?? letter);
