/** Letters without their marks: who types „zinutes“ means „žinutės“. */
export const foldAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** The letters that the database folds (`foldForSearch`), no others. */
const FOLDED = { ą: 'a', č: 'c', ę: 'e', ė: 'e', į: 'i', š: 's', ų: 'u', ū: 'u', ž: 'z' };
export const ACCENTED = Object.keys(FOLDED).join('');
/** At the same place what each becomes. */
export const UNACCENTED = Object.values(FOLDED).join('');
