import { withCount } from '../../../domain/text/with-count.ts';
import type { ArticleRow } from '../../articles/article-requests.ts';
import { seenItems } from '../../articles/bulk-requests.ts';
import { describePublishing, describeReturning } from '../../articles/publish-texts.ts';
import { useBulk } from '../../articles/use-bulk.ts';
import { ask, goesToBin } from '../../feedback/ask.tsx';
import { POST_WORDS } from './post-words.ts';

const accusative = (count: number) => withCount(count, 'įrašą', 'įrašus', 'įrašų');

/** What is done with one post or many, each after its question (specification §5.3). */
export function usePostActions(onDone: () => void) {
  const bulk = useBulk(POST_WORDS);
  const run: typeof bulk.run = async (act) => {
    const result = await bulk.run(act);
    if (result && result.done.length > 0) onDone();
    return result;
  };
  return {
    isRunning: bulk.isRunning,
    last: bulk.last,
    undo: bulk.undo,
    forget: bulk.forget,
    publish: (posts: ArticleRow[]) =>
      ask({
        title: 'Publikuoti',
        question:
          posts.length === 1
            ? 'Ar tikrai norite publikuoti šį įrašą?'
            : `Ar tikrai norite publikuoti ${accusative(posts.length)}?`,
        consequence: describePublishing(posts),
        confirm: 'Publikuoti',
        onConfirm: () => void run({ action: 'publish', items: seenItems(posts) }),
      }),
    setCategory: (posts: ArticleRow[], ai_category: string) =>
      void run({ action: 'category', items: seenItems(posts), ai_category }),
    returnToDraft: (posts: ArticleRow[]) =>
      ask({
        title: 'Grąžinti į juodraštį',
        question:
          posts.length === 1
            ? 'Ar tikrai norite grąžinti šį įrašą į juodraštį?'
            : `Ar tikrai norite grąžinti į juodraštį ${accusative(posts.length)}?`,
        consequence: describeReturning(posts),
        confirm: 'Grąžinti',
        onConfirm: () => void run({ action: 'draft', items: seenItems(posts) }),
      }),
    remove: (posts: ArticleRow[]) =>
      ask({
        title: posts.length === 1 ? 'Ištrinti įrašą' : 'Ištrinti įrašus',
        question:
          posts.length === 1
            ? 'Ar tikrai norite ištrinti šį įrašą?'
            : `Ar tikrai norite ištrinti ${accusative(posts.length)}?`,
        consequence: goesToBin(posts.length === 1 ? 'Įrašas perkeliamas' : 'Įrašai perkeliami'),
        confirm: 'Ištrinti',
        isDestructive: true,
        onConfirm: () => void run({ action: 'delete', items: seenItems(posts) }),
      }),
  };
}

export type PostActions = ReturnType<typeof usePostActions>;
