import { useEffect, useRef, useState } from 'react';
import { type PostValues, sameValues } from '../articles/post-values.ts';
import { conflictingRow } from '../http/problem.ts';
import type { StartingText } from './choose-draft.ts';
import type { Draft, DraftAnswer } from './draft.ts';
import { createDraft, deleteDraft, updateDraft } from './draft-requests.ts';
import { type ArticleBase, createDraftSaver } from './draft-saver.ts';
import { createLocalDrafts, type SeenCopy } from './local-drafts.ts';
import { lockWindow } from './open-windows.ts';
import { isUnsafeToLeave, type SaveState } from './save-state.ts';

export const localDrafts = createLocalDrafts(localStorage);

interface PostDraftOptions {
  /** The article's id, or the draft's while there is no article: `draft:<id>` in local storage. */
  id: string;
  articleId: string | null;
  /** The article's own values, for what a draft lacks; undefined while there is no article. */
  base: PostValues | undefined;
  startingText: StartingText;
  draft: Draft | null;
  /** Copies of windows that are gone: the text goes on here, or was given up for it. */
  replaced: readonly SeenCopy[];
}

/** Keeps what is typed: in this browser at every key, on the server soon after. */
export function usePostDraft(options: PostDraftOptions) {
  const { id, articleId, base, startingText, draft, replaced } = options;
  const [state, setState] = useState<SaveState>(() =>
    draft && startingText.source === 'server'
      ? { kind: 'saved', at: new Date(draft.updated_at) }
      : { kind: 'clean' },
  );
  const [isKept, setKept] = useState(true);
  const [windowId] = useState(() => crypto.randomUUID());
  const baseVersion = useRef(startingText.base_version);
  const [saver] = useState(() =>
    createDraftSaver({
      draft,
      newId: () => (articleId ? crypto.randomUUID() : id),
      articleId,
      baseVersion: startingText.base_version,
      base,
      requests: { create: createDraft, update: updateDraft },
      now: () => new Date(),
      onState(next) {
        if (next.kind === 'saved') localDrafts.markStored(id, windowId, saver.saved());
        setState(next);
      },
    }),
  );
  const isFinished = useRef(false);
  const isOpen = useRef(true);
  const isTyped = useRef(startingText.source === 'browser');

  const keepHere = (values: PostValues): boolean => {
    const isWritten = localDrafts.write(id, windowId, {
      values,
      saved_at: new Date().toISOString(),
      base_version: baseVersion.current,
      draft: saver.saved(),
      is_stored: false,
    });
    setKept(isWritten);
    return isWritten;
  };
  const change = (values: PostValues) => {
    // A field that was left as it was found tells its value too.
    if (isFinished.current || (!isTyped.current && sameValues(values, startingText.values))) return;
    isTyped.current = true;
    keepHere(values);
    saver.change(values);
  };

  useEffect(() => lockWindow(windowId), [windowId]);

  const begin = useRef(() => {
    // What only this browser had is this window's from now on, and goes to the server as soon as it is opened.
    const isOurs = startingText.source !== 'browser' || keepHere(startingText.values);
    if (isOurs) localDrafts.drop(id, replaced);
    if (startingText.source === 'browser') saver.change(startingText.values);
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
      if (isFinished.current) saver.stop();
      else void saver.flush().finally(() => saver.stop());
    };
  }, [saver]);

  const isUnsafe = isUnsafeToLeave(state);
  useEffect(() => {
    if (!isUnsafe) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsafe]);

  /** The text is a post now, or was thrown away: its copy is not needed any more. */
  const finish = () => {
    isFinished.current = true;
    saver.stop();
    localDrafts.remove(id, windowId);
  };
  return {
    state,
    isKept,
    isUnsafe,
    change,
    flush: saver.flush,
    hold: saver.hold,
    release: saver.release,
    recheck: saver.recheck,
    saved: saver.saved,
    agreed: saver.agreed,
    resolve(current: Draft, values: PostValues) {
      change(values);
      saver.resolve(current, values);
    },
    /** The person has seen this version of the article and writes on in its knowledge. */
    rebase(article: ArticleBase) {
      baseVersion.current = article.version;
      saver.rebase(article);
    },
    /** The draft went into the article, but the person has typed on: that is the beginning of the next one. */
    goOn(article: ArticleBase, values: PostValues) {
      if (!isOpen.current) return;
      baseVersion.current = article.version;
      saver.restart(article);
      change(values);
      saver.release();
    },
    finish,
    /**
     * Throws the text away, here and on the server. What another window put into the draft is left there.
     * @throws RequestProblem: everything is as it was and goes on being kept
     */
    async discard(): Promise<void> {
      if (state.kind === 'conflict') return finish();
      await saver.hold();
      const saved = saver.saved();
      try {
        if (saved) await deleteDraft(saved);
      } catch (error) {
        saver.release();
        const current = conflictingRow<DraftAnswer>(error);
        if (current) saver.meet(current);
        throw error;
      }
      finish();
    },
  };
}

export type PostDraft = ReturnType<typeof usePostDraft>;
