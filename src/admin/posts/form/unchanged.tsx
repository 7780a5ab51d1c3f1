import { memo, type ReactNode } from 'react';

interface UnchangedProps {
  /** All that the children show; their handlers may be of an earlier rendering. */
  unless: readonly unknown[];
  children: ReactNode;
}

/** Left as it stands while none of the named values changes: what a long text's key does not concern, it does not wait for. */
export const Unchanged = memo(
  ({ children }: UnchangedProps) => children,
  ({ unless: before }, { unless: now }) =>
    before.length === now.length && before.every((value, n) => Object.is(value, now[n])),
);
