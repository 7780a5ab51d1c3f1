import { lazy, Suspense, useEffect } from 'react';
import type { Article } from '../../articles/article-requests.ts';
import { withEditor } from '../../editor/with-editor.ts';
import { ErrorBoundary } from '../../feedback/error-boundary.tsx';
import { PostLoading } from '../../writing/post-loading.tsx';
import { useWritingPlace, WritingPlace } from '../../writing/writing-place.ts';
import { HtmlText } from '../comparison/html-text.tsx';
import styles from './review.module.css';

const EditArticle = lazy(withEditor(() => import('../editing/edit-article.tsx')));
const TITLE = 'Redaguoti straipsnį';

/** Writing in a text beside its original; what is typed is kept as in the dialog. */
export function EditBeside({ article, onClose }: { article: Article; onClose: () => void }) {
  const place = useWritingPlace(onClose, true);
  const language = article.original_language ?? '';
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <div className={styles.writing}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to get there */}
      <section aria-label="Originalas" tabIndex={0} className={styles.reference}>
        <p className={styles.title} lang={language || undefined}>
          {article.original_title}
        </p>
        <HtmlText
          html={article.original_content ?? article.original_excerpt ?? ''}
          language={language}
          side="source"
          {...(article.check_findings && { findings: article.check_findings })}
        />
      </section>
      <section
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
