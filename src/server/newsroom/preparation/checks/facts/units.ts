import { textAfter, textBefore } from '../../text/around.ts';
/* Units and currencies, English and Lithuanian. Another unit of the same figure is another fact. */

export type UnitKind = 'unit' | 'currency' | 'percent';

/** Signs mean what they mean by their capitals: Mb is not MB. */
const SIGNS: Record<string, string> = {
  kmh: 'km/h|km/val\\.?|kph',
  mph: 'myl\\.?/(?:h|val)\\.?|mph',
  kbps: 'kbps|Kbps|kbit/s|kb/s|Kb/s',
  mbps: 'Mbps|Mbit/s|Mb/s|Mbit',
  gbps: 'Gbps|Gbit/s|Gb/s|Gbit',
  tbps: 'Tbps|Tbit/s|Tb/s',
  mbyteps: 'MB/s|MBps',
  gbyteps: 'GB/s|GBps',
  kb: 'KB|kB',
  mb: 'MB',
  gb: 'GB',
  tb: 'TB',
  pb: 'PB',
  kib: 'KiB',
  mib: 'MiB',
  gib: 'GiB',
  tib: 'TiB',
  hz: 'Hz',
  khz: 'kHz',
  mhz: 'MHz|Mhz',
  ghz: 'GHz|Ghz',
  kwh: 'kWh',
  mwh: 'MWh',
  wh: 'Wh',
  mah: 'mAh',
  kw: 'kW',
  mw: 'MW',
  gw: 'GW',
  w: 'W',
  v: 'V',
  nm: 'nm',
  um: 'µm|μm',
  mm: 'mm',
  cm: 'cm',
  metre: 'm(?!\\.)',
  km: 'km',
  foot: 'ft',
  inch: '″',
  kg: 'kg',
  mg: 'mg',
  gram: 'g',
  celsius: '° ?C(?:elsius)?|℃',
  fahrenheit: '° ?F|℉',
  degree: '°',
  ms: 'ms',
  us: 'µs|μs',
  ns: 'ns',
  second: 's',
  hour: 'h',
  fps: 'fps',
  megapixel: 'MP|Mpx',
  pixel: 'px',
  db: 'dB',
};

const WORDS: Record<string, string> = {
  kmh: 'kph|kilomet(?:er|re)s? per hour|kilometr\\p{L}* per valandą',
  mph: 'mph|miles per hour|myli\\p{L}* per valandą|mylių per valandą',
  kbps: 'kilobits? per second|kilobit\\p{L}* per sekundę',
  mbps: 'megabits?(?: per second)?|megabit\\p{L}*(?: per sekundę)?',
  gbps: 'gigabits?(?: per second)?|gigabit\\p{L}*(?: per sekundę)?',
  mbyteps: 'megabytes per second|megabait\\p{L}* per sekundę',
  gbyteps: 'gigabytes per second|gigabait\\p{L}* per sekundę',
  kb: 'kilobytes?|kilobait\\p{L}*',
  mb: 'megabytes?|megabait\\p{L}*',
  gb: 'gigabytes?|gigabait\\p{L}*',
  tb: 'terabytes?|terabait\\p{L}*',
  pb: 'petabytes?|petabait\\p{L}*',
  bit: 'bits?|bit(?:as|o|ai|ų|us|ais)',
  mhz: 'megahertz|megaherc\\p{L}*',
  ghz: 'gigahertz|gigaherc\\p{L}*',
  kwh: 'kilowatt[- ]hours?|kilovatvaland\\p{L}*',
  kw: 'kilowatts?|kilovat\\p{L}*',
  mw: 'megawatts?|megavat\\p{L}*',
  gw: 'gigawatts?|gigavat\\p{L}*',
  w: 'watts?|vat(?:as|o|ai|ų|us|ais)',
  v: 'volts?|volt(?:as|o|ai|ų|us|ais)',
  nm: 'nanomet(?:er|re)s?|nanometr\\p{L}*',
  mm: 'millimet(?:er|re)s?|milimetr\\p{L}*',
  cm: 'centimet(?:er|re)s?|centimetr\\p{L}*',
  km: 'kilomet(?:er|re)s?|kilometr\\p{L}*',
  metre: 'met(?:er|re)s?|metr(?:as|o|ai|ų|us|ais|ą)',
  yard: 'yards?|jard(?:as|o|ai|ų|us|ais|ą)',
  byte: 'bytes?|bait(?:as|o|ai|ų|us|ais|ą)',
  decade: 'decades?|dešimtme[tč]\\p{L}*',
  century: 'centur(?:y|ies)|šimtme[tč]\\p{L}*|amži(?:aus|ų|us)',
  mile: 'miles?|mi|myl\\.?|myli(?:a|os|ų|as|ą|omis|oms|ai)|mylių',
  foot: 'feet|foot|pėd(?:a|os|ų|as|ą|omis|oms)',
  inch: 'inch(?:es)?|col(?:is|io|ių|ius|iai|iais|į)',
  acre: 'acres?|akr(?:as|o|ai|ų|us)',
  hectare: 'hectares?|ha|hektar\\p{L}+',
  sqfoot: 'square (?:feet|foot)|sq\\.? ?ft|kvadratin\\p{L}+ pėd\\p{L}+',
  sqmetre: 'square met(?:re|er)s?|sq\\.? ?m|kv\\. ?m|kvadratin\\p{L}+ metr\\p{L}+',
  sqmile: 'square miles?|sq\\.? ?mi|kv\\. ?myl\\.?|kvadratin\\p{L}+ myli\\p{L}+',
  sqkm: 'square kilomet(?:re|er)s?|sq\\.? ?km|kv\\. ?km|kvadratin\\p{L}+ kilometr\\p{L}+',
  gallon: 'gallons?|galon\\p{L}+',
  pint: 'pints?|pint(?:a|os|ų|as|ą)',
  litre: 'lit(?:re|er)s?|litr(?:as|o|ai|ų|us|ą|ais)',
  ounce: 'ounces?|unci\\p{L}+',
  kg: 'kilograms?|kilogram\\p{L}*',
  gram: 'grams?|gram(?:as|o|ai|ų|us|ais)',
  tonne: 'tonnes?|tons?|ton(?:a|os|ų|as|ą|omis|oms)',
  celsius: 'degrees? (?:celsius|centigrade)|laipsni\\p{L}* (?:pagal )?celsij\\p{L}*',
  fahrenheit: 'degrees? fahrenheit|laipsni\\p{L}* (?:pagal )?farenheit\\p{L}*',
  degree: 'degrees?|laipsn\\p{L}+',
  ms: 'milliseconds?|milisekund\\p{L}*',
  us: 'microseconds?|mikrosekund\\p{L}*',
  ns: 'nanoseconds?|nanosekund\\p{L}*',
  second: 'secs?|seconds?|sek\\.?|sekund\\p{L}+',
  minute: 'mins?\\.?|minutes?|minu(?:t|č)\\p{L}+',
  hour: 'hrs?|hours?|val\\.?|valand\\p{L}+',
  day: 'days?|dien(?:a|os|ą|ų|as|oms|omis|ai)|par(?:a|os|ą|ų|as|oms|omis)',
  week: 'weeks?|sav\\.|savai(?:t|č)\\p{L}+',
  month: 'months?|mėn\\.?|mėnes\\p{L}+|mėnuo',
  year: 'years?|yrs?|met(?:ai|ų|us|ams|ais|uose)(?! mėnes)',
  fps: 'frames per second|kadr\\p{L}* per sekundę',
  megapixel: 'megapixels?|megapikseli\\p{L}*',
  pixel: 'pixels?|pikseli\\p{L}*',
  permille: 'per mille|per mil|prom\\.|promil\\p{L}*',
  points: 'percentage points?|pp|p\\. ?p\\.|proc(?:\\.|entini\\p{L}+) punkt\\p{L}+',
  percent: 'percent|per cent|pct|proc\\.?|procent(?:as|o|ui|ą|u|e|ai|ų|ams|us|ais|uose)',
};

const CURRENCY_SIGNS: Record<string, string> = {
  usd: 'US ?\\$|\\$|USD',
  cad: 'C\\$|CA\\$|CAD',
  aud: 'A\\$|AUD ?\\$?',
  eur: '€|EUR|Eur\\.?',
  gbp: '£|GBP',
  jpy: '¥|JPY',
  cny: 'CNY|RMB',
  pln: 'PLN|zł',
  chf: 'CHF',
  sek: 'SEK',
  nok: 'NOK',
  dkk: 'DKK',
  uah: 'UAH|₴',
  rub: 'RUB|₽',
  inr: 'INR|₹',
  krw: 'KRW|₩',
  btc: 'BTC|₿',
};

const CURRENCY_WORDS: Record<string, string> = {
  cent: '(?:US |euro ?|jav |eurų )?cents?|(?:jav |euro )?cent(?:as|o|ai|ų|us|ais|ą)',
  usd: '(?:US|U\\.S\\.|american) dollars?|jav dol(?:\\.|eri\\p{L}*)',
  cad: 'canadian dollars?|kanados doleri\\p{L}*',
  aud: 'australian dollars?|australijos doleri\\p{L}*',
  dollar: 'dollars?|dol\\.|doler(?:is|io|iui|į|iu|iai|ių|iams|ius|iais)',
  eur: 'euros?|eur(?:as|o|ui|ą|u|ai|ų|ams|us|ais)',
  gbp: '(?:british )?pounds?(?: sterling)?|svar(?:as|o|ai|ų|us|ais|ams)(?: sterlingų)?',
  jpy: 'yen|jen(?:a|os|ų|as|omis)',
  cny: 'yuan|juani\\p{L}*',
  pln: 'zlot(?:y|ys|ies)|zlot\\p{L}+',
  chf: 'swiss francs?|šveicarijos frank\\p{L}*',
  uah: 'hryvni?as?|grivin\\p{L}*',
  rub: 'rou?bles?|rubli\\p{L}*',
  inr: 'rupees?|rupij\\p{L}*',
  krw: 'won|von(?:ai|ų|us|as)',
  ltl: 'LTL|lit(?:as|o|ai|ų|us|ais)',
  krona: 'kron(?:or|er|a|e)|kron(?:os|ų|as|omis|oms|ą)',
  lira: 'liras?|lir(?:os|ų|as|omis)',
  peso: 'pesos?|pes(?:ų|ai)',
  btc: 'bitcoins?|bitkoin\\p{L}*',
};

const groups = (table: Record<string, string>, prefix: string) =>
  Object.entries(table)
    .map(([id, pattern]) => `(?<${prefix}${id}>${pattern})`)
    .join('|');

const END = '(?![\\p{L}\\d])';
const SIGN = new RegExp(
  `(?:(?<s_percent>%)|${groups({ ...SIGNS, ...CURRENCY_SIGNS }, 's_')})${END}`,
  'uy',
);
const WORD = new RegExp(`(?:${groups({ ...WORDS, ...CURRENCY_WORDS }, 'w_')})${END}`, 'iuy');
const PREFIX = new RegExp(`(?<![\\p{L}\\d])(?:${groups(CURRENCY_SIGNS, 's_')}) ?$`, 'u');

const idOf = (match: RegExpExecArray | null): string | null => {
  const found = Object.entries(match?.groups ?? {}).find(([, text]) => text !== undefined);
  return found ? found[0].slice(2) : null;
};

/** The unit that starts at this place, after one space or hyphen at most. */
export function findUnitAt(text: string, at: number): { unit: string; end: number } | null {
  const from = text[at] === ' ' || text[at] === '-' ? at + 1 : at;
  for (const pattern of [SIGN, WORD]) {
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    const unit = idOf(match);
    if (match && unit) return { unit, end: from + match[0].length };
  }
  return null;
}

/** Units of "a euro" and "per hour", each of which is one. */
export function listUnitsOfOne(text: string): string[] {
  return [...text.matchAll(/(?<!\p{L})(?:a|an|per|each|every|the|visą|kas) (?=\p{L})/giu)].flatMap(
    (match) => {
      const found = findUnitAt(text, match.index + match[0].length);
      return found ? [found.unit] : [];
    },
  );
}

/** The currency that stands right before this place: "€50", "EUR 50". */
export function findCurrencyBefore(
  text: string,
  at: number,
): { unit: string; start: number } | null {
  const match = PREFIX.exec(textBefore(text, at));
  const unit = idOf(match);
  return match && unit ? { unit, start: at - match[0].length } : null;
}

/** Is what follows a unit or a magnitude? Then the digits before it are a number and nothing else. */
export const startsWithUnit = (text: string, at: number): boolean =>
  findUnitAt(text, at) !== null ||
  /^[ -]?(?:mln|mlrd|tūkst|trln|milijon|milijard|trilijon|million|billion|trillion|thousand|bn)/iu.test(
    textAfter(text, at),
  );

export function unitKindOf(unit: string): UnitKind {
  if (unit === 'percent' || unit === 'points') return 'percent';
  return unit in CURRENCY_SIGNS || unit in CURRENCY_WORDS ? 'currency' : 'unit';
}

export const isTimeUnit = (unit: string): boolean =>
  ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'].includes(unit);

const PARTS_OF_TIME: [whole: string, part: string, count: number][] = [
  ['century', 'year', 100],
  ['decade', 'year', 10],
  ['year', 'month', 12],
  ['week', 'day', 7],
  ['day', 'hour', 24],
  ['hour', 'minute', 60],
  ['minute', 'second', 60],
];

/** The same length of time in the next unit, where people write it so: whole parts, or wholes, halves and quarters. */
export const equalDurations = (value: number, unit: string): [value: number, unit: string][] =>
  PARTS_OF_TIME.flatMap(([whole, part, count]): [number, string][] => {
    if (unit === whole && Number.isInteger(value * count)) return [[value * count, part]];
    if (unit === part && Number.isInteger((value / count) * 4)) return [[value / count, whole]];
    return [];
  });

const CONVERSIONS: [from: string, to: string, times: number][] = [
  ['inch', 'cm', 2.54],
  ['foot', 'metre', 0.3048],
  ['foot', 'cm', 30.48],
  ['yard', 'metre', 0.9144],
  ['mile', 'km', 1.609],
  ['mph', 'kmh', 1.609],
  ['gbp', 'kg', 0.4536],
  ['ounce', 'gram', 28.35],
  ['acre', 'hectare', 0.4047],
  ['sqfoot', 'sqmetre', 0.0929],
  ['sqmile', 'sqkm', 2.59],
  ['gallon', 'litre', 3.785],
  ['pint', 'litre', 0.5],
  ['km', 'metre', 1000],
  ['metre', 'cm', 100],
  ['kg', 'gram', 1000],
  ['tonne', 'kg', 1000],
];
/** Converted measures are rounded. */
const ROUNDED = 0.12;

/** Is it about as much as this measure? A figure without a unit is taken for any. */
export function isInOtherUnit(
  value: number,
  other: { value: number; unit: string },
  unit: string | null,
): boolean {
  const isNear = (expected: number) => Math.abs(value - expected) <= ROUNDED * Math.abs(expected);
  const isDegree = /^(?:degree|celsius|fahrenheit)$/.test(other.unit);
  if (isDegree && (unit === null || /^(?:degree|celsius|fahrenheit)$/.test(unit))) {
    return isNear(((other.value - 32) * 5) / 9) || isNear((other.value * 9) / 5 + 32);
  }
  return CONVERSIONS.some(
    ([from, to, times]) =>
      (from === other.unit && (unit ?? to) === to && isNear(other.value * times)) ||
      (to === other.unit && (unit ?? from) === from && isNear(other.value / times)),
  );
}

/** What an output's unit may be in the source: "dollars" may be anybody's, „JAV doleriai“ may be just "dollars". */
export function matchingUnits(unit: string): string[] {
  if (unit === 'dollar') return ['dollar', 'usd', 'cad', 'aud'];
  if (unit === 'usd') return ['usd', 'dollar'];
  if (unit === 'krona') return ['krona', 'sek', 'nok', 'dkk'];
  if (unit === 'degree') return ['degree', 'celsius', 'fahrenheit'];
  return [unit];
}
