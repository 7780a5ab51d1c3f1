import { Button, Menu } from '@mantine/core';
import { isManualPost } from '../../../domain/articles/manual-post.ts';
import type { ArticleRow, Report } from '../../articles/article-requests.ts';
import { PublicPageItem } from '../../articles/public-page-item.tsx';
import lists from '../../lists/lists.module.css';
import { RowMenu } from '../../lists/rows/row-menu.tsx';
import {
  IconEye,
  IconPencil,
  IconPhoto,
  IconRefresh,
  IconSend,
  IconSparkles,
  IconTrash,
} from '../../style/icons.ts';
import { canPrepare, canPrepareAgain, canPublish as isPublishable } from '../next-steps.ts';
import { useArticleActions } from './use-article-actions.ts';

export interface RowActs {
  /** Where the text stands beside its original. */
  reviewAddress: string;
  onOpen: () => void;
  onPublish: () => void;
  onEdit: () => void;
  onRemove: () => void;
  /** Of another article of the row's story. */
  onPart: (report: Report) => void;
}

interface ArticleActionsProps extends Omit<RowActs, 'onPart' | 'reviewAddress'> {
  article: ArticleRow;
}

/** The next step of the article as a button, everything else in a menu. */
export function ArticleActions(props: ArticleActionsProps) {
  // Whole: what the article allows decides about the buttons and the menu alike.
  const { article, onOpen, onPublish, onEdit, onRemove } = props;
  const act = useArticleActions(article);
  const title = article.ai_translated_title ?? article.original_title;
  const canPublish = isPublishable(article);
  const canProcess = canPrepare(article);
  // A post written here has no original to compare with.
  const hasOriginal = !isManualPost(article);

  return (
    <div className={lists.actions}>
      {canPublish && (
        <Button
          size="compact-xs"
          variant="default"
          onClick={onPublish}
          aria-label={`Publikuoti: ${title}`}
        >
          Publikuoti
        </Button>
      )}
      {canProcess && (
        <Button
          size="compact-xs"
          variant="default"
          loading={act.isStarting}
          onClick={act.process}
          aria-label={`Apdoroti su AI: ${title}`}
        >
          Apdoroti su AI
        </Button>
      )}
      <RowMenu label={`Veiksmai: ${title}`}>
        {() => (
          <>
            {hasOriginal && (
              <Menu.Item leftSection={<IconEye size={16} />} onClick={onOpen}>
                Peržiūrėti
              </Menu.Item>
            )}
            {canPublish && (
              <Menu.Item leftSection={<IconSend size={16} />} onClick={onPublish}>
                Publikuoti
              </Menu.Item>
            )}
            {canProcess && (
              <Menu.Item leftSection={<IconSparkles size={16} />} onClick={act.process}>
                Apdoroti su AI
              </Menu.Item>
            )}
            <Menu.Item leftSection={<IconPencil size={16} />} onClick={onEdit}>
              Redaguoti
            </Menu.Item>
            <Menu.Item leftSection={<IconPhoto size={16} />} onClick={act.regenerateImage}>
              Regeneruoti viršelį
            </Menu.Item>
            {canPrepareAgain(article) && (
              <Menu.Item leftSection={<IconRefresh size={16} />} onClick={act.reprocess}>
                Apdoroti iš naujo
              </Menu.Item>
            )}
            <PublicPageItem article={article} />
            <Menu.Divider />
            <Menu.Item
              c="var(--mantine-color-error)"
              leftSection={<IconTrash size={16} />}
              onClick={onRemove}
            >
              Ištrinti
            </Menu.Item>
          </>
        )}
      </RowMenu>
    </div>
  );
}
