import { Text } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { showNumber } from '../../../domain/text/show-numbers.ts';
import { ScoreBadge } from '../../articles/score-badge.tsx';
import { QueryError } from '../../feedback/load-error.tsx';
import styles from './review.module.css';
import type { Review } from './use-review.ts';

/** As many as stand beside a text without a scroll of their own. */
const SHOWN = 8;

/** What follows under the filters of the list. */
export function QueueList({ review }: { review: Review }) {
  const { queue, goTo } = review;
  const { search } = useLocation();
  const rest = queue.waiting.length - SHOWN;
  return (
    <nav aria-label="Eilė" className={styles.queue}>
      <h2>Toliau eilėje</h2>
      {queue.query.isError && <QueryError text="Nepavyko užkrauti eilės" query={queue.query} />}
      {queue.query.isSuccess && queue.waiting.length === 0 && (
        <Text size="sm" c="dimmed">
          Daugiau straipsnių pagal šiuos filtrus nėra.
        </Text>
      )}
      <ol>
        {queue.waiting.slice(0, SHOWN).map((item) => (
          <li key={item.id}>
            <Link
              to={`/admin/import/ai/${item.id}${search}`}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                goTo(item.id);
              }}
            >
              {item.ai_translated_title ?? item.original_title}
            </Link>
            <span>
              {item.source_name}
              <ScoreBadge score={item.ai_actuality_score ?? item.rejected_score} />
            </span>
          </li>
        ))}
      </ol>
      {rest > 0 && (
        <Text size="xs" c="dimmed">
          ir dar {showNumber(rest)}
        </Text>
      )}
    </nav>
  );
}
