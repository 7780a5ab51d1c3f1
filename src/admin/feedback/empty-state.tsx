import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './feedback.module.css';

interface EmptyStateProps {
  /** What there is none of. */
  text: string;
  /** What to do about it, if anything. */
  hint?: string | null;
  children?: ReactNode;
}

/** Of the family of the site's drawings: calm water and a sun that is not up yet. */
const Horizon = () => (
  <svg viewBox="0 0 120 48" width={120} height={48} aria-hidden className={classes.horizon}>
    <circle cx="84" cy="20" r="11" />
    <path d="M0 24c14-7 26-7 40 0s26 7 40 0 26-7 40 0v24H0z" />
    <path d="M0 35c14-6 26-6 40 0s26 6 40 0 26-6 40 0v13H0z" />
  </svg>
);

export function EmptyState({ text, hint, children }: EmptyStateProps) {
  return (
    <div className={classes.place}>
      <Horizon />
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
