import { SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import type { Article } from '../../articles/article-requests.ts';
import articles from '../../articles/articles.module.css';
import { formatMoment } from '../../lists/moments.ts';
import classes from '../article-import.module.css';
import { SourceLink, State } from '../article-state.tsx';
import type { Finding } from './fact-labels.ts';
import { HtmlText } from './html-text.tsx';
import { MarkedText } from './marked-text.tsx';
import { type PreparedText, preparedTexts } from './prepared-texts.ts';
import { ReviewActions } from './review-actions.tsx';
import { ReviewNotes } from './review-notes.tsx';
import { SourceChange } from './source-change.tsx';
import { TextSide } from './text-side.tsx';

interface ComparisonProps {
  article: Article;
  onPublish: (article: Article) => void;
  onEdit: (article: Article) => void;
}

/** The original on one side, what was made of it on the other, and the next steps. */
export function Comparison({ article, onPublish, onEdit }: ComparisonProps) {
  // Whole: both texts and what stands between them.
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
      <div className={articles.sides}>
        <section aria-label="Originalas">
          <div className={classes.origin}>
            <span>Originalas</span>
            <SourceLink article={article} />
            {article.original_author && <span>{article.original_author}</span>}
            <time>{formatMoment(article.original_date ?? article.created_at)}</time>
          </div>
          <h2>
            <MarkedText text={article.original_title} findings={findings} side="source" />
          </h2>
          {article.original_excerpt && <Text size="sm">{article.original_excerpt}</Text>}
          {article.original_content ? (
            <HtmlText
              html={article.original_content}
              language={article.original_language ?? ''}
              findings={findings}
              side="source"
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
      <ReviewActions {...{ article, onPublish, onEdit }} />
    </>
  );
}

const NO_FINDINGS: readonly Finding[] = [];
