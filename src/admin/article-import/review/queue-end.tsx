import { Button, Group, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { showNumber } from '../../../domain/text/show-numbers.ts';
import { articleCount } from '../../../domain/text/with-count.ts';
import { countDone } from './queue.ts';
import styles from './review.module.css';
import type { Review } from './use-review.ts';

/** After the last text: what became of all of them, and where the others are. */
export function QueueEnd({ review }: { review: Review }) {
  const { queue, acts, goTo, listAddress } = review;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const count = countDone(queue.items, acts.done);
  const parts = [
    count.publish > 0 && `publikuota ${showNumber(count.publish)}`,
    count.review > 0 && `peržiūrėta ${showNumber(count.review)}`,
    count.remove > 0 && `ištrinta ${showNumber(count.remove)}`,
  ].filter(Boolean);
  const skipped = queue.items.find(({ id }) => !acts.done.has(id));
  return (
    <div className={styles.end}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        Eilės pabaiga
      </h1>
      <Text>
        Nuspręsta {showNumber(count.total - count.left)} iš {showNumber(count.total)}
        {parts.length > 0 && `: ${parts.join(', ')}`}.
      </Text>
      {count.left > 0 && (
        <Text>
          Praleista: {articleCount(count.left)}.{' '}
          {count.left === 1
            ? 'Jis liko sąraše toks, koks buvo.'
            : 'Jie liko sąraše tokie, kokie buvo.'}
        </Text>
      )}
      <Group mt="md">
        {skipped && (
          <Button variant="default" onClick={() => goTo(skipped.id)}>
            Grįžti prie praleistų
          </Button>
        )}
        <Button component={Link} to={listAddress}>
          Į sąrašą
        </Button>
      </Group>
    </div>
  );
}
