import { Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import classes from './feedback.module.css';

/** State of an entry of the history that was opened from a line whose place the new screen takes. */
export const FROM_LINE = { isFromLine: true };

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
  const heading = useRef<HTMLHeadingElement>(null);
  const { state } = useLocation();
  const isFromLine = (state as Partial<typeof FROM_LINE> | null)?.isFromLine === true;
  useEffect(() => {
    if (isFromLine && document.activeElement === document.body) heading.current?.focus();
  }, [isFromLine]);
  return (
    <div className={classes.head} data-dense={tabs !== undefined || undefined}>
      <div>
        <Title ref={heading} order={1} size="h3" {...(isFromLine && { tabIndex: -1 })}>
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
