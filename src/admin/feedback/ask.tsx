import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';

interface Question {
  title: string;
  /** The question, word for word as the specification has it where it does. */
  question: string;
  /** What will be lost or changed. */
  consequence?: string;
  confirm: string;
  /** Something goes away: the button is red. */
  isDestructive?: boolean;
  onConfirm: () => void;
}

/** Asks before an act that is not easily taken back. Escape, the cross and 'Atšaukti' change nothing. */
export function ask({ title, question, consequence, confirm, isDestructive, onConfirm }: Question) {
  modals.openConfirmModal({
    title,
    children: (
      <>
        <Text>{question}</Text>
        {consequence && (
          <Text size="sm" c="dimmed" mt="xs">
            {consequence}
          </Text>
        )}
      </>
    ),
    labels: { confirm, cancel: 'Atšaukti' },
    ...(isDestructive ? { confirmProps: { color: 'red' } } : {}),
    onConfirm,
  });
}

/** Before a dialog with typed changes is closed. */
export function askToDiscard(onConfirm: () => void): void {
  ask({
    title: 'Neišsaugoti pakeitimai',
    question: 'Uždaryti neišsaugojus?',
    consequence: 'Šiame lange padaryti pakeitimai bus prarasti.',
    confirm: 'Atmesti pakeitimus',
    isDestructive: true,
    onConfirm,
  });
}

/** Deletion goes to a bin, contracts.md. */
export const BIN_CONSEQUENCE =
  'Straipsnis perkeliamas į šiukšliadėžę; po 30 dienų šio veiksmo atšaukti nebus galima.';
