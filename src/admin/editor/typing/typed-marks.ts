/** Stands for what is no letter: a picture, the end of a line. */
export const NO_LETTER = '\ufffc';

/** After nothing, a space, a bracket or a dash a quote opens. */
const OPENS = new RegExp(`(?:^|[\\s([{/–—„‚${NO_LETTER}-])$`);

/** A word that is becoming an address, of a page or of a person: each of its characters counts. */
const ADDRESS = /^(?:[a-z][a-z\d+.-]*:\/\/|www\.|[^\s/@]+\.[a-z]{2,}\/|[^@]+@)/i;

const lastWord = (text: string): string => text.split(/[\s([{„‚]/).at(-1) ?? '';

interface TypedMark {
  /** How many characters before the typed one go with it. */
  back: number;
  mark: string;
}

/**
 * What Lithuanian typography writes in place of a key that was typed; null where it stays.
 * @param before the text of the paragraph up to the caret
 */
export function markFor(before: string, typed: string): TypedMark | null {
  // Code that is being written: it becomes code at its second backtick.
  if (/(?:^|\s)`[^`]*$/.test(before)) return null;
  // A quote may end behind one.
  if (ADDRESS.test(lastWord(before)) && typed !== '"' && typed !== ' ') return null;
  switch (typed) {
    case '"':
      return quoteFor(before, { open: '„', close: '“', lone: '“' });
    case "'":
      return quoteFor(before, { open: '‚', close: '‘', lone: '’' });
    case '.':
      return /(?<!\.)\.\.$/.test(before) ? { back: 2, mark: '…' } : null;
    case '-':
      return /[^\s-]-$/.test(before) ? { back: 1, mark: '–' } : null;
    case ' ':
      // At a word's start only what follows tells a dash from an option (`--help`), or from a rule (`---`).
      return /(?:^|\s)--$/.test(before) ? { back: 2, mark: '– ' } : null;
    default:
      return null;
  }
}

interface Quotes {
  open: string;
  close: string;
  /** What closes nothing: an apostrophe, a quote whose beginning was typed elsewhere. */
  lone: string;
}

function quoteFor(before: string, { open, close, lone }: Quotes): TypedMark | null {
  if (OPENS.test(before)) return { back: 0, mark: open };
  const isOpen = before.lastIndexOf(open) > before.lastIndexOf(close);
  // Inches and minutes of arc.
  if (!isOpen && /\d$/.test(before)) return null;
  return { back: 0, mark: isOpen ? close : lone };
}
