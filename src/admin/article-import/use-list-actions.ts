import { seenItems } from '../articles/bulk-requests.ts';
import { useBulk } from '../articles/use-bulk.ts';
import { ask, BIN_CONSEQUENCE } from '../feedback/ask.tsx';
import { withCount } from '../lists/plurals.ts';
import { IMPORT_WORDS } from './import-words.ts';
import type { MarkedArticle } from './marked-articles.ts';

const accusative = (count: number) => withCount(count, 'straipsnį', 'straipsnius', 'straipsnių');

/** What a person does with one article of the list or with many, each act after its question. */
export function useListActions(onDone: () => void) {
  const { run, ...bulk } = useBulk(IMPORT_WORDS);
  const act = async (
    action: 'publish' | 'category' | 'delete',
    articles: readonly MarkedArticle[],
    more: { ai_category?: string } = {},
  ) => {
    const result = await run({ action, items: seenItems(articles), ...more });
    if (result && result.done.length > 0) onDone();
  };
  return {
    ...bulk,
    setCategory: (articles: readonly MarkedArticle[], ai_category: string) =>
      void act('category', articles, { ai_category }),
    publish: (articles: readonly MarkedArticle[]) =>
      ask({
        title: 'Publikuoti pažymėtus straipsnius',
        question: `Ar tikrai norite publikuoti ${accusative(articles.length)}?`,
        consequence:
          'Jie iš karto atsiras tinklaraštyje. Prie jų bus nurodyta, kad žmogus jų neperžiūrėjo.',
        confirm: 'Publikuoti',
        onConfirm: () => void act('publish', articles),
      }),
    remove: (articles: readonly MarkedArticle[]) => {
      const [first] = articles;
      const isOne = first && articles.length === 1;
      ask({
        title: isOne ? 'Ištrinti straipsnį' : 'Ištrinti pažymėtus straipsnius',
        question: isOne
          ? `Ištrinti straipsnį „${first.ai_translated_title ?? first.original_title}“?`
          : `Ar tikrai norite ištrinti ${accusative(articles.length)}?`,
        consequence: isOne
          ? BIN_CONSEQUENCE
          : 'Straipsniai perkeliami į šiukšliadėžę; po 30 dienų šio veiksmo atšaukti nebus galima.',
        confirm: 'Ištrinti',
        isDestructive: true,
        onConfirm: () => void act('delete', articles),
      });
    },
  };
}
