import { POST_CATEGORIES } from '../domain/articles/post-categories.ts';
import { spaced } from './spacing.ts';

/** Specification §2.7 and contracts: pages of twelve. */
export const ARTICLES_PER_PAGE = 12;
export const RELATED_ARTICLES = 3;

/** Metadata for search engines of the list of one category. */
export const categoryHeads: Record<string, { description: string; keywords: string }> = {
  'Kibernetinis saugumas': {
    description:
      'Kaip atpažinti apgaulingą laišką, ką daryti po incidento, ko reikalauja NIS2: straipsniai apie kibernetinį saugumą Lietuvos įmonių vadovams ir biurams.',
    keywords:
      'kibernetinis saugumas, kibernetinio saugumo straipsniai, sukčiavimas, NIS2, incidentai',
  },
  'IT paslaugos': {
    description:
      'Kaip sudaryti IT priežiūros sutartį, ko tikėtis iš audito, kaip planuoti atnaujinimus ir kopijas: straipsniai tiems, kas įmonėje atsako už IT paslaugas.',
    keywords: 'IT paslaugos, IT priežiūros sutartis, SLA, IT auditas, atsarginės kopijos',
  },
  Technologijos: {
    description:
      'Debesija, serveriai, „Microsoft 365“, „Google Workspace“ ir nauji įrankiai: straipsniai apie technologijas, padedantys įmonei pasirinkti ir nepermokėti.',
    keywords: 'technologijos įmonėms, debesija, serveriai, Microsoft 365, Google Workspace',
  },
};

/** Shown when an article has no picture of its own. */
export const FALLBACK_COVER = '/drawings/cover-fallback.svg';

export const blogCategories: readonly string[] = POST_CATEGORIES;

export const blogWords = spaced({
  title: 'Tinklaraštis',
  description:
    'Straipsniai apie kibernetinį saugumą, IT paslaugas ir technologijas Lietuvos įmonėms: kas keičiasi ir ką dėl to daryti.',
  keywords:
    'IT tinklaraštis, straipsniai apie kibernetinį saugumą, technologijos įmonėms, IT patarimai verslui',
  lead: 'Kas keičiasi saugumo ir technologijų pasaulyje – ir ką dėl to daryti Jūsų įmonėje.',
  all: 'Visi straipsniai',
  empty: 'Šioje kategorijoje straipsnių dar nėra.',
  categories: 'Kategorijos',
  pages: 'Puslapiai',
  page: 'puslapis',
  search: 'Ieškoti tinklaraštyje',
  searchHint: 'Pvz., atsarginės kopijos',
  searchButton: 'Ieškoti',
  searchResults: 'Paieškos rezultatai',
  moreThan: 'daugiau kaip',
  searchNone: 'Nieko neradome. Pabandykite trumpesnį žodį arba kitą jo formą.',
  searchShort: 'Įrašykite bent 2 ženklus.',
  searchBusy: 'Ieškote labai dažnai. Palaukite minutę ir pabandykite vėl.',
  searchSlow: 'Paieška užtruko per ilgai. Patikslinkite, ko ieškote.',
  loading: 'Kraunama…',
  /** An article. */
  minutes: 'min. skaitymo',
  contents: 'Turinys',
  newerArticle: 'Naujesnis straipsnis',
  olderArticle: 'Senesnis straipsnis',
  neighbours: 'Kiti straipsniai',
  share: 'Dalytis',
  shareByMail: 'El. paštu',
  copyAddress: 'Kopijuoti nuorodą',
  newer: 'Naujesni',
  older: 'Senesni',
  missing: 'Straipsnis nerastas',
  missingText: 'Gali būti, kad jis perkeltas arba pašalintas.',
  withdrawn: 'Straipsnis atšauktas',
  corrections: 'Pataisymai',
  back: 'Grįžti į tinklaraštį',
  related: 'Skaitykite toliau',
  source: 'Šaltinis',
  alsoReportedBy: 'Apie tai taip pat rašo',
  original: 'Skaityti originalą',
  updated: 'Atnaujinta',
  /** Texts no person has reviewed are marked for people and for machines. */
  unreviewed: {
    ai: 'Šį straipsnį parengė dirbtinis intelektas, redaktorius jo dar neperžiūrėjo.',
    rules:
      'Šis straipsnis parengtas automatiškai pagal taisykles, redaktorius jo dar neperžiūrėjo.',
  },
});
