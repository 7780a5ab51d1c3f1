import { days } from '../../../../domain/time/duration.ts';

const OLDEST = days(3653);
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const LITHUANIAN_MONTHS = [
  'saus',
  'vasar',
  'kov',
  'baland',
  'geguž',
  'birž',
  'liep',
  'rugpj',
  'rugs',
  'spal',
  'lapkr',
  'gruod',
];
/** Hours from UTC of the zone names seen in feeds; an unknown name counts as UTC. */
const ZONES: Record<string, number> = {
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
  WET: 0,
  WEST: 1,
  BST: 1,
  CET: 1,
  CEST: 2,
  MEZ: 1,
  MESZ: 2,
  EET: 2,
  EEST: 3,
  MSK: 3,
};

const TIME = String.raw`(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?`;
const ZONE = String.raw`\s*(Z|[+-]\d{1,2}:?(?:\d{2})?|[A-Z]{1,5})?`;
const NUMERIC = new RegExp(
  String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:(?:T|\s+)${TIME}${ZONE})?`,
  'i',
);
const DAY_FIRST = new RegExp(
  String.raw`^(?:\p{L}+\.?,?\s+)?(\d{1,2})[\s-]+(\p{L}{3,9})\.?,?[\s-]+(\d{2,4})(?:,?\s+${TIME}${ZONE})?`,
  'iu',
);
const MONTH_FIRST = new RegExp(
  String.raw`^(?:\p{L}+\.?,?\s+)?(\p{L}{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})(?:,?\s+(?:at\s+)?${TIME}${ZONE})?`,
  'iu',
);
const LITHUANIAN = new RegExp(
  String.raw`^(\d{4})(?:\s*m\.|\s)\s*(\p{L}+)(?:\s+mėn\.)?\s+(\d{1,2})\s*d\.?(?:,?\s*${TIME}${ZONE})?`,
  'iu',
);
/** With dots and the year last the day comes first wherever it is written so; with slashes either may. */
const DOTTED = new RegExp(
  String.raw`^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?!\d)(?:,?\s+${TIME}${ZONE})?`,
  'i',
);

/**
 * A date as feeds and pages write it: RFC 822 and 3339 with their usual faults, month names in English,
 * `20.11.2026`, and the Lithuanian long form. Without a zone it is read as UTC. Deliberately strict: what does not look
 * like a date, or is none (30 February), is null and never a guess.
 */
export function parseItemDate(raw: string | null | undefined): Date | null {
  const text = (raw ?? '').trim();
  let found = NUMERIC.exec(text);
  if (found) return build(found[1], Number(found[2]), found[3], found.slice(4));
  found = DAY_FIRST.exec(text);
  if (found) return build(found[3], monthNumber(found[2]), found[1], found.slice(4));
  found = MONTH_FIRST.exec(text);
  if (found) return build(found[3], monthNumber(found[1]), found[2], found.slice(4));
  found = LITHUANIAN.exec(text);
  if (found) return build(found[1], monthNumber(found[2]), found[3], found.slice(4));
  found = DOTTED.exec(text);
  if (found) return build(found[3], Number(found[2]), found[1], found.slice(4));
  return null;
}

/**
 * The date an article carries: the published one, but never later than when we first saw it, and
 * first seen when the published one is missing, unreadable or older than ten years.
 */
export function articleDate(publishedAt: Date | null, firstSeenAt: Date): Date {
  if (!publishedAt) return firstSeenAt;
  const age = firstSeenAt.getTime() - publishedAt.getTime();
  return age < 0 || age > OLDEST ? firstSeenAt : publishedAt;
}

function monthNumber(name = ''): number {
  const word = name.toLowerCase();
  const english = MONTHS.indexOf(word.slice(0, 3)) + 1;
  if (english) return english;
  return LITHUANIAN_MONTHS.findIndex((stem) => word.startsWith(stem)) + 1;
}

function build(
  yearText = '',
  month: number,
  dayText = '',
  time: (string | undefined)[],
): Date | null {
  const short = Number(yearText);
  const year = yearText.length > 2 ? short : short + (short < 70 ? 2000 : 1900);
  const day = Number(dayText);
  const [hour = 0, minute = 0, second = 0] = time.slice(0, 3).map((each) => Number(each ?? 0));
  if (!month || hour > 23 || minute > 59 || second > 60) return null;
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  if (date.getUTCDate() !== day || date.getUTCMonth() !== month - 1) {
    // Only a leap second at the end of a day may move the date by itself.
    if (second !== 60) return null;
  }
  return new Date(date.getTime() - zoneOffsetMs(time[3]));
}

function zoneOffsetMs(zone = ''): number {
  const numeric = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(zone);
  if (!numeric) return (ZONES[zone.toUpperCase()] ?? 0) * 3_600_000;
  const minutesOff = Number(numeric[2]) * 60 + Number(numeric[3] ?? 0);
  return (numeric[1] === '-' ? -1 : 1) * minutesOff * 60_000;
}
