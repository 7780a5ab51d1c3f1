import { Button, Group, Modal, SegmentedControl, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Article, getArticle } from '../articles/article-requests.ts';
import { ScoreBadge } from '../articles/score-badge.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { ScreenSkeleton } from '../feedback/screen-skeleton.tsx';
import { formatMoment } from '../lists/moments.ts';
import classes from './article-import.module.css';
import { SourceLink, State } from './article-table-row.tsx';
import { canPublish } from './can-publish.ts';
import { HtmlText } from './html-text.tsx';
import { describeCost } from './preparation-cost.ts';
import { type PreparedText, preparedTexts } from './prepared-texts.ts';

interface CompareDialogProps {
  id: string | null;
  /** Another dialog stands over it: Escape belongs to that one. */
  isCovered: boolean;
  onClose: () => void;
  onPublish: (article: Article) => void;
  onEdit: (article: Article) => void;
}

/** The original beside what was made of it, and what a person should know before publishing. */
export function CompareDialog({ id, isCovered, ...acts }: CompareDialogProps) {
  return (
    <Modal
      opened={id !== null}
      onClose={acts.onClose}
      closeOnEscape={!isCovered}
      title="Originalas ir paruoštas tekstas"
      size="80rem"
    >
      {id && <LoadedComparison id={id} {...acts} />}
    </Modal>
  );
}

function LoadedComparison({ id, ...acts }: Omit<CompareDialogProps, 'isCovered'> & { id: string }) {
  const article = useQuery({
    queryKey: ['articles', 'one', id],
    queryFn: () => getArticle(id),
    meta: { failure: 'Nepavyko užkrauti straipsnių' },
  });
  if (article.data) return <Comparison article={article.data} {...acts} />;
  if (!article.isError) return <ScreenSkeleton />;
  return (
    <LoadError
      text="Nepavyko užkrauti straipsnių"
      onRetry={() => article.refetch()}
      isRetrying={article.isFetching}
    />
  );
}

function Comparison({
  article,
  onPublish,
  onEdit,
}: Omit<CompareDialogProps, 'id' | 'isCovered'> & { article: Article }) {
  const texts = preparedTexts(article);
  const [kind, setKind] = useState<PreparedText['kind'] | null>(null);
  const shown = texts.find((text) => text.kind === kind) ?? texts[0];
  const cost = describeCost(article.preparation_cost);
  return (
    <>
      <div className={classes.facts}>
        <State article={article} />
        {cost && (
          <Text size="xs" c="dimmed">
            Paruošimas: {cost}
          </Text>
        )}
      </div>
      <div className={classes.sides}>
        <section aria-label="Originalas">
          <div className={classes.origin}>
            <span>Originalas</span>
            <SourceLink article={article} />
            <time>{formatMoment(article.original_date ?? article.created_at)}</time>
          </div>
          <h2>{article.original_title}</h2>
          {article.original_excerpt && <Text size="sm">{article.original_excerpt}</Text>}
          {article.original_content ? (
            <HtmlText
              html={article.original_content}
              language={article.original_language ?? 'en'}
            />
          ) : (
            <Text c="dimmed" size="sm" mt="sm">
              Viso teksto šaltinis nepateikė.
            </Text>
          )}
        </section>
        <section aria-label="Paruoštas tekstas">
          {texts.length > 1 ? (
            <SegmentedControl
              size="xs"
              aria-label="Rodomas tekstas"
              value={shown?.kind ?? 'current'}
              onChange={(value) => setKind(value as PreparedText['kind'])}
              data={texts.map((text) => ({ value: text.kind, label: text.label }))}
            />
          ) : (
            <Text size="sm" c="dimmed">
              {shown?.label ?? 'Paruoštas tekstas'}
            </Text>
          )}
          {shown ? (
            <Prepared text={shown} />
          ) : (
            <Text c="dimmed" size="sm" mt="sm">
              Straipsnis dar neapdorotas su AI.
            </Text>
          )}
        </section>
      </div>
      <Group justify="flex-end" className={classes.foot}>
        <Button variant="default" onClick={() => onEdit(article)}>
          Redaguoti
        </Button>
        {canPublish(article) && <Button onClick={() => onPublish(article)}>Publikuoti</Button>}
      </Group>
    </>
  );
}

function Prepared({ text }: { text: PreparedText }) {
  return (
    <>
      <h2>{text.title}</h2>
      <Group gap="xs" mb="xs">
        <ScoreBadge score={text.score} />
        {text.category && <Text size="sm">{text.category}</Text>}
      </Group>
      {text.problems.length > 0 && (
        <ul className={classes.problems} aria-label="Ko patikra neleido">
          {text.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {text.excerpt && <Text size="sm">{text.excerpt}</Text>}
      <HtmlText html={text.html} language="lt" />
    </>
  );
}
