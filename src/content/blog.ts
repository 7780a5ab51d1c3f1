import { POST_CATEGORIES } from '../domain/constants.ts';

/** Specification §2.7 and contracts: pages of twelve. */
export const ARTICLES_PER_PAGE = 12;
export const RELATED_ARTICLES = 3;

/** Shown when an article has no picture of its own. */
export const FALLBACK_COVER = '/drawings/cover-fallback.svg';

export const blogCategories: readonly string[] = POST_CATEGORIES;

export const blogWords = {
  title: 'Tinklaraštis',
  description:
    'Straipsniai apie kibernetinį saugumą, IT paslaugas ir technologijas Lietuvos įmonėms: kas keičiasi ir ką dėl to daryti.',
  lead: 'Kas keičiasi saugumo ir technologijų pasaulyje – ir ką dėl to daryti Jūsų įmonėje.',
  all: 'Visi straipsniai',
  empty: 'Šioje kategorijoje straipsnių dar nėra.',
  newer: 'Naujesni',
  older: 'Senesni',
  missing: 'Straipsnis nerastas',
  missingText: 'Gali būti, kad jis perkeltas arba pašalintas.',
  back: 'Grįžti į tinklaraštį',
  related: 'Skaitykite toliau',
  source: 'Šaltinis',
  original: 'Skaityti originalą',
  updated: 'Atnaujinta',
  /** Texts no person has reviewed are marked for people and for machines. */
  unreviewed: {
    ai: 'Šį straipsnį parengė dirbtinis intelektas, redaktorius jo dar neperžiūrėjo.',
    rules:
      'Šis straipsnis parengtas automatiškai pagal taisykles, redaktorius jo dar neperžiūrėjo.',
  },
};
