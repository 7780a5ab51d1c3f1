import { monthOf } from '../../item/date-words.ts';

/*
 * „Published: 3 March 2026 at 10:11 by Vardenis | Comments“: when a text was posted and by whom. A sentence that begins so has
 * other words in small letters: „Published in 2019, the paper was withdrawn.“
 */

const POSTED =
  /^[\s|•-]*(?:(?:first|last) )?(?:(published|posted|submitted)|updated|modified|aktualisiert|publiziert|veröffentlicht|publicado|actualizado|publikuota|paskelbta|atnaujinta|by)(?![\p{L}\p{N}-])/iu;
/** Small words of dates and between them and names; months are known elsewhere, and names have a capital. */
const SMALL = new Set(
  `on at by in from of and am um von vor den el al a las de del m d h prieš iš nuo p pm et ist est gmt utc cet
  today yesterday ago min mins minutes minute hours hour hrs days day weeks week months month years year read last
  updated published posted modified uhr stunden minuten tagen zuletzt horas val vakar šiandien mėn papildyta atnaujinta
  skaitymo`.split(/\s+/),
);
const SPANISH_MONTH =
  /^(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)$/i;
const BY = /^(?:by|von|por)$/i;
const DAY =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)$/i;
const TIME = /\b(?:19|20)\d\d|\d[:./]\d\d|\d ?[aphm]|\bago\b|prieš \d/i;

/** @param line a block's words, no longer than a sentence */
export function isPostedLine(line: string): boolean {
  const [begin, said] = POSTED.exec(line) ?? [];
  if (begin === undefined) return false;
  // Behind a sign that parts it from the date there are buttons.
  const [rest = ''] = line.slice(begin.length).split(/ [|•·] | — (?=.{0,40}[^.?!]$)/u);
  const words = rest.match(/[\p{L}\p{N}@]+/gu) ?? [];
  const [first] = words;
  if (first === undefined) return true;
  const isDated = TIME.test(rest) || (/\d/.test(rest) && words.some(isMonth));
  if (!isDated && !said) return false;
  const isName = (word: string, at: number) =>
    /[\p{Lu}@]/u.test(word) || (isDated && BY.test(words[at - 1] ?? ''));
  const isBegun = /by$/i.test(begin) ? !isOfDate(first) : isOfDate(first);
  return isBegun && words.every((word, at) => isOfDate(word) || isName(word, at));
}

const isMonth = (word: string): boolean => monthOf(word) !== null || SPANISH_MONTH.test(word);

const isOfDate = (word: string): boolean =>
  /\p{N}/u.test(word) || SMALL.has(word.toLowerCase()) || DAY.test(word) || isMonth(word);
