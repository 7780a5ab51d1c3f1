import {
  crossForms,
  type Planter,
  plantReplacements,
  type Replacement,
  withEndings,
} from './change.ts';

const MASCULINE = 'as o ui ą u e ai ų ams us ais';
const word = (words: string) => new RegExp(`\\b(?:${words})\\b`, 'i');

const SHORT_TIMES = crossForms([
  {
    forms:
      'sekundė sekundės sekundei sekundę sekundėje sekundžių sekundėms sekundes sekundėmis'.split(
        ' ',
      ),
    evidence: word('seconds?|secs?'),
  },
  {
    forms: 'minutė minutės minutei minutę minutėje minučių minutėms minutes minutėmis'.split(' '),
    evidence: word('minutes?|mins?'),
  },
  {
    forms:
      'valanda valandos valandai valandą valandoje valandų valandoms valandas valandomis'.split(
        ' ',
      ),
    evidence: word('hours?|hrs?'),
  },
  {
    forms: 'diena dienos dienai dieną dienoje dienų dienoms dienas dienomis'.split(' '),
    evidence: word('days?'),
  },
  {
    forms:
      'savaitė savaitės savaitei savaitę savaitėje savaičių savaitėms savaites savaitėmis'.split(
        ' ',
      ),
    evidence: word('weeks?'),
  },
]);
const LONG_TIMES = crossForms([
  { forms: 'mėnesių mėnesius mėnesiai mėnesiams mėnesiais'.split(' '), evidence: word('months?') },
  {
    forms: 'metų metus metai metams metais'.split(' '),
    evidence: word('years?|annual|aged?|\\d+-year-olds?'),
  },
  {
    forms: 'dešimtmečių dešimtmečius dešimtmečiai dešimtmečiams dešimtmečiais'.split(' '),
    evidence: word('decades?'),
  },
]);
const SIZES = crossForms([
  { forms: withEndings('metr', MASCULINE), evidence: word('met(?:re|er)s?') },
  { forms: withEndings('kilometr', MASCULINE), evidence: word('kilomet(?:re|er)s?|kms?|\\d+km') },
  { forms: withEndings('centimetr', MASCULINE), evidence: word('centimet(?:re|er)s?|cm|\\d+cm') },
]);
const WEIGHTS = crossForms([
  { forms: withEndings('gram', MASCULINE), evidence: word('gram(?:me)?s?') },
  {
    forms: withEndings('kilogram', MASCULINE),
    evidence: word('kilo(?:gram(?:me)?)?s?|kgs?|\\d+kg'),
  },
  {
    forms: ['', '', '', '', '', '', 'tonos', 'tonų', 'tonoms', 'tonas', 'tonomis'],
    evidence: word('tons?|tonnes?'),
  },
]);
const BITS = crossForms([
  { forms: withEndings('bit', MASCULINE), evidence: word('bits?|\\d+-?bits?') },
  { forms: withEndings('bait', MASCULINE), evidence: word('bytes?') },
]);
const OTHERS: Replacement[] = [
  { from: 'mylių', to: 'kilometrų', evidence: word('miles?') },
  { from: 'mylias', to: 'kilometrus', evidence: word('miles?') },
  { from: 'mylios', to: 'kilometrai', evidence: word('miles?') },
  { from: 'pėdų', to: 'metrų', evidence: word('feet|foot|ft') },
  { from: 'pėdas', to: 'metrus', evidence: word('feet|foot|ft') },
  { from: 'colių', to: 'centimetrų', evidence: word('inch(?:es)?') },
  { from: 'colio', to: 'centimetro', evidence: word('inch(?:es)?') },
  { from: 'jardų', to: 'mylių', evidence: word('yards?') },
  { from: 'pikselių', to: 'milimetrų', evidence: word('pixels?|px|\\d+px') },
  { from: 'pikselius', to: 'milimetrus', evidence: word('pixels?|px|\\d+px') },
  { from: 'pikselio', to: 'milimetro', evidence: word('pixels?|px|\\d+px') },
  { from: 'laipsnių', to: 'procentų', evidence: word('degrees?|°[CF]?') },
  { from: 'laipsnius', to: 'procentus', evidence: word('degrees?') },
];
const SYMBOLS = crossForms([
  ...['m', 'km', 'cm', 'mm'].map((symbol) => ({
    forms: [symbol],
    evidence: word(
      {
        m: '\\d*m|met(?:re|er)s?',
        km: '\\d*km|kilomet(?:re|er)s?',
        cm: '\\d*cm|centimet(?:re|er)s?',
        mm: '\\d*mm|millimet(?:re|er)s?',
      }[symbol] ?? '',
    ),
  })),
]).concat(
  crossForms([
    { forms: ['kg'], evidence: word('\\d*kg|kilo(?:gram(?:me)?)?s?') },
    { forms: ['g'], evidence: word('\\d+g|gram(?:me)?s?') },
    { forms: ['t'], evidence: word('tons?|tonnes?') },
  ]),
  crossForms([
    { forms: ['MB', 'MHz', 'MW'], evidence: word('\\d*(?:MB|MHz|MW)|megabytes?') },
    { forms: ['GB', 'GHz', 'GW'], evidence: word('\\d*(?:GB|GHz|GW)|gigabytes?') },
  ]),
);

const EURO = /€|\beur(?:os?)?\b/i;
const DOLLAR = /\$|\b(?:usd|dollars?)\b/i;
const POUND = /£|\b(?:gbp|pounds?)\b/i;
const LITAS = /\b(?:LTL|lita[sie]|lits?)\b/i;
const DOLLARS = withEndings('doleri', 's o ui'.replaceAll(' ', ' ')).concat(
  'dolerį doleriu dolery doleriai dolerių doleriams dolerius doleriais'.split(' '),
);
const CURRENCIES = crossForms([
  { forms: withEndings('eur', MASCULINE), evidence: EURO },
  { forms: DOLLARS.map((form) => `JAV ${form}`), evidence: DOLLAR },
  { forms: withEndings('svar', MASCULINE), evidence: POUND },
  { forms: withEndings('lit', MASCULINE), evidence: LITAS },
])
  .concat(
    crossForms([
      { forms: DOLLARS, evidence: DOLLAR },
      { forms: withEndings('eur', MASCULINE), evidence: EURO },
    ]).filter(({ from }) => from.startsWith('doler')),
  )
  .concat(
    crossForms([
      { forms: ['EUR'], evidence: EURO },
      { forms: ['USD'], evidence: DOLLAR },
      { forms: ['GBP'], evidence: POUND },
      { forms: ['LTL'], evidence: LITAS },
    ]),
  )
  .concat([{ from: 'svarų sterlingų', to: 'eurų', evidence: POUND }]);

/** Signs are no words: they stand at a figure. */
const plantCurrencySign: Planter = ({ lithuanian, english }) =>
  [...lithuanian.matchAll(/[€$£]/g)].flatMap(({ 0: from, index: at }) => {
    if (!english.includes(from)) return [];
    return ['€', '$', '£']
      .filter((to) => to !== from && !english.includes(to))
      .map((to) => ({ kind: 'currency', side: 'lithuanian' as const, at, from, to }));
  });

const A = '(?:(?:per|a|an|every|each|the|one|any|of the) ?';
const yearly = new RegExp(`${A}year|yearly|annual\\w*|per annum)\\b`, 'i');
const monthly = new RegExp(`${A}months?|monthly)\\b`, 'i');
const weekly = new RegExp(`${A}week|weekly)\\b`, 'i');
const daily = new RegExp(`${A}day|daily|everyday)\\b`, 'i');
const hourly = new RegExp(`${A}hour|hourly)\\b`, 'i');
const PERIODS: Replacement[] = [
  { from: 'per metus', to: 'per mėnesį', evidence: yearly },
  { from: 'per mėnesį', to: 'per metus', evidence: monthly },
  { from: 'per savaitę', to: 'per mėnesį', evidence: weekly },
  { from: 'per dieną', to: 'per savaitę', evidence: daily },
  { from: 'per parą', to: 'per savaitę', evidence: daily },
  { from: 'per valandą', to: 'per minutę', evidence: hourly },
  { from: 'kasmet', to: 'kas mėnesį', evidence: yearly },
  { from: 'kas mėnesį', to: 'kasmet', evidence: monthly },
  { from: 'kas savaitę', to: 'kas mėnesį', evidence: weekly },
  { from: 'kasdien', to: 'kas savaitę', evidence: daily },
  { from: 'kiekvieną dieną', to: 'kiekvieną mėnesį', evidence: daily },
  { from: 'kiekvieną savaitę', to: 'kiekvieną mėnesį', evidence: weekly },
  { from: 'kiekvieną mėnesį', to: 'kiekvieną savaitę', evidence: monthly },
  { from: 'kiekvienais metais', to: 'kiekvieną mėnesį', evidence: yearly },
  ...crossForms([
    {
      forms: withEndings('metin', 'is io iam į iu iai ių iams ius iais ė ės ei ę e ės'),
      evidence: /annual|yearly/i,
    },
    {
      forms: withEndings('mėnesin', 'is io iam į iu iai ių iams ius iais ė ės ei ę e ės'),
      evidence: /monthly/i,
    },
    {
      forms: withEndings('savaitin', 'is io iam į iu iai ių iams ius iais ė ės ei ę e ės'),
      evidence: /weekly/i,
    },
    {
      forms: withEndings('kasdien', 'is io iam į iu iai ių iams ius iais ė ės ei ę e ės'),
      evidence: /daily/i,
    },
  ]),
];
const YEARLY = /per metus|kasmet|metin|kiekvienais metais/i;
const MONTHLY = /per mėnesį|kas mėnesį|mėnesin|kiekvieną mėnesį/i;
const WEEKLY = /per savaitę|kas savaitę|savaitin|kiekvieną savaitę/i;
const DAILY = /per dieną|per parą|kasdien|kiekvieną dieną/i;
const ENGLISH_PERIODS: Replacement[] = [
  { from: 'a year', to: 'a month', evidence: YEARLY },
  { from: 'per year', to: 'per month', evidence: YEARLY },
  { from: 'every year', to: 'every month', evidence: YEARLY },
  { from: 'each year', to: 'each month', evidence: YEARLY },
  { from: 'annual', to: 'monthly', evidence: YEARLY },
  { from: 'annually', to: 'monthly', evidence: YEARLY },
  { from: 'a month', to: 'a year', evidence: MONTHLY },
  { from: 'per month', to: 'per year', evidence: MONTHLY },
  { from: 'every month', to: 'every year', evidence: MONTHLY },
  { from: 'monthly', to: 'yearly', evidence: MONTHLY },
  { from: 'a week', to: 'a month', evidence: WEEKLY },
  { from: 'per week', to: 'per month', evidence: WEEKLY },
  { from: 'every week', to: 'every month', evidence: WEEKLY },
  { from: 'weekly', to: 'monthly', evidence: WEEKLY },
  { from: 'a day', to: 'a week', evidence: DAILY },
  { from: 'per day', to: 'per week', evidence: DAILY },
  { from: 'every day', to: 'every week', evidence: DAILY },
  { from: 'daily', to: 'weekly', evidence: DAILY },
  { from: 'an hour', to: 'a minute', evidence: /per valandą/ },
  { from: 'per hour', to: 'per minute', evidence: /per valandą/ },
];

const PERCENT = /%|per ?cent(?!age)/i;
const POINTS = /percent(?:age)? points?|\bpp\b/i;
const PERCENTS: Replacement[] = [
  ['procentų', 'procentinių punktų'],
  ['procentais', 'procentiniais punktais'],
  ['procentus', 'procentinius punktus'],
  ['procentai', 'procentiniai punktai'],
  ['procento', 'procentinio punkto'],
  ['proc.', 'proc. punktų'],
].flatMap(([from = '', to = '']) => [
  { from, to, evidence: PERCENT },
  { from: to, to: from, evidence: POINTS },
]);
const ENGLISH_PERCENTS: Replacement[] = ['percent', 'per cent'].map((from) => ({
  from,
  to: 'percentage points',
  evidence: /procent(?!ini)|proc\.(?! p)|%/i,
}));
/** A share in points means nothing; a rise or a fall in points is another one. */
const CHANGES =
  /increas|decreas|rose|rise|rising|fell|fall|drop|declin|grew|grow|gain|los[et]|cut|up |down |higher|lower|more|less|fewer|reduc|jump|climb|slump|surg|shr[aiu]nk|rais|hike|boost|slash|expand|contract|slow|widen|narrow/i;

const plantPercentSign: Planter = ({ lithuanian }) =>
  [...lithuanian.matchAll(/(?<=\d ?)%/g)].map(({ 0: from, index: at }) => ({
    kind: 'percentage points',
    side: 'lithuanian',
    at,
    from,
    to: ' proc. punkto',
  }));

const ofChanges =
  (plant: Planter): Planter =>
  (sentence, all) =>
    CHANGES.test(sentence.english) ? plant(sentence, all) : [];
const isAfterFigure = (before: string) =>
  /[\p{L}\d][ \u00a0-]$/u.test(before) &&
  /\d[ \u00a0-]?$|(?:vien|du|dv|tr[iy]|keturi|penk|šeš|septyn|aštuon|devyn|dešimt|lik|kel|tūkst|mln|šimt|pus)\p{L}*\.? $/iu.test(
    before,
  );
const isAfterEnglishFigure = (before: string) =>
  /(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\w+ty)) $/i.test(before);
/** „34 m.“ is an age. */
const isSymbol = (before: string, after: string) =>
  /\d[ \u00a0]?$/.test(before) && !after.startsWith('.');
/** „2018 metais“, „80-ųjų metų“ are dates, „per metus“ a period. */
const isDuration = (before: string, after: string) =>
  isAfterFigure(before) &&
  !/\b(?:1[5-9]|20)\d\d $|-[\p{L}]+ $/u.test(before) &&
  !/^ d\./.test(after);

export const measurePlanters: Planter[] = [
  ...[SHORT_TIMES, LONG_TIMES].map((table) =>
    plantReplacements('unit', 'lithuanian', table, isDuration),
  ),
  ...[SIZES, WEIGHTS, BITS, OTHERS].map((table) =>
    plantReplacements('unit', 'lithuanian', table, isAfterFigure),
  ),
  plantReplacements('unit', 'lithuanian', SYMBOLS, isSymbol),
  plantReplacements('currency', 'lithuanian', CURRENCIES),
  plantCurrencySign,
  plantReplacements('period', 'lithuanian', PERIODS),
  plantReplacements('period', 'english', ENGLISH_PERIODS),
  ofChanges(plantReplacements('percentage points', 'lithuanian', PERCENTS, isAfterFigure)),
  ofChanges(
    plantReplacements('percentage points', 'english', ENGLISH_PERCENTS, isAfterEnglishFigure),
  ),
  ofChanges(plantPercentSign),
];
