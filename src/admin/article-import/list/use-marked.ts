import { useState } from 'react';
import { listMatching } from '../../articles/article-requests.ts';
import { useAction } from '../../feedback/use-action.ts';
import { NOTHING_SELECTED, toggle, toggleAll } from '../../lists/selection.ts';
import { type MarkedArticle, type Matching, readMarked } from './marked-articles.ts';

interface Marking {
  /** The articles of the page. */
  shown: readonly MarkedArticle[];
  /** The filters, as the list was asked for; with others nothing out of sight stays marked. */
  filters: Parameters<typeof listMatching>[0];
}

/**
 * The marked articles: rows of the page, or, when a person asks for it in so many words, everything the filters
 * choose. Marking a row by itself ends that again.
 */
export function useMarked({ shown, filters }: Marking) {
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const [matching, setMatching] = useState<Matching | null>(null);
  const key = JSON.stringify(filters);
  const all = useAction({
    run: async () => {
      const { items, is_whole } = await listMatching(filters);
      return { key, items, isWhole: is_whole };
    },
    failure: 'Nepavyko pažymėti straipsnių',
    success: null,
    changes: [],
  });
  const ids = shown.map(({ id }) => id);
  const { selection: before, ...marked } = readMarked({ shown, key, selection, matching });
  const select = (next: typeof selection) => {
    setMatching(null);
    setSelection(next);
  };
  return {
    ...marked,
    clear: () => select(NOTHING_SELECTED),
    toggle: (id: string, isRange: boolean) => select(toggle(before, ids, id, isRange)),
    togglePage: () => select(toggleAll(before, ids)),
    markEverything: () => all.mutate(undefined, { onSuccess: setMatching }),
    isAsking: all.isPending,
  };
}

export type Marked = ReturnType<typeof useMarked>;
