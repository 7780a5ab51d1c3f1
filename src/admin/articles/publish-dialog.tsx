import { Alert, Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { listPublishReasons } from '../../domain/articles/publish-reasons.ts';
import { useAction } from '../feedback/use-action.ts';
import { IconAlertTriangle } from '../style/icons.ts';
import {
  ARTICLE_LISTS,
  type Article,
  type ArticleRow,
  publishArticle,
} from './article-requests.ts';
import classes from './articles.module.css';
import { describePlan, isOwnText, isUnreviewed } from './publish-texts.ts';

interface PublishDialogProps {
  article: ArticleRow;
  onClose: () => void;
  onPublished?: ((article: Article) => void) | undefined;
}

const ANSWERED = 'Perskaičiau visą tekstą ir už jį atsakau.';
const UNREVIEWED = 'Nepažymėjus prie straipsnio bus nurodyta, kad žmogus jo neperžiūrėjo.';

/** Render it while it is open. */
export default function PublishDialog({ article, onClose, onPublished }: PublishDialogProps) {
  return (
    <Modal opened onClose={onClose} title="Publikuoti straipsnį">
      <PublishForm key={article.id} article={article} onClose={onClose} onPublished={onPublished} />
    </Modal>
  );
}

function PublishForm({ article, onClose, onPublished }: PublishDialogProps) {
  // Whole: what is asked, from the article's title to the buttons.
  const [isReviewed, setReviewed] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);
  const reasons = listPublishReasons(
    article,
    article.has_pending_values ? (article.pending_problems ?? []) : null,
  );
  const plan = describePlan(article);
  const publish = useAction({
    run: () => publishArticle(article, { isReviewed, isConfirmed }),
    failure: 'Nepavyko publikuoti straipsnio',
    success: () => 'Straipsnis publikuotas tinklaraštyje',
    changes: ARTICLE_LISTS,
  });
  return (
    <Stack gap="md">
      <Text fw={600}>{article.ai_translated_title ?? article.original_title}</Text>
      <Text size="sm">{article.ai_translated_excerpt ?? article.original_excerpt}</Text>
      {reasons.length > 0 && (
        <Alert
          color="yellow"
          title="Prieš publikuojant reikia peržiūrėti"
          icon={<IconAlertTriangle aria-hidden />}
        >
          <ul className={classes.reasons}>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <Checkbox
            mt="sm"
            label="Pastabas mačiau ir vis tiek publikuoju"
            checked={isConfirmed}
            onChange={(event) => setConfirmed(event.currentTarget.checked)}
          />
        </Alert>
      )}
      {plan && <Text size="sm">{plan} Lankytojai straipsnį pamatys iš karto.</Text>}
      {!isOwnText(article) && (
        <Checkbox
          label="Peržiūrėjau"
          description={isUnreviewed(article) ? `${ANSWERED} ${UNREVIEWED}` : ANSWERED}
          checked={isReviewed}
          onChange={(event) => setReviewed(event.currentTarget.checked)}
        />
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Atšaukti
        </Button>
        <Button
          loading={publish.isPending}
          disabled={reasons.length > 0 && !isConfirmed}
          onClick={() =>
            publish.mutate(undefined, {
              onSuccess: (published) => {
                onClose();
                onPublished?.(published);
              },
            })
          }
          data-autofocus
        >
          Publikuoti
        </Button>
      </Group>
    </Stack>
  );
}
