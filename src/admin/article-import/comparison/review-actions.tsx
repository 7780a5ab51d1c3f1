import { Button, Group } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { ARTICLE_LISTS, type Article } from '../../articles/article-requests.ts';
import { ask } from '../../feedback/ask.tsx';
import { useAction } from '../../feedback/use-action.ts';
import { IconCheck, IconHistory } from '../../style/icons.ts';
import { postValuesOf } from '../../writing/post-form-values.ts';
import classes from '../article-import.module.css';
import { canPublish } from '../next-steps.ts';
import { reviewArticle, takeRejectedText } from './review-requests.ts';

const HistoryDialog = lazy(() => import('../../history/history-dialog.tsx'));

interface ReviewActionsProps {
  article: Article;
  onPublish: (article: Article) => void;
  onEdit: (article: Article) => void;
}

/** What can be done with the text that is read beside its original. */
export function ReviewActions({ article, onPublish, onEdit }: ReviewActionsProps) {
  // Whole: what the article allows decides about every button.
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const take = useAction({
    run: () => takeRejectedText(article),
    failure: 'Nepavyko atnaujinti straipsnio',
    success: () => 'Tekstas perkeltas į straipsnį',
    changes: ARTICLE_LISTS,
  });
  const review = useAction({
    run: () => reviewArticle(article),
    failure: 'Nepavyko atnaujinti straipsnio',
    success: () => 'Peržiūra užfiksuota',
    changes: ARTICLE_LISTS,
  });
  const canTake =
    article.preparation_state === 'needs_review' &&
    !article.ai_translated_content &&
    Boolean(article.rejected_text?.text);
  const canReview =
    article.reviewed_at === null &&
    Boolean(article.ai_translated_content) &&
    !article.has_pending_values &&
    article.preparation_state === 'prepared';
  return (
    <Group justify="flex-end" className={classes.foot}>
      {article.ai_translated_content && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconHistory size={16} aria-hidden />}
          onClick={() => setHistoryOpen(true)}
        >
          Versijų istorija
        </Button>
      )}
      {canReview && (
        <Button
          variant="default"
          leftSection={<IconCheck size={16} aria-hidden />}
          loading={review.isPending}
          onClick={() =>
            ask({
              title: 'Peržiūrėjau',
              question: 'Ar perskaitėte visą tekstą ir už jį atsakote?',
              consequence:
                'Jūsų vardas ir laikas bus įrašyti, o įspėjimas, kad teksto dar niekas neperžiūrėjo, nuimtas. Kas tekstą parengė, straipsnyje liks.',
              confirm: 'Peržiūrėjau',
              onConfirm: () => review.mutate(undefined),
            })
          }
        >
          Peržiūrėjau
        </Button>
      )}
      {canTake && (
        <Button
          variant="default"
          loading={take.isPending}
          onClick={() => take.mutate(undefined, { onSuccess: onEdit })}
        >
          Taisyti šį tekstą
        </Button>
      )}
      <Button variant="default" onClick={() => onEdit(article)}>
        Redaguoti
      </Button>
      {canPublish(article) && <Button onClick={() => onPublish(article)}>Publikuoti</Button>}
      {isHistoryOpen && (
        <Suspense>
          <HistoryDialog
            onClose={() => setHistoryOpen(false)}
            article={article}
            current={postValuesOf(article)}
            onRestored={() => setHistoryOpen(false)}
          />
        </Suspense>
      )}
    </Group>
  );
}
