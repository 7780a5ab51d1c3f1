import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './feedback.module.css';

interface EmptyStateProps {
  /** What there is none of. */
  text: string;
  /** What to do about it. */
  hint?: string;
  children?: ReactNode;
}

export function EmptyState({ text, hint, children }: EmptyStateProps) {
  return (
    <div className={classes.place}>
      <Text fw={600}>{text}</Text>
      {hint && (
        <Text c="dimmed" maw="42ch">
          {hint}
        </Text>
      )}
      {children}
    </div>
  );
}
