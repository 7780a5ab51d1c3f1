import { Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import classes from './feedback.module.css';

interface ScreenHeadProps {
  title: string;
  lead?: string;
  /** Buttons at the right. */
  children?: ReactNode;
}

/** Title of a screen, its one-line explanation and its main actions; also names the browser tab. */
export function ScreenHead({ title, lead, children }: ScreenHeadProps) {
  useEffect(() => {
    document.title = `${title} – Administravimo skydas`;
  }, [title]);
  return (
    <div className={classes.head}>
      <div>
        <Title order={1} size="h3">
          {title}
        </Title>
        {lead && (
          <Text c="dimmed" size="sm">
            {lead}
          </Text>
        )}
      </div>
      {children && <div className={classes.actions}>{children}</div>}
    </div>
  );
}
