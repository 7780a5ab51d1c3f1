/** Letters without their marks: who types „zinutes“ means „žinutės“. */
export const foldAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Each letter that the database folds (`foldForSearch`), and at the same place what it becomes. */
export const ACCENTED = 'ąčęėįšųūž';
export const UNACCENTED = 'aceeisuuz';
