import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listPublishReasons } from '../../domain/articles/publish-reasons.ts';
import { QueryError } from '../feedback/load-error.tsx';
import { ScreenSkeleton } from '../feedback/screen-skeleton.tsx';
import { useAction } from '../feedback/use-action.ts';
import { RequestProblem } from '../http/problem.ts';
import { SidePanel } from '../panels/side-panel.tsx';
import { IconAlertTriangle } from '../style/icons.ts';
import {
  ARTICLE_LISTS,
  type Article,
  type ArticleRow,
  getArticle,
  publishArticle,
} from './article-requests.ts';
import classes from './articles.module.css';
import { MissingPost } from './missing-post.tsx';
import { describePlan, isOwnText, isUnreviewed } from './publish-texts.ts';
import { WhereItStands } from './where-it-stands.tsx';

const FAILURE = 'Nepavyko užkrauti teksto';

interface AskedProps {
  onClose: () => void;
  onPublished: (article: Article) => void;
}

interface PublishPanelProps extends AskedProps {
  id: string;
  /** When the list has it already. */
  seen: ArticleRow | null;
  title: string;
}

const ANSWERED = 'Perskaičiau visą tekstą ir už jį atsakau.';
const UNREVIEWED = 'Nepažymėjus prie teksto bus nurodyta, kad žmogus jo neperžiūrėjo.';

/** Render it while it is open. */
export default function PublishPanel({ id, seen, title, ...asked }: PublishPanelProps) {
  const article = useQuery<ArticleRow>({
    // As it was opened: what is agreed to is what was seen.
    queryKey: ['publishing', id],
    queryFn: () => getArticle(id),
    ...(seen && { initialData: seen }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { failure: FAILURE },
  });
  const { data, error, isPending } = article;
  const isMissing = error instanceof RequestProblem && error.status === 404;
  return (
    <SidePanel opened onClose={asked.onClose} title={title}>
      {data && isPublic(data) && <WhereItStands post={data} />}
      {data && !isPublic(data) && <PublishForm article={data} {...asked} />}
      {isPending && <ScreenSkeleton />}
      {error && (isMissing ? <MissingPost /> : <QueryError text={FAILURE} query={article} />)}
    </SidePanel>
  );
}

/** An address may be opened again when all is done. */
const isPublic = ({ published_date, has_pending_values }: ArticleRow) =>
  published_date !== null && !has_pending_values;

function PublishForm({ article, onClose, onPublished }: AskedProps & { article: ArticleRow }) {
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
      {plan && <Text size="sm">{plan} Lankytojai tekstą pamatys iš karto.</Text>}
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
                onPublished(published);
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
