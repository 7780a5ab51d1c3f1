/** A pattern for `ilike` that finds the text anywhere; the person's own % and _ are only characters. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
