import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import {
  ARTICLE_LISTS,
  type Article,
  createPost,
  updateArticle,
} from '../articles/article-requests.ts';
import { type PostValues, sameValues } from '../articles/post-values.ts';
import type { PostDraft } from '../drafts/use-post-draft.ts';
import { ask } from '../feedback/ask.tsx';
import { showSuccess } from '../feedback/toasts.ts';
import { useAction } from '../feedback/use-action.ts';
import { focusFirstError, showFieldErrors } from '../http/field-errors.ts';
import { keepTyped } from '../http/keep-typed.ts';
import { conflictingRow } from '../http/problem.ts';
import { nowInVilnius } from '../lists/moments.ts';
import { postValuesOf, toChanges } from './post-form-values.ts';
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
  /** The article's version the text began from. */
  baseVersion: number | null;
  words: (isNew: boolean) => SaveWords;
}

interface Saved {
  article: Article;
  /** Nothing was typed while it was saved. */
  isWhole: boolean;
}

/** Makes the text a post, or an edit of one. What another person saved meanwhile comes back as `conflict`. */
export function useSavePost({ id, form, draft, baseVersion, words, ...opened }: SavePostOptions) {
  // Whole: saving, its conflict and what is typed meanwhile decide about the same state.
  const [article, setArticle] = useState(opened.article);
  const [base, setBase] = useState(baseVersion);
  const [conflict, setConflict] = useState<Article | null>(null);
  const [save] = useState(() => createTextSaver({ create: createPost, update: updateArticle }));
  const { failure, success } = words(article === null);

  /** The text is the article's now, but for what was typed while it was saved: that stays, as the next draft. */
  const settle = (saved: Article, sent: PostValues): Saved => {
    const typed = form.getValues();
    if (sameValues(typed, sent)) {
      draft.finish();
      return { article: saved, isWhole: true };
    }
    const stored = postValuesOf(saved);
    const values = keepTyped({ before: sent, stored, typed });
    setArticle(saved);
    setBase(saved.version);
    draft.goOn({ articleId: saved.id, version: saved.version, values: stored }, values);
    form.setValues(values);
    return { article: saved, isWhole: false };
  };

  const action = useAction({
    run: async (values: PostValues): Promise<Saved> => {
      // Nothing may be on its way to the draft that this takes along.
      await draft.saver.flush();
      await draft.saver.hold();
      try {
        const kept = draft.saver.saved;
        // A new post gets the id of its draft even when that never arrived: sent again it makes no second post.
        const used = kept
          ? { draft_id: kept.id, draft_version: kept.version }
          : article
            ? {}
            : { draft_id: id };
        return settle(await save({ values, article, version: base, used }), values);
      } catch (error) {
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
    run: draft.discard,
    failure: 'Nepavyko ištrinti juodraščio',
    success: null,
    changes: [['drafts']],
  });

  const send = (values: PostValues, then: (saved: Article) => void) => {
    // Typed and taken back: the draft goes, the article stays as it is.
    if (article && Object.keys(toChanges(values, postValuesOf(article))).length === 0)
      return discard.mutate(undefined, { onSuccess: () => then(article) });
    action.mutate(values, {
      onSuccess: ({ article: saved, isWhole }) => {
        if (isWhole) return then(saved);
        showSuccess(
          'Kol buvo saugoma, rašėte toliau. Tai, ką parašėte, laikoma juodraštyje – išsaugokite dar kartą.',
          'Langas paliktas atvertas',
        );
      },
      onError: (error) => {
        setConflict(conflictingRow<Article>(error));
        showFieldErrors(form, error, values);
      },
    });
  };

  return {
    article,
    conflict,
    isSaving: action.isPending || discard.isPending,
    /** `then` gets the post as it is saved; nothing is sent when nothing was changed. */
    save: (then: (saved: Article) => void) =>
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
      setArticle(current);
      setBase(current.version);
      setConflict(null);
      const values = postValuesOf(current);
      draft.saver.rebase({ articleId: current.id, version: current.version, values });
    },
    postpone: () => setConflict(null),
  };
}
