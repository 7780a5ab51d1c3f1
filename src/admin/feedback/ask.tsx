import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import classes from './feedback.module.css';

const standing = Promise.withResolvers<void>();

/** What shows questions is mounted: until then, in the first moments of the panel, they wait. */
export const announceQuestions = () => standing.resolve();

interface Question {
  title: string;
  /** The question, word for word as the specification has it where it does. */
  question: string;
  /** What will be lost or changed. */
  consequence?: string;
  /** Before `list`: what it is a list of. */
  remark?: string;
  list?: readonly string[];
  confirm: string;
  /** Something goes away: the button is red. */
  isDestructive?: boolean;
  onConfirm: () => void;
  /** What says no; 'Atšaukti' by itself. */
  cancel?: string;
  /** After either answer. */
  onClose?: () => void;
}

/**
 * Asks before an act that is not easily taken back. Escape, the cross and 'Atšaukti' change nothing.
 * @returns takes the question away, which has become needless
 */
export function ask({ title, question, consequence, remark, list, ...answers }: Question) {
  const modalId = crypto.randomUUID();
  const { confirm, cancel = 'Atšaukti', isDestructive, onConfirm, onClose } = answers;
  const open = () =>
    modals.openConfirmModal({
      modalId,
      title,
      children: (
        <>
          <Text>{question}</Text>
          {consequence && (
            <Text size="sm" c="dimmed" mt="xs">
              {consequence}
            </Text>
          )}
          {remark && (
            <Text size="sm" mt="xs">
              {remark}
            </Text>
          )}
          {list && list.length > 0 && (
            <ul className={classes.asked}>
              {list.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </>
      ),
      labels: { confirm, cancel },
      // Beside the answer, not on it: nothing happens by a key pressed too long.
      cancelProps: { 'data-autofocus': true },
      ...(isDestructive ? { confirmProps: { color: 'red' } } : {}),
      onConfirm,
      ...(onClose ? { onClose } : {}),
    });
  const asked = standing.promise.then(open);
  return () => void asked.then(() => modals.close(modalId));
}

/** Deletion goes to a bin, contracts.md. */
export const goesToBin = (moved: `${string} perkeliam${'as' | 'i'}`) =>
  `${moved} į šiukšliadėžę; po 30 dienų šio veiksmo atšaukti nebus galima.`;
