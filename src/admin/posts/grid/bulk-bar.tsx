import { Button } from '@mantine/core';
import { withCount } from '../../../domain/text/with-count.ts';
import type { ArticleRow } from '../../articles/article-requests.ts';
import { CategoryMenu } from '../../articles/category-menu.tsx';
import { SelectionBar } from '../../lists/selection-bar.tsx';
import { IconArrowBackUp, IconSend, IconTrash } from '../../style/icons.ts';
import type { PostActions } from './use-post-actions.ts';

interface BulkBarProps {
  posts: ArticleRow[];
  actions: PostActions;
  onClear: () => void;
}

/** What can be done with the chosen posts at once. */
export function BulkBar({ posts, actions, onClear }: BulkBarProps) {
  const publishable = posts.filter(({ published_date }) => published_date === null);
  const returnable = posts.filter(
    ({ published_date, scheduled_for }) => published_date !== null || scheduled_for !== null,
  );
  const common = { size: 'compact-sm', variant: 'default', loading: actions.isRunning } as const;
  return (
    <SelectionBar
      text={`Pažymėta: ${withCount(posts.length, 'įrašas', 'įrašai', 'įrašų')}`}
      onClear={onClear}
    >
      {publishable.length > 0 && (
        <Button
          {...common}
          variant="filled"
          leftSection={<IconSend size={16} aria-hidden />}
          onClick={() => actions.publish(publishable)}
        >
          Publikuoti
        </Button>
      )}
      <CategoryMenu button={common} onChoose={(category) => actions.setCategory(posts, category)} />
      {returnable.length > 0 && (
        <Button
          {...common}
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          onClick={() => actions.returnToDraft(returnable)}
        >
          Į juodraštį
        </Button>
      )}
      <Button
        {...common}
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => actions.remove(posts)}
      >
        Ištrinti
      </Button>
    </SelectionBar>
  );
}
