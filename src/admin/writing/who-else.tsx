import classes from './post-editor.module.css';

/** Others who have the text open, by name; heard by those who listen when somebody comes. */
export const WhoElse = ({ names }: { names: readonly string[] }) => (
  <p role="status" className={classes.others}>
    {names.length > 0 && `Tekstą dabar laiko atvertą ir ${names.join(', ')}`}
  </p>
);
