import { Text } from '@mantine/core';
import { POST_FIELD_LABELS } from '../articles/post-values.ts';
import classes from './history.module.css';
import { type DifferencePart, type FieldDifference, foldSame } from './word-difference.ts';

interface PartsProps {
  parts: DifferencePart[];
  /** One side of a comparison shows only what is in that text. */
  side?: 'before' | 'after';
  /** The whole text, also where nothing changed. */
  isWhole?: boolean;
}

/** A text with what was taken out struck through and what came in underlined: never by colour alone. */
export function DifferenceText({ parts, side, isWhole = false }: PartsProps) {
  const hidden = side === 'before' ? 'added' : side === 'after' ? 'removed' : null;
  const shown = (isWhole ? parts : foldSame(parts)).filter(({ kind }) => kind !== hidden);
  return (
    <div className={classes.text}>
      {shown.map(({ text, kind }, index) => {
        // The parts are a text: the same words may come twice, their place may not.
        const key = `${index}${kind}`;
        if (kind === 'same') return <span key={key}>{text}</span>;
        // Side by side nothing has been taken out: each text has words the other does not.
        if (side) return <mark key={key}>{text}</mark>;
        return kind === 'removed' ? <del key={key}>{text}</del> : <ins key={key}>{text}</ins>;
      })}
    </div>
  );
}

/** Every field that differs, one text in another. */
export function Difference({ fields }: { fields: FieldDifference[] }) {
  return (
    <div className={classes.fields}>
      {fields.map(({ field, parts }) => (
        <section key={field}>
          <Text component="h3" size="sm" fw={600} mb={4}>
            {POST_FIELD_LABELS[field]}
          </Text>
          <DifferenceText parts={parts} />
        </section>
      ))}
    </div>
  );
}
