import type { ReactNode } from 'react';
import classes from './lists.module.css';

interface TableFrameProps {
  /** What the table lists, for readers. */
  label: string;
  /** Rows become small cards where there is little room; otherwise the table scrolls sideways. */
  isStacked?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** The border around a list. It may scroll, so it has to take the keyboard. */
export function TableFrame({
  label,
  isStacked = false,
  className = '',
  children,
}: TableFrameProps) {
  return (
    <section
      className={`${classes.table} ${isStacked ? classes.stack : ''} ${className}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      aria-label={label}
    >
      {children}
    </section>
  );
}
