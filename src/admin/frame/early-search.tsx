import classes from './frame.module.css';

interface EarlySearchProps {
  typed: string;
  onType: (text: string) => void;
  onClose: () => void;
}

/** Takes the keys while the search itself is on its way, which goes on with them. */
export function EarlySearch({ typed, onType, onClose }: EarlySearchProps) {
  return (
    <input
      ref={(input) => input?.focus()}
      aria-label="Paieška kraunama"
      className={classes.earlySearch}
      value={typed}
      maxLength={100}
      onChange={(event) => onType(event.currentTarget.value)}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    />
  );
}
