import { withCount } from '../../../domain/text/with-count.ts';
import type { BulkWords } from '../../articles/bulk-texts.ts';

export const POST_WORDS: BulkWords = {
  count: (posts) => withCount(posts, 'įrašas', 'įrašai', 'įrašų'),
  failures: {
    publish: 'Nepavyko publikuoti straipsnio',
    draft: 'Nepavyko grąžinti į juodraštį',
    category: 'Nepavyko atnaujinti įrašo',
    delete: 'Nepavyko ištrinti įrašo',
    undelete: 'Nepavyko atkurti įrašo',
    undo: 'Nepavyko atšaukti veiksmo',
    part: 'Nepavyko atskirti straipsnio',
    join: 'Nepavyko sujungti straipsnių',
  },
  one: {
    publish: 'Straipsnis publikuotas tinklaraštyje',
    draft: 'Įrašas grąžintas į juodraščius',
    category: 'Kategorija pakeista',
    delete: 'Įrašas ištrintas',
    undelete: 'Įrašas atkurtas',
    undo: 'Veiksmas atšauktas',
    part: 'Straipsnis atskirtas nuo naujienos',
    join: 'Straipsniai sujungti į vieną naujieną',
  },
};
