import { Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import classes from './feedback.module.css';

interface ScreenHeadProps {
  title: string;
  lead?: string;
  /** What a long list is divided into: in the line of the title, so that more rows fit. */
  tabs?: ReactNode;
  /** Buttons at the right. */
  children?: ReactNode;
}

/** Title of a screen, its one-line explanation and its main actions; also names the browser tab. */
export function ScreenHead({ title, lead, tabs, children }: ScreenHeadProps) {
  useEffect(() => {
    document.title = `${title} – Administravimo skydas`;
  }, [title]);
  return (
    <div className={classes.head} data-dense={tabs !== undefined || undefined}>
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
      {tabs && <div className={classes.tabs}>{tabs}</div>}
    </div>
  );
}
