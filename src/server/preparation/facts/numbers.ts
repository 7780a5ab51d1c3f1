import { findMagnitude, findNumberWord } from './number-words.ts';

export interface NumberFact {
  kind: 'number';
  /** As written. */
  text: string;
  /** Every value (or name, such as `a:wpa3`) the writing may stand for; one that matches is enough. */
  keys: string[];
}

/** How digits are written: English "3,500.5", Lithuanian "3 500,5", or unknown. */
export type Writing = 'en' | 'lt' | 'unknown';

const SPACE = '[ \\u00a0\\u202f\\u2009]';
const DIGITS = `\\d{1,3}(?:${SPACE}\\d{3}){1,5}(?:[.,]\\d+)?(?![\\d.,]*\\d)|\\d+(?:[.,'’]\\d+)*`;
const TOKEN = new RegExp(
  `(?<![\\p{L}\\d])(?<word>\\p{L}[\\p{L}\\d]*\\d[\\p{L}\\d]*)|(?<digits>${DIGITS})(?:(?<glued>\\p{L}+)|(?:${SPACE}|-)?(?<scale>\\p{L}+))?`,
  'gu',
);
const SHORT_SCALES: Record<string, number> = { k: 1e3, m: 1e6, b: 1e9 };

export const numberKey = (value: number): string => `n:${Number(value.toPrecision(12))}`;

/** Every number and every name with digits in it ("WPA3", "10GB"), in order. */
export function listNumbers(text: string, writing: Writing): NumberFact[] {
  const facts: NumberFact[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const { word, digits, glued, scale } = match.groups ?? {};
    if (word) facts.push({ kind: 'number', text: word, keys: nameKeys(word) });
    else if (digits) facts.push(readNumber(digits, glued ?? '', scale ?? '', writing));
  }
  return facts;
}

/** Numbers written as words ("five million", „trys“); without a magnitude only where asked for. */
export function listNumberWords(text: string, withPlain: boolean): NumberFact[] {
  const facts: NumberFact[] = [];
  const words = [...text.matchAll(/\p{L}+(?:-\p{L}+)?/gu)].map(([word]) => word);
  for (const [at, word] of words.entries()) {
    const value = findNumberWord(word);
    const next = words[at + 1] ?? '';
    const magnitude = findMagnitude(next);
    if (value !== null && magnitude) {
      facts.push({ kind: 'number', text: `${word} ${next}`, keys: [numberKey(value * magnitude)] });
    } else if (withPlain && value !== null) {
      facts.push({ kind: 'number', text: word, keys: [numberKey(value)] });
    } else if (withPlain && findMagnitude(word)) {
      facts.push({ kind: 'number', text: word, keys: [numberKey(findMagnitude(word) ?? 1)] });
    }
  }
  return facts;
}

function readNumber(digits: string, glued: string, scale: string, writing: Writing): NumberFact {
  const values = readings(digits, writing);
  const magnitude = findMagnitude(glued) ?? findMagnitude(scale);
  if (magnitude) {
    const keys = values.map((value) => numberKey(value * magnitude));
    return { kind: 'number', text: `${digits} ${glued || scale}`, keys };
  }
  const keys = values.map(numberKey);
  const short = SHORT_SCALES[glued.toLowerCase()];
  if (short) keys.unshift(...values.map((value) => numberKey(value * short)));
  if (glued) keys.push(`a:${digits}${glued.toLowerCase()}`);
  return { kind: 'number', text: `${digits}${glued}`, keys };
}

/** "RTX4090" is also known where the source writes "RTX 4090". */
function nameKeys(word: string): string[] {
  const version = /^v(\d+)$/i.exec(word)?.[1];
  const tail = /^\p{L}+(\d+)$/u.exec(word)?.[1];
  return [
    `a:${word.toLowerCase()}`,
    ...(version || tail ? [numberKey(Number(version ?? tail))] : []),
  ];
}

function readings(digits: string, writing: Writing): number[] {
  const plain = digits.replace(/[ \u00a0\u202f\u2009'’]/g, '');
  const separators = plain.match(/[.,]/g) ?? [];
  if (separators.length === 0) return [Number(plain)];
  const kinds = new Set(separators);
  if (kinds.size === 2) {
    const decimal = separators.at(-1) ?? '.';
    const grouping = decimal === '.' ? ',' : '.';
    return [Number(plain.replaceAll(grouping, '').replace(decimal, '.'))];
  }
  const [separator] = separators;
  const parts = plain.split(/[.,]/);
  const isGrouped =
    parts.slice(1).every((part) => part.length === 3) && (parts[0]?.length ?? 9) <= 3;
  const asGroups = Number(parts.join(''));
  if (separators.length > 1) return isGrouped ? [asGroups] : parts.map(Number);
  const asDecimal = Number(parts.join('.'));
  if (!isGrouped) return [asDecimal];
  if (writing === 'en') return separator === ',' ? [asGroups] : [asDecimal];
  return [asDecimal, asGroups];
}
