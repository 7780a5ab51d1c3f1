import { Button, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { IconAlertTriangle } from '../style/icons.ts';
import classes from './feedback.module.css';

interface LoadErrorProps {
  /** The text of the error table (specification §8) where it has one. */
  text: string;
  onRetry: () => void;
  retryLabel?: string;
  isRetrying?: boolean;
  /** No toast says the same: assistive technology has to hear it from here. */
  isAnnounced?: boolean;
}

/** Stands where the content would be when it could not be loaded. */
export function LoadError(props: LoadErrorProps) {
  const { text, onRetry, retryLabel, isRetrying, isAnnounced } = props;
  return (
    <div className={classes.place} {...(isAnnounced ? { role: 'alert' } : {})}>
      <IconAlertTriangle size={28} stroke={1.5} aria-hidden />
      <Text>{text}</Text>
      <Button variant="default" onClick={onRetry} loading={isRetrying}>
        {retryLabel ?? 'Bandyti dar kartą'}
      </Button>
    </div>
  );
}

interface QueryErrorProps extends Pick<LoadErrorProps, 'text' | 'isAnnounced'> {
  query: Pick<UseQueryResult, 'refetch' | 'isFetching'>;
}

export const QueryError = ({ query, ...error }: QueryErrorProps) => (
  <LoadError {...error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
);
