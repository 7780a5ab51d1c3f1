/** What ends a line for some program or other, and what turns the direction of the text around it. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu;

/** A single line: untrusted text cannot begin a line that looks like ours (log and header injection). */
export const toSingleLine = (text: string): string => text.replace(BREAKS, ' ').trim();
