/* What stands beside a place of a text, for rules that are anchored to it. */

/** More than any of them looks at. */
const FAR = 64;

export const textBefore = (text: string, at: number): string =>
  text.slice(Math.max(0, at - FAR), at);

export const textAfter = (text: string, at: number): string => text.slice(at, at + FAR);
