import { ActionIcon, Menu } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Article } from '../../articles/article-requests.ts';
import { PublicPageItem } from '../../articles/public-page-item.tsx';
import { useMenuFocus } from '../../feedback/use-menu-focus.ts';
import { HistoryPlace, useHistory } from '../../history/history-place.tsx';
import { IconDots, IconHistory, IconPhoto, IconRefresh, IconSparkles } from '../../style/icons.ts';
import { postValuesOf } from '../../writing/post-form-values.ts';
import { useArticleActions } from '../list/use-article-actions.ts';
import { canPrepare, canPrepareAgain } from '../next-steps.ts';

/** What is seldom done with a text while it is read. */
export function ReviewMenu({ article }: { article: Article }) {
  const act = useArticleActions(article);
  const menu = useMenuFocus();
  const client = useQueryClient();
  const history = useHistory();
  return (
    <>
      <Menu position="top-end" withinPortal>
        <Menu.Target>
          <ActionIcon
            ref={menu.target}
            size="input-sm"
            variant="default"
            aria-label="Daugiau veiksmų"
          >
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown onClickCapture={menu.onClickCapture}>
          {article.ai_translated_content && (
            <Menu.Item leftSection={<IconHistory size={16} />} onClick={history.open}>
              Versijų istorija
            </Menu.Item>
          )}
          {canPrepare(article) && (
            <Menu.Item leftSection={<IconSparkles size={16} />} onClick={act.process}>
              Apdoroti su AI
            </Menu.Item>
          )}
          {canPrepareAgain(article) && (
            <Menu.Item leftSection={<IconRefresh size={16} />} onClick={act.reprocess}>
              Apdoroti iš naujo
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconPhoto size={16} />} onClick={act.regenerateImage}>
            Regeneruoti viršelį
          </Menu.Item>
          <PublicPageItem article={article} />
        </Menu.Dropdown>
      </Menu>
      <HistoryPlace
        history={history}
        article={article}
        current={postValuesOf(article)}
        onRestored={() => void client.invalidateQueries({ queryKey: ['articles'] })}
      />
    </>
  );
}
