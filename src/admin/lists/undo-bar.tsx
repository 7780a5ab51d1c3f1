import { Button, CloseButton, Text } from '@mantine/core';
import { IconArrowBackUp } from '../style/icons.ts';
import classes from './lists.module.css';

interface UndoBarProps {
  /** What was done: 'Ištrinta: 3 straipsniai'. */
  text: string;
  onUndo: () => void;
  onClose: () => void;
  isBusy: boolean;
}

/** Stays in sight until something else is done: undo has no time limit. */
export function UndoBar({ text, onUndo, onClose, isBusy }: UndoBarProps) {
  return (
    <div className={`${classes.bar} ${classes.barSticky}`} role="status">
      <Text size="sm">{text}</Text>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconArrowBackUp size={16} aria-hidden />}
        loading={isBusy}
        onClick={onUndo}
      >
        Atšaukti
      </Button>
      <CloseButton size="sm" aria-label="Uždaryti" onClick={onClose} className={classes.barEnd} />
    </div>
  );
}
