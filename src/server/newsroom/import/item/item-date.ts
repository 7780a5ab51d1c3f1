import { days, hours, minutes, seconds } from '../../../../domain/time/duration.ts';
import { monthOf, zoneOffset } from './date-words.ts';

const OLDEST = days(3653);
const LONGEST = 100;

const YEAR = String.raw`(?<year>(?:19|20)\d\d)(?!\d)`;
const DAY = String.raw`(?<day>\d{1,2})(?!\d)`;
const MONTH = String.raw`(?<month>\p{L}{3,12})\.?`;
const CLOCK = String.raw`(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,]\d+)?)?`;
const ZONE = String.raw`(?:(?:GMT|UTC?)? ?[+-]\d{1,2}(?::?\d{2})?|(?:Etc/)?[A-Z]{1,5})`;

/** How a date begins; commas are spaces by then, and what follows it is read by itself. */
const DATES = [
  // 2026-01-05, 2026/1/5, 2026.01.05
  String.raw`^${YEAR}(?<mark>[-/.])(?<month>\d{1,2})\k<mark>${DAY}`,
  // 20260105T102000Z
  String.raw`^(?<year>(?:19|20)\d\d)(?<month>\d\d)(?<day>\d\d)(?![^T ])`,
  // 5 Jan 2026, 05-Jan-26, 5. Januar 2026, 5th January 2026
  String.raw`^(?<day>\d{1,2})(?:\.|st|nd|rd|th)?[ -]${MONTH}[ -](?<year>(?:19|20)?\d\d)(?!\d)`,
  // January 5, 2026
  String.raw`^${MONTH} (?<day>\d{1,2})(?:st|nd|rd|th)?[ ,]${YEAR}`,
  // 2026 m. sausio mėn. 5 d., 2026 saus. 5 d., 2026-Jan-05
  String.raw`^${YEAR}(?: ?m\. ?|[ -])${MONTH}(?: mėn\.)?[ -]${DAY}(?: ?d\b\.?)?`,
  // 5.1.2026: with dots and the year last the day comes first wherever it is written so; with slashes either may.
  String.raw`^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?${YEAR}`,
].map((source) => new RegExp(source, 'iu'));

/** As C writes it: the year stands behind the time. */
const YEAR_LAST = new RegExp(
  String.raw`^(?<date>\p{L}{3,12}\.? \d{1,2}) (?<time>[\d:]{4,8}(?: ${ZONE})?) ${YEAR}$`,
  'iu',
);
const BEFORE_TIME = '^(?:,| ?[-–|•])? ?(?:(?:T|at|um) ?)?';
const TIMES = [
  String.raw`${BEFORE_TIME}${CLOCK} ?(?<half>[ap]\.?m\.?)?(?: ?(?:Uhr|val\.?|h))? ?(?<zone>${ZONE})?$`,
  // A name behind the distance says the same again.
  String.raw`${BEFORE_TIME}${CLOCK} ?(?<zone>[+-]\d{2}:?\d{2}) [A-Z]{2,5}$`,
  String.raw`${BEFORE_TIME}(?<hour>\d{1,2})\.(?<minute>\d{2}) ?(?:Uhr|val\.?)$`,
  // ISO 8601 without colons, and by the hour alone.
  String.raw`^T(?<hour>\d\d)(?:(?<minute>\d\d)(?:(?<second>\d\d)(?:[.,]\d+)?)?)?(?<zone>${ZONE})?$`,
].map((source) => new RegExp(source, 'iu'));
/** „(EET)“, „[Europe/Vilnius]“ behind a date that is whole without. */
const REMARK = / ?(?:\([^()]*\)|\[[^[\]]*\])$/;

type Groups = Record<string, string | undefined>;

/**
 * A date as feeds and pages write it: RFC 822 and 3339 with their usual faults, asctime, ISO 8601 without its marks,
 * month names in English, German and Lithuanian, `20.11.2026`, hours to twelve. Without a zone it is read as UTC. What
 * is no date (30 February), or has anything behind it that is not understood, is null and never a guess.
 */
export function parseItemDate(raw: string | null | undefined): Date | null {
  if (!raw || raw.length > LONGEST) return null;
  const text = raw
    .replace(/,(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(REMARK, '');
  return readDate(text) ?? readDate(withoutFirstWord(text));
}

/** A day of the week stands before many dates. */
function withoutFirstWord(text: string): string {
  const [word = '', name = ''] = /^(\p{L}{2,14})\.?[ ,]/u.exec(text) ?? [];
  return monthOf(name) ? '' : text.slice(word.length);
}

function readDate(text: string): Date | null {
  const ordered = text.replace(YEAR_LAST, '$<date> $<year> $<time>');
  for (const pattern of DATES) {
    const found = pattern.exec(ordered);
    if (!found?.groups) continue;
    const day = dayOf(found.groups);
    const time = timeOf(ordered.slice(found[0].length));
    if (day !== null && time !== null) return new Date(day + time);
  }
  return null;
}

/** In milliseconds. */
function dayOf({ year = '', month = '', day = '' }: Groups): number | null {
  const number = /\d/.test(month) ? Number(month) : monthOf(month);
  if (!number) return null;
  const short = Number(year);
  const full = year.length > 2 ? short : short + (short < 70 ? 2000 : 1900);
  const date = new Date(Date.UTC(full, number - 1, Number(day)));
  const isReal = date.getUTCDate() === Number(day) && date.getUTCMonth() === number - 1;
  return isReal ? date.getTime() : null;
}

/** From midnight in UTC, in milliseconds; null for what is no time. */
function timeOf(rest: string): number | null {
  if (rest === '') return 0;
  const groups = TIMES.map((pattern) => pattern.exec(rest)?.groups).find(Boolean);
  if (!groups) return null;
  const [minute, second] = [Number(groups.minute ?? 0), Number(groups.second ?? 0)];
  const hour = hourOf(Number(groups.hour), groups.half);
  const offset = zoneOffset(groups.zone);
  if (hour === null || offset === null || minute > 59 || second > 60) return null;
  return hours(hour) + minutes(minute - offset) + seconds(second);
}

/** Some write 15:20 PM, which is plain enough; 15:20 AM is not. */
function hourOf(hour: number, half: string | undefined): number | null {
  if (hour > 23) return null;
  if (!half) return hour;
  const isAfternoon = /^p/i.test(half);
  if (hour > 12 || hour === 0) return isAfternoon === hour > 12 ? hour : null;
  return (hour % 12) + (isAfternoon ? 12 : 0);
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
