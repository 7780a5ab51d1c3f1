import { type Change, type Planter, withEndings } from './change.ts';

interface Place {
  english: RegExp;
  forms: string[];
}

const IJA = 'ija ijos ijai iją ijoje';
const A = 'a os ai ą oje';
const AS = 'as o ui ą e u';
const US = 'ius iaus iui ių iuje iumi';
const of = (english: string, stem: string, endings: string): Place => ({
  english: new RegExp(`\\b(?:${english})\\w*`),
  forms: withEndings(stem, endings),
});
/** Of one declension each, so that a form is replaced by the same form of another place. */
const PLACES: Place[][] = [
  [
    of('France|French', 'Prancūz', IJA),
    of('German', 'Vokiet', IJA),
    of('Ital', 'Ital', IJA),
    of('Spain|Spanish|Spaniard', 'Ispan', IJA),
    of('Russia', 'Rus', IJA),
    of('China|Chinese', 'Kin', IJA),
    of('Japan', 'Japon', IJA),
    of('Poland|Polish|Poles', 'Lenk', IJA),
    of('Latvia', 'Latv', IJA),
    of('Estonia', 'Est', IJA),
    of('Norw', 'Norveg', IJA),
    of('Swed', 'Šved', IJA),
    of('Denmark|Danish|Danes', 'Dan', IJA),
    of('Finland|Finnish|Finns', 'Suom', IJA),
    of('Turk', 'Turk', IJA),
    of('Greece|Greek', 'Graik', IJA),
    of('India', 'Ind', IJA),
    of('Australia', 'Austral', IJA),
    of('Ireland|Irish', 'Air', IJA),
    of('Scot', 'Škot', IJA),
    of('Indonesia', 'Indonez', IJA),
    of('Brazil', 'Brazil', IJA),
    of('Syria', 'Sir', IJA),
    of('Austria', 'Austr', IJA),
    of('Belgi', 'Belg', IJA),
  ],
  [of('Lithuania', 'Lietuv', A), of('Ukrain', 'Ukrain', A), of('Canad', 'Kanad', A)],
  [
    of('Moscow', 'Maskv', A),
    of('Rome|Roman', 'Rom', A),
    of('Warsaw', 'Varšuv', A),
    of('Vienna', 'Vien', A),
    of('Prague', 'Prah', A),
    of('Klaip[eė]da', 'Klaipėd', A),
  ],
  [of('Africa', 'Afrik', A), of('Europe', 'Europ', A), of('Asia', 'Azij', A)],
  [
    of('London', 'London', AS),
    of('Berlin', 'Berlyn', AS),
    of('Washington', 'Vašington', AS),
    of('New York', 'Niujork', AS),
    of('Madrid', 'Madrid', AS),
    of('Beijing|Peking', 'Pekin', AS),
    of('Kaunas', 'Kaun', AS),
  ],
  [
    of('Iran', 'Iran', AS),
    of('Iraq', 'Irak', AS),
    of('Egypt', 'Egipt', AS),
    of('Israel', 'Izrael', 'is io iui į yje iu'),
    of('Afghan', 'Afganistan', AS),
    of('Pakistan', 'Pakistan', AS),
    of('Vietnam', 'Vietnam', AS),
  ],
  [of('Vilnius', 'Viln', US), of('Paris', 'Paryž', US)],
];

/** Of one trade each; what is a surname, a word or a newspaper's name too is none of them. */
const COMPANIES = [
  'Google Apple Microsoft Facebook Amazon Samsung Huawei Sony Intel Nokia IBM Oracle Adobe Dell Netflix Twitter Uber YouTube Mozilla',
  'Toyota BMW Volkswagen Tesla Honda Nissan Renault Mercedes Ferrari',
  'Reuters CNN BBC Bloomberg MSNBC CNBC NBC',
  'Boeing Airbus',
  'Nike Adidas',
];
const PRODUCTS = [
  'Firefox Chrome Safari Opera',
  'Windows Linux Android iOS macOS',
  'GIMP Photoshop Inkscape Krita',
  'iPhone iPad',
  'Gmail Skype WhatsApp Instagram',
];

const MALE =
  'Donald John James Robert Michael William David Richard Joseph Thomas Charles Christopher Daniel Matthew Anthony Mark Steven Paul Andrew Joshua Kenneth Kevin Brian George Edward Ronald Timothy Jason Jeffrey Ryan Jacob Gary Nicholas Eric Jonathan Stephen Larry Justin Scott Brandon Benjamin Samuel Gregory Frank Alexander Raymond Patrick Jack Dennis Jerry Tyler Aaron Jose Adam Nathan Henry Peter Zachary Kyle Walter Harold Jeremy Ethan Carl Keith Roger Gerald Christian Terry Sean Arthur Austin Noah Lawrence Jesse Joe Bryan Billy Jordan Albert Dylan Bruce Willie Gabriel Alan Juan Logan Wayne Ralph Roy Eugene Randy Vincent Russell Louis Philip Bobby Johnny Bradley Brett Boris Jeremy Tony Gordon Barack Bill Mike Steve Tom Tim Jim Bob Dan Dave Chris Matt Nick Ben Sam Harry Rory Phil Tiger Justin Jordan Vladimir Angel Rick Mitt Newt Jeff Rod Guy Will Kanye Brexit Derek Steven Ian Neil Martin Simon Graham Craig Stuart Ross Callum Liam Alex Carlos Luis Jean Emmanuel Lindsey Chuck Orrin Clint Steve';
const FEMALE =
  'Mary Patricia Jennifer Linda Elizabeth Barbara Susan Jessica Sarah Karen Lisa Nancy Betty Margaret Sandra Ashley Kimberly Emily Donna Michelle Carol Amanda Melissa Deborah Stephanie Rebecca Sharon Laura Cynthia Dorothy Amy Kathleen Angela Shirley Anna Brenda Pamela Emma Nicole Helen Samantha Katherine Christine Debra Rachel Carolyn Janet Catherine Maria Heather Diane Ruth Julie Olivia Joyce Virginia Victoria Kelly Lauren Christina Joan Evelyn Judith Megan Andrea Cheryl Hannah Jacqueline Martha Gloria Teresa Ann Sara Madison Frances Kathryn Janice Jean Abigail Alice Julia Judy Sophia Grace Denise Amber Doris Marilyn Danielle Beverly Isabella Theresa Diana Natalie Brittany Charlotte Marie Kayla Alexis Lori Hillary Melania Ivanka Michele Kate Dianne Leanne Leeann Nicola Elin Meghan';
const FIRST_NAMES =
  `${MALE} ${FEMALE} Mr Mrs Ms Miss Dr President Senator Judge Sir Prof Professor`.split(' ');
const SURNAMES =
  'Johnson Wilson Anderson Hamilton Thompson Robinson Mitchell Campbell Parker Carter Walker Turner Bennett Sullivan Clinton Cameron Armstrong Richardson'.split(
    ' ',
  );
const ENDINGS = "as o ui ą u e 'as 'o 'ui 'ą 'u 'e is io iui į iu us aus".split(' ');

/** Of names that the source writes after a first name or title; the ending of the translation stays. */
const plantPerson: Planter = ({ lithuanian, english }, all) => {
  const pattern = new RegExp(
    `\\b(?:${FIRST_NAMES.join('|')})\\.? (?:[A-Z]\\. )?([A-Z][a-z]{3,})\\b`,
    'g',
  );
  const found = [...all.matchAll(pattern)].flatMap(([, name]) =>
    name && !FIRST_NAMES.includes(name) ? [name] : [],
  );
  return [...new Set(found)].flatMap((name) => {
    if (!new RegExp(`\\b${name}\\b`).test(english)) return [];
    const word = new RegExp(
      `(?<![\\p{L}\\d-])${name}(${ENDINGS.join('|')})?(?![\\p{L}\\d-])`,
      'gu',
    );
    const places = [...lithuanian.matchAll(word)];
    return places
      .slice(0, 1)
      .flatMap(({ 0: from, 1: ending = '', index: at }) =>
        SURNAMES.filter((other) => !all.includes(other)).map((other) =>
          changeOf('person', at, from, other + ending),
        ),
      );
  });
};

const plantPlace: Planter = ({ lithuanian, english }, all) =>
  PLACES.flatMap((declension) =>
    declension.flatMap((place) => {
      if (!place.english.test(english)) return [];
      return place.forms.flatMap((form, number) => {
        const at = findWord(lithuanian, form);
        if (at === -1) return [];
        return declension
          .filter((other) => other !== place && !other.english.test(all))
          .flatMap(({ forms }) => {
            const to = forms[number];
            return to ? [changeOf('place', at, form, to)] : [];
          });
      });
    }),
  );

const plantListed =
  (kind: string, names: readonly string[]): Planter =>
  ({ lithuanian, english }, all) =>
    names.flatMap((name) => {
      const at = findWord(lithuanian, name);
      if (at === -1 || !new RegExp(`\\b${name}\\b`).test(english)) return [];
      return names
        .filter((other) => other !== name && !new RegExp(`\\b${other}\\b`, 'i').test(all))
        .map((to) => changeOf(kind, at, name, to));
    });

/** A path or, where there is none, a host of another one. */
const plantLink: Planter = ({ lithuanian, english }, all) =>
  [...lithuanian.matchAll(/(?:https?:\/\/|www\.)[^\s<>"“”„)]+[\p{L}\d/]/gu)].flatMap(
    ({ 0: from, index: at }) => {
      if (!english.includes(from)) return [];
      const letters = [...from.matchAll(/[\p{L}\d](?=[\p{L}\d]*\/?$)/gu)];
      return letters.flatMap(({ 0: letter, index: place }) => {
        const to = `${from.slice(0, place)}${/\d/.test(letter) ? (Number(letter) + 3) % 10 : letter === 'n' ? 'r' : 'n'}${from.slice(place + 1)}`;
        return all.includes(to) ? [] : [changeOf('link', at, from, to)];
      });
    },
  );

function findWord(text: string, word: string): number {
  return text.search(new RegExp(`(?<![\\p{L}\\d-])${word}(?![\\p{L}\\d-])`, 'u'));
}

function changeOf(kind: string, at: number, from: string, to: string): Change {
  return { kind, side: 'lithuanian', at, from, to };
}

export const namePlanters: Planter[] = [
  plantPerson,
  plantPlace,
  ...COMPANIES.map((names) => plantListed('company', names.split(' '))),
  ...PRODUCTS.map((names) => plantListed('product', names.split(' '))),
  plantLink,
];
