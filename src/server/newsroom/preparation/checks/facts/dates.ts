import { type Fact, factsOf, numberKey, type Rule } from './fact.ts';

const LITHUANIAN_MONTHS = [
  'saus(?:is|io|į|iui|iu|yje)',
  'vasar(?:is|io|į|iui|iu|yje)',
  'kov(?:as|o|ą|ui|u|e)',
  'baland(?:is|žio|į|žiui|žiu|yje)',
  'geguž(?:ė|ės|ę|ei|e|ėje)',
  'biržel(?:is|io|į|iui|iu|yje)',
  'liep(?:a|os|ą|ai|oje)',
  'rugpjū(?:tis|čio|tį|čiui|čiu|tyje)',
  'rugsėj(?:is|o|į|ui|u|yje)',
  'spal(?:is|io|į|iui|iu|yje)',
  'lapkri(?:tis|čio|tį|čiui|čiu|tyje)',
  'gruod(?:is|žio|į|žiui|žiu|yje)',
];
const ENGLISH_MONTHS = [
  'Jan(?:uary|\\.)?',
  'Feb(?:ruary|\\.)?',
  'Mar(?:ch|\\.)?',
  'Apr(?:il|\\.)?',
  'May',
  'June?\\.?',
  'July?\\.?',
  'Aug(?:ust|\\.)?',
  'Sept?(?:ember|\\.)?',
  'Oct(?:ober|\\.)?',
  'Nov(?:ember|\\.)?',
  'Dec(?:ember|\\.)?',
];
const capitalised = (pattern: string) =>
  `[${pattern.charAt(0)}${pattern.charAt(0).toUpperCase()}]${pattern.slice(1)}`;
const LT = `(?<lt>${LITHUANIAN_MONTHS.map(capitalised).join('|')})(?!\\p{L})`;
// Capital letters only: "may 5" and "march 4" are more often verbs.
const EN = `(?<en>${ENGLISH_MONTHS.join('|')})(?![\\p{L}])`;
// „Spalio 20-lapkričio 2“ is two days.
const ENDING = `(?:st|nd|rd|th|-(?!${LITHUANIAN_MONTHS.join('|')})\\p{L}+)?`;
const DAY = `(?<day>\\d{1,2})(?!\\d|[.,]\\d)${ENDING}`;
const SECOND = `\\s*(?:[-–—,]|and|to|ir|iki)\\s*(?<last>\\d{1,2})(?![\\d:]|[.,]\\d)`;
// "March 4 and 12 servers" has one date.
const LAST = `(?:${SECOND}(?! (?!dien)\\p{L}{2})${ENDING})?`;
const LAST_BEFORE = `(?:${SECOND}${ENDING})?`;
const YEAR = '(?<year>(?:19|20)\\d\\d)(?!\\d)';
const LT_YEAR = `${YEAR}(?: ?(?:m\\.|met\\p{L}*),?)?\\s*`;

/** "November and December 2021", „2021 m. lapkričio ir gruodžio“: the year is that of both. */
const AND = '\\s*(?:[-–—]|and|or|to|through|ir|bei|ar|iki)\\s*';
const NEXT_LT = `(?<nextLt>${LITHUANIAN_MONTHS.join('|')})(?!\\p{L}|\\s+\\d)`;
const NEXT_EN = `(?<nextEn>${ENGLISH_MONTHS.join('|')})(?!\\p{L})`;

const PATTERNS = [
  `(?<!\\d)${YEAR}[-./](?<month>\\d{1,2})[-./]${DAY}(?:T[\\d:.]+Z?)?`,
  `(?<!\\d)${YEAR} (?<month>0\\d|1[0-2]) (?<day>[0-3]\\d)(?![\\d])`,
  `(?<![\\d.])(?<day>\\d{1,2})(?<slash>[./])(?<month>\\d{1,2})\\k<slash>${YEAR}`,
  `(?<!\\p{L})(?:${LT_YEAR})?${LT}\\s+(?:mėn\\p{L}*\\.?\\s+)?${DAY}${LAST}(?:\\s*d\\.)?`,
  `(?<!\\d)${LT_YEAR}${LT}${AND}${NEXT_LT}`,
  `(?<!\\d)${LT_YEAR}${LT}`,
  `(?<!\\p{L})${LT}\\s+(?:mėn\\.?\\s+)?${YEAR}`,
  `(?<!\\p{L})${EN}\\s+${DAY}${LAST}(?:,?\\s+${YEAR})?`,
  `(?<!\\d)${DAY}${LAST_BEFORE}[\\s-]+(?:of\\s+)?${EN},?(?:[\\s-]+${YEAR})?`,
  `(?<!\\p{L})${EN}${AND}${NEXT_EN},?\\s+(?:of\\s+)?${YEAR}`,
  `(?<!\\p{L})${EN},?\\s+(?:of\\s+)?${YEAR}`,
  `(?<!\\p{L})${EN},?\\s+['’‘](?<short>\\d\\d)(?!\\d)`,
].map((pattern) => new RegExp(pattern, 'gu'));

interface Day {
  month: number;
  /** Null: the whole month. */
  day: number | null;
}

/** "9/11" names a day. */
const ATTACKS = /(?<![\d/])9\/11(?![\d/])/gu;

/** Days and months of a year, in every usual writing; "03/04/2026" may be either. */
export const dateRule: Rule = {
  kind: 'date',
  read: ({ text }) => {
    const facts: Fact[] = [];
    let rest = text;
    facts.push(
      ...factsOf('date', text, ATTACKS, () => ({
        needs: [[]],
        gives: dayKeys(2001, { month: 9, day: 11 }),
        stays: true,
      })),
    );
    for (const pattern of PATTERNS) {
      const found = factsOf('date', rest, pattern, ({ groups = {} }) => readDate(groups));
      for (const { start, end } of found) {
        rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
      }
      facts.push(...found);
    }
    return facts;
  },
};

// Forms that are a fight, a linden or a pigeon as well are left out.
const BARE_LT = LITHUANIAN_MONTHS.map((pattern, at) =>
  at === 2 ? 'kov(?:as|o|ą|e)' : at === 6 ? 'liep(?:os|ą)' : pattern,
);
const BARE = new RegExp(
  `(?<!\\p{L})(?:(?<lt>${BARE_LT.map(capitalised).join('|')})|(?<en>${ENGLISH_MONTHS.join('|')}))(?![\\p{L}])`,
  'gu',
);

/** A month by itself: „spalio pabaigoje“. */
export const monthRule: Rule = {
  kind: 'month',
  read: ({ text }) =>
    factsOf('month', text, BARE, ({ groups = {} }) => ({ needs: [[`m:${monthOf(groups)}`]] })),
};

type Groups = Record<string, string | undefined>;

function readDate(groups: Groups): Pick<Fact, 'needs' | 'gives'> | null {
  const year = yearOf(groups);
  const readings = readDays(groups);
  const [own] = readings;
  if (!own) return null;
  const next = groups.nextLt ?? groups.nextEn;
  if (next) {
    const both = [own, { month: monthNamed(next), day: null }];
    return {
      needs: [[...both.map(({ month }) => `m:${month}`), ...yearKey(year)]],
      gives: both.flatMap((month) => dayKeys(year, month)),
    };
  }
  const days = [...readings];
  if (groups.last) days.push({ month: own.month, day: Number(groups.last) });
  // A range of days needs both; a date that may be read in two ways needs one.
  const needs = groups.last
    ? [
        days.map((day) => keyOf(year, day)),
        days.map((day) => keyOf(null, day)).concat(yearKey(year)),
      ]
    : readings.flatMap((day) => [
        [keyOf(year, day)],
        ...(year === null ? [] : [[keyOf(null, day, '?'), ...yearKey(year)]]),
      ]);
  return { needs, gives: days.flatMap((day) => dayKeys(year, day)) };
}

/** "October '19" is of this century, "May '68" of the last. */
function yearOf({ year, short }: Groups): number | null {
  if (short) return (Number(short) > 50 ? 1900 : 2000) + Number(short);
  return year ? Number(year) : null;
}

/** Everything a day tells: itself with and without year, its month, its numbers. */
export function dayKeys(year: number | null, { month, day }: Day): string[] {
  const own = { month, day };
  return [
    keyOf(year, own),
    ...(day === null ? [] : [keyOf(null, own, '*'), numberKey(day), `o:${day}`]),
    ...(year === null ? [keyOf(null, own, '?')] : [`ym:${year}-${month}`]),
    ...yearKey(year),
    `m:${month}`,
    ...(year === null ? [`ym:?-${month}`] : []),
  ];
}

const yearKey = (year: number | null) => (year === null ? [] : [numberKey(year)]);

function keyOf(year: number | null, { month, day }: Day, unknownYear: '*' | '?' = '*'): string {
  const prefix = day === null ? 'ym' : 'd';
  return `${prefix}:${year ?? unknownYear}-${month}${day === null ? '' : `-${day}`}`;
}

function readDays(groups: Groups): Day[] {
  const day = groups.day ? Number(groups.day) : null;
  const month = monthOf(groups);
  const swapped =
    groups.slash === '/' && day !== null && day <= 12 ? { month: day, day: month } : null;
  const isDay = month >= 1 && month <= 12 && (day === null || (day >= 1 && day <= 31));
  // 03/25/2026 can only be American.
  return [...(isDay ? [{ month, day }] : []), ...(swapped && swapped.day <= 31 ? [swapped] : [])];
}

function monthOf(groups: Groups): number {
  return groups.month ? Number(groups.month) : monthNamed(groups.lt ?? groups.en ?? '');
}

const MONTHS = [LITHUANIAN_MONTHS, ENGLISH_MONTHS].map((names) =>
  names.map((pattern) => new RegExp(`^(?:${pattern})$`, 'iu')),
);

/** From 1, in either language; no name of one is one of the other. */
const monthNamed = (name: string): number =>
  1 + Math.max(...MONTHS.map((names) => names.findIndex((pattern) => pattern.test(name))));
