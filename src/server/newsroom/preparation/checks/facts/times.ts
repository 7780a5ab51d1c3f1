import { opposed } from './bounds.ts';
import { factsOf, numberKey, type Rule } from './fact.ts';

/* Weekdays, relative dates, times of day. */

const WEEKDAYS: [lithuanian: string, english: string][] = [
  ['sekmadien', 'Sun(?:day)?s?'],
  ['pirmadien', 'Mon(?:day)?s?'],
  ['antradien', 'Tue(?:s(?:day)?)?s?'],
  ['trečiadien', 'Wed(?:nesday)?s?'],
  ['ketvirtadien', 'Thu(?:rs?(?:day)?)?s?'],
  ['penktadien', 'Fri(?:day)?s?'],
  ['šeštadien', 'Sat(?:urday)?s?'],
];
const WEEKDAY = WEEKDAYS.map(
  ([lt, en]) =>
    new RegExp(
      `(?<!\\p{L})(?:(?:${lt}|${lt[0]?.toUpperCase()}${lt.slice(1)})\\p{L}*|${en}(?!\\p{L}))`,
      'gu',
    ),
);

export const weekdayRule: Rule = {
  kind: 'weekday',
  read: ({ text }) =>
    WEEKDAY.flatMap((pattern, day) =>
      factsOf('weekday', text, pattern, () => ({ needs: [[weekdayKey(day)]] })),
    ),
};

/** @param day 0 = Sunday, as in `Date` */
export const weekdayKey = (day: number): string => `weekday:${day}`;

const LAST_THIS_NEXT: [when: string, lithuanian: string, english: string][] = [
  ['last', 'praėjus\\p{L}+|praeit\\p{L}+|pereit\\p{L}+', 'last|past|previous|prior|preceding'],
  ['this', 'š(?:iais|ių|į|io|ią|ios|iame|ioje)', 'this|current'],
  ['next', 'kit(?:ais|ų|ą|o|os|oje|ame)|ateinanči\\p{L}+', 'next|coming|upcoming|following'],
];
const SPANS: [span: string, lithuanian: string, english: string][] = [
  ['year', 'met(?:ai|ų|us|ams|ais|uose)', "years?(?:'s)?"],
  ['month', 'mėnes\\p{L}+', "months?(?:'s)?"],
  ['week', 'savait\\p{L}+', "weeks?(?:'s)?"],
  ['quarter', 'ketvir(?:tis|čio|tį|tyje)', "quarters?(?:'s)?"],
];
const RELATIVE: [key: string, pattern: RegExp][] = [
  ...LAST_THIS_NEXT.flatMap(([when, lt, en]) =>
    SPANS.map(([span, ltSpan, enSpan]): [string, RegExp] => [
      `rel:${when}:${span}`,
      new RegExp(
        `(?<!\\p{L})(?:(?:${lt}) (?:${ltSpan})|(?:${en}) (?:(?:few|several|calendar|fiscal|\\d+|[a-z]+) )?(?:${enSpan}))(?!\\p{L})`,
        'giu',
      ),
    ]),
  ),
  [
    'rel:last:year',
    /(?<!\p{L})(?:pernai|pernyk\p{L}+|pernykšč\p{L}+|(?:a|one) year (?:ago|earlier)|year[- ](?:over|on)[- ]year|yoy)(?!\p{L})/giu,
  ],
  ['rel:this:year', /(?<!\p{L})(?:šiemet|šiemet\p{L}+)(?!\p{L})/giu],
  ['rel:next:year', /(?<!\p{L})(?:kitąmet)(?!\p{L})/giu],
  ['rel:last:month', /(?<!\p{L})(?:a|one) month (?:ago|earlier)(?!\p{L})/giu],
  ['rel:last:week', /(?<!\p{L})(?:a|one) week (?:ago|earlier)(?!\p{L})/giu],
  ['rel:yesterday', /(?<!\p{L})(?:vakar|vakarykš\p{L}+|yesterday)(?!\p{L})/giu],
  ['rel:tomorrow', /(?<!\p{L})(?:rytoj|rytojaus|tomorrow)(?!\p{L})/giu],
];

const TODAY =
  /(?<!\p{L})(?:šiandien\p{L}*|today|now|nowadays|currently|modern|present|these days|tonight)(?!\p{L})/giu;
const DAY_NAMES = 'Mon|Tues|Wednes|Thurs|Fri|Satur|Sun';
const LAST_DAY = new RegExp(
  `(?<!\\p{L})(?:(?:praėjus|praeit)\\p{L}+ \\p{L}+dien|(?:last|past) (?:${DAY_NAMES})day)`,
  'giu',
);
const NEXT_DAY = new RegExp(
  `(?<!\\p{L})(?:(?:kit|ateinant)\\p{L}+ \\p{L}+adien|(?:next|coming) (?:${DAY_NAMES})day)`,
  'giu',
);

/** „pernai“, „kitą mėnesį“, „šiandien“, „praėjusį antradienį“. */
export const relativeRule: Rule = {
  kind: 'relative',
  read: ({ text }) => [
    ...RELATIVE.flatMap(([key, pattern]) =>
      factsOf('relative', text, pattern, () => ({ needs: [[key]], stays: true })),
    ),
    // „šiandien“ is often only "by now".
    ...factsOf('relative', text, TODAY, () => ({
      needs: [['rel:today']],
      refutedBy: ['rel:yesterday', 'rel:tomorrow'],
      stays: true,
    })),
    // "On Tuesday" may well be „praėjusį antradienį“.
    ...factsOf('relative', text, LAST_DAY, () => ({
      ...opposed('day', 'last', 'next', ['']),
      stays: true,
    })),
    ...factsOf('relative', text, NEXT_DAY, () => ({
      ...opposed('day', 'next', 'last', ['']),
      stays: true,
    })),
  ],
};

const AFTERNOON = 'vakaro|vakare|po pietų|popiet|dienos';
const CLOCK: RegExp[] = [
  /(?<!\d)(?<hour>\d{1,2})[:.](?<minute>\d{2})(?::\d{2})?(?:\s*(?<half>[ap])\.?m\.?(?!\p{L}))/giu,
  new RegExp(
    `(?<!\\d)(?<hour>\\d{1,2})(?:[:.](?<minute>\\d{2}))? (?:val\\.?|valand\\p{L}+) (?:(?<late>${AFTERNOON})|ryto|(?<night>nakties))(?!\\p{L})`,
    'giu',
  ),
  /(?<![\d.,])(?<hour>\d{1,2})(?::|\.(?=\d\d val))(?<minute>\d{2})(?::\d{2})?(?!\d|:)(?: val\.?)?/giu,
  // "At about 13.10, a driver …"
  /(?<=(?<!\p{L})at (?:(?:around|about|approximately) )?)(?<hour>\d{1,2})\.(?<minute>[0-5]\d)(?=[,;)]|\.?$| (?:on|in|when|that|until)(?!\p{L}))/giu,
  /(?<!\d)(?<hour>\d{1,2}) val\. (?<minute>\d{1,2}) min\.?/giu,
  /(?<![\d.,])(?<hour>\d{1,2})\s*(?<half>[ap])\.?m(?:\.|(?!\p{L}))/giu,
  /(?<!\d)(?<hour>\d{1,2}) o['’]clock/giu,
  /(?<!\p{L})(?:12 )?(?:(?<noon>noon|midday|vidurdien\p{L}+)|(?<midnight>midnight|vidurnak\p{L}+))(?!\p{L})/giu,
];

/** Times of day; "2:30 p.m." is 14:30, and nothing else is. */
export const timeRule: Rule = {
  kind: 'time',
  read: ({ text }) => {
    let rest = text;
    return CLOCK.flatMap((pattern) => {
      const found = factsOf('time', rest, pattern, ({ groups = {} }) => {
        const hour = hourOf(groups);
        const key = timeKey(hour, Number(groups.minute ?? 0));
        return hour > 24 ? null : { needs: [[key]], gives: [key, numberKey(hour)] };
      });
      for (const { start, end } of found) {
        rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
      }
      return found;
    });
  },
};

export const timeKey = (hour: number, minute: number): string => `t:${hour % 24}:${minute}`;

function hourOf({
  hour,
  half,
  late,
  night,
  noon,
  midnight,
}: Record<string, string | undefined>): number {
  if (noon) return 12;
  if (midnight) return 0;
  const value = Number(hour);
  if (half) return (value % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  if (night && value === 12) return 0;
  return late && value < 12 ? value + 12 : value;
}

const ZONES: [key: string, pattern: RegExp][] = [
  ['zone:utc', /(?<!\p{L})(?:UTC|GMT)(?!\p{L})/gu],
  [
    'zone:lt',
    /(?<!\p{L})(?:(?:Lietuvos|Vilniaus|mūsų) laik\p{L}+|E(?:E|ES)T|(?:Lithuanian?|Vilnius|local) time)(?!\p{L})/giu,
  ],
  [
    'zone:et',
    /(?<!\p{L})(?:E[SD]?T|Eastern(?: Standard| Daylight)? Time|rytų (?:pakrantės )?laik\p{L}+)(?!\p{L})/giu,
  ],
  [
    'zone:pt',
    /(?<!\p{L})(?:P[SD]?T|Pacific(?: Standard| Daylight)? Time|Ramiojo vandenyno(?: pakrantės)? laik\p{L}+)(?!\p{L})/gu,
  ],
  [
    'zone:cet',
    /(?<!\p{L})(?:CES?T|Central European(?: Summer)? Time|Vidurio Europos (?:vasaros )?laik\p{L}+)(?!\p{L})/gu,
  ],
];

/** The same clock in another zone is another time. */
export const zoneRule: Rule = {
  kind: 'zone',
  read: ({ text }) =>
    ZONES.flatMap(([key, pattern]) =>
      factsOf('zone', text, pattern, () => ({ needs: [[key]], stays: true })),
    ),
};
