import { lazy, Suspense, useEffect, useRef } from 'react';
import type { Article } from '../../articles/article-requests.ts';
import { withEditor } from '../../editor/with-editor.ts';
import { ErrorBoundary } from '../../feedback/error-boundary.tsx';
import { PostLoading } from '../../writing/post-loading.tsx';
import { useWritingPlace, WritingPlace } from '../../writing/writing-place.ts';
import type { Finding } from '../comparison/fact-labels.ts';
import { FindingLists } from '../comparison/finding-list.tsx';
import { HtmlText } from '../comparison/html-text.tsx';
import { preparedTexts } from '../comparison/prepared-texts.ts';
import { type ReadPlace, useReadBeside } from './read-beside.ts';
import styles from './review.module.css';
import { TextProblems } from './text-problems.tsx';

const EditArticle = lazy(withEditor(() => import('../editing/edit-article.tsx')));
const TITLE = 'Redaguoti straipsnį';

interface EditBesideProps {
  article: Article;
  /** What was read when it was opened. */
  read: ReadPlace | null;
  onClose: () => void;
}

/** Writing in a text beside its original and what is to be mended; what is typed is kept as in the dialog. */
export function EditBeside({ article, read, onClose }: EditBesideProps) {
  const place = useWritingPlace(onClose, true);
  const language = article.original_language ?? '';
  const findings = article.check_findings ?? NONE;
  const [text] = preparedTexts(article);
  const writer = useRef<HTMLElement>(null);
  const reference = useRef<HTMLElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  useReadBeside({ writer, reference, findings, read });
  return (
    <div className={styles.writing}>
      <div className={styles.beside}>
        <aside aria-label="Ką taisyti" className={styles.toMend}>
          {text && <TextProblems text={text} findings={findings} />}
          <FindingLists findings={findings} />
        </aside>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to get there */}
        <section ref={reference} aria-label="Originalas" tabIndex={0} className={styles.reference}>
          <p className={styles.title} lang={language || undefined}>
            {article.original_title}
          </p>
          <HtmlText
            html={article.original_content ?? article.original_excerpt ?? ''}
            language={language}
            side="source"
            findings={findings}
          />
        </section>
      </div>
      <section
        ref={writer}
        aria-label={TITLE}
        className={styles.writer}
        onKeyDown={(event) => {
          const isOwn = (event.target as Element).closest('[data-mantine-stop-propagation=true]');
          // A panel that the form opened closes first, also while the focus is not in it yet.
          if (isOwn || document.querySelector('[aria-modal=true]')) return;
          if (event.key === 'Escape' && !event.defaultPrevented) place.close();
        }}
      >
        <WritingPlace value={place}>
          <ErrorBoundary key={article.id}>
            <Suspense fallback={<PostLoading title={TITLE} />}>
              <EditArticle id={article.id} title={TITLE} />
            </Suspense>
          </ErrorBoundary>
        </WritingPlace>
      </section>
    </div>
  );
}

const NONE: readonly Finding[] = [];
