import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { CategoryMenu } from '../../articles/category-menu.tsx';
import { SelectionBar } from '../../lists/selection-bar.tsx';
import { IconLink, IconSend, IconSparkles, IconTrash } from '../../style/icons.ts';
import { canPrepare, canPublish } from '../next-steps.ts';
import { describeMatching, IMPORT_WORDS } from './import-words.ts';
import type { useListActions } from './use-list-actions.ts';
import type { Marked } from './use-marked.ts';

interface ImportBulkBarProps {
  marked: Marked;
  actions: ReturnType<typeof useListActions>;
  /** How many the filters choose; not exact: more than that. */
  total: number;
  isTotalExact: boolean;
  /** How many one page shows. */
  shown: number;
}

/** One event has no more articles that a person would choose one by one. */
const JOINED_AT_ONCE = 20;

/** What can be done with the marked articles at once, and the way to mark all that match. */
export function ImportBulkBar({ marked, actions, total, isTotalExact, shown }: ImportBulkBarProps) {
  // Whole: the buttons in the order they stand.
  const { articles, everything } = marked;
  const publishable = articles.filter(canPublish);
  const preparable = articles.filter(canPrepare);
  const common = { size: 'compact-sm', variant: 'default', loading: actions.isRunning } as const;
  const count = `Pažymėta: ${IMPORT_WORDS.count(articles.length)}`;
  const canMarkMore = !everything && marked.isPageMarked && (total > shown || !isTotalExact);
  const bar = useRef<HTMLElement>(null);
  const isEverything = everything !== null;
  // The button that marked all of it is gone, and the focus with it.
  useEffect(() => {
    if (isEverything && document.activeElement === document.body) bar.current?.focus();
  }, [isEverything]);
  return (
    <SelectionBar
      ref={bar}
      text={everything && !everything.isWhole ? `${count} (tiek daugiausia vienu kartu)` : count}
      onClear={marked.clear}
    >
      {canMarkMore && (
        <Button
          {...common}
          variant="subtle"
          loading={marked.isAsking}
          onClick={marked.markEverything}
        >
          {describeMatching(total, isTotalExact)}
        </Button>
      )}
      <Button
        {...common}
        variant="filled"
        leftSection={<IconSend size={16} aria-hidden />}
        disabled={publishable.length === 0}
        onClick={() => actions.publish(publishable)}
      >
        Publikuoti
        {countOf(publishable, articles)}
      </Button>
      {preparable.length > 0 && (
        <Button
          {...common}
          leftSection={<IconSparkles size={16} aria-hidden />}
          loading={actions.isPreparing}
          onClick={() => actions.prepare(preparable)}
        >
          Apdoroti su AI
          {countOf(preparable, articles)}
        </Button>
      )}
      {articles.length > 1 && articles.length <= JOINED_AT_ONCE && (
        <Button
          {...common}
          leftSection={<IconLink size={16} aria-hidden />}
          onClick={() => actions.join(articles)}
        >
          Sujungti
        </Button>
      )}
      <CategoryMenu
        button={common}
        onChoose={(category) => actions.setCategory(articles, category)}
      />
      <Button
        {...common}
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => actions.remove(articles)}
      >
        Ištrinti
      </Button>
    </SelectionBar>
  );
}

/** Of how many marked ones it is, where it is not all of them. */
const countOf = (some: readonly unknown[], all: readonly unknown[]): string =>
  some.length > 0 && some.length < all.length ? ` (${some.length})` : '';
