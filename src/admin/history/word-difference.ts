import { diffWordsWithSpace } from 'diff';
import { POST_FIELDS, type PostField, type PostValues } from '../articles/post-values.ts';
import { readableText } from './readable-text.ts';

export interface DifferencePart {
  text: string;
  /** Only in the earlier text, only in the later one, or in both. */
  kind: 'removed' | 'added' | 'same';
}

export interface FieldDifference {
  field: PostField;
  parts: DifferencePart[];
}

/** Time limit: beyond it the two texts are then shown one after the other. */
const PATIENCE = 1500;

/** Word by word. Spaces belong to the difference, so that joined and parted words show. */
export function wordDifference(before: string, after: string): DifferencePart[] {
  const changes = diffWordsWithSpace(before, after, { timeout: PATIENCE });
  if (!changes)
    return [
      { text: before, kind: 'removed' },
      { text: after, kind: 'added' },
    ];
  return changes.map(({ value, added, removed }) => ({
    text: value,
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }));
}

/** The fields in which two texts differ, in the order of the form; content as lines of readable text. */
export function differentFields(before: PostValues, after: PostValues): FieldDifference[] {
  return POST_FIELDS.filter((field) => shown(field, before) !== shown(field, after)).map(
    (field) => ({
      field,
      parts: wordDifference(shown(field, before), shown(field, after)),
    }),
  );
}

/** Content is compared as it reads: the same words in other wrappings are no difference. */
const shown = (field: PostField, values: PostValues): string =>
  field === 'ai_translated_content' ? readableText(values[field]) : values[field];

/** Long stretches that stayed the same, cut to what stands around a change. */
export function foldSame(parts: DifferencePart[], around = 160): DifferencePart[] {
  return parts.map((part, index) => {
    if (part.kind !== 'same' || part.text.length <= around * 2.5) return part;
    const isFirst = index === 0;
    const isLast = index === parts.length - 1;
    // Whole words only: a cut word would look like a changed one.
    const head = isFirst ? '' : part.text.slice(0, around).replace(/\S*$/, '');
    const tail = isLast ? '' : part.text.slice(-around).replace(/^\S*/, '');
    return { ...part, text: `${head}[…]${tail}` };
  });
}
