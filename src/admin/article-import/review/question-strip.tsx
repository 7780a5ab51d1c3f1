import { Button, Checkbox, Group, Text } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import articles from '../../articles/articles.module.css';
import styles from './review.module.css';
import type { Answer, ReviewQuestion } from './review-question.ts';

interface QuestionStripProps {
  question: ReviewQuestion;
  /** `isHeld`: the same answer holds for what is reviewed next. */
  onAnswer: (answer: Answer, isHeld: boolean) => void;
  onCancel: () => void;
}

/** Asks in the page, over its buttons: Enter says yes, Escape leaves everything as it is. Whole: a question and its answers. */
export function QuestionStrip({ question, onAnswer, onCancel }: QuestionStripProps) {
  const [isHeld, setHeld] = useState(false);
  const { strip, confirm } = useInSight();
  const [name, description] = [useId(), useId()];
  const { act, title, consequence, reasons, answers, hold } = question;
  return (
    <div
      ref={strip}
      role="alertdialog"
      aria-modal={false}
      aria-labelledby={name}
      aria-describedby={description}
      className={styles.question}
    >
      <Text fw={600} id={name}>
        {title}
      </Text>
      <div id={description}>
        {reasons.length > 0 && (
          <div className={styles.reasons}>
            <Text size="sm" fw={600}>
              Prieš publikuojant reikia peržiūrėti
            </Text>
            <ul className={articles.reasons}>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </div>
        )}
        <Text size="sm">{consequence}</Text>
      </div>
      <Group gap="xs" mt="xs">
        {answers.map((answer, nth) => (
          <Button
            key={answer.label}
            ref={nth === 0 ? confirm : undefined}
            variant={nth === 0 ? 'filled' : 'default'}
            {...(act === 'remove' ? { color: 'red' } : {})}
            onClick={() => onAnswer(answer, isHeld)}
          >
            {answer.label}
          </Button>
        ))}
        <Button variant="default" onClick={onCancel}>
          Atšaukti
        </Button>
        {hold && (
          <Checkbox
            size="sm"
            label={hold}
            checked={isHeld}
            onChange={(event) => setHeld(event.currentTarget.checked)}
            onKeyDown={(event) => {
              const [first] = answers;
              if (event.key !== 'Enter' || event.repeat || !first) return;
              event.preventDefault();
              onAnswer(first, isHeld);
            }}
          />
        )}
      </Group>
    </div>
  );
}

/**
 * The question has the focus and is in sight: in a low window the buttons are at the end of the text, and nobody says yes to
 * what they do not see. Who says no is back where they read.
 */
function useInSight() {
  const strip = useRef<HTMLDivElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const readAt = window.scrollY;
    confirm.current?.focus({ preventScroll: true });
    for (const part of [strip, confirm]) part.current?.scrollIntoView({ block: 'nearest' });
    return window.scrollY === readAt ? undefined : () => window.scrollTo(0, readAt);
  }, []);
  return { strip, confirm };
}
