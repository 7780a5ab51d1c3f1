/* Are two names the same, one of them written and declined as Lithuanian does: Washington and „Vašingtone“? */

const LITHUANIAN_ENDING =
  /(?:iuose|ijoje|iams|iais|iaus|ioje|uose|ijos|iui|uje|yje|oje|ėje|ais|ams|oms|omis|ius|iai|aus|iu|io|ia|ią|ių|us|is|ys|as|es|ės|os|ai|ui|ei|ą|ę|į|ų|ū|a|e|ė|i|o|u|y|s)$/u;
const SHORTEST = 3;

/** Letters as both languages sound them: one for each sound, without marks. */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’]s?$/u, '')
    .replace(/dž/gu, 'j')
    .normalize('NFD')
    .replace(/[^a-z0-9]/gu, '')
    .replace(/ph/gu, 'f')
    .replace(/th/gu, 't')
    .replace(/sch|sh|sz|zh/gu, 's')
    .replace(/tch|cz|ch/gu, 'c')
    .replace(/ck|q/gu, 'k')
    .replace(/w/gu, 'v')
    .replace(/x/gu, 'ks')
    .replace(/y/gu, 'i')
    .replace(/(.)\1/gu, '$1');
}

/** Without what declension adds; short words keep it. */
export function stemOf(word: string): string {
  const stem = word.replace(LITHUANIAN_ENDING, '');
  return stem.length >= SHORTEST ? stem : word;
}

const VOWELS = new Set('aeiou');
const CHEAP = new Set('aeiouhj');
const ALIKE = ['ckgh', 'szcjgt', 'vfu', 'bp', 'dt', 'ij'];
const isAlike = (one: string, other: string) =>
  ALIKE.some((letters) => letters.includes(one) && letters.includes(other));

/** What it costs to write one as the other: a vowel little, a foreign consonant one. */
function distance(one: string, other: string): number {
  let row = [0];
  for (const letter of other) row.push((row.at(-1) ?? 0) + dropCost(letter));
  for (const letter of one) {
    const next = [(row[0] ?? 0) + dropCost(letter)];
    for (let at = 1; at <= other.length; at += 1) {
      const facing = other[at - 1] ?? '';
      next.push(
        Math.min(
          (row[at - 1] ?? 0) + changeCost(letter, facing),
          (row[at] ?? 0) + dropCost(letter),
          (next[at - 1] ?? 0) + dropCost(facing),
        ),
      );
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const dropCost = (letter: string) => (CHEAP.has(letter) ? 0.35 : 1);
function changeCost(one: string, other: string): number {
  if (one === other) return 0;
  if (VOWELS.has(one) && VOWELS.has(other)) return 0.25;
  return isAlike(one, other) ? 0.35 : 1;
}

const MOST_APART = 0.24;
const LONGEST = 24;

/** A name made ready to be compared. */
export interface NameForm {
  whole: string;
  stem: string;
}
export const formOf = (name: string): NameForm => ({
  whole: foldName(name).slice(0, LONGEST),
  stem: foldName(stemOf(name.toLowerCase())).slice(0, LONGEST),
});

export const isSameName = (lithuanian: NameForm, other: NameForm): boolean =>
  distanceOf(lithuanian, other) <= MOST_APART ||
  [lithuanian.whole, lithuanian.stem].some((one) => isBeginning(one, other.whole));

/** „Toome“ for "Toomebridge". */
const isBeginning = (one: string, other: string): boolean =>
  one.length >= LONG_ENOUGH && other.startsWith(one);
const LONG_ENOUGH = 4;

/** Letters that a name may begin with in one language where it begins with another in the other one. */
const BEGIN_ALIKE = ['ckgh', 'szcj', 'gj', 'dj', 'vfuh', 'bp', 'dt', 'ksz'];
/** What is not heard where a name begins: "Knight", "Wright", "Hugo", "Xavier". */
const SILENT = /^(?:kn|gn|vr|ps|h|ks)/;

/** „Wilsonas“ is no "Nelson": however a name is spelt anew, what it begins with sounds the same. */
const beginAlike = (one: string, other: string): boolean =>
  one === other ||
  VOWELS.has(one) ||
  VOWELS.has(other) ||
  BEGIN_ALIKE.some((letters) => letters.includes(one) && letters.includes(other));

/** How much of them differs, from 0 to 1 and more; names of other lengths are as far as can be. */
export function distanceOf(lithuanian: NameForm, other: NameForm): number {
  if (lithuanian.whole === other.whole || lithuanian.stem === other.stem) return 0;
  const isHeard = !SILENT.test(other.whole) && !SILENT.test(lithuanian.whole);
  if (isHeard && !beginAlike(lithuanian.whole.charAt(0), other.whole.charAt(0))) return 1;
  return Math.min(
    ...[
      [lithuanian.stem, other.whole],
      [lithuanian.stem, other.stem],
      [lithuanian.whole, other.whole],
    ].map(([one = '', two = '']) => {
      const longer = Math.max(one.length, two.length);
      if (longer < SHORTEST || Math.abs(one.length - two.length) > longer / 2) return 1;
      return distance(one, two) / longer;
    }),
  );
}
