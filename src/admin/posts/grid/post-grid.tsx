import { useEffect, useRef, useState } from 'react';
import type { ArticleRow } from '../../articles/article-requests.ts';
import { openFromRow } from '../../lists/rows/row-click.ts';
import { useDrawnRows } from '../../lists/rows/use-drawn-rows.ts';
import { keepShown, NOTHING_SELECTED, toggle, toggleAll } from '../../lists/selection.ts';
import { UndoBar } from '../../lists/undo-bar.tsx';
import type { PostsView } from '../list/use-posts-view.ts';
import classes from '../posts.module.css';
import { BulkBar } from './bulk-bar.tsx';
import { PostCard } from './post-card.tsx';
import { isReturnable } from './post-item.ts';
import { PostRow } from './post-row.tsx';
import { useGridKeys } from './use-grid-keys.ts';
import { usePostActions } from './use-post-actions.ts';

interface PostGridProps {
  posts: ArticleRow[];
  /** Of the texts of which the server has not got every word. */
  unsent: ReadonlySet<string>;
  view: PostsView;
  /** What the list holds, for readers. */
  label: string;
  isStale: boolean;
  onEdit: (id: string) => void;
  onPublish: (post: ArticleRow) => void;
}

/** Posts as cards or rows, with everything that can be done with one, with many, by hand and by keyboard. */
export function PostGrid({
  posts,
  unsent,
  view,
  label,
  isStale,
  onEdit,
  onPublish,
}: PostGridProps) {
  // Whole: marking, keys and acts are about the same cards.
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const [stop, setStop] = useState<string | null>(null);
  const grid = useRef<HTMLUListElement>(null);
  const clear = () => setSelection(NOTHING_SELECTED);
  const actions = usePostActions(clear);
  /** Where the focus was in the list; -1 while it has not been there. */
  const lastPlace = useRef(-1);
  // A post that left the list takes the focus with it: the one in its place gets it.
  useEffect(() => {
    if (posts.length === 0 || document.activeElement !== document.body) return;
    if (lastPlace.current < 0) return;
    const cards = grid.current?.querySelectorAll<HTMLElement>(':scope > li');
    cards?.[Math.min(lastPlace.current, cards.length - 1)]?.focus({ preventScroll: true });
  }, [posts]);
  const drawn = useDrawnRows(posts);
  const ids = posts.map(({ id }) => id);
  const chosen = new Set(keepShown(selection, ids));
  const toggleOne = (id: string, isRange: boolean) =>
    setSelection(toggle(selection, ids, id, isRange));
  const at = (index: number, act: (post: ArticleRow) => void) => {
    const post = posts[index];
    if (post) act(post);
  };
  /** The chosen ones when the card is one of them, otherwise the card alone. */
  const meant = (post: ArticleRow) =>
    chosen.has(post.id) ? posts.filter(({ id }) => chosen.has(id)) : [post];

  const onKeyDown = useGridKeys(grid, {
    onToggle: (index, isRange) => at(index, ({ id }) => toggleOne(id, isRange)),
    onOpen: (index) => at(index, ({ id }) => onEdit(id)),
    onEdit: (index) => at(index, ({ id }) => onEdit(id)),
    onDraft: (index) =>
      at(index, (post) => {
        const returnable = meant(post).filter(isReturnable);
        if (returnable.length > 0) actions.returnToDraft(returnable);
      }),
    onRemove: (index) => at(index, (post) => actions.remove(meant(post))),
    onSelectAll: () => setSelection(toggleAll(selection, ids)),
    onClear: clear,
    onUndo: actions.undo,
  });
  const Item = view === 'rows' ? PostRow : PostCard;
  const stopId = ids.includes(stop ?? '') ? stop : ids[0];

  return (
    <>
      {chosen.size > 0 ? (
        <BulkBar
          posts={posts.filter(({ id }) => chosen.has(id))}
          actions={actions}
          onClear={clear}
        />
      ) : (
        actions.last && (
          <UndoBar
            text={actions.last.text}
            onUndo={actions.undo}
            onClose={actions.forget}
            isBusy={actions.isRunning}
          />
        )
      )}
      {posts.length > 0 && (
        <ul
          ref={grid}
          className={view === 'rows' ? classes.rows : classes.grid}
          aria-label={label}
          data-stale={isStale || undefined}
          data-choosing={chosen.size > 0 || undefined}
          onKeyDown={onKeyDown}
          onClick={openFromRow}
        >
          {drawn.map((post, index) => (
            <Item
              key={post.id}
              post={post}
              isChosen={chosen.has(post.id)}
              isStop={post.id === stopId}
              isBusy={actions.isRunning}
              isPartlyHere={unsent.has(post.id)}
              onFocus={() => {
                setStop(post.id);
                lastPlace.current = index;
              }}
              onToggle={(isRange) => toggleOne(post.id, isRange)}
              onEdit={() => onEdit(post.id)}
              onPublish={() => onPublish(post)}
              onDraft={() => actions.returnToDraft([post])}
              onDelete={() => actions.remove([post])}
            />
          ))}
        </ul>
      )}
    </>
  );
}
