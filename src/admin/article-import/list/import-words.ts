import { MATCHING_LIMIT, PREPARED_AT_ONCE } from '../../../domain/list-limits.ts';
import { showNumber } from '../../../domain/text/show-numbers.ts';
import { articleCount, withCount } from '../../../domain/text/with-count.ts';
import type { BulkWords } from '../../articles/bulk-texts.ts';

export const IMPORT_WORDS: BulkWords = {
  count: articleCount,
  failures: {
    publish: 'Nepavyko publikuoti straipsnio',
    draft: 'Nepavyko grąžinti į juodraštį',
    category: 'Nepavyko atnaujinti straipsnio',
    delete: 'Nepavyko ištrinti straipsnio',
    undelete: 'Nepavyko atkurti straipsnio',
    undo: 'Nepavyko atšaukti veiksmo',
    part: 'Nepavyko atskirti straipsnio',
    join: 'Nepavyko sujungti straipsnių',
  },
  one: {
    publish: 'Straipsnis publikuotas tinklaraštyje',
    draft: 'Straipsnis grąžintas į juodraščius',
    category: 'Kategorija pakeista',
    delete: 'Straipsnis ištrintas',
    undelete: 'Straipsnis atkurtas',
    undo: 'Veiksmas atšauktas',
    part: 'Straipsnis atskirtas nuo naujienos',
    join: 'Straipsniai sujungti į vieną naujieną',
  },
};

/** The button that marks what the filters choose on all pages. */
export function describeMatching(total: number, isExact: boolean): string {
  if (total > MATCHING_LIMIT) return `Pažymėti pirmus ${showNumber(MATCHING_LIMIT)} atitinkančių`;
  return isExact
    ? `Pažymėti visus atitinkančius (${showNumber(total)})`
    : 'Pažymėti visus atitinkančius';
}

/** Before many articles are prepared at once. */
export function describePreparing(count: number): { question: string; consequence: string } {
  const accusative = withCount(count, 'straipsnį', 'straipsnius', 'straipsnių');
  const isTooMany = count > PREPARED_AT_ONCE;
  return {
    question: isTooMany
      ? `Ar tikrai norite apdoroti su AI pirmus ${PREPARED_AT_ONCE} iš ${showNumber(count)} straipsnių?`
      : `Ar tikrai norite apdoroti su AI ${accusative}?`,
    consequence:
      'Modelio naudojimas kainuoja. Vykdymo eiga bus rodoma puslapio viršuje, ten jį galėsite ir sustabdyti.',
  };
}

export const SOURCES_FAILURE = 'Nepavyko užkrauti šaltinių';

/** What the choice of sources says when it has none to show: one that could not be looked for was not found missing. */
export function describeNoSource(search: { isError: boolean; isPending: boolean }): string {
  if (search.isError) return SOURCES_FAILURE;
  return search.isPending ? 'Ieškoma…' : 'Nerasta';
}
