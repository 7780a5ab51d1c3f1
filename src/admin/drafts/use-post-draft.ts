import { useEffect, useRef, useState } from 'react';
import type { PostValues } from '../articles/post-values.ts';
import type { Beginning } from './choose-draft.ts';
import type { Draft } from './draft.ts';
import { createDraft, updateDraft } from './draft-requests.ts';
import { createDraftSaver } from './draft-saver.ts';
import { createLocalDrafts } from './local-drafts.ts';
import { isUnsafeToLeave, type SaveState } from './save-state.ts';

export const localDrafts = createLocalDrafts(localStorage);

export interface PostDraftOptions {
  /** The article's id, or the draft's while there is no article: `draft:<id>` in local storage. */
  id: string;
  articleId: string | null;
  beginning: Beginning;
  draft: Draft | null;
}

/** Keeps what is typed: in this browser at every key, on the server soon after. */
export function usePostDraft({ id, articleId, beginning, draft }: PostDraftOptions) {
  const [state, setState] = useState<SaveState>(() =>
    draft && beginning.source === 'server'
      ? { kind: 'saved', at: new Date(draft.updated_at) }
      : { kind: 'clean' },
  );
  const [isKept, setKept] = useState(true);
  const [windowId] = useState(() => crypto.randomUUID());
  const [openedAt] = useState(() => new Date().toISOString());
  const [saver] = useState(() =>
    createDraftSaver({
      draft,
      newId: () => (articleId ? crypto.randomUUID() : id),
      articleId,
      baseVersion: beginning.base_version,
      requests: { create: createDraft, update: updateDraft },
      now: () => new Date(),
      onState: setState,
    }),
  );
  const isFinished = useRef(false);

  const change = (values: PostValues) => {
    if (isFinished.current) return;
    const copy = {
      values,
      saved_at: new Date().toISOString(),
      base_version: beginning.base_version,
      draft: saver.saved(),
    };
    setKept(localDrafts.write(id, windowId, copy));
    saver.change(values);
  };

  useEffect(() => {
    // What only this browser had goes to the server as soon as it is opened.
    if (beginning.source === 'browser') saver.change(beginning.values);
    const retry = () => saver.retry();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      if (isFinished.current) saver.stop();
      else void saver.flush().finally(() => saver.stop());
    };
  }, [saver, beginning]);

  const isUnsafe = isUnsafeToLeave(state);
  useEffect(() => {
    if (!isUnsafe) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsafe]);

  return {
    state,
    isKept,
    isUnsafe,
    change,
    flush: saver.flush,
    saved: saver.saved,
    agreed: saver.agreed,
    resolve(current: Draft, values: PostValues) {
      change(values);
      saver.resolve(current, values);
    },
    /** The text is a post now, or was thrown away: its copy is not needed any more. */
    finish() {
      isFinished.current = true;
      saver.stop();
      localDrafts.settle(id, windowId, openedAt);
    },
  };
}

export type PostDraft = ReturnType<typeof usePostDraft>;
