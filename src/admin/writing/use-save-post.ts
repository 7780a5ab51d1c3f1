import type { UseFormReturnType } from '@mantine/form';
import { useRef, useState } from 'react';
import {
  ARTICLE_LISTS,
  type Article,
  createPost,
  updateArticle,
} from '../articles/article-requests.ts';
import { type PostValues, sameValues } from '../articles/post-values.ts';
import { DRAFT_LISTS } from '../drafts/draft-requests.ts';
import type { PostDraft } from '../drafts/use-post-draft.ts';
import { doAllNow } from '../editor/after-frame.ts';
import { ask } from '../feedback/ask.tsx';
import { showSuccess } from '../feedback/toasts.ts';
import { useAction } from '../feedback/use-action.ts';
import { focusFirstError, showFieldErrors } from '../http/field-errors.ts';
import { keepTyped } from '../http/keep-typed.ts';
import { conflictingRow } from '../http/problem.ts';
import { nowInVilnius } from '../lists/moments.ts';
import { baseOf, isUnchanged } from './post-form-values.ts';
import { describeOutcome, isHidden } from './save-outcome.ts';
import { createTextSaver } from './save-text.ts';

/** What the two toasts say. */
export interface SaveWords {
  failure: string;
  success: (saved: Article) => string;
}

interface SavePostOptions {
  /** The article's id, or the one a new post gets. */
  id: string;
  form: UseFormReturnType<PostValues>;
  draft: PostDraft;
  /** As it was opened; null for a new post. */
  article: Article | null;
  words: (isNew: boolean) => SaveWords;
}

type Then = (saved: Article) => void;

interface Saved {
  article: Article;
  /** Nothing was typed while it was saved. */
  isWhole: boolean;
}

/** Makes the text a post, or an edit of one. What another person saved meanwhile comes back as `conflict`. */
export function useSavePost({ id, form, draft, words, ...opened }: SavePostOptions) {
  // Whole: saving, its conflict and what is typed meanwhile decide about the same state.
  const [article, setArticle] = useState(opened.article);
  // A key may save again before this is drawn.
  const known = useRef(opened.article);
  /** Until it has failed, or was saved while the person typed on; otherwise the text closes. */
  const isUnderWay = useRef(false);
  const learn = (row: Article) => {
    known.current = row;
    setArticle(row);
  };
  const [conflict, setConflict] = useState<Article | null>(null);
  const [save] = useState(() => createTextSaver({ create: createPost, update: updateArticle }));
  const { failure, success } = words(article === null);

  /** The text is the article's now, but for what was typed while it was saved: that stays, as the next draft. */
  const settle = (saved: Article, sent: PostValues): Saved => {
    doAllNow();
    const typed = form.getValues();
    if (sameValues(typed, sent)) {
      draft.finish();
      return { article: saved, isWhole: true };
    }
    const base = baseOf(saved);
    const values = keepTyped({ before: sent, stored: base.values, typed });
    learn(saved);
    draft.goOn(base, values);
    form.setValues(values);
    return { article: saved, isWhole: false };
  };

  const action = useAction({
    run: async ({ values, then }: { values: PostValues; then: Then }): Promise<Saved> => {
      const row = known.current;
      const version = draft.saver.baseVersion;
      // Nothing may be on its way to the draft that this takes along.
      await draft.saver.flush();
      await draft.saver.hold();
      try {
        const kept = draft.saver.saved;
        // A new post gets the id of its draft even when that never arrived: sent again it makes no second post.
        const used = kept
          ? { draft_id: kept.id, draft_version: kept.version }
          : row
            ? {}
            : { draft_id: id };
        const settled = settle(await save({ values, article: row, version, used }), values);
        // Before any list is read anew: what is typed from here on would be kept nowhere.
        if (settled.isWhole) then(settled.article);
        else isUnderWay.current = false;
        return settled;
      } catch (error) {
        isUnderWay.current = false;
        draft.saver.release();
        // The quicker save has consumed the shared draft.
        if (conflictingRow(error)) draft.saver.recheck();
        throw error;
      }
    },
    failure,
    success: ({ article: saved }) => success(saved),
    changes: ARTICLE_LISTS,
  });
  const discard = useAction({
    run: async ({ row, then }: { row: Article; then: Then }) => {
      try {
        if (await draft.discard()) then(row);
        else isUnderWay.current = false;
      } catch (error) {
        isUnderWay.current = false;
        throw error;
      }
    },
    failure: 'Nepavyko ištrinti juodraščio',
    success: null,
    changes: DRAFT_LISTS,
  });

  const send = (values: PostValues, then: Then) => {
    // Two at once would be in conflict with each other.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const row = known.current;
    // Typed and taken back: the draft goes, the article stays as it is.
    if (row && isUnchanged(values, row)) return discard.mutate({ row, then });
    action.mutate(
      { values, then },
      {
        onSuccess: ({ isWhole }) => {
          if (isWhole) return;
          showSuccess(
            'Kol buvo saugoma, rašėte toliau. Tai, ką parašėte, laikoma juodraštyje – išsaugokite dar kartą.',
            'Langas paliktas atvertas',
          );
        },
        onError: (error) => {
          setConflict(conflictingRow<Article>(error));
          showFieldErrors(form, error, values);
        },
      },
    );
  };

  return {
    article,
    conflict,
    isSaving: action.isPending || discard.isPending,
    /** `then` gets the post as it is saved; nothing is sent when nothing was changed. */
    save: (then: Then) =>
      form.onSubmit(
        (values) => {
          const now = nowInVilnius();
          if (!isHidden(article, values.date, now)) return send(values, then);
          ask({
            title: 'Paslėpti įrašą',
            question: 'Įrašas yra svetainėje, o pasirinkta data – ateityje. Ar tikrai jį paslėpti?',
            consequence: describeOutcome(article, values.date, now),
            confirm: 'Paslėpti ir išsaugoti',
            isDestructive: true,
            onConfirm: () => send(values, then),
          });
        },
        (errors, values) => focusFirstError(form, errors, values),
      )(),
    /** The person has seen the other text and goes on in its knowledge. */
    acceptConflict(current: Article) {
      learn(current);
      setConflict(null);
      draft.saver.rebase(baseOf(current));
    },
    postpone: () => setConflict(null),
  };
}
