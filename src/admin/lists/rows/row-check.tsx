import lists from '../lists.module.css';

interface RowCheckProps {
  label: string;
  isChecked: boolean;
  /** Of a box over several: some of them are. */
  isPartly?: boolean;
  /** @param isRange everything from the last one on */
  onToggle: (isRange: boolean) => void;
}

/** The box of a row. The browser's own: the library's is a dozen components, and a screen has many rows. */
export const RowCheck = ({ label, isChecked, isPartly = false, onToggle }: RowCheckProps) => (
  <input
    type="checkbox"
    className={lists.tick}
    aria-label={label}
    checked={isChecked}
    ref={(box) => {
      if (box) box.indeterminate = isPartly;
    }}
    onChange={({ nativeEvent }) =>
      onToggle((nativeEvent as Event & { shiftKey?: boolean }).shiftKey === true)
    }
  />
);
