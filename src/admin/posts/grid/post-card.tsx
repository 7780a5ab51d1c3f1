import { Anchor, Badge, Button, Checkbox, Group, Text } from '@mantine/core';
import { importTypeLabel } from '../../articles/article-badges.ts';
import { Cover } from '../../articles/cover.tsx';
import { UNSAVED } from '../../drafts/draft-words.ts';
import { RowAct } from '../../lists/row-act.tsx';
import { IconArrowBackUp, IconPencil, IconSend, IconTrash } from '../../style/icons.ts';
import classes from '../posts.module.css';
import { describeDate, isReturnable, type PostItemProps, titleOf } from './post-item.ts';

export function PostCard({ post, isChosen, isStop, isBusy, ...act }: PostItemProps) {
  // Whole: a card from its picture to its buttons.
  const title = titleOf(post);
  return (
    <li
      className={classes.card}
      data-chosen={isChosen || undefined}
      tabIndex={isStop ? 0 : -1}
      aria-label={title}
      onFocus={act.onFocus}
    >
      <Checkbox
        className={classes.check}
        aria-label={`Pažymėti: ${title}`}
        checked={isChosen}
        onChange={(event) => act.onToggle((event.nativeEvent as MouseEvent).shiftKey === true)}
      />
      <div className={classes.cardHead}>
        <Cover path={post.ai_image_path} title={title} width="7.5rem" />
        <Text component="h2" fw={600} lh={1.3} lineClamp={4}>
          {post.published_date ? (
            <Anchor href={`/tinklarastis/${post.ai_slug}`} target="_blank" c="inherit" inherit>
              {title}
            </Anchor>
          ) : (
            title
          )}
        </Text>
      </div>
      <Group gap={6}>
        <Text size="xs" c="dimmed">
          {describeDate(post)}
        </Text>
        {post.ai_category && <Badge color="sea">{post.ai_category}</Badge>}
        <Badge color="gray">{importTypeLabel(post.import_type)}</Badge>
        {post.has_draft && <Badge color="yellow">{UNSAVED}</Badge>}
      </Group>
      <Text size="sm" c="dimmed" lineClamp={2}>
        {post.ai_translated_excerpt ?? post.original_excerpt}
      </Text>
      <Group gap={6} className={classes.buttons}>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPencil size={14} aria-hidden />}
          aria-label={`Redaguoti: ${title}`}
          onClick={act.onEdit}
        >
          Redaguoti
        </Button>
        {isReturnable(post) ? (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconArrowBackUp size={14} aria-hidden />}
            disabled={isBusy}
            aria-label={`Į juodraštį: ${title}`}
            onClick={act.onDraft}
          >
            Į juodraštį
          </Button>
        ) : (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconSend size={14} aria-hidden />}
            disabled={isBusy}
            aria-label={`Publikuoti: ${title}`}
            onClick={act.onPublish}
          >
            Publikuoti
          </Button>
        )}
        <RowAct
          label="Ištrinti"
          of={title}
          color="red"
          ml="auto"
          disabled={isBusy}
          onClick={act.onDelete}
        >
          <IconTrash size={16} aria-hidden />
        </RowAct>
      </Group>
    </li>
  );
}
