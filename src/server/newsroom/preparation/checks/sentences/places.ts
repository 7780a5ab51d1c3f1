/*
 * Countries and cities whose Lithuanian names are not their English ones. Countries come from the Unicode CLDR
 * that Node carries (Intl.DisplayNames); what it does not have, nations, short names and cities, stands here.
 */

/** By region. */
const NATIONS: Record<string, [english: string, lithuanian: string]> = {
  US: ['USA?|U\\.S\\.(?:A\\.)?|america|americans?', 'JAV|amerik\\p{L}*'],
  GB: [
    'UK|U\\.K\\.|britain|british|britons?|england',
    'JK|britanij\\p{L}*|brit(?:ų|ai|as|us|ams|ės?|e|ą|o|ui)|anglij\\p{L}*|angl(?:ų|ai|as|us|ams)',
  ],
  DE: ['germans?', 'vokie[čt]\\p{L}*'],
  FR: ['french\\p{L}*', 'prancūz\\p{L}*'],
  ES: ['spanish|spaniards?|spain', 'ispan\\p{L}*'],
  IT: ['italians?', 'ital\\p{L}*'],
  PL: ['polish|poles?', 'lenk(?:ij|iš)\\p{L}*|lenk(?:ų|ai|as|us|ams|ės?|ui|o|ą)'],
  LT: ['lithuanians?', 'lietuv\\p{L}*'],
  LV: ['latvians?', 'latvi\\p{L}*'],
  EE: ['estonians?', 'est(?:ijo|ij|ų|ai|as)\\p{L}*'],
  RU: ['russians?|kremlin', 'rus(?:ij|ų|ai|as|iš)\\p{L}*|kreml\\p{L}*'],
  UA: ['ukrainians?', 'ukrain\\p{L}*'],
  BY: ['belarus\\p{L}*', 'baltarus\\p{L}*|gudij\\p{L}*'],
  CN: ['chinese', 'kin(?:ij|iet)\\p{L}*|kin(?:ų|ai|ams|us)'],
  JP: ['japanese', 'japon\\p{L}*'],
  KR: [
    'koreans?|korea|north koreans?|north korea|south koreans?|south korea|pyongyang|seoul',
    'korėj\\p{L}*|pietų korėj\\p{L}*|šiaurės korėj\\p{L}*|pchenjan\\p{L}*|seul\\p{L}*',
  ],
  IN: ['indians?', 'indij\\p{L}*|ind(?:ų|ai|as|ams|us)'],
  SE: ['swedish|swedes?', 'šved\\p{L}*'],
  NO: ['norwegians?', 'norveg\\p{L}*'],
  FI: ['finnish|finns?', 'suom\\p{L}*'],
  DK: ['danish|danes?', 'danij\\p{L}*|dan(?:ų|ai|as|ams|us)'],
  NL: ['dutch\\p{L}*|holland|netherlands|the hague', 'oland\\p{L}*|nyderland\\p{L}*'],
  BE: ['belgians?', 'belg(?:ij|iš)\\p{L}*|belg(?:ų|ai|as|ams|us)'],
  AT: ['austrians?', 'austrij\\p{L}*|austr(?:ų|ai|as|us|ams)'],
  CH: ['swiss', 'šveicar\\p{L}*'],
  GR: ['greeks?', 'graik\\p{L}*'],
  TR: ['turkish|turks?|turkey', 'turk\\p{L}*'],
  CZ: ['czechs?|czechoslovak\\p{L}*', 'ček\\p{L}*'],
  SK: ['slovaks?', 'slovak\\p{L}*'],
  SI: ['slovenes?|slovenians?', 'slovėn\\p{L}*'],
  HU: ['hungarians?', 'vengr\\p{L}*'],
  RO: ['romanians?', 'rumun\\p{L}*'],
  BG: ['bulgarians?', 'bulgar\\p{L}*'],
  HR: ['croats?|croatians?', 'kroat\\p{L}*'],
  RS: ['serb\\p{L}*', 'serb\\p{L}*'],
  PT: ['portuguese', 'portugal\\p{L}*'],
  IE: ['irish\\p{L}*', 'air(?:ij|ių|iai|is)\\p{L}*'],
  IS: ['icelandic|icelanders?', 'island\\p{L}*'],
  IL: ['israel\\p{L}*', 'izrael\\p{L}*'],
  PS: ['palestin\\p{L}*', 'palestin\\p{L}*'],
  IR: ['iran\\p{L}*|persian', 'iran\\p{L}*'],
  IQ: ['iraq\\p{L}*', 'irak\\p{L}*'],
  SY: ['syrians?', 'siri(?:j|ų)\\p{L}*'],
  SA: ['saudis?', 'saudo\\p{L}*'],
  DO: ['dominicans?', 'dominikos respublik\\p{L}*'],
  EG: ['egyptians?', 'egipt\\p{L}*'],
  CA: ['canadians?', 'kanad\\p{L}*'],
  MX: ['mexicans?', 'meksik\\p{L}*'],
  BR: ['brazilians?', 'brazil\\p{L}*'],
  AR: ['argentin\\p{L}*', 'argentin\\p{L}*'],
  AU: ['australians?|aussies?', 'austral\\p{L}*'],
  NZ: ['new zealand\\p{L}*|kiwis?', 'naujoji?o?s?j?o?j?e? zeland\\p{L}*'],
  VN: ['vietnamese', 'vietnam\\p{L}*'],
  TH: ['thais?', 'tail?and?\\p{L}*'],
  ID: ['indonesians?', 'indonez\\p{L}*'],
  PH: ['filipin\\p{L}*|philippine', 'filipin\\p{L}*'],
  PK: ['pakistanis?', 'pakistan\\p{L}*'],
  AF: ['afghans?', 'afganist\\p{L}*|afgan\\p{L}*'],
  GE: ['georgians?', 'gruzin\\p{L}*|sakartvel\\p{L}*'],
  AM: ['armenians?', 'armėn\\p{L}*'],
  AZ: ['azeris?|azerbaijanis?', 'azerbaidž\\p{L}*'],
  HK: ['hong kong', 'honkong\\p{L}*'],
  TW: ['taiwanese', 'taivan\\p{L}*'],
  MD: ['moldovans?', 'moldov\\p{L}*'],
  AE: ['UAE|emirati?s?', 'JAE|emyrat\\p{L}*'],
  EU: ['EU|europe|europeans?|eurozone', 'ES|europ\\p{L}*'],
  UN: ['UN|united nations', 'JTO?|jungtin\\p{L}+ taut\\p{L}+'],
};

/** Cities and lands with the country they are in, where it has one. */
const CITIES: readonly (readonly [english: string, lithuanian: string, country?: string])[] = [
  ['prague', 'prah\\p{L}*', 'CZ'],
  ['cologne', 'keln\\p{L}*', 'DE'],
  ['munich', 'miunchen\\p{L}*', 'DE'],
  ['berlin', 'berlyn\\p{L}*', 'DE'],
  ['hamburg', 'hamburg\\p{L}*', 'DE'],
  ['frankfurt', 'frankfurt\\p{L}*', 'DE'],
  ['stuttgart', 'štutgart\\p{L}*', 'DE'],
  ['leipzig', 'leipcig\\p{L}*', 'DE'],
  ['dresden', 'dresden\\p{L}*', 'DE'],
  ['vienna', 'vien(?:a|os|oje|ą)', 'AT'],
  ['geneva', 'ženev\\p{L}*', 'CH'],
  ['zurich|zürich', 'ciurich\\p{L}*', 'CH'],
  ['basel', 'bazel\\p{L}*', 'CH'],
  ['the hague|hague', 'hag(?:a|os|oje|ą)', 'NL'],
  ['amsterdam', 'amsterdam\\p{L}*', 'NL'],
  ['rotterdam', 'roterdam\\p{L}*', 'NL'],
  ['eindhoven', 'eindhoven\\p{L}*', 'NL'],
  ['krakow|cracow', 'krokuv\\p{L}*', 'PL'],
  ['warsaw', 'varšuv\\p{L}*', 'PL'],
  ['gdansk|gdańsk', 'gdansk\\p{L}*', 'PL'],
  ['wroclaw|wrocław', 'vroclav\\p{L}*', 'PL'],
  ['moscow', 'maskv\\p{L}*', 'RU'],
  ['kaliningrad', 'karaliauči\\p{L}*|kaliningrad\\p{L}*', 'RU'],
  [
    'saint petersburg|st petersburg|st\\. petersburg',
    'sankt peterburg\\p{L}*|peterburg\\p{L}*',
    'RU',
  ],
  ['copenhagen', 'kopenhag\\p{L}*', 'DK'],
  ['stockholm', 'stokholm\\p{L}*', 'SE'],
  ['gothenburg', 'geteborg\\p{L}*', 'SE'],
  ['oslo', 'osl(?:as|o|e|ui|ą)', 'NO'],
  ['helsinki', 'helsink\\p{L}*', 'FI'],
  ['reykjavik', 'reikjavik\\p{L}*', 'IS'],
  ['jerusalem', 'jeruzal\\p{L}*', 'IL'],
  ['tel aviv', 'tel aviv\\p{L}*', 'IL'],
  ['venice', 'venecij\\p{L}*', 'IT'],
  ['florence', 'florencij\\p{L}*', 'IT'],
  ['rome', 'rom(?:a|os|oje|ą|ai)', 'IT'],
  ['milan', 'milan(?:as|o|e|ui|ą)', 'IT'],
  ['turin', 'turin(?:as|o|e|ui|ą)', 'IT'],
  ['naples', 'neapol\\p{L}*', 'IT'],
  ['seville', 'sevilij\\p{L}*', 'ES'],
  ['madrid', 'madrid\\p{L}*', 'ES'],
  ['barcelona', 'barselon\\p{L}*', 'ES'],
  ['valencia', 'valensij\\p{L}*', 'ES'],
  ['lisbon', 'lisabon\\p{L}*', 'PT'],
  ['cairo', 'kair(?:as|o|e|ą)', 'EG'],
  ['washington', 'vašington\\p{L}*', 'US'],
  ['new york', 'niujork\\p{L}*', 'US'],
  ['california', 'kalifornij\\p{L}*', 'US'],
  ['chicago', 'čikag\\p{L}*', 'US'],
  ['los angeles', 'los andžel\\p{L}*', 'US'],
  ['san francisco', 'san francisk\\p{L}*', 'US'],
  ['san diego', 'san dieg\\p{L}*', 'US'],
  ['seattle', 'siet?l\\p{L}*', 'US'],
  ['boston', 'boston\\p{L}*', 'US'],
  ['dallas', 'dalas\\p{L}*', 'US'],
  ['denver', 'denver\\p{L}*', 'US'],
  ['atlanta', 'atlant(?:a|os|oje|ą|ai)', 'US'],
  ['detroit', 'detroit\\p{L}*', 'US'],
  ['las vegas', 'las vegas\\p{L}*', 'US'],
  ['philadelphia', 'filadelfij\\p{L}*', 'US'],
  ['texas', 'teksas\\p{L}*|teksaso', 'US'],
  ['florida', 'florid\\p{L}*', 'US'],
  ['nevada', 'nevad\\p{L}*', 'US'],
  ['oregon', 'oregon\\p{L}*', 'US'],
  ['arizona', 'arizon\\p{L}*', 'US'],
  ['ohio', 'ohaj\\p{L}*', 'US'],
  ['toronto', 'toront\\p{L}*', 'CA'],
  ['montreal', 'monreal\\p{L}*', 'CA'],
  ['vancouver', 'vankuver\\p{L}*', 'CA'],
  ['ottawa', 'otav(?:a|os|oje|ą|ai)', 'CA'],
  ['wales|welsh', 'vels\\p{L}*', 'GB'],
  ['scotland|scottish|scots?', 'škot\\p{L}*', 'GB'],
  ['london', 'london\\p{L}*', 'GB'],
  ['manchester', 'mančester\\p{L}*', 'GB'],
  ['birmingham', 'birmingam\\p{L}*|birmingham\\p{L}*', 'GB'],
  ['edinburgh', 'edinburg\\p{L}*', 'GB'],
  ['glasgow', 'glazg\\p{L}*', 'GB'],
  ['belfast', 'belfast\\p{L}*', 'GB'],
  ['dublin', 'dublin\\p{L}*', 'IE'],
  ['vilnius', 'viln(?:ius|iaus|iuje|iui|ių|iu|ieči\\p{L}+)', 'LT'],
  ['kaunas', 'kaun(?:as|o|e|ui|ą|u|ieči\\p{L}+)', 'LT'],
  ['klaipėda|klaipeda', 'klaipėd\\p{L}*', 'LT'],
  ['šiauliai|siauliai', 'šiauli(?:ai|ų|uose|ams|us|ais)', 'LT'],
  ['panevėžys|panevezys', 'panevėž\\p{L}*', 'LT'],
  ['alytus', 'alyt(?:us|aus|uje|ų|ui)', 'LT'],
  ['palanga', 'palang\\p{L}*', 'LT'],
  ['riga', 'ryg(?:a|os|oje|ą|ai)', 'LV'],
  ['tallinn', 'talin\\p{L}*', 'EE'],
  ['tartu', 'tartu', 'EE'],
  ['minsk', 'minsk\\p{L}*', 'BY'],
  ['ky?iev|kyiv', 'kijev\\p{L}*', 'UA'],
  ['kharkiv', 'charkiv\\p{L}*|charkov\\p{L}*', 'UA'],
  ['odesa|odessa', 'odes(?:a|os|oje|ą|ai)', 'UA'],
  ['lviv', 'lvov\\p{L}*|lviv\\p{L}*', 'UA'],
  ['budapest', 'budapešt\\p{L}*', 'HU'],
  ['bucharest', 'bukarešt\\p{L}*', 'RO'],
  ['belgrade', 'belgrad\\p{L}*', 'RS'],
  ['zagreb', 'zagreb\\p{L}*', 'HR'],
  ['bratislava', 'bratislav\\p{L}*', 'SK'],
  ['athens', 'atėn\\p{L}*', 'GR'],
  ['istanbul', 'stambul\\p{L}*', 'TR'],
  ['ankara', 'ankar\\p{L}*', 'TR'],
  ['paris', 'paryži\\p{L}*|paryžiuj\\p{L}*', 'FR'],
  ['lyon', 'lion(?:as|o|e|ui|ą)', 'FR'],
  ['marseille|marseilles', 'marsel\\p{L}*', 'FR'],
  ['strasbourg', 'strasbūr\\p{L}*', 'FR'],
  ['toulouse', 'tulūz\\p{L}*', 'FR'],
  ['brussels', 'briusel\\p{L}*', 'BE'],
  ['antwerp', 'antverpen\\p{L}*', 'BE'],
  ['tokyo', 'tokij\\p{L}*', 'JP'],
  ['osaka', 'osak(?:a|os|oje|ą|ai)', 'JP'],
  ['beijing', 'pekin\\p{L}*', 'CN'],
  ['shanghai', 'šanchaj\\p{L}*', 'CN'],
  ['shenzhen', 'šendžen\\p{L}*', 'CN'],
  ['taipei', 'taip[ėe]j\\p{L}*', 'TW'],
  ['delhi|new delhi', 'del(?:is|io|yje|į|iui)|naujojo delio|naujajame delyje', 'IN'],
  ['mumbai', 'mumbaj\\p{L}*', 'IN'],
  ['bangalore|bengaluru', 'bangalor\\p{L}*|bengalūr\\p{L}*', 'IN'],
  ['bangkok', 'bankok\\p{L}*', 'TH'],
  ['jakarta', 'džakart\\p{L}*', 'ID'],
  ['manila', 'manil(?:a|os|oje|ą|ai)', 'PH'],
  ['hanoi', 'hanoj\\p{L}*', 'VN'],
  ['dubai', 'dubaj\\p{L}*', 'AE'],
  ['sydney', 'sidnėj\\p{L}*', 'AU'],
  ['melbourne', 'melburn\\p{L}*', 'AU'],
  ['mediterranean', 'viduržem\\p{L}*'],
  ['baltic', 'baltij\\p{L}*'],
  ['africa|africans?|south africa|south africans?', 'afrik\\p{L}*|pietų afrik\\p{L}*|PAR'],
  ['asia|asians?', 'azij\\p{L}*'],
];

/** With a capital; nations have none in Lithuanian. What is all capitals only so. */
const written = (pattern: string, isNation: boolean): string =>
  splitAlternatives(pattern)
    .map((one) =>
      /^[\p{Lu}\\.()?:]+$/u.test(one)
        ? one
        : one.replace(/^(\(\?:)?(\p{L})|(?<= )\p{L}/gu, (first) => {
            const letter = first.at(-1) ?? '';
            const capital = letter.toUpperCase();
            return first.slice(0, -1) + (isNation ? `[${letter}${capital}]` : `[${capital}]`);
          }),
    )
    .join('|');
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const ENDING =
  '(?:as|is|ys|us|os|ai|iai|ė|a|i|o|io|ui|iui|ą|į|ų|ių|e|ę|ėje|oje|yje|uje|iuje|ioje|ėms|oms|ams|iams|ais|iais|omis|ėmis|ose|uose|iuose|ėse|ės|ei|ia|ios|ią|iu|u|aus|iaus|us|ius|ūs|ieji|ųjų|osios|oji|ąją|ojoje)?';
/** Each word in any of its forms. */
const declined = (name: string) =>
  name
    .toLowerCase()
    .split(/[ -]/)
    .map((part) => {
      const stem = part.length > 3 ? part.replace(/(?:as|is|ys|us|os|ai|iai|ė|a|i)$/u, '') : part;
      return `${literal(stem)}${ENDING}`;
    })
    .join(' ');

interface FoundPlace {
  /** The same in both languages. */
  id: number;
  /** Of a city, the country it is in. */
  country: number | undefined;
  start: number;
  end: number;
}
type Language = 'english' | 'lithuanian';
/** By first letter, the patterns of what begins with it. */
interface Gazetteer extends Record<Language, Map<string, RegExp>> {
  countries: readonly (number | undefined)[];
}

let gazetteer: Gazetteer | null = null;
const BEGINNING = /(?<![\p{L}\d])\p{L}/gu;

/** Places that a text names, and those that its adjectives and nations do. */
export function listPlaces(text: string, language: Language): FoundPlace[] {
  gazetteer ??= buildGazetteer();
  const found: FoundPlace[] = [];
  let from = 0;
  for (const { 0: letter, index } of text.matchAll(BEGINNING)) {
    const pattern = index < from ? undefined : gazetteer[language].get(letter.toLowerCase());
    if (!pattern) continue;
    pattern.lastIndex = index;
    const match = pattern.exec(text);
    if (!match) continue;
    const [name] = Object.entries(match.groups ?? {}).find(([, part]) => part !== undefined) ?? [];
    from = index + match[0].length;
    const id = Number(name?.slice(1));
    found.push({ id, country: gazetteer.countries[id], start: index, end: from });
  }
  return found;
}

function buildGazetteer(): Gazetteer {
  const countries = listCountries();
  const rows = [
    ...CITIES.map(([en, lt]): [string, string] => [written(en, false), written(lt, false)]),
    ...countries.map(({ names }) => names),
  ];
  const idOf = new Map(countries.map(({ region }, at) => [region, CITIES.length + at]));
  return {
    countries: CITIES.map(([, , country]) => (country ? idOf.get(country) : undefined)),
    english: byFirstLetter(rows.map(([en]) => en)),
    lithuanian: byFirstLetter(rows.map(([, lt]) => lt)),
  };
}

function byFirstLetter(patterns: string[]): Map<string, RegExp> {
  const alternatives = patterns.flatMap((pattern, id) =>
    splitAlternatives(pattern).map((alternative) => ({ id, alternative })),
  );
  const groups = Map.groupBy(
    alternatives,
    ({ alternative }) => /\p{L}/u.exec(alternative.replace(/\(\?:/gu, ''))?.[0].toLowerCase() ?? '',
  );
  return new Map(
    [...groups].map(([letter, some]) => {
      // The names of one place side by side: a group has one name.
      const byId = Map.groupBy(some, ({ id }) => id);
      // „Dominikos Respublika“ before „Dominika“.
      const longestFirst = [...byId].toSorted(
        ([, one], [, other]) => lengthOf(other) - lengthOf(one),
      );
      const all = longestFirst.map(
        ([id, own]) => `(?<p${id}>${own.map(({ alternative }) => alternative).join('|')})`,
      );
      return [letter, new RegExp(`(?:${all.join('|')})(?![\\p{L}\\d])`, 'uy')];
    }),
  );
}

const lengthOf = (own: { alternative: string }[]): number =>
  Math.max(...own.map(({ alternative }) => alternative.replace(/[[\]]/g, '').length));

/** At the bars outside of brackets. */
function splitAlternatives(pattern: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of pattern) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === '|' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + letter);
  }
  return parts;
}

function listCountries(): { region: string; names: [english: string, lithuanian: string] }[] {
  const [english, lithuanian] = ['en', 'lt'].map(
    (locale) => new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }),
  );
  const found: ReturnType<typeof listCountries> = [];
  for (const region of LETTERS.flatMap((one) => LETTERS.map((other) => one + other))) {
    const [enNation, ltNation] = NATIONS[region] ?? [];
    const isCountry = !/^(?:EU|UN|EZ|ZZ|XA|XB|QO|KP|ZA|DD|SU|YU|FX|AN)$/.test(region);
    const en = isCountry ? english?.of(region) : undefined;
    const lt = isCountry ? lithuanian?.of(region) : undefined;
    const pair = [
      [
        en && `${written(literal(en.toLowerCase()), false)}${PEOPLE}`,
        enNation && written(enNation, false),
      ],
      [lt && written(declined(lt), false), ltNation && written(ltNation, true)],
    ].map((names) => names.filter(Boolean).join('|'));
    if (pair[0] && pair[1]) found.push({ region, names: [pair[0], pair[1]] });
  }
  return found;
}

/** Cuban, Ecuadorian, Yemeni. */
const PEOPLE = '(?:ns?|ans?|ians?|ese|is?)?';
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
