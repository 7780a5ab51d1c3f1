import { type Change, crossForms, type Planter, plantReplacements, withEndings } from './change.ts';
import { isYear, listFigures, listShared } from './figures.ts';

const MONTHS: [string, string][] = [
  ['January|Jan', 'sausis sausio sausį sausiu sausyje'],
  ['February|Feb', 'vasaris vasario vasarį vasariu vasaryje'],
  ['March|Mar', 'kovas kovo kovą kovu kove'],
  ['April|Apr', 'balandis balandžio balandį balandžiu balandyje'],
  ['May', 'gegužė gegužės gegužę geguže gegužėje'],
  ['June|Jun', 'birželis birželio birželį birželiu birželyje'],
  ['July|Jul', 'liepa liepos liepą liepa liepoje'],
  ['August|Aug', 'rugpjūtis rugpjūčio rugpjūtį rugpjūčiu rugpjūtyje'],
  ['September|Sept?', 'rugsėjis rugsėjo rugsėjį rugsėju rugsėjyje'],
  ['October|Oct', 'spalis spalio spalį spaliu spalyje'],
  ['November|Nov', 'lapkritis lapkričio lapkritį lapkričiu lapkrityje'],
  ['December|Dec', 'gruodis gruodžio gruodį gruodžiu gruodyje'],
];
const ANY_MONTH = `(?:${MONTHS.map(([english]) => english).join('|')})\\b\\.?`;
const WEEKDAYS: [RegExp, string][] = [
  [/\b(?:Monday|Mon\b)/, 'pirmadien'],
  [/\b(?:Tuesday|Tue\b)/, 'antradien'],
  [/\b(?:Wednesday|Wed\b)/, 'trečiadien'],
  [/\b(?:Thursday|Thu\b)/, 'ketvirtadien'],
  [/\b(?:Friday|Fri\b)/, 'penktadien'],
  [/\b(?:Saturday|Sat\b)/, 'šeštadien'],
  [/\b(?:Sunday|Sun\b)/, 'sekmadien'],
];
const QUARTERS: [string, string][] = [
  ['first', 'pirm'],
  ['second', 'antr'],
  ['third', 'treči'],
  ['fourth', 'ketvirt'],
];
const QUARTER = 'ą ąjį o ojo ame ajame as asis u uoju';

/** A date that stands in the source anyway would be another right one. */
function withoutKnown(plant: Planter, isKnown: (to: string, english: string) => boolean): Planter {
  return (sentence, english) => plant(sentence, english).filter(({ to }) => !isKnown(to, english));
}

const months = MONTHS.map(([english, forms]) => ({
  forms: forms.split(' '),
  evidence: new RegExp(`\\b(?:${english})\\b`),
}));
const weekdays = WEEKDAYS.map(([evidence, stem]) => ({
  forms: withEndings(stem, 'is io iui į iu yje iai ių iais ius'),
  evidence,
}));
const isOf =
  (rows: readonly { forms: string[]; evidence: RegExp }[]) =>
  (to: string, english: string): boolean =>
    rows.some(({ forms, evidence }) => forms.includes(to.toLowerCase()) && evidence.test(english));

const quarters = QUARTERS.map(([english, stem]) => ({
  forms: withEndings(stem, QUARTER).flatMap((form) =>
    ['ketvirtį', 'ketvirčio', 'ketvirtyje', 'ketvirtis', 'ketvirčiu', 'metų ketvirtį'].map(
      (noun) => `${form} ${noun}`,
    ),
  ),
  evidence: new RegExp(`\\b${english} quarter\\b`, 'i'),
}));
const englishQuarters = QUARTERS.map(([english, stem]) => ({
  forms: [`${english} quarter`, `${english}-quarter`],
  evidence: new RegExp(`${stem}\\p{L}+ (?:\\p{L}+ )?ketvir`, 'iu'),
}));

const plantYear: Planter = ({ lithuanian, english }, all) => {
  const known = new Set(listFigures(all, 'english').map(({ text }) => text));
  return listShared(lithuanian, english)
    .filter(isYear)
    .flatMap(({ at, text }) =>
      [-11, -3, -1, 2, 7].flatMap((step) => {
        const to = `${Number(text) + step}`;
        return known.has(to) ? [] : [changeOf('year', at, text, to)];
      }),
    );
};

/** Of days that the source writes beside a month. */
const plantDay: Planter = ({ lithuanian, english }) =>
  listFigures(lithuanian, 'lithuanian').flatMap(({ at, text, value }) => {
    if (!/^(?: d\.|-?[oąa]\p{L}*)/u.test(lithuanian.slice(at + text.length)) || value > 31)
      return [];
    const day = `0?${value}(?:st|nd|rd|th)?`;
    const isThere = new RegExp(`\\b${ANY_MONTH} ${day}\\b|\\b${day} (?:of )?${ANY_MONTH}`).test(
      english,
    );
    if (!isThere) return [];
    const to = `${value > 14 ? value - 9 : value + 8}`;
    return new RegExp(`\\b${to}(?:st|nd|rd|th)?\\b`).test(english)
      ? []
      : [changeOf('day', at, text, to)];
  });

/** „17.35 val.“ where the source has the same minutes of the same hour, counted to twelve or to twenty-four. */
const plantTime: Planter = ({ lithuanian, english }) =>
  [...lithuanian.matchAll(/(?<![\d.,:])(\d{1,2})([.:])(\d{2})(?= ?val)/g)].flatMap(
    ({ 0: from, 1: hour, 2: dot, 3: minute, index: at }) => {
      const isThere = [...english.matchAll(/\b(\d{1,2})[.:](\d{2})\b/g)].some(
        ([, h, m]) => Number(h) % 12 === Number(hour) % 12 && m === minute,
      );
      const other = `${(Number(minute) + 20) % 60}`.padStart(2, '0');
      return isThere ? [changeOf('time', at, from, `${hour}${dot}${other}`)] : [];
    },
  );

function changeOf(kind: string, at: number, from: string, to: string): Change {
  return { kind, side: 'lithuanian', at, from, to };
}

export const datePlanters: Planter[] = [
  withoutKnown(plantReplacements('month', 'lithuanian', crossForms(months)), isOf(months)),
  withoutKnown(plantReplacements('weekday', 'lithuanian', crossForms(weekdays)), isOf(weekdays)),
  plantReplacements('quarter', 'lithuanian', crossForms(quarters)),
  plantReplacements('quarter', 'english', crossForms(englishQuarters)),
  plantYear,
  plantDay,
  plantTime,
];
