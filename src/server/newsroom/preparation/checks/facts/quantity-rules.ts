import type { FactKind } from '../../../../../domain/articles/check-finding.ts';
import { textAfter, textBefore } from '../../text/around.ts';
import { boundKeys, findBound, opposed } from './bounds.ts';
import { type Fact, factsOf, numberKey, type Reading, type Rule } from './fact.ts';
import { isJoined, type Quantity } from './quantities.ts';
import { timeKey } from './times.ts';
import { equalDurations, isTimeUnit, matchingUnits, type UnitKind, unitKindOf } from './units.ts';

/* What the numbers of a text tell: their values, units, order, bounds. */

type Told = Omit<Fact, 'kind' | 'start' | 'end'>;

/** A rule that looks at one quantity at a time. */
const perQuantity = (
  kind: FactKind,
  read: (quantity: Quantity, text: string) => Told | null,
): Rule => ({
  kind,
  read: ({ quantities, text }: Reading) =>
    quantities.flatMap((quantity) => {
      const told = read(quantity, text);
      return told ? [{ kind, start: quantity.start, end: quantity.end, stays: true, ...told }] : [];
    }),
});

const valueNeeds = (values: number[]) => values.map((value) => [numberKey(value)]);

/** "18 months" is „pusantrų metų“, so the number need not stand in the other text. */
const durationNeeds = ({ values, unit }: Quantity): string[][] =>
  unit === null
    ? []
    : values.flatMap((value) =>
        equalDurations(value, unit).map(([other, name]) => [unitKey(other, name)]),
      );

/** "3,500" also tells „tūkstančiai“. */
const sizeKeys = (values: number[]): string[] =>
  values.flatMap((value) =>
    [10, 100, 1e3, 1e6, 1e9, 1e12].flatMap((size) => {
      const times = value / size;
      return times >= 1 && times < 1000 ? [`vague:${size}`] : [];
    }),
  );

/** „9-ajame“ is a place in a row. */
const ORDINAL_ENDING = /^-\p{L}{1,8}(?!\p{L})/u;

export const numberRule = perQuantity('number', (quantity, text) => {
  const { form, values, unit, numberEnd } = quantity;
  if (form !== 'digits') return null;
  const [value = 0] = values;
  return {
    // „9 val.“ is a time or a length.
    needs: [
      ...valueNeeds(values),
      ...durationNeeds(quantity),
      // "The 2000s" are told by words too.
      ...(/^['’]?s(?!\p{L})/u.test(textAfter(text, numberEnd)) ? [[]] : []),
      ...(unit === 'hour' && value <= 24 ? [[timeKey(value, 0)]] : []),
      ...(unit === 'percent' ? [[fractionKey(value)]] : []),
      // The inches of "6-foot-4".
      ...(/-f(?:oo|ee)?t[- ]$/u.test(textBefore(text, quantity.start)) ? [[]] : []),
      ...(ORDINAL_ENDING.test(textAfter(text, numberEnd)) || isDecadeOfCentury(quantity, text)
        ? [ordinalKeys(values)]
        : []),
    ],
    gives: [...values.map(numberKey), ...ordinalKeys(values), ...sizeKeys(values)],
  };
});

/** „7 dešimtmetyje“ is a time; „7 dešimtmečių“ is a length. */
const isDecadeOfCentury = ({ unit, numberEnd, end }: Quantity, text: string): boolean =>
  unit === 'decade' && /me(?:tis|čio|čiui|tį|čiu|tyje)$/u.test(text.slice(numberEnd, end));

const ordinalKeys = (values: number[]) => values.map((value) => `o:${value}`);
/** "One in five" is „kas penktas“, "stage two" is „antrasis etapas“. */
const COUNTS =
  /(?<!\p{L})(?:(?:one|1) (?:in|out of)|of every|every|war|day|week|month|year|step|phase|stage|part|number|chapter|round|level|tier|generation|article) $/iu;

export const wordRule = perQuantity('word', (quantity, text) => {
  const { start, form, values } = quantity;
  if (form !== 'word') return null;
  const isOrder = COUNTS.test(textBefore(text, start));
  const gives = [
    ...values.map(numberKey),
    ...sizeKeys(values),
    ...(isOrder ? ordinalKeys(values) : []),
  ];
  // „vienas“ is rarely a number.
  const needs = values[0] === 1 ? [[]] : [...valueNeeds(values), ...durationNeeds(quantity)];
  return { needs, gives };
});

const ROMAN = /(?<![\p{L}\d])(?=[IVX]{2})(X{0,3})(IX|IV|V?I{0,3})(?![\p{L}\d])/gu;
const ROMAN_ONES = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];

/** „trečiasis“, "21st" and „XXI amžius“. */
export const ordinalRule: Rule = {
  kind: 'ordinal',
  read: (reading) => [
    ...perQuantity('ordinal', ({ form, values: [value = 0], unit }) => {
      if (form !== 'ordinal' || value <= 1) return null;
      const { needs, ...told } = ordinal(value);
      // „Ketvirtąją minutę“ is "four minutes into it".
      return { ...told, needs: [...needs, ...(unit ? [[unitKey(value, unit)]] : [])] };
    }).read(reading),
    ...factsOf('ordinal', reading.text, ROMAN, ([, tens = '', ones = '']) =>
      ordinal(tens.length * 10 + ROMAN_ONES.indexOf(ones)),
    ),
  ],
};

const ordinal = (value: number): Told => ({
  needs: [[`o:${value}`]],
  // "the second" does not tell two of anything; "the third" (anniversary) may.
  gives: [`o:${value}`, ...(value > 2 ? [numberKey(value)] : [])],
});

const SLASHED = /(?<![\p{L}\d/.,]|\d[ -])(\d{1,2})\/(\d{1,2})(?![\p{L}\d/]|[.,]\d)/gu;

/** „trečdalis“, „pusė“, "2/3". */
export const fractionRule: Rule = {
  kind: 'fraction',
  read: (reading) => [
    ...fractionWords.read(reading),
    ...factsOf('fraction', reading.text, SLASHED, ([, over, under]) => {
      const numbers = [numberKey(Number(over)), numberKey(Number(under))];
      const key = `f:${Number(over)}/${Number(under)}`;
      return { needs: [[key], numbers], gives: [key, ...numbers] };
    }),
  ],
};

/** "In the third quarter" is a time of the year, "a quarter of firms" is a share. */
const OF_YEAR =
  /^quarter(?! (?:of (?!the (?:year|financial|fiscal)|\d)|million|billion|an hour))/iu;

const fractionWords = perQuantity('fraction', (quantity, text) => {
  const { parts, values, start } = quantity;
  if (!parts || OF_YEAR.test(textAfter(text, start))) return null;
  const [over, under] = parts;
  const key = `f:${over}/${under}`;
  const percent = (values[0] ?? 0) * 100;
  return {
    needs: [
      [key],
      ...[percent, Math.floor(percent), Math.ceil(percent)].map((share) => [`u:${share}:percent`]),
      valueNeeds(values)[0] ?? [],
      ...durationNeeds(quantity),
    ],
    // "a third attack" reads like "a third of".
    gives: [
      key,
      ...(over === 1 && under > 2 ? [`o:${under}`, numberKey(under)] : []),
      ...values.map(numberKey),
    ],
  };
});

/** „šimtai įmonių“: no figure, but a size. */
export const vagueRule = perQuantity('vague', ({ form, values: [size] }) =>
  form === 'vague' ? { needs: [[`vague:${size}`]] } : null,
);

const unitRule = (kind: UnitKind): Rule =>
  perQuantity(kind, (quantity, text) => {
    const { unit, otherUnits, values } = quantity;
    const units = [...(unit ? [unit] : []), ...otherUnits].filter(
      (each) => unitKindOf(each) === kind,
    );
    if (units.length === 0) return null;
    const keys = (names: string[]) =>
      values.flatMap((value) => names.map((name) => unitKey(value, name)));
    const isAudited = unit !== null && unitKindOf(unit) === kind;
    const needs = isAudited ? keys(matchingUnits(unit)).map((key) => [key]) : [[]];
    if (isAudited) needs.push(...durationNeeds({ ...quantity, unit }));
    if (isDecadeOfCentury(quantity, text)) needs.push(ordinalKeys(values));
    if (unit === 'hour') needs.push(...values.map((value) => [timeKey(value, 0)]));
    if (unit === 'percent') needs.push(...values.map((value) => [fractionKey(value)]));
    return { needs, gives: keys(units) };
  });

const unitKey = (value: number, unit: string) => `u:${Number(value.toPrecision(12))}:${unit}`;
/** „Trečdalis“ is said of 33 percent. */
const SHARES: [percent: number, key: string][] = [2, 3, 4, 5, 10].flatMap((under) =>
  Array.from({ length: under - 1 }, (_, at): [number, string] => [
    (100 * (at + 1)) / under,
    `f:${at + 1}/${under}`,
  ]),
);
const fractionKey = (percent: number): string =>
  SHARES.find(([share]) => Math.abs(share - percent) < 1)?.[1] ?? 'f:none';

/** The same figure in another unit is another fact, converted or not. */
export const measureRule = unitRule('unit');
export const currencyRule = unitRule('currency');
/** Percent and percentage points. */
export const percentRule = unitRule('percent');

/** „10–20“ is more than two numbers that both occur. */
export const rangeRule: Rule = {
  kind: 'range',
  read: ({ quantities, text }) =>
    quantities.flatMap((one, at): Fact[] => {
      const next = quantities[at + 1];
      if (!next || !isJoined(text, one, next)) return [];
      const keys = one.values.flatMap((from) => next.values.map((to) => `range:${from}:${to}`));
      const isDash = /^ ?[-–—] ?$/.test(text.slice(one.end, next.start));
      // „4 TB – 149 eurai“ is a dash between two things.
      const isOne = one.unit === null || one.unit === next.unit;
      const isRange = isDash && isOne && one.form === 'digits' && next.form === 'digits';
      return [
        {
          kind: 'range',
          start: one.start,
          end: next.end,
          needs: isRange ? [...keys.map((key) => [key]), hoursOf(one, next)] : [[]],
          gives: keys,
          stays: true,
        },
      ];
    }),
};

/** „8–20 val.“ may be "8 a.m. to 8 p.m.". */
const hoursOf = (one: Quantity, next: Quantity): string[] =>
  [one, next].map(({ values: [hour = 0] }) => (hour <= 24 ? timeKey(hour, 0) : 'no time'));

/** "At least" and „daugiausia“ of the same figure contradict each other; a bound left out does not. */
export const boundRule = perQuantity('bound', ({ start, end, values }, text) => {
  const bound = findBound(text, start, end);
  return bound && boundKeys(bound, values.map(String));
});

const AGO = /^ (?:ago|earlier|before|anksčiau)(?!\p{L})/u;
const AHEAD = /^ (?:later|from now|afterwards|vėliau)(?!\p{L})/u;

/** „prieš dvejus metus“ and „po dvejų metų“. */
export const directionRule = perQuantity('direction', ({ start, end, unit, values }, text) => {
  if (!unit || !isTimeUnit(unit)) return null;
  const before = textBefore(text, start);
  const after = textAfter(text, end);
  const isPast = AGO.test(after) || /(?<!\p{L})prieš $/iu.test(before);
  const isAhead = AHEAD.test(after) || /(?<!\p{L})(?:in|after|po|už) $/iu.test(before);
  if (isPast === isAhead) return null;
  const what = values.map((value) => unitKey(value, unit));
  return isPast ? opposed('dir', 'past', 'ahead', what) : opposed('dir', 'ahead', 'past', what);
});
