import { withCount } from '../../../domain/text/with-count.ts';

/** What an automation would do if it ran this moment. */
export const describeImport = (sources: number): string =>
  sources === 0
    ? 'Tikrinti nėra ko: visi šaltiniai neseniai patikrinti.'
    : `Patikrintų ${withCount(sources, 'šaltinį', 'šaltinius', 'šaltinių')}.`;

export const describePreparation = (articles: number): string =>
  articles === 0
    ? 'Ruošti nėra ko.'
    : `Paruoštų ${withCount(articles, 'straipsnį', 'straipsnius', 'straipsnių')}.`;

/** So many titles are named. */
const NAMED = 3;

export function describePublishing(titles: readonly string[]): string {
  if (titles.length === 0) return 'Publikuoti nėra ko: tinkamų straipsnių nėra.';
  const named = titles.slice(0, NAMED).map((title) => `„${title}“`);
  const rest = titles.length - named.length;
  const more =
    rest > 0 ? ` ir dar ${withCount(rest, 'straipsnį', 'straipsnius', 'straipsnių')}` : '';
  return `Publikuotų ${named.join(', ')}${more}.`;
}
