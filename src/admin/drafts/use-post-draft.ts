import { useEffect, useRef, useState } from 'react';
import { type PostValues, sameValues } from '../articles/post-values.ts';
import { useUnloadWarning } from '../feedback/use-unsaved-guard.ts';
import type { Draft } from './draft.ts';
import { createDraft, deleteDraft, updateDraft } from './draft-requests.ts';
import { type ArticleBase, DraftSaver } from './draft-saver.ts';
import { createLocalDrafts, type SeenCopy } from './local-drafts.ts';
import { lockWindow } from './open-windows.ts';
import { isUnsafeToLeave, type SaveState } from './save-state.ts';
import type { StartingText } from './starting-texts.ts';

export const localDrafts = createLocalDrafts(localStorage);

interface PostDraftOptions {
  /** The article's id, or the draft's while there is no article: `draft:<id>` in local storage. */
  id: string;
  /** Null while there is no article. */
  article: ArticleBase | null;
  startingText: StartingText;
  draft: Draft | null;
  /** Copies of windows that are gone: the text goes on here, or was given up for it. */
  replaced: readonly SeenCopy[];
}

/** Keeps what is typed: in this browser at every key, on the server soon after. */
export function usePostDraft({ id, article, startingText, draft, replaced }: PostDraftOptions) {
  // Whole: the saver and the copy in this browser go through all of it.
  const [state, setState] = useState<SaveState>(() =>
    draft && startingText.source === 'server'
      ? { kind: 'saved', at: new Date(draft.updated_at) }
      : { kind: 'clean' },
  );
  const [isKept, setKept] = useState(true);
  const [windowId] = useState(() => crypto.randomUUID());
  const [saver] = useState(
    () =>
      new DraftSaver({
        draft,
        newId: () => (article ? crypto.randomUUID() : id),
        article,
        requests: { create: createDraft, update: updateDraft, remove: deleteDraft },
        onState(next) {
          if (next.kind === 'saved') localDrafts.markStored(id, windowId);
          setState(next);
        },
      }),
  );
  const isOpen = useRef(true);

  /** False when this browser has no room for it. */
  const keep = (values: PostValues): boolean => {
    const isWritten = localDrafts.write(id, {
      window: windowId,
      values,
      saved_at: new Date().toISOString(),
      base_version: saver.baseVersion,
      is_stored: false,
    });
    setKept(isWritten);
    saver.change(values);
    return isWritten;
  };
  const change = (values: PostValues) => {
    // A field that was left as it was found tells its value too.
    const isAsFound = !saver.isTouched && sameValues(values, startingText.values);
    if (!saver.isStopped && !isAsFound) keep(values);
  };

  useEffect(() => lockWindow(windowId), [windowId]);

  const begin = useRef(() => {
    // What only this browser had is this window's from now on, and goes to the server as soon as it is opened.
    const isOurs = startingText.source !== 'browser' || keep(startingText.values);
    if (isOurs) localDrafts.drop(id, replaced);
  });
  useEffect(() => {
    isOpen.current = true;
    begin.current();
    const retry = () => saver.retry();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      isOpen.current = false;
      // A save may be under way that holds it; the form is gone and does not wait for that.
      saver.release();
      void saver.flush().finally(() => saver.stop());
    };
  }, [saver]);

  const isUnsafe = isUnsafeToLeave(state);
  useUnloadWarning(isUnsafe);

  /** The text is a post now, or was thrown away: its copy is not needed any more. */
  const finish = () => {
    saver.stop();
    localDrafts.remove(id, windowId);
  };
  return {
    saver,
    state,
    isKept,
    isUnsafe,
    change,
    resolve(current: Draft, values: PostValues) {
      change(values);
      saver.resolve(current, values);
    },
    /** The draft went into the article, but the person has typed on: that is the beginning of the next one. */
    goOn(article: ArticleBase, values: PostValues) {
      if (!isOpen.current) return;
      saver.restart(article);
      keep(values);
      saver.release();
    },
    finish,
    /**
     * Throws the text away, here and on the server. What another window put into the draft is left there.
     * @returns false when something was typed meanwhile: it goes on being kept
     * @throws RequestProblem: everything is as it was and goes on being kept
     */
    async discard(): Promise<boolean> {
      const isGone = await saver.discard();
      if (isGone) finish();
      return isGone;
    },
    /** Nothing of the text is worth keeping: here it goes at once. Answers when the server has answered; there it may stay a draft. */
    async abandon(): Promise<void> {
      const removed = saver.discard().catch(() => {});
      finish();
      await removed;
    },
  };
}

export type PostDraft = ReturnType<typeof usePostDraft>;
