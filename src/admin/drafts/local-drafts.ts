import { asPostValues, type PostValues } from '../articles/post-values.ts';

/** What one window of this browser holds of a text, kept at every key so that nothing can take it. */
export interface LocalCopy {
  /** Two windows with the same text must not write over each other. */
  window: string;
  values: PostValues;
  /** ISO time of the last key. */
  saved_at: string;
  /** The article's version the writing began from; null for a post that does not exist yet. */
  base_version: number | null;
  /** The server has had this very text. */
  is_stored: boolean;
}

/** A copy as somebody has seen it: one that was written since is another. */
export type SeenCopy = Pick<LocalCopy, 'window' | 'saved_at'>;

const keyOf = (id: string) => `draft:${id}`;

/** As it was written, perhaps by an older form: what it lacks only who reads it knows, so it is kept lacking. */
type KeptCopy = { [Field in Exclude<keyof LocalCopy, 'window'>]?: unknown };
type KeptCopies = Record<string, KeptCopy>;

/** `localStorage`, key `draft:<id>` (contracts.md); the id is the article's, or the draft's while there is no article. */
export function createLocalDrafts(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  let read: { text: string | null; copies: KeptCopies } | null = null;
  /** At every key it is what was written at the one before: a long text is not read anew. */
  const kept = (id: string) => {
    const text = storage.getItem(keyOf(id));
    if (read?.text !== text) read = { text, copies: parseCopies(text) };
    return read.copies;
  };
  const store = (id: string, copies: KeptCopies) => {
    if (Object.keys(copies).length === 0) storage.removeItem(keyOf(id));
    else {
      const text = JSON.stringify({ copies });
      storage.setItem(keyOf(id), text);
      read = { text, copies };
    }
  };
  const write = (id: string, window: string, copy: KeptCopy): boolean => {
    try {
      store(id, { ...kept(id), [window]: copy });
      return true;
    } catch {
      return false;
    }
  };
  return {
    /** @param base what a copy lacks, as of `asPostValues` */
    list: (id: string, base?: PostValues): LocalCopy[] =>
      Object.entries(kept(id)).map(([window, copy]) => ({
        window,
        values: asPostValues(copy.values, base),
        saved_at: savedAt(copy),
        base_version: typeof copy.base_version === 'number' ? copy.base_version : null,
        is_stored: copy.is_stored === true,
      })),
    /** False when the browser has no room for it. */
    write: (id: string, { window, ...copy }: LocalCopy): boolean => write(id, window, copy),
    /** The server has the text of this window's copy. */
    markStored(id: string, window: string): void {
      const copy = kept(id)[window];
      if (copy) write(id, window, { ...copy, is_stored: true });
    },
    remove(id: string, window: string): void {
      const { [window]: _gone, ...others } = kept(id);
      store(id, others);
    },
    /** Takes away copies whose text went on elsewhere or was given up, unless they were written since. */
    drop(id: string, seen: readonly SeenCopy[]): void {
      const others = Object.entries(kept(id)).filter(
        ([name, copy]) =>
          !seen.some(({ window, saved_at }) => window === name && saved_at === savedAt(copy)),
      );
      store(id, Object.fromEntries(others));
    },
  };
}

function parseCopies(raw: string | null): KeptCopies {
  try {
    const found = (JSON.parse(raw ?? '{}') as { copies?: KeptCopies }).copies ?? {};
    return Object.fromEntries(
      Object.entries(found).filter(([, copy]) => typeof copy === 'object' && copy !== null),
    );
  } catch {
    return {};
  }
}

const savedAt = ({ saved_at }: KeptCopy) => (typeof saved_at === 'string' ? saved_at : '');
