import { removeInvisible } from '../../../html/remove-hidden-text.ts';
import { INSTRUCTION_PHRASES } from './instruction-phrases.ts';

/*
 * A text that speaks to the model instead of to its readers. The fence, the rules around it, the checks of facts
 * and links, and the trust a person gave the source are what protects; a list of phrases never holds them all. It
 * sees to it that what was made from a known kind of attack is not published without a person. It may be wrong
 * about an article on this very subject: then a person looks at it, which is right too.
 */

/** A run of base64 long enough for a sentence. */
const BASE64 = /(?<![A-Za-z\d+/=_-])[A-Za-z\d+/]{32,4000}={0,2}(?![A-Za-z\d+/=_-])/g;
const SHOWN = 120;

/**
 * The first piece of a source that gives orders to a model, as written, at most 120 characters; null when there
 * is none. Letters spaced out, look-alike forms and base64 are read too.
 */
export function findInstruction(text: string): string | null {
  const plain = removeInvisible(text).normalize('NFKC');
  const decoded = [...plain.matchAll(BASE64)].flatMap(([run]) => decodeBase64(run));
  for (const candidate of [plain, joinSpaced(plain), ...decoded]) {
    for (const pattern of INSTRUCTION_PHRASES) {
      const found = pattern.exec(candidate);
      if (found) return found[0].trim().slice(0, SHOWN);
    }
  }
  return null;
}

function decodeBase64(run: string): string[] {
  const decoded = Buffer.from(run, 'base64').toString('utf8');
  return /^[\p{L}\p{N}\p{P}\p{Z}\s]{16,}$/u.test(decoded) ? [decoded] : [];
}

/** "i g n o r e  a l l" → "ignore all". */
const joinSpaced = (text: string): string =>
  text.replace(/(?<!\p{L})\p{L}(?:[ .*_-]\p{L}){4,}(?!\p{L})/gu, (run) =>
    run.replace(/[ .*_-]/g, ''),
  );
