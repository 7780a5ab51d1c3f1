import { SegmentedControl, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { Article } from '../../articles/article-requests.ts';
import { formatMoment } from '../../lists/moments.ts';
import classes from '../article-import.module.css';
import { SourceLink } from '../article-state.tsx';
import type { Finding } from '../comparison/fact-labels.ts';
import { HtmlText } from '../comparison/html-text.tsx';
import { MarkedText } from '../comparison/marked-text.tsx';
import { NARROW, PairedText } from '../comparison/paired-text.tsx';
import { type PreparedText, preparedTexts } from '../comparison/prepared-texts.ts';
import { SourceChange } from '../comparison/source-change.tsx';
import styles from './review.module.css';
import { TextProblems } from './text-problems.tsx';

interface ReviewedTextProps {
  article: Article;
  /** Has the focus when the text arrives: readers hear its title. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** What to know of it, read between its title and its text. */
  children: ReactNode;
}

/** A text beside its original, paragraph by paragraph. Whole: both sides of the same rows. */
export function ReviewedText({ article, heading, children }: ReviewedTextProps) {
  const texts = preparedTexts(article);
  const [kind, setKind] = useState<PreparedText['kind'] | null>(null);
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false });
  const shown = texts.find((text) => text.kind === kind) ?? texts[0];
  // They are about the newest text: what waits, was refused, or is the article's own.
  const findings = shown && shown === texts[0] ? (article.check_findings ?? NONE) : NONE;
  const title = shown?.title || article.original_title;
  useEffect(() => {
    document.title = `${title} – Administravimo skydas`;
  }, [title]);
  useEffect(() => {
    window.scrollTo(0, 0);
    if (!document.querySelector('[role=dialog]')) heading.current?.focus({ preventScroll: true });
  }, [heading]);
  const language = article.original_language ?? '';
  const original = (
    <section aria-label="Originalas" className={styles.original}>
      <div className={classes.origin}>
        <span>Originalas</span>
        <SourceLink article={article} />
        {article.original_author && <span>{article.original_author}</span>}
        <time>{formatMoment(article.original_date ?? article.created_at)}</time>
      </div>
      <p className={styles.title} lang={language || undefined}>
        <MarkedText text={article.original_title} findings={findings} side="source" />
      </p>
      {article.original_excerpt && (
        <Text size="sm" lang={language || undefined} className={classes.lead}>
          <MarkedText text={article.original_excerpt} findings={findings} side="source" />
        </Text>
      )}
      {!article.original_content && (
        <Text c="dimmed" size="sm" mt="sm">
          Viso teksto šaltinis nepateikė.
        </Text>
      )}
    </section>
  );
  return (
    <>
      <div className={styles.titles}>
        <SourceChange article={article} />
        <div className={styles.pair}>
          {!isNarrow && original}
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
                {shown?.label ?? 'Straipsnis dar neapdorotas su AI'}
              </Text>
            )}
            <h1 ref={heading} tabIndex={-1} className={styles.title}>
              <MarkedText text={title} findings={findings} />
            </h1>
            {shown?.excerpt && (
              <Text size="sm" className={classes.lead}>
                <MarkedText text={shown.excerpt} findings={findings} />
              </Text>
            )}
            {shown && <TextProblems text={shown} findings={findings} />}
          </section>
          {isNarrow && (
            <details className={styles.fold}>
              <summary>Originalas: pavadinimas ir šaltinis</summary>
              {original}
            </details>
          )}
        </div>
      </div>
      {children}
      <section aria-label="Tekstas šalia originalo" className={styles.text}>
        {shown && article.original_content ? (
          <PairedText
            source={article.original_content}
            output={shown.html}
            language={language}
            findings={findings}
          />
        ) : (
          <HtmlText
            html={shown?.html ?? article.original_content ?? ''}
            language={shown ? 'lt' : language}
            findings={findings}
            side={shown ? 'output' : 'source'}
          />
        )}
      </section>
    </>
  );
}

const NONE: readonly Finding[] = [];
