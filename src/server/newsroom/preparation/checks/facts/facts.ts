import type { CheckFinding } from '../../../../../domain/articles/check-finding.ts';
import { dayKeys } from './dates.ts';
import { ENGLISH_IDIOMS } from './english-numbers.ts';
import { type Fact, numberKey, type Rule } from './fact.ts';
import { listQuantities, type Quantity } from './quantities.ts';
import { RULES } from './rules.ts';
import { weekdayKey } from './times.ts';
import { listUnitsOfOne } from './units.ts';
import type { Writing } from './writing.ts';

/*
 * Facts are what a reader could check: addresses, dates, versions, numbers with their units. An output may hold
 * only those its source holds, whatever the writing: "3.5 million" is „3,5 mln.“, "March 4" is „kovo 4 d.“.
 * Not seen: facts that are exchanged whole ("10 servers and 20 users" → „20 serverių ir 10 naudotojų“), and
 * what no figure, name with digits or address tells.
 */

/** A source's facts, ready to be asked. */
export type KnownFacts = ReadonlySet<string>;

/** All facts of a text. Positions are those of the text in NFC. */
export function readFacts(text: string, writing: Writing, rules = RULES): Fact[] {
  let rest = plain(text);
  let quantities: Quantity[] | null = null;
  const facts: Fact[] = [];
  for (const rule of rules) {
    const found = rule.read({
      text: rest,
      writing,
      get quantities() {
        quantities ??= listQuantities(rest, writing);
        return quantities;
      },
    });
    facts.push(...found);
    const taken = found.filter(({ stays }) => !stays);
    if (taken.length > 0) {
      rest = blank(rest, taken);
      quantities = null;
    }
  }
  return facts;
}

/** @param moments dates known from elsewhere, such as the article's own */
export function collectFacts(
  text: string,
  writing: Writing,
  moments: Date[] = [],
  rules: readonly Rule[] = RULES,
): KnownFacts {
  return knownFrom(readFacts(text, writing, rules), text, moments);
}

/** @param facts those of the text */
export function knownFrom(facts: readonly Fact[], text: string, moments: Date[] = []): KnownFacts {
  const known = new Set<string>();
  const add = (keys: string[]) => {
    for (const key of keys) known.add(key);
  };
  for (const fact of facts) add(fact.gives ?? fact.needs.flat());
  for (const [pattern, keys] of ENGLISH_IDIOMS) if (text.search(pattern) >= 0) add(keys);
  add(listUnitsOfOne(text).map((unit) => `u:1:${unit}`));
  // "the 1990s" may be „dešimtasis XX a. dešimtmetis“.
  for (const [, century, tens] of text.matchAll(/(?<!\d)(1\d|20)(\d)0['’]?s(?!\p{L})/gu)) {
    add(['n:10', `o:${Number(tens) + 1}`, `o:${Number(century) + 1}`]);
  }
  for (const [, tens] of text.matchAll(/(?<![\d.,])([2-9])0s(?!\p{L})/gu))
    add([`o:${Number(tens) + 1}`]);
  // "One in four" is a quarter of all.
  for (const [, under] of text.matchAll(/(?<!\p{L})(?:one|1) (?:in|out of) (\d+)(?![\d.,]\d)/giu))
    add([`f:1/${under}`]);
  if (/dešimtme[tč]/iu.test(text)) {
    for (let tens = 0; tens < 10; tens += 1) {
      if (!known.has(`o:${tens + 1}`) && !known.has(numberKey(tens + 1))) continue;
      add(CENTURIES.map((century) => numberKey(century * 100 + tens * 10)));
    }
  }
  for (const moment of moments) {
    const year = moment.getUTCFullYear();
    // "last year" and the year's number tell each other.
    for (const [when, told] of [
      ['last', year - 1],
      ['this', year],
      ['next', year + 1],
    ] as const) {
      const [relative, absolute] = [`rel:${when}:year`, numberKey(told)];
      if (known.has(relative)) known.add(absolute);
      else if (known.has(absolute)) known.add(relative);
    }
    add(dayKeys(year, { month: moment.getUTCMonth() + 1, day: moment.getUTCDate() }));
    known.add(weekdayKey(moment.getUTCDay()));
  }
  return known;
}

const CENTURIES = [14, 15, 16, 17, 18, 19, 20];

export function isKnownFact(known: Pick<KnownFacts, 'has'>, { needs, refutedBy }: Fact): boolean {
  if (needs.some((keys) => keys.every((key) => known.has(key)))) return true;
  return refutedBy !== undefined && !refutedBy.some((key) => known.has(key));
}

/** What a Lithuanian text tells and its source does not, in order, each place once. */
export function findUnknownFacts(
  known: KnownFacts,
  output: string,
  rules: readonly Rule[] = RULES,
): CheckFinding[] {
  const text = output.normalize('NFC');
  const unknown = readFacts(text, 'lt', rules)
    .filter((fact) => !isKnownFact(known, fact))
    .sort((one, other) => one.start - other.start || other.end - one.end);
  const findings: CheckFinding[] = [];
  let end = 0;
  for (const fact of unknown) {
    if (fact.start < end) continue;
    end = fact.end;
    const written = text.slice(fact.start, fact.end).trim();
    findings.push({ fact: written, kind: fact.kind, excerpt: excerptOf(text, fact) });
  }
  return findings;
}

const AROUND = 40;

/** A few words around a place: whole ones on both sides, within the line. */
export function excerptOf(text: string, { start, end }: Pick<Fact, 'start' | 'end'>): string {
  const before = text.slice(Math.max(0, start - AROUND), start);
  const after = text.slice(end, end + AROUND);
  const head = before.slice(before.lastIndexOf('\n') + 1);
  const [tail = ''] = after.split('\n');
  const isHeadCut = head.length === AROUND;
  const isTailCut = tail.length === AROUND;
  return [
    isHeadCut ? `…${head.slice(head.indexOf(' ') + 1)}` : head,
    text.slice(start, end),
    isTailCut ? `${tail.slice(0, Math.max(0, tail.lastIndexOf(' ')))}…` : tail,
  ]
    .join('')
    .trim();
}

/** The same length, so that positions stay: one kind of space and of hyphen. */
export const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u00a0\u202f\u2009]/g, ' ')
    .replace(/[‑‐−]/g, '-')
    // "2880x1800" is „2880×1800“; 0x80 is a number of its own.
    .replace(/(?<=\d)(?<!(?<!\d)0)[xх](?=\d)/gu, '×');

function blank(text: string, taken: Fact[]): string {
  let rest = '';
  let at = 0;
  for (const { start, end } of [...taken].sort((one, other) => one.start - other.start)) {
    if (end <= at) continue;
    rest += text.slice(at, start) + ' '.repeat(end - Math.max(at, start));
    at = end;
  }
  return rest + text.slice(at);
}
