import { type DateFact, takeDates } from './dates.ts';
import {
  listNumbers,
  listNumberWords,
  type NumberFact,
  numberKey,
  type Writing,
} from './numbers.ts';

/*
 * Facts are what a reader could check: addresses, CVE ids, dates, times, versions, numbers. An output may hold
 * only those its source holds, whatever the writing: "3.5 million" is „3,5 mln.“, "March 4" is „kovo 4 d.“.
 * Not covered yet: number words without a magnitude in the output, units and currencies, ranges as ranges.
 */

interface TextFact {
  kind: 'url' | 'cve' | 'time' | 'version';
  text: string;
  keys: string[];
}
export type Fact = TextFact | NumberFact | DateFact;

/** A source's facts, ready to be asked. */
export interface KnownFacts {
  keys: Set<string>;
  dates: DateFact[];
}

const URL_PATTERN = /(?:https?:\/\/|www\.)[^\s<>"'„“”»«)\]]+/giu;
const EMAIL = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu;
const HOST =
  /(?<![\p{L}\d@-])(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:com|org|net|lt|eu|io|dev|gov|edu|info|biz|co|uk|de|pl|lv|ee|us|ai|app|cloud|me|tv|ru)(?![\p{L}\d-])/giu;
const CVE = /CVE[-–‑\s]?(\d{4})[-–‑](\d{4,})/giu;
/** Three parts and more; two look like any number and are read as one. Network addresses pass for versions. */
const VERSION = /(?<![\p{L}\d.])v?(\d+(?:\.\d+){2,})(?!\d)/giu;
const GROUPED = /^\d{1,3}(?:\.\d{3}){2,}$/;
const TIME = /(?<!\d)(\d{1,2}):(\d{2})(?::\d{2})?(?:\s*([ap])\.?m\.?(?!\p{L}))?(?!\d)/giu;

/** All facts of a text in the given writing of digits. */
export function listFacts(text: string, writing: Writing): Fact[] {
  const facts: Fact[] = [];
  let rest = text;
  const take = (pattern: RegExp, read: (match: string[]) => Fact) => {
    rest = rest.replace(pattern, (...match) => {
      facts.push(read(match.filter((part) => typeof part === 'string')));
      return ' '.repeat(String(match[0]).length);
    });
  };
  take(URL_PATTERN, ([text = '']) => ({ kind: 'url', text, keys: [urlKey(text)] }));
  take(EMAIL, ([text = '']) => ({ kind: 'url', text, keys: [`mail:${text.toLowerCase()}`] }));
  take(HOST, ([text = '']) => ({ kind: 'url', text, keys: [hostKey(text)] }));
  take(CVE, ([text = '', year, number]) => ({
    kind: 'cve',
    text,
    keys: [`cve:${year}-${number}`],
  }));
  const { dates, rest: undated } = takeDates(rest);
  facts.push(...dates);
  rest = undated;
  take(TIME, ([text = '', hour, minute]) => ({
    kind: 'time',
    text,
    keys: timeKeys(Number(hour), String(minute), /[ap]\.?m/i.exec(text)?.[0]),
  }));
  take(VERSION, ([text = '', digits = '']) => ({
    kind: 'version',
    text,
    // "1.234.567" may be a million as well.
    keys: [
      `v:${digits}`,
      ...(GROUPED.test(digits) ? [numberKey(Number(digits.replaceAll('.', '')))] : []),
    ],
  }));
  facts.push(...listNumbers(rest, writing), ...listNumberWords(rest, false));
  return facts;
}

/** @param moments dates known from elsewhere, such as the article's own */
export function collectFacts(text: string, writing: Writing, moments: Date[] = []): KnownFacts {
  const known: KnownFacts = { keys: new Set(), dates: [] };
  for (const fact of [...listFacts(text, writing), ...listNumberWords(text, true)]) {
    if (fact.kind === 'date') addDate(known, fact);
    else for (const key of fact.keys) known.keys.add(key);
    if (fact.kind === 'url' && URL.canParse(withScheme(fact.text))) {
      known.keys.add(hostKey(new URL(withScheme(fact.text)).hostname));
    }
  }
  for (const moment of moments) {
    addDate(known, {
      kind: 'date',
      text: '',
      year: moment.getUTCFullYear(),
      month: moment.getUTCMonth() + 1,
      day: moment.getUTCDate(),
    });
  }
  return known;
}

export function isKnownFact(known: KnownFacts, fact: Fact): boolean {
  if (fact.kind !== 'date') return fact.keys.some((key) => known.keys.has(key));
  const readings = [{ month: fact.month, day: fact.day }, ...(fact.other ? [fact.other] : [])];
  return known.dates.some((date) => {
    if (fact.year !== null && date.year !== null && fact.year !== date.year) return false;
    if (fact.year !== null && date.year === null && !known.keys.has(numberKey(fact.year)))
      return false;
    const own = [{ month: date.month, day: date.day }, ...(date.other ? [date.other] : [])];
    return readings.some((reading) =>
      own.some(
        (one) => one.month === reading.month && (reading.day === null || one.day === reading.day),
      ),
    );
  });
}

/** The same address however it is written: scheme, www, fragment, closing slash and punctuation aside. */
export function urlKey(address: string): string {
  const trimmed = withScheme(address.replace(/[.,;:!?…]+$/u, ''));
  if (!URL.canParse(trimmed)) return `url:${trimmed}`;
  const url = new URL(trimmed);
  return `url:${bareHost(url.hostname)}${url.pathname.replace(/\/+$/, '')}${url.search}`;
}

const withScheme = (address: string) => (/^www\./i.test(address) ? `https://${address}` : address);
const bareHost = (host: string) => host.toLowerCase().replace(/^www\./, '');
const hostKey = (host: string) => `host:${bareHost(host)}`;

function addDate(known: KnownFacts, date: DateFact): void {
  known.dates.push(date);
  for (const part of [date.year, date.day]) if (part !== null) known.keys.add(numberKey(part));
}

/** An output may write "2:30 p.m." as 14:30. */
function timeKeys(hour: number, minute: string, half: string | undefined): string[] {
  if (!half) return [`t:${hour}:${minute}`];
  const isAfternoon = half.toLowerCase().startsWith('p');
  return [`t:${(hour % 12) + (isAfternoon ? 12 : 0)}:${minute}`];
}
