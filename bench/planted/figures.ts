import {
  type Change,
  crossForms,
  type Planter,
  plantReplacements,
  type Replacement,
  withEndings,
} from './change.ts';

interface Figure {
  at: number;
  text: string;
  value: number;
}

const GROUPED = /^\d{1,3}(?:[ \u00a0\u202f.,]\d{3})+$/;
const LINKS = /(?:https?:\/\/|www\.)\S+/g;

/** Figures of a text with their values; dots and commas as the language writes them. */
export function listFigures(text: string, language: 'english' | 'lithuanian'): Figure[] {
  const bare = text.replace(LINKS, (link) => ' '.repeat(link.length));
  const pattern =
    language === 'english'
      ? /(?<![\p{L}\d.,:/–-])\d+(?:[.,]\d+)*(?=$|[^\p{L}\d:/]|s\b|st\b|nd\b|rd\b|th\b|m\b|bn\b|k\b|km\b|%)/gu
      : /(?<![\p{L}\d.,:/–-])\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?![\p{L}\d:/])|(?<![\p{L}\d.,:/–-])\d+(?:[.,]\d+)*(?![\p{L}\d:/])/gu;
  return [...bare.matchAll(pattern)].flatMap(({ 0: found, index: at }) => {
    const value = readValue(found, language);
    return value === null ? [] : [{ at, text: found, value }];
  });
}

function readValue(text: string, language: 'english' | 'lithuanian'): number | null {
  const [thousands, decimal] = language === 'english' ? [',', '.'] : [' ', ','];
  if (/^\d+$/.test(text)) return Number(text);
  if (new RegExp(`^\\d+\\${decimal}\\d+$`).test(text)) return Number(text.replace(decimal, '.'));
  if (language === 'lithuanian' && GROUPED.test(text)) return Number(text.replace(/\D/g, ''));
  if (new RegExp(`^\\d{1,3}(?:\\${thousands}\\d{3})+$`).test(text))
    return Number(text.replaceAll(thousands, ''));
  return null;
}

/** Figures of the translation that stand in the source with the same value. */
export function listShared(lithuanian: string, english: string): Figure[] {
  const known = new Set(listFigures(english, 'english').map(({ value }) => value));
  return listFigures(lithuanian, 'lithuanian').filter(({ value }) => known.has(value));
}

export function isYear({ text }: Figure): boolean {
  return /^(?:1[5-9]|20)\d\d$/.test(text);
}

const DAY = /^(?: d\.|-?[oąue]\p{L}*)/u;

const plantNumber: Planter = ({ lithuanian, english }, all) => {
  const known = new Set(listFigures(all, 'english').map(({ value }) => value));
  return listShared(lithuanian, english).flatMap((figure) => {
    const { at, text, value } = figure;
    const isDate = isYear(figure) || DAY.test(lithuanian.slice(at + text.length));
    if (isDate) return [];
    const kind = text.includes(',') && !Number.isInteger(value) ? 'decimal' : 'number';
    if (GROUPED.test(text) && Number.isInteger(value))
      return [change('thousands', at, text, shiftThousands(text))];
    const digits = [...text].flatMap((sign, place) => (/\d/.test(sign) ? [place] : []));
    return digits.flatMap((place) => {
      const digit = ((Number(text[place]) + 3) % 9) + 1;
      const to = text.slice(0, place) + digit + text.slice(place + 1);
      const isNew = to !== text && !known.has(Number(to.replace(',', '.')));
      return isNew ? [change(kind, at, text, to)] : [];
    });
  });
};

/** Ten times more or less, grouped as the original. */
function shiftThousands(text: string): string {
  const separator = /\D/.exec(text)?.[0] ?? ' ';
  const digits = text.replace(/\D/g, '');
  const other = digits.endsWith('0') && digits.length > 4 ? digits.slice(0, -1) : `${digits}0`;
  return other.replace(/\B(?=(?:\d{3})+$)/g, separator);
}

/** Of figures with at least two words between them: in „5 ir 7“ or a score the order says little. */
const plantExchange: Planter = ({ lithuanian, english }) => {
  const shared = listShared(lithuanian, english);
  return shared.flatMap((first, index) =>
    shared.slice(index + 1).flatMap((second) => {
      const between = lithuanian.slice(first.at + first.text.length, second.at);
      if (first.value === second.value || (between.match(/\p{L}{2,}/gu) ?? []).length < 2)
        return [];
      const from = first.text + between + second.text;
      return [change('exchanged figures', first.at, from, second.text + between + first.text)];
    }),
  );
};

function change(kind: string, at: number, from: string, to: string): Change {
  return { kind, side: 'lithuanian', at, from, to };
}

const CARDINAL = 'i ios ių iems ioms is ias iais iomis iuose iose';
const CARDINALS: [string, string[]][] = [
  ['four|4', withEndings('ketur', CARDINAL)],
  ['five|5', withEndings('penk', CARDINAL)],
  ['six|6', withEndings('šeš', CARDINAL)],
  ['seven|7', withEndings('septyn', CARDINAL)],
  ['eight|8', withEndings('aštuon', CARDINAL)],
  ['nine|9', withEndings('devyn', CARDINAL)],
];
const COLLECTIVE = 'i ų iems us ais ios ias';
/** „ketverius“ beside „dvejus“, „ketverių“ beside „dvejų“. */
const SOFT_COLLECTIVE = 'i ių iems ius iais ios ias';
const COLLECTIVES: [string, string[]][] = [
  ['two|2', withEndings('dvej', COLLECTIVE)],
  ['three|3', withEndings('trej', COLLECTIVE)],
  ['four|4', withEndings('ketver', SOFT_COLLECTIVE)],
  ['five|5', withEndings('penker', SOFT_COLLECTIVE)],
  ['six|6', withEndings('šešer', SOFT_COLLECTIVE)],
];
const TEENS: [string, string[]][] = [
  ['eleven|11', withEndings('vienuolik', 'a os ai ą')],
  ['twelve|12', withEndings('dvylik', 'a os ai ą')],
  ['fifteen|15', withEndings('penkiolik', 'a os ai ą')],
  ['eighteen|18', withEndings('aštuoniolik', 'a os ai ą')],
];
const TENS: [string, string[]][] = [
  ['ten|10', ['dešimt']],
  ['twenty|20', ['dvidešimt']],
  ['thirty|30', ['trisdešimt']],
  ['fifty|50', ['penkiasdešimt']],
];
const ORDINAL =
  'as o am ą u ame i ų iems us ais a os ai oje asis ojo ąjį uoju ajame oji osios ąją ieji ųjų';
const ORDINALS: [string, string[]][] = [
  ['first|1st', withEndings('pirm', ORDINAL)],
  ['second|2nd', withEndings('antr', ORDINAL)],
  ['fourth|4th', withEndings('ketvirt', ORDINAL)],
  ['fifth|5th', withEndings('penkt', ORDINAL)],
  ['sixth|6th', withEndings('šešt', ORDINAL)],
  ['seventh|7th', withEndings('septint', ORDINAL)],
  ['eighth|8th', withEndings('aštunt', ORDINAL)],
];
/** Two and three decline each in its own way; what the form may stand for is narrowed to the commonest. */
const SMALL: [string, string, string][] = [
  ['two|2', 'du', 'tris'],
  ['two|2', 'dvi', 'tris'],
  ['two|2', 'dviejų', 'trijų'],
  ['two|2', 'dviem', 'trims'],
  ['three|3', 'trys', 'keturi'],
  ['three|3', 'trijų', 'keturių'],
  ['three|3', 'tris', 'keturis'],
  ['three|3', 'trims', 'keturiems'],
];
const rowsOf = (table: [string, string[]][]) =>
  crossForms(table.map(([english, forms]) => ({ forms, evidence: wordOf(english) })));

function wordOf(english: string): RegExp {
  return new RegExp(`\\b(?:${english})\\b`, 'i');
}

const NUMBER_WORDS: Replacement[] = [
  ...[CARDINALS, COLLECTIVES, TEENS, TENS, ORDINALS].flatMap(rowsOf),
  ...SMALL.map(([english, from, to]) => ({ from, to, evidence: wordOf(english) })),
];

const MASCULINE = 'as o ui ą u e ai ų ams us ais';
const SCALES = crossForms([
  {
    forms: ['tūkst.', 'tūkstančiai', 'tūkstančių', 'tūkstančius'],
    evidence: /thousand|\d,000\b|\dk\b/i,
  },
  {
    forms: ['mln.', 'milijonai', 'milijonų', 'milijonus', ...withEndings('milijon', MASCULINE)],
    evidence: /million|\d ?mn?\b/i,
  },
  {
    forms: [
      'mlrd.',
      'milijardai',
      'milijardų',
      'milijardus',
      ...withEndings('milijard', MASCULINE),
    ],
    evidence: /billion|\d ?bn\b/i,
  },
]);

const TWICE = /\b(?:twice|doubl\p{L}+|two times|two-fold|twofold|2x)\b/iu;
const THRICE = /\b(?:thrice|tripl\p{L}+|three times|threefold|trebl\p{L}+)\b/iu;
const THIRD = /\b(?:a|one|two)[ -]thirds?\b/i;
const QUARTER = /\b(?:a|one|three)[ -]quarters?\b/i;
const HALF = /\bhalf\b/i;
const MULTIPLES: Replacement[] = [
  { from: 'du kartus', to: 'tris kartus', evidence: TWICE },
  { from: 'dukart', to: 'triskart', evidence: TWICE },
  { from: 'dvigubai', to: 'trigubai', evidence: TWICE },
  { from: 'padvigubėjo', to: 'patrigubėjo', evidence: TWICE },
  { from: 'padvigubinti', to: 'patrigubinti', evidence: TWICE },
  { from: 'padvigubino', to: 'patrigubino', evidence: TWICE },
  { from: 'padvigubės', to: 'patrigubės', evidence: TWICE },
  { from: 'tris kartus', to: 'du kartus', evidence: THRICE },
  { from: 'triskart', to: 'dukart', evidence: THRICE },
  { from: 'trigubai', to: 'dvigubai', evidence: THRICE },
  { from: 'patrigubėjo', to: 'padvigubėjo', evidence: THRICE },
  { from: 'perpus', to: 'trečdaliu', evidence: /\bhal(?:f|v\p{L}+)\b/iu },
  ...crossForms([
    { forms: ['pusė', 'pusės', 'pusę', 'pusei'], evidence: HALF },
    { forms: withEndings('trečdal', 'is io į iui iai ius'), evidence: THIRD },
    { forms: withEndings('ketvirtadal', 'is io į iui iai ius'), evidence: QUARTER },
  ]),
];
const ENGLISH_MULTIPLES: Replacement[] = [
  { from: 'twice', to: 'three times', evidence: /du kartus|dukart|dvigub/i },
  { from: 'doubled', to: 'tripled', evidence: /dvigub|du kartus/i },
  { from: 'double', to: 'triple', evidence: /dvigub|du kartus/i },
  { from: 'half', to: 'a third', evidence: /(?<!\p{L})(?:pus[eėę]|perpus|pusę)/iu },
  { from: 'a third', to: 'a quarter', evidence: /trečdal/i },
  { from: 'a quarter', to: 'a third', evidence: /ketvirtadal/i },
];
const isNotTimes = (_: string, after: string) => !/^ kart|^ dešimt|^[ -]?(?:pus|mečio)/.test(after);

/** „The second half“ of a match is no share. */
const isNotPart = (before: string, after: string) =>
  !/(?:first|second|opening|other|top|bottom|latter|a|the|and) $/i.test(before) &&
  !/^-(?!fold)/.test(after);

export const figurePlanters: Planter[] = [
  plantNumber,
  plantExchange,
  plantReplacements('number word', 'lithuanian', NUMBER_WORDS, isNotTimes),
  plantReplacements('scale', 'lithuanian', SCALES, (before) => /[\p{L}\d][ \u00a0]$/u.test(before)),
  plantReplacements('multiple', 'lithuanian', MULTIPLES),
  plantReplacements('multiple', 'english', ENGLISH_MULTIPLES, isNotPart),
];
