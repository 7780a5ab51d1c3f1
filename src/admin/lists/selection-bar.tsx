import { Button, Text } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import classes from './lists.module.css';

interface SelectionBarProps {
  /** 'Pažymėta: 3 straipsniai' */
  text: string;
  onClear: () => void;
  /** For the focus, when what had it is gone. */
  ref?: Ref<HTMLElement>;
  /** What can be done to them. */
  children: ReactNode;
}

/** Stands over the list while rows of it are marked; stays in sight when the list is scrolled. */
export function SelectionBar({ text, onClear, ref, children }: SelectionBarProps) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={`${classes.bar} ${classes.barSticky}`}
      aria-label="Pažymėtos eilutės"
    >
      <Text size="sm" fw={600} role="status">
        {text}
      </Text>
      {children}
      <Button size="compact-sm" variant="subtle" color="gray" onClick={onClear}>
        Atžymėti
      </Button>
    </section>
  );
}
