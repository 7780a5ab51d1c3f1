import { Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './post-editor.module.css';

interface PostHeaderProps {
  title: string;
  /** Where the typed text is. */
  state?: string;
  /** The text is not where it should be. */
  isWarning?: boolean;
  children?: ReactNode;
}

/** The head of the writing dialog: what it is, where the text is, what can be done. */
export function PostHeader({ title, state, isWarning = false, children }: PostHeaderProps) {
  return (
    <div className={classes.header} data-acts={children ? true : undefined}>
      <Modal.Title className={classes.title}>{title}</Modal.Title>
      <Text
        size="sm"
        role="status"
        className={classes.state}
        {...(isWarning ? { c: 'var(--mantine-color-error)', fw: 600 } : { c: 'dimmed' })}
      >
        {state}
      </Text>
      <div className={classes.acts}>{children}</div>
      <Modal.CloseButton aria-label="Uždaryti" />
    </div>
  );
}
