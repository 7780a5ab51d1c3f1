import { Button, type ButtonProps, CloseButton, Kbd, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { WhereItStands } from '../../articles/where-it-stands.tsx';
import { IconArrowBackUp } from '../../style/icons.ts';
import { canTake } from '../next-steps.ts';
import styles from './review.module.css';
import { REVIEW_KEYS } from './review-keys.ts';
import { ReviewMenu } from './review-menu.tsx';
import { refusalOf } from './review-question.ts';
import type { Review } from './use-review.ts';
import { DONE_WORDS } from './use-review-acts.ts';

interface ReviewBarProps {
  review: Review;
  onEdit: () => void;
  /** What is being asked. */
  children: ReactNode;
}

/** What can be done with the text, always in reach, and where one is in the queue. Whole: the buttons in their order. */
export function ReviewBar({ review, onEdit, children }: ReviewBarProps) {
  const { article, acts, queue, held, begin, isAtEnd } = review;
  const text = isAtEnd ? undefined : article.data;
  const isHeld = Object.keys(held).length > 0;
  return (
    <section aria-label="Veiksmai" className={styles.bar}>
      {children}
      {(acts.last || isHeld) && (
        <div className={styles.remarks}>
          {acts.last && (
            <>
              {acts.last.published ? (
                <WhereItStands post={acts.last.published} />
              ) : (
                <Text size="sm" truncate>
                  {DONE_WORDS[acts.last.act]}: {acts.last.name}
                </Text>
              )}
              <ActButton
                keys="undo"
                size="compact-sm"
                leftSection={<IconArrowBackUp size={16} aria-hidden />}
                onClick={acts.undo}
              >
                Atšaukti veiksmą
              </ActButton>
            </>
          )}
          {isHeld && (
            <span className={styles.held}>
              Neklausiama
              <CloseButton
                size="sm"
                aria-label="Vėl klausti prieš veiksmą"
                onClick={review.askAgain}
              />
            </span>
          )}
        </div>
      )}
      <div className={styles.acts}>
        {text && !refusalOf('publish', text) && (
          <ActButton keys="publish" variant="filled" onClick={() => begin('publish')}>
            Publikuoti
          </ActButton>
        )}
        {text && !refusalOf('review', text) && (
          <ActButton keys="review" onClick={() => begin('review')}>
            Peržiūrėjau
          </ActButton>
        )}
        {text && (
          <>
            <ActButton keys="edit" onClick={onEdit}>
              {canTake(text) ? 'Taisyti šį tekstą' : 'Redaguoti'}
            </ActButton>
            <ActButton keys="remove" onClick={() => begin('remove')}>
              Ištrinti
            </ActButton>
            <ReviewMenu article={text} />
          </>
        )}
        <span className={styles.ways}>
          <ActButton
            keys="previous"
            disabled={isAtEnd ? queue.items.length === 0 : !queue.previous}
            onClick={review.goBack}
          >
            Ankstesnis
          </ActButton>
          <ActButton
            keys="next"
            disabled={isAtEnd || queue.items.length === 0}
            onClick={review.goOn}
          >
            Kitas
          </ActButton>
        </span>
      </div>
    </section>
  );
}

interface ActButtonProps extends ButtonProps {
  keys: keyof typeof REVIEW_KEYS;
  onClick: () => void;
  children: string;
}

const ActButton = ({ keys, ...button }: ActButtonProps) => (
  <Button
    variant="default"
    aria-keyshortcuts={REVIEW_KEYS[keys]}
    rightSection={
      <Kbd size="xs" aria-hidden className={styles.key}>
        {REVIEW_KEYS[keys]}
      </Kbd>
    }
    {...button}
  />
);
