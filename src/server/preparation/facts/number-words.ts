/* Words that stand for numbers, English and Lithuanian; Lithuanian ones by stem, because they decline. */

const ENGLISH: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  dozen: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
};

const LITHUANIAN: [RegExp, number][] = [
  [/^vienuolik/, 11],
  [/^dvylik/, 12],
  [/^trylik/, 13],
  [/^keturiolik/, 14],
  [/^penkiolik/, 15],
  [/^šešiolik/, 16],
  [/^septyniolik/, 17],
  [/^aštuoniolik/, 18],
  [/^devyniolik/, 19],
  [/^dvidešimt/, 20],
  [/^trisdešimt/, 30],
  [/^keturiasdešimt/, 40],
  [/^penkiasdešimt/, 50],
  [/^šešiasdešimt/, 60],
  [/^septyniasdešimt/, 70],
  [/^aštuoniasdešimt/, 80],
  [/^devyniasdešimt/, 90],
  [/^dešimt/, 10],
  [/^šimt/, 100],
  [/^vien(as|a|o|os|am|ą|u|i|us|iems|oms|ais|omis)$/, 1],
  [/^(du|dvi|dviej)/, 2],
  [/^(trys|trij|trim|tris$)/, 3],
  [/^ketur/, 4],
  [/^penk/, 5],
  [/^šeš/, 6],
  [/^septyn/, 7],
  [/^aštuon/, 8],
  [/^devyn/, 9],
];

/** "million", „milijonų“, „mln“ → 1,000,000; null for a word that is no magnitude. */
export function findMagnitude(word: string): number | null {
  const lower = word.toLowerCase();
  if (/^(thousands?|tūkst|tūkstan\p{L}*)$/u.test(lower)) return 1e3;
  if (/^(millions?|mln|mn|milijon\p{L}*)$/u.test(lower)) return 1e6;
  if (/^(billions?|bn|mlrd|milijard\p{L}*)$/u.test(lower)) return 1e9;
  if (/^(trillions?|trln|trilijon\p{L}*)$/u.test(lower)) return 1e12;
  return null;
}

/** The value of a number word, "twenty-five" included; null for any other word. */
export function findNumberWord(word: string): number | null {
  const lower = word.toLowerCase();
  const whole = ENGLISH[lower];
  if (whole !== undefined) return whole;
  const [tens, ones] = lower.split('-').map((part) => ENGLISH[part]);
  if (tens !== undefined && ones !== undefined && tens >= 20 && ones < 10) return tens + ones;
  return LITHUANIAN.find(([stem]) => stem.test(lower))?.[1] ?? null;
}
