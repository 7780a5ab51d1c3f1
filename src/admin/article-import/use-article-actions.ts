import {
  ARTICLE_LISTS,
  type ArticleRow,
  deleteArticle,
  reprocessArticle,
} from '../articles/article-requests.ts';
import { ask, BIN_CONSEQUENCE } from '../feedback/ask.tsx';
import { useAction } from '../http/use-action.ts';
import { useFunction } from '../runs/use-runs.ts';

/** What can be done with one article without opening it; each act asks first where something is lost. */
export function useArticleActions(article: ArticleRow, onRemoved: () => void) {
  const prepare = useFunction('prepare-articles-ai');
  const cover = useFunction('regenerate-blog-images');
  const again = useAction({
    run: reprocessArticle,
    failure: 'Nepavyko apdoroti straipsnio iš naujo',
    success: () => 'Straipsnis apdorojamas iš naujo',
    changes: ARTICLE_LISTS,
  });
  const remove = useAction({
    run: deleteArticle,
    failure: 'Nepavyko ištrinti straipsnio',
    success: () => 'Straipsnis ištrintas',
    changes: ARTICLE_LISTS,
  });
  return {
    isStarting: prepare.isStarting,
    process: () => prepare.start({ body: { manual: true, articleIds: [article.id] } }),
    regenerateImage: () => cover.start({ body: { articleId: article.id } }),
    reprocess: () =>
      ask({
        title: 'Apdoroti iš naujo',
        question: 'Ar tikrai norite apdoroti šį straipsnį iš naujo?',
        consequence: article.published_date
          ? 'Svetainėje liks dabartinis tekstas, kol patvirtinsite naująjį.'
          : 'Balas, vertimas, santrauka, turinys, kategorija ir nuoroda bus išvalyti ir sukurti iš naujo.',
        confirm: 'Apdoroti iš naujo',
        onConfirm: () => again.mutate(article),
      }),
    remove: () =>
      ask({
        title: 'Ištrinti straipsnį',
        question: `Ištrinti straipsnį „${article.ai_translated_title ?? article.original_title}“?`,
        consequence: BIN_CONSEQUENCE,
        confirm: 'Ištrinti',
        isDestructive: true,
        onConfirm: () => remove.mutate(article, { onSuccess: onRemoved }),
      }),
  };
}
