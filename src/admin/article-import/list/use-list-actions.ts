import { PREPARED_AT_ONCE } from '../../../domain/list-limits.ts';
import { quoteTitle } from '../../../domain/text/quote-title.ts';
import { withCount } from '../../../domain/text/with-count.ts';
import type { Seen } from '../../articles/article-requests.ts';
import { seenItems } from '../../articles/bulk-requests.ts';
import { describePublishing } from '../../articles/publish-texts.ts';
import { useBulk } from '../../articles/use-bulk.ts';
import { ask, goesToBin } from '../../feedback/ask.tsx';
import { useFunction } from '../../runs/use-runs.ts';
import { describePreparing, IMPORT_WORDS } from './import-words.ts';
import type { MarkedArticle } from './marked-articles.ts';

const accusative = (count: number) => withCount(count, 'straipsnį', 'straipsnius', 'straipsnių');

/** What a person does with one article of the list or with many, each act after its question. */
export function useListActions(onDone: () => void) {
  const { run, ...bulk } = useBulk(IMPORT_WORDS);
  const preparation = useFunction('prepare-articles-ai');
  const act = async (
    action: 'publish' | 'category' | 'delete' | 'part' | 'join',
    articles: readonly Seen[],
    more: { ai_category?: string } = {},
  ) => {
    const result = await run({ action, items: seenItems(articles), ...more });
    if (result && result.done.length > 0) onDone();
  };
  return {
    ...bulk,
    setCategory: (articles: readonly MarkedArticle[], ai_category: string) =>
      void act('category', articles, { ai_category }),
    part: (report: Seen) => void act('part', [report]),
    join: (articles: readonly Seen[]) => void act('join', articles),
    isPreparing: preparation.isStarting,
    /** The run goes on by itself; its progress is in the frame. */
    prepare: (articles: readonly MarkedArticle[]) =>
      ask({
        title: 'Apdoroti su AI',
        ...describePreparing(articles.length),
        confirm: 'Apdoroti',
        onConfirm: () => {
          const articleIds = articles.slice(0, PREPARED_AT_ONCE).map(({ id }) => id);
          preparation.start({ body: { manual: true, articleIds }, onStarted: onDone });
        },
      }),
    publish: (articles: readonly MarkedArticle[]) =>
      ask({
        title: articles.length === 1 ? 'Publikuoti straipsnį' : 'Publikuoti pažymėtus straipsnius',
        question:
          articles.length === 1
            ? 'Ar tikrai norite publikuoti pažymėtą straipsnį?'
            : `Ar tikrai norite publikuoti ${accusative(articles.length)}?`,
        consequence: describePublishing(articles),
        confirm: 'Publikuoti',
        onConfirm: () => void act('publish', articles),
      }),
    remove: (articles: readonly MarkedArticle[]) => {
      const [first] = articles;
      const isOne = first && articles.length === 1;
      ask({
        title: isOne ? 'Ištrinti straipsnį' : 'Ištrinti pažymėtus straipsnius',
        question: isOne
          ? `Ištrinti straipsnį ${quoteTitle(first.ai_translated_title ?? first.original_title ?? '')}?`
          : `Ar tikrai norite ištrinti ${accusative(articles.length)}?`,
        consequence: goesToBin(isOne ? 'Straipsnis perkeliamas' : 'Straipsniai perkeliami'),
        confirm: 'Ištrinti',
        isDestructive: true,
        onConfirm: () => void act('delete', articles),
      });
    },
  };
}
