/** Shorter than this is `thin`: kept, but never published automatically. */
const THIN_TEXT = 400;

export const isThin = (text: string): boolean => text.length < THIN_TEXT;
