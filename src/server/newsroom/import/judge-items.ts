import type { KeyedItem } from './item/item-keys.ts';
import type { PageReader } from './pages/page-reader.ts';
import type { WordLists } from './selection/word-filter.ts';

interface JudgedItems {
  fitting: KeyedItem[];
  refused: KeyedItem[];
  /** How many of the refused hold an unwanted word; the others lack a wanted one. */
  excluded: number;
}

export async function judgeItems(
  pages: PageReader,
  items: readonly KeyedItem[],
  words: WordLists,
): Promise<JudgedItems> {
  const verdicts = await pages.judgeItems(
    items.map(({ item }) => item),
    words,
  );
  return {
    fitting: items.filter((_, at) => verdicts[at] === 'fits'),
    refused: items.filter((_, at) => verdicts[at] !== 'fits'),
    excluded: verdicts.filter((verdict) => verdict === 'excluded').length,
  };
}
