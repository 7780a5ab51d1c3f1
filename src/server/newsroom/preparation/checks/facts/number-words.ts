import {
  ENGLISH_CARDINALS,
  ENGLISH_ORDINALS,
  ENGLISH_PARTS,
  ENGLISH_PLURAL_SCALES,
  ENGLISH_SCALES,
} from './english-numbers.ts';
import {
  LITHUANIAN_CARDINALS,
  LITHUANIAN_FIRST,
  LITHUANIAN_HALF,
  LITHUANIAN_HALVES,
  LITHUANIAN_HIDDEN,
  LITHUANIAN_ORDINALS,
  LITHUANIAN_PARTS,
  LITHUANIAN_PLURAL_SCALES,
  LITHUANIAN_SCALES,
} from './lithuanian-numbers.ts';
import type { Writing } from './writing.ts';

export interface NumberWords {
  form: 'word' | 'ordinal' | 'fraction' | 'vague';
  values: number[];
  parts?: [number, number];
  /** Position after the last word. */
  end: number;
  /** Index of the last token. */
  last: number;
}

type Words = Map<string, number>;
interface Language {
  cardinals: Words;
  ordinals: Words;
  parts: Words;
  scales: Words;
  plurals: Words;
  halves: Words;
  isHalf(word: string): boolean;
  isArticle(word: string): boolean;
  hidden: [RegExp, number[]][];
}

const ENGLISH: Language = {
  cardinals: ENGLISH_CARDINALS,
  ordinals: ENGLISH_ORDINALS,
  parts: ENGLISH_PARTS,
  scales: ENGLISH_SCALES,
  plurals: ENGLISH_PLURAL_SCALES,
  halves: new Map(),
  isHalf: (word) => word === 'half',
  isArticle: (word) => word === 'a' || word === 'an',
  hidden: [],
};
const LITHUANIAN: Language = {
  cardinals: LITHUANIAN_CARDINALS,
  ordinals: LITHUANIAN_ORDINALS,
  parts: LITHUANIAN_PARTS,
  scales: LITHUANIAN_SCALES,
  plurals: LITHUANIAN_PLURAL_SCALES,
  halves: LITHUANIAN_HALVES,
  isHalf: (word) => LITHUANIAN_HALF.has(word),
  isArticle: () => false,
  hidden: LITHUANIAN_HIDDEN,
};

/** Words in a row from `at`, lower case; `joined` when only a space or hyphen stands between two. */
class WordRun {
  readonly #text: string;
  readonly #tokens: RegExpExecArray[];
  readonly #first: number;
  #at: number;

  constructor(text: string, tokens: RegExpExecArray[], at: number) {
    this.#text = text;
    this.#tokens = tokens;
    this.#first = at;
    this.#at = at;
  }

  /** The word `ahead` places on, or '' when the row ends before it. */
  peek(ahead = 0): string {
    for (let at = Math.max(this.#at, this.#first + 1); at <= this.#at + ahead; at += 1) {
      if (!this.#isJoined(at)) return '';
    }
    return this.#tokens[this.#at + ahead]?.groups?.word?.toLowerCase() ?? '';
  }

  #isJoined(at: number): boolean {
    const [before, after] = [this.#tokens[at - 1], this.#tokens[at]];
    if (!before || !after) return false;
    const gap = this.#text.slice(before.index + before[0].length, after.index);
    return gap === ' ' || gap === '-';
  }

  take(count = 1): void {
    this.#at += count;
  }

  /** Where the words taken so far end. */
  get taken(): { end: number; last: number } {
    const token = this.#tokens[this.#at - 1];
    return { end: (token?.index ?? 0) + (token?.[0].length ?? 0), last: this.#at - 1 };
  }
}

/** The number that starts with this word; null when none does. */
export function readNumberWords(
  text: string,
  tokens: RegExpExecArray[],
  at: number,
  writing: Writing,
): NumberWords | null {
  const language = writing === 'lt' ? LITHUANIAN : ENGLISH;
  const run = new WordRun(text, tokens, at);
  const found = readHalf(run, language) ?? readCount(run, language) ?? readSingle(run, language);
  return found && { ...found, ...run.taken };
}

type Read = Pick<NumberWords, 'form' | 'values' | 'parts'> | null;

/** "half a million", "half", „pusė milijono“, „pusė“. */
function readHalf(run: WordRun, language: Language): Read {
  if (!language.isHalf(run.peek())) return null;
  const skip = language.isArticle(run.peek(1)) ? 2 : 1;
  const scale = language.scales.get(run.peek(skip));
  if (scale) {
    run.take(skip + 1);
    return { form: 'word', values: [scale / 2] };
  }
  // "half an hour" is read up to its unit.
  run.take(skip);
  return { form: 'fraction', values: [0.5], parts: [1, 2] };
}

/** "two hundred and twenty-five thousand", "two thirds", "twenty-first". */
function readCount(run: WordRun, language: Language): Read {
  let total = 0;
  let current = 0;
  let words = 0;
  const canAdd = (value: number) =>
    (value < 10 && current % 10 === 0 && current % 100 !== 10) ||
    (value < 100 && current % 100 === 0);
  if (language.isArticle(run.peek())) {
    const isCounting = language.scales.has(run.peek(1)) || language.parts.has(run.peek(1));
    // "an hour and a half": the half is added with the unit.
    if (!isCounting && !isHalfAfter(run, 2)) return null;
    run.take();
    if (!isCounting) return { form: 'word', values: [1] };
    current = 1;
    words = 1;
  }
  for (;;) {
    const skip = words > 0 && run.peek() === 'and' && current % 100 === 0 ? 1 : 0;
    const word = run.peek(skip);
    const cardinal = language.cardinals.get(word) ?? language.halves.get(word);
    const scale = language.scales.get(word) ?? (words > 0 ? language.plurals.get(word) : undefined);
    if (cardinal !== undefined && canAdd(cardinal)) current += cardinal;
    else if (scale !== undefined && skip === 0) {
      if (scale <= 100) current = (current || 1) * scale;
      else {
        total += (current || 1) * scale;
        current = 0;
      }
    } else break;
    run.take(skip + 1);
    words += 1;
    if (isHalfAfter(run)) {
      run.take(run.peek() === 'and' ? 3 : 2);
      // "a million and a half"
      const isOfScale = cardinal === undefined && scale && !language.scales.has(run.peek());
      current += (isOfScale ? scale : 1) / 2;
    }
  }
  if (words === 0) return null;
  const value = total + current;
  const denominator = language.parts.get(run.peek());
  if (denominator && value < denominator) {
    run.take();
    return { form: 'fraction', values: [value / denominator], parts: [value, denominator] };
  }
  const ordinal =
    language.ordinals.get(run.peek()) ?? (LITHUANIAN_FIRST.has(run.peek()) ? 1 : null);
  if (ordinal && ordinal < 10 && value % 10 === 0 && value >= 20) {
    run.take();
    return { form: 'ordinal', values: [value + ordinal] };
  }
  return { form: 'word', values: [value] };
}

/** "two and a half million", „du su puse milijono“. */
const isHalfAfter = (run: WordRun, ahead = 0): boolean =>
  /^(?:and a half|(?:su|ir) pus[eė] .*)$/.test(
    [0, 1, 2].map((each) => run.peek(ahead + each)).join(' '),
  );

function readSingle(run: WordRun, language: Language): Read {
  const word = run.peek();
  const ordinal = language.ordinals.get(word);
  const part = language.parts.get(word);
  const plural = language.plurals.get(word);
  const hidden = language.hidden.find(([pattern]) => pattern.test(word))?.[1];
  const read: Read =
    ordinal !== undefined
      ? { form: 'ordinal', values: [ordinal] }
      : part !== undefined && !/^ketvirč/.test(word)
        ? { form: 'fraction', values: [1 / part], parts: [1, part] }
        : plural !== undefined
          ? { form: 'vague', values: [plural] }
          : hidden
            ? { form: 'word', values: hidden }
            : null;
  if (read) run.take();
  return read;
}
