/** Shorter than this is `thin`: kept, but never published automatically. */
const MINIMUM_LENGTH = 400;

export const isThin = (text: string): boolean => text.length < MINIMUM_LENGTH;
