import { asPostValues, type PostValues } from '../articles/post-values.ts';

/** What one window of this browser holds of a text, kept at every key so that nothing can take it. */
export interface LocalCopy {
  values: PostValues;
  /** ISO time of the last key. */
  saved_at: string;
  /** The article's version the writing began from; null for a post that does not exist yet. */
  base_version: number | null;
  /** The server's draft it goes on from; null when the server has none. */
  draft: { id: string; version: number } | null;
}

/** Copies by window: two windows with the same text must not write over each other. */
export type LocalCopies = Record<string, LocalCopy>;

export interface LocalDrafts {
  list(id: string): LocalCopies;
  /** False when the browser has no room for it. */
  write(id: string, window: string, copy: LocalCopy): boolean;
  /** Takes one window's copy away, or all of them. */
  remove(id: string, window?: string): void;
  /**
   * The window's text is where it should be. Its copy goes, and those from before it was opened, which it began from
   * or was chosen over; what other windows have written since stays theirs.
   * @param openedAt ISO time
   */
  settle(id: string, window: string, openedAt: string): void;
}

const keyOf = (id: string) => `draft:${id}`;

/** `localStorage`, key `draft:<id>` (contracts.md); the id is the article's, or the draft's while there is no article. */
export function createLocalDrafts(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): LocalDrafts {
  const list = (id: string) => parseCopies(storage.getItem(keyOf(id)));
  const store = (id: string, copies: LocalCopies) => {
    if (Object.keys(copies).length === 0) storage.removeItem(keyOf(id));
    else storage.setItem(keyOf(id), JSON.stringify({ copies }));
  };
  return {
    list,
    write(id, window, copy) {
      try {
        store(id, { ...list(id), [window]: copy });
        return true;
      } catch {
        return false;
      }
    },
    remove(id, window) {
      if (window === undefined) return storage.removeItem(keyOf(id));
      const { [window]: _gone, ...others } = list(id);
      store(id, others);
    },
    settle(id, window, openedAt) {
      const others = Object.entries(list(id)).filter(
        ([name, { saved_at }]) => name !== window && saved_at > openedAt,
      );
      store(id, Object.fromEntries(others));
    },
  };
}

function parseCopies(raw: string | null): LocalCopies {
  try {
    const found = (JSON.parse(raw ?? '{}') as { copies?: Record<string, Partial<LocalCopy>> })
      .copies;
    return Object.fromEntries(
      Object.entries(found ?? {}).map(([window, copy]) => [
        window,
        {
          values: asPostValues(copy.values),
          saved_at: typeof copy.saved_at === 'string' ? copy.saved_at : '',
          base_version: typeof copy.base_version === 'number' ? copy.base_version : null,
          draft: copy.draft ?? null,
        },
      ]),
    );
  } catch {
    return {};
  }
}
