import { ActionIcon, Box, Button, Menu } from '@mantine/core';
import type { Article } from '../../articles/article-requests.ts';
import { PublicPageItem } from '../../articles/public-page-item.tsx';
import { MOD_KEY } from '../../feedback/mod-key.ts';
import { useMenuFocus } from '../../feedback/use-menu-focus.ts';
import { IconDots, IconEye, IconHistory, IconTrash } from '../../style/icons.ts';

interface PostActsProps {
  article: Article | null;
  isSaving: boolean;
  isPreviewing: boolean;
  /** There is something written that is not the post. */
  hasDraft: boolean;
  /** What saving is called. */
  saveLabel: { full: string; brief: string };
  onSave: () => void;
  /** Of a new post: it stays a draft. */
  onSaveDraft: () => void;
  onSaveAndPublish: () => void;
  onPreview: () => void;
  onHistory: () => void;
  onDiscard: () => void;
}

/** What can be done with the text being written. */
export function PostActs(props: PostActsProps) {
  // Whole: the buttons and the menu in the order they stand.
  const { article, isSaving, isPreviewing, hasDraft } = props;
  const menu = useMenuFocus();
  const canPublish = article !== null && article.published_date === null;
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconEye size={16} aria-hidden />}
        loading={isPreviewing}
        onClick={props.onPreview}
      >
        Peržiūra
      </Button>
      {article && (
        <ActionIcon
          variant="default"
          size={30}
          aria-label="Versijų istorija"
          title="Versijų istorija"
          onClick={props.onHistory}
        >
          <IconHistory size={18} aria-hidden />
        </ActionIcon>
      )}
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon ref={menu.target} variant="default" size={30} aria-label="Daugiau veiksmų">
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown onClickCapture={menu.onClickCapture}>
          <PublicPageItem article={article} />
          {!article && (
            <Menu.Item hiddenFrom="sm" disabled={!hasDraft || isSaving} onClick={props.onSaveDraft}>
              Išsaugoti juodraštį
            </Menu.Item>
          )}
          {canPublish && (
            <Menu.Item onClick={props.onSaveAndPublish}>Išsaugoti ir publikuoti…</Menu.Item>
          )}
          <Menu.Item
            c="var(--mantine-color-error)"
            disabled={!hasDraft}
            leftSection={<IconTrash size={16} />}
            onClick={props.onDiscard}
          >
            {article ? 'Atmesti neišsaugotus pakeitimus' : 'Ištrinti juodraštį'}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {!article && (
        <Button
          size="xs"
          variant="default"
          visibleFrom="sm"
          disabled={!hasDraft || isSaving}
          onClick={props.onSaveDraft}
        >
          Išsaugoti juodraštį
        </Button>
      )}
      <Button size="xs" loading={isSaving} title={`${MOD_KEY}+Enter`} onClick={props.onSave}>
        <Box component="span" visibleFrom="sm">
          {props.saveLabel.full}
        </Box>
        <Box component="span" hiddenFrom="sm">
          {props.saveLabel.brief}
        </Box>
      </Button>
    </>
  );
}
