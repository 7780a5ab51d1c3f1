import { boundKeys, findBound } from './bounds.ts';
import { factsOf, numberKey, type Reading, type Rule } from './fact.ts';
import { isPlainSuffix } from './quantities.ts';
import { readings } from './readings.ts';
import { timeKey } from './times.ts';
import { startsWithUnit } from './units.ts';

const CVE = /CVE[-– ]?(\d{4})[-– ](\d{4,})/giu;
const VERSION =
  /(?<![\p{L}\d.,])(?!\d{1,3}(?:\.\d{3})+,\d)v?(\d+(?:\.\d+)+)([a-z]{0,2})(?![\p{L}\d])(?:-(?:rc|beta|alpha)[.\d]*)?/giu;
const GROUPED = /^\d{1,3}(?:\.\d{3})+$/;
const NAME = /(?<![\p{L}\d])(?:\p{L}+\d[\p{L}\d]*|\d+\p{L}[\p{L}\d]*)/gu;
/** "RTX 4090", "AES-256", "ISO 27001": a name and its number, however joined. */
const PAIR = /(?<![\p{L}\d])(\p{Lu}\p{L}*)[ -](\d+\p{L}*)(?![\d])/gu;
const PHONE = [
  /\+\d[\d ()-]{5,18}\d/gu,
  /\(\d{2,4}\) ?\d[\d -]{4,12}\d/gu,
  // With spaces only as whole groups of three: „1 200 2019 m.“ is two numbers.
  /(?<![\d.,])(?:(?:\d{1,3}-){2,4}|(?:\d{3} ){2})\d{4}(?![\d.,]\d|\d)/gu,
  /(?<=(?:tel|telefon\p{L}*|numer\p{L}*|skambin\p{L}*|phone|number|call)[.:]? )\d[\d ()-]{5,18}\d/giu,
];

export const cveRule: Rule = {
  kind: 'cve',
  read: ({ text }) =>
    factsOf('cve', text, CVE, ([, year, number]) => ({ needs: [[`cve:${year}-${number}`]] })),
};

/** Numbers to call, by their digits alone. */
export const phoneRule: Rule = {
  kind: 'phone',
  read: ({ text }) =>
    PHONE.flatMap((pattern) =>
      factsOf('phone', text, pattern, ([found]) => {
        const digits = found.replace(/\D/g, '');
        return digits.length < 7 ? null : { needs: [[`phone:${digits}`]] };
      }),
    ),
};

/**
 * Digits with points: in Lithuanian a point is no decimal sign, so "4.2" is a version unless a unit follows.
 * In English two parts may be either, and are left to be read as a number too.
 */
export const versionRule: Rule = {
  kind: 'version',
  read: ({ text, writing }: Reading) => [
    ...factsOf('version', text, VERSION, (match) => {
      const [found, digits = '', suffix = ''] = match;
      const end = match.index + found.length;
      const hasTwoParts = digits.split('.').length === 2;
      if (hasTwoParts && (isPlainSuffix(suffix) || startsWithUnit(text, end))) return null;
      const key = `v:${digits}${suffix.toLowerCase()}`;
      const numbers = readings(digits, writing).map(numberKey);
      return {
        needs: [
          [key],
          ...(writing === 'lt' ? timeNeeds(digits) : []),
          ...(GROUPED.test(digits) ? [[numberKey(Number(digits.replaceAll('.', '')))]] : []),
        ],
        gives: [key, ...numbers],
        // "802.11n" is no decimal.
        stays: hasTwoParts && suffix === '' && writing !== 'lt' && !/^v/i.test(found),
      };
    }),
    // "4.2 and earlier" is not „4.2 ir naujesnės“.
    ...factsOf('version', text, VERSION, ({ index, 0: found, 1: digits = '' }) => {
      const bound = findBound(text, index, index + found.length);
      return bound && { ...boundKeys(bound, [`v${digits}`]), stays: true };
    }),
  ],
};

/** „9.00“ is an hour as well. */
function timeNeeds(digits: string): string[][] {
  const [, hour, minute] = /^([01]?\d|2[0-4])\.([0-5]\d)$/.exec(digits) ?? [];
  return hour && minute ? [[timeKey(Number(hour), Number(minute))]] : [];
}

/** Names with digits in them: WPA3, KB5034441, 24H2, 0x80070643. */
export const nameRule: Rule = {
  kind: 'name',
  read: ({ text }) => {
    const pairs = factsOf('name', text, PAIR, ([, word = '', digits = '']) => ({
      needs: [[]],
      gives: [nameKey(word + digits)],
      stays: true,
    }));
    const names = factsOf('name', text, NAME, ([found]) => {
      const [, digits = '', suffix = ''] = /^(\d+)(\p{L}+)$/u.exec(found) ?? [];
      if (digits && isPlainSuffix(suffix)) return null;
      return { needs: readName(found), gives: [nameKey(found), ...tailKeys(found)] };
    });
    return [...pairs, ...names];
  },
};

const nameKey = (name: string) => `a:${name.toLowerCase()}`;

function readName(name: string): string[][] {
  const quarter = /^[qh]([1-4])$/i.exec(name)?.[1];
  const version = /^v(\d+)$/i.exec(name)?.[1];
  const number = quarter ?? version;
  return [[nameKey(name)], ...(number ? [[`o:${number}`]] : [])];
}

/** "KB5034441" also tells 5034441, "2FA" two factors, "5G" the fifth generation. */
function tailKeys(name: string): string[] {
  const digits = /(?<!\d)\d+$/.exec(name)?.[0] ?? /^(\d)(?:FA|G|D)$/i.exec(name)?.[1];
  return digits ? [numberKey(Number(digits)), `o:${Number(digits)}`] : [];
}
