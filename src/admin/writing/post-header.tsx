import { CloseButton, Modal, Text } from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import classes from './post-editor.module.css';
import { WhoElse } from './who-else.tsx';
import { WritingPlace } from './writing-place.ts';

interface PostHeaderProps {
  title: string;
  /** Where the typed text is. */
  state?: string;
  /** The text is not where it should be. */
  isWarning?: boolean;
  /** Who else has the text open. */
  others?: readonly string[];
  children?: ReactNode;
}

/** The head of the place where one writes, a dialog or a page: what it is, where the text is, what can be done. */
export function PostHeader({
  title,
  state,
  isWarning = false,
  others = [],
  children,
}: PostHeaderProps) {
  const { isPage, close } = useContext(WritingPlace);
  return (
    <div
      className={classes.header}
      data-acts={children ? true : undefined}
      data-in-page={isPage || undefined}
    >
      {isPage ? (
        <h1 className={classes.title}>{title}</h1>
      ) : (
        <Modal.Title className={classes.title}>{title}</Modal.Title>
      )}
      <Text
        size="sm"
        role="status"
        className={classes.state}
        {...(isWarning ? { c: 'var(--mantine-color-error)', fw: 600 } : { c: 'dimmed' })}
      >
        {state}
      </Text>
      <WhoElse names={others} />
      <div className={classes.acts}>{children}</div>
      {isPage ? (
        <CloseButton aria-label="Uždaryti" onClick={close} />
      ) : (
        <Modal.CloseButton aria-label="Uždaryti" />
      )}
    </div>
  );
}
