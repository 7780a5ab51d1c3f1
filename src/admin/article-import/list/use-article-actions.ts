import {
  ARTICLE_LISTS,
  type ArticleRow,
  reprocessArticle,
} from '../../articles/article-requests.ts';
import { ask } from '../../feedback/ask.tsx';
import { useAction } from '../../feedback/use-action.ts';
import { useFunction } from '../../runs/use-runs.ts';

/** What machines do with one article; each act asks first where something is lost. */
export function useArticleActions(article: ArticleRow) {
  const prepare = useFunction('prepare-articles-ai');
  const cover = useFunction('regenerate-blog-images');
  const again = useAction({
    run: reprocessArticle,
    failure: 'Nepavyko apdoroti straipsnio iš naujo',
    success: () => 'Straipsnis apdorojamas iš naujo',
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
  };
}
