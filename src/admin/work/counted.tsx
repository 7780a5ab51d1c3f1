import { showNumber } from '../../domain/text/show-numbers.ts';
import classes from './counted.module.css';

interface CountedProps {
  label: string;
  /** Nothing is said of none, or while it is not known. */
  count: number | undefined;
}

/** What a tab or filter is called, and how much waits behind it. */
export const Counted = ({ label, count }: CountedProps) => (
  <>
    {label}
    {count ? (
      <>
        {' '}
        <span className={classes.count}>{showNumber(count)}</span>
      </>
    ) : null}
  </>
);
