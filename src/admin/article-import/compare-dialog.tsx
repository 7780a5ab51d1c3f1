import { Modal, SegmentedControl, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Article, getArticle } from '../articles/article-requests.ts';
import { LoadError } from '../feedback/load-error.tsx';
import { ScreenSkeleton } from '../feedback/screen-skeleton.tsx';
import { useIsCovered } from '../feedback/use-is-covered.ts';
import { formatMoment } from '../lists/moments.ts';
import classes from './article-import.module.css';
import { SourceLink, State } from './article-table-row.tsx';
import type { Finding } from './fact-labels.ts';
import { HtmlText } from './html-text.tsx';
import { type PreparedText, preparedTexts } from './prepared-texts.ts';
import { ReviewActions } from './review-actions.tsx';
import { ReviewNotes } from './review-notes.tsx';
import { SourceChange } from './source-change.tsx';
import { TextSide } from './text-side.tsx';

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
  const [isCoveredHere, setCoveredHere] = useState(false);
  const isAsked = useIsCovered();
  return (
    <Modal
      opened={id !== null}
      onClose={acts.onClose}
      closeOnEscape={!isCovered && !isCoveredHere && !isAsked}
      title="Originalas ir paruoštas tekstas"
      size="80rem"
    >
      {id && <LoadedComparison id={id} onCovered={setCoveredHere} {...acts} />}
    </Modal>
  );
}

interface LoadedProps extends Omit<CompareDialogProps, 'id' | 'isCovered'> {
  id: string;
  onCovered: (isCovered: boolean) => void;
}

function LoadedComparison({ id, ...acts }: LoadedProps) {
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
  onCovered,
}: Omit<CompareDialogProps, 'id' | 'isCovered'> & {
  article: Article;
  onCovered: (isCovered: boolean) => void;
}) {
  const texts = preparedTexts(article);
  const [kind, setKind] = useState<PreparedText['kind'] | null>(null);
  const shown = texts.find((text) => text.kind === kind) ?? texts[0];
  // They are about the newest text: what waits, was refused, or is the article's own.
  const findings =
    shown && shown === texts[0] ? (article.check_findings ?? NO_FINDINGS) : NO_FINDINGS;
  return (
    <>
      <div className={classes.facts}>
        <State article={article} />
        <ReviewNotes article={article} />
      </div>
      <SourceChange article={article} />
      <div className={classes.sides}>
        <section aria-label="Originalas">
          <div className={classes.origin}>
            <span>Originalas</span>
            <SourceLink article={article} />
            {article.original_author && <span>{article.original_author}</span>}
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
            <TextSide text={shown} findings={findings} />
          ) : (
            <Text c="dimmed" size="sm" mt="sm">
              Straipsnis dar neapdorotas su AI.
            </Text>
          )}
        </section>
      </div>
      <ReviewActions {...{ article, onPublish, onEdit, onCovered }} />
    </>
  );
}

const NO_FINDINGS: readonly Finding[] = [];
