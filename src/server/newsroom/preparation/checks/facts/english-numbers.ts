/* English words that stand for numbers. They are read in sources only, so too much is better than too little. */

const list = (words: string, first: number, step = 1): [string, number][] =>
  words.split(' ').map((word, at) => [word, first + at * step]);

export const ENGLISH_CARDINALS = new Map<string, number>([
  ...list(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen',
    0,
  ),
  ...list('fifteen sixteen seventeen eighteen nineteen', 15),
  ...list('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
  ['single', 1],
]);

export const ENGLISH_ORDINALS = new Map<string, number>([
  ...list('first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth', 1),
  ...list('thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth', 13),
  ...list('twentieth thirtieth fortieth fiftieth', 20, 10),
  ['hundredth', 100],
]);

/** Denominators. */
export const ENGLISH_PARTS = new Map<string, number>([
  ...list('third quarter fifth sixth seventh eighth ninth tenth', 3),
  ...list('thirds quarters fifths sixths sevenths eighths ninths tenths', 3),
  ['fourth', 4],
  ['fourths', 4],
  ['hundredth', 100],
]);

export const ENGLISH_SCALES = new Map<string, number>([
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1e3],
  ['million', 1e6],
  ['mn', 1e6],
  ['billion', 1e9],
  ['bn', 1e9],
  ['trillion', 1e12],
]);

export const ENGLISH_PLURAL_SCALES = new Map<string, number>([
  ['tens', 10],
  ['dozens', 10],
  ['hundreds', 100],
  ['thousands', 1e3],
  ['millions', 1e6],
  ['billions', 1e9],
  ['trillions', 1e12],
  ['multimillion', 1e6],
]);

/** What else tells a number, as keys. */
export const ENGLISH_IDIOMS: [RegExp, string[]][] = [
  [
    /(?<!\p{L})(?:both|couple|pair|twice|twofold|dual|duo|two-way|double[ds]?|doubling|either)(?!\p{L})/giu,
    ['n:2'],
  ],
  [/(?<!\p{L})(?:other|another|next|secondary|runner-up)(?!\p{L})/giu, ['o:2']],
  [/(?<!\p{L})(?:triple[ds]?|tripling|trebled?|thrice|threefold|trio)(?!\p{L})/giu, ['n:3']],
  [/(?<!\p{L})(?:quadrupled?s?|fourfold|quad)(?!\p{L})/giu, ['n:4']],
  [/(?<!\p{L})fivefold(?!\p{L})/giu, ['n:5']],
  [/(?<!\p{L})tenfold(?!\p{L})/giu, ['n:10']],
  [/(?<!\p{L})decades?(?!\p{L})/giu, ['n:10', 'u:10:year']],
  [/(?<!\p{L})(?:century|centuries|centennial|centenary)(?!\p{L})/giu, ['n:100', 'u:100:year']],
  [/(?<!\p{L})millenni(?:um|a)(?!\p{L})/giu, ['n:1000']],
  [/(?<!\p{L})fortnight(?!\p{L})/giu, ['n:2', 'u:2:week']],
  [/(?<!\p{L})(?:half|halves|halved|halving|side|sides|party|parties)(?!\p{L})/giu, ['f:1/2']],
  ...['I', 'II', 'III', 'IV'].map((roman, at): [RegExp, string[]] => [
    new RegExp(`(?<!\\p{L})Q(?:${at + 1}|${roman})(?!\\p{L})`, 'gu'),
    [`n:${at + 1}`, `o:${at + 1}`],
  ]),
  [/(?<!\d)24\/7(?!\d)/gu, ['u:24:hour', 'u:7:day']],
  [/(?<!\p{L})(?:a|an|one|per|each|every|first|sole)(?!\p{L})/giu, ['n:1']],
];
