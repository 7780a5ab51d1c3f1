import { ActionIcon, Anchor, Badge, Button, Group, Text, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { importTypeLabel } from '../articles/article-badges.ts';
import {
  ARTICLE_LISTS,
  type ArticleRow,
  deleteArticle,
  returnToDraft,
} from '../articles/article-requests.ts';
import { Cover } from '../articles/cover.tsx';
import { ask, BIN_CONSEQUENCE } from '../feedback/ask.tsx';
import { useAction } from '../http/use-action.ts';
import { formatDay, formatMoment } from '../lists/moments.ts';
import classes from './posts.module.css';

export function PostCard({ post, onEdit }: { post: ArticleRow; onEdit: () => void }) {
  const title = post.ai_translated_title ?? post.original_title;
  const remove = useAction({
    run: deleteArticle,
    failure: 'Nepavyko ištrinti įrašo',
    success: () => 'Įrašas ištrintas',
    changes: ARTICLE_LISTS,
  });
  const draft = useAction({
    run: returnToDraft,
    failure: 'Nepavyko grąžinti į juodraštį',
    success: () => 'Įrašas grąžintas į juodraščius',
    changes: ARTICLE_LISTS,
  });
  const canReturn = post.published_date !== null || post.scheduled_for !== null;

  return (
    <li className={classes.card}>
      <Cover path={post.ai_image_path} title={title} />
      <Group gap={6}>
        <Text size="xs" c="dimmed">
          {post.published_date
            ? formatDay(post.published_date)
            : post.scheduled_for
              ? `Bus publikuota ${formatMoment(post.scheduled_for)}`
              : formatDay(post.created_at)}
        </Text>
        {post.ai_category && <Badge color="sea">{post.ai_category}</Badge>}
        <Badge color="gray">{importTypeLabel(post.import_type)}</Badge>
      </Group>
      <Text component="h2" fw={600} lh={1.3}>
        {post.published_date ? (
          <Anchor href={`/tinklarastis/${post.ai_slug}`} target="_blank" c="inherit" inherit>
            {title}
          </Anchor>
        ) : (
          title
        )}
      </Text>
      <Text size="sm" c="dimmed" lineClamp={2}>
        {post.ai_translated_excerpt ?? post.original_excerpt}
      </Text>
      <Group gap="xs" className={classes.buttons}>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPencil size={14} aria-hidden />}
          aria-label={`Redaguoti: ${title}`}
          onClick={onEdit}
        >
          Redaguoti
        </Button>
        {canReturn && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconArrowBackUp size={14} aria-hidden />}
            loading={draft.isPending}
            aria-label={`Į juodraštį: ${title}`}
            onClick={() =>
              ask({
                title: 'Grąžinti į juodraštį',
                question: 'Ar tikrai norite grąžinti šį įrašą į juodraštį?',
                consequence: 'Lankytojai svetainėje jo nebematys, kol nepublikuosite iš naujo.',
                confirm: 'Grąžinti',
                onConfirm: () => draft.mutate(post),
              })
            }
          >
            Į juodraštį
          </Button>
        )}
        <Tooltip label="Ištrinti">
          <ActionIcon
            variant="subtle"
            color="red"
            ml="auto"
            loading={remove.isPending}
            aria-label={`Ištrinti: ${title}`}
            onClick={() =>
              ask({
                title: 'Ištrinti įrašą',
                question: 'Ar tikrai norite ištrinti šį įrašą?',
                consequence: BIN_CONSEQUENCE,
                confirm: 'Ištrinti',
                isDestructive: true,
                onConfirm: () => remove.mutate(post),
              })
            }
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Group>
    </li>
  );
}
