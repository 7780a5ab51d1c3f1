import type { Article } from '../../articles/article-requests.ts';

/** Where the text and its source do not agree. */
export type Finding = NonNullable<Article['check_findings']>[number];

/** What a finding is about, for the reviewer who compares the text with its source. */
export const FACT_LABELS: Record<Finding['kind'], string> = {
  url: 'adresas',
  mail: 'el. pašto adresas',
  ip: 'IP adresas',
  cve: 'CVE numeris',
  date: 'data',
  month: 'mėnuo',
  weekday: 'savaitės diena',
  relative: 'laikas, skaičiuojamas nuo šios dienos',
  time: 'valanda',
  zone: 'laiko juosta',
  phone: 'telefono numeris',
  version: 'versija',
  name: 'pavadinimas su skaičiumi',
  number: 'skaičius',
  word: 'žodžiu parašytas skaičius',
  ordinal: 'kelintinis skaitvardis',
  fraction: 'dalis',
  vague: 'apytikris kiekis',
  unit: 'dydis su vienetu',
  currency: 'pinigų suma',
  percent: 'procentai',
  range: 'intervalas',
  bound: 'riba',
  direction: 'anksčiau ar vėliau',
  trend: 'pokyčio kryptis',
  order: 'eilė',
  contrast: 'priešinga reikšmė',
  period: 'laikotarpis',
  negation: 'neiginys',
  person: 'vardas ar pavadinimas',
  place: 'vietovė',
  term: 'žodynėlio terminas',
  spelling: 'nežinomas žodis',
};
