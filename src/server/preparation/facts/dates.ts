export interface DateFact {
  kind: 'date';
  /** As written. */
  text: string;
  year: number | null;
  month: number;
  /** Null: a month of a year. */
  day: number | null;
  /** The other reading of 03/04/2026. */
  other?: { month: number; day: number };
}

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
const LT = `(?<lt>${LITHUANIAN_MONTHS.join('|')})(?!\\p{L})`;
// Capital letters only: "may 5" and "march 4" are more often verbs.
const EN = `(?<en>${ENGLISH_MONTHS.join('|')})(?![\\p{L}])`;
const DAY = '(?<day>\\d{1,2})(?!\\d)(?:st|nd|rd|th)?';
const LAST = '(?:\\s*[-–—]\\s*(?<last>\\d{1,2})(?!\\d)(?:st|nd|rd|th)?)?';
const YEAR = '(?<year>(?:19|20)\\d\\d)(?!\\d)';
const LT_YEAR = `${YEAR}\\s*(?:m\\.|met\\p{L}*),?\\s*`;

const PATTERNS = [
  `(?<!\\d)${YEAR}[-./](?<month>\\d{1,2})[-./]${DAY}(?:T[\\d:.]+Z?)?`,
  `(?<![\\d.])(?<day>\\d{1,2})(?<slash>[./])(?<month>\\d{1,2})\\k<slash>${YEAR}`,
  `(?<!\\p{L})(?:${LT_YEAR})?${LT}\\s+${DAY}${LAST}(?:\\s*d\\.)?`,
  `(?<!\\d)${LT_YEAR}${LT}`,
  `(?<!\\p{L})${EN}\\s+${DAY}${LAST}(?:,?\\s+${YEAR})?`,
  `(?<!\\d)${DAY}${LAST}\\s+(?:of\\s+)?${EN},?(?:\\s+${YEAR})?`,
  `(?<!\\p{L})${EN},?\\s+${YEAR}`,
].map((pattern) => new RegExp(pattern, 'gu'));

/** Dates of a text, and the text with them blanked out so that their digits are not read again. */
export function takeDates(text: string): { dates: DateFact[]; rest: string } {
  const dates: DateFact[] = [];
  let rest = text;
  for (const pattern of PATTERNS) {
    rest = rest.replace(pattern, (...found) => {
      const written = String(found[0]);
      const read = readDate(written, found.at(-1) as Record<string, string | undefined>);
      if (read.length === 0) return written;
      dates.push(...read);
      return ' '.repeat(written.length);
    });
  }
  return { dates, rest };
}

function readDate(text: string, groups: Record<string, string | undefined>): DateFact[] {
  const year = groups.year ? Number(groups.year) : null;
  const day = groups.day ? Number(groups.day) : null;
  const month = monthOf(groups);
  const swapped = groups.slash && day !== null && day <= 12 ? { month: day, day: month } : null;
  if (month < 1 || month > 12 || (day !== null && (day < 1 || day > 31))) {
    // 03/25/2026 can only be American.
    return groups.slash && day !== null && day <= 12 && month <= 31
      ? [{ kind: 'date', text, year, month: day, day: month }]
      : [];
  }
  const facts: DateFact[] = [
    { kind: 'date', text, year, month, day, ...(swapped && { other: swapped }) },
  ];
  if (groups.last) facts.push({ kind: 'date', text, year, month, day: Number(groups.last) });
  return facts;
}

function monthOf(groups: Record<string, string | undefined>): number {
  if (groups.month) return Number(groups.month);
  const [names, name] = groups.lt
    ? [LITHUANIAN_MONTHS, groups.lt]
    : [ENGLISH_MONTHS, groups.en ?? ''];
  return names.findIndex((pattern) => new RegExp(`^(?:${pattern})$`, 'u').test(name)) + 1;
}
