/** What ends a line for some program or other, and what turns the direction of the text around it. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu;

/** One line for whoever reads it: what a stranger wrote cannot begin a line that looks like ours. */
export const toSingleLine = (text: string): string => text.replace(BREAKS, ' ').trim();
