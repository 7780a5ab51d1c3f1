import { escapeUTF8 } from 'entities/escape';

/** A text as XML content or attribute; characters XML 1.0 forbids even as references are left out. */
export const escapeXml = (text: string): string =>
  escapeUTF8(text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ''));
