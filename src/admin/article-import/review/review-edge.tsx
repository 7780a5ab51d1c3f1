import { Text } from '@mantine/core';
import type { Article } from '../../articles/article-requests.ts';
import { ScoreBadge } from '../../articles/score-badge.tsx';
import { State } from '../article-state.tsx';
import type { Finding } from '../comparison/fact-labels.ts';
import { FindingLists } from '../comparison/finding-list.tsx';
import { preparedTexts } from '../comparison/prepared-texts.ts';
import { ReviewNotes } from '../comparison/review-notes.tsx';
import styles from './review.module.css';

/** What a person should know of a text while they read it: its score, state, source, rights, cost, doubles and what was found. */
export function ReviewEdge({ article }: { article: Article }) {
  const [newest] = preparedTexts(article);
  const findings: readonly Finding[] = newest ? (article.check_findings ?? []) : [];
  const category = newest ? newest.category : article.ai_category;
  return (
    <aside aria-label="Apie straipsnį" className={styles.edge}>
      <div className={styles.score}>
        <ScoreBadge score={newest?.score ?? article.ai_actuality_score} />
        {category && <Text size="sm">{category}</Text>}
      </div>
      <State article={article} />
      <ReviewNotes article={article} />
      <FindingLists findings={findings} />
    </aside>
  );
}
