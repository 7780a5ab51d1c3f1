import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import {
  ARTICLE_LISTS,
  type Article,
  createPost,
  updateArticle,
} from '../articles/article-requests.ts';
import type { PostValues } from '../articles/post-values.ts';
import { deleteDraft } from '../drafts/draft-requests.ts';
import type { PostDraft } from '../drafts/use-post-draft.ts';
import { fieldErrors, focusFirstError } from '../http/field-errors.ts';
import { conflictingRow } from '../http/problem.ts';
import { useAction } from '../http/use-action.ts';
import { postValuesOf, toChanges, toNewPost } from './post-form-values.ts';

interface SavePostOptions {
  form: UseFormReturnType<PostValues>;
  draft: PostDraft;
  /** As it was opened; null for a new post. */
  article: Article | null;
  /** The article's version the text began from. */
  baseVersion: number | null;
}

const success = (saved: Article, isNew: boolean) => {
  if (!isNew) return 'Įrašas atnaujintas';
  return saved.scheduled_for ? 'Įrašas sukurtas ir suplanuotas' : 'Įrašas sukurtas';
};

/** Makes the text a post, or an edit of one. What another person saved meanwhile comes back as `conflict`. */
export function useSavePost({ form, draft, article: opened, baseVersion }: SavePostOptions) {
  const [article, setArticle] = useState(opened);
  const [base, setBase] = useState(baseVersion);
  const [conflict, setConflict] = useState<Article | null>(null);

  const action = useAction({
    run: async (values: PostValues) => {
      // Nothing may be on its way to the draft that this takes along.
      await draft.flush();
      const saved = draft.saved();
      const used = saved ? { draft_id: saved.id, draft_version: saved.version } : {};
      if (!article) return createPost(toNewPost(values, used));
      const changes = toChanges(values, postValuesOf(article));
      return updateArticle(
        { id: article.id, version: base ?? article.version },
        { ...changes, ...used },
      );
    },
    failure: article ? 'Nepavyko atnaujinti įrašo' : 'Nepavyko sukurti įrašo',
    success: (saved) => success(saved, article === null),
    changes: ARTICLE_LISTS,
  });

  /** `then` gets the post as it is saved; nothing is sent when nothing was changed. */
  const save = (then: (saved: Article) => void) =>
    form.onSubmit(
      async (values) => {
        if (article && Object.keys(toChanges(values, postValuesOf(article))).length === 0) {
          const saved = draft.saved();
          draft.finish();
          if (saved) await deleteDraft(saved.id).catch(console.error);
          return then(article);
        }
        action.mutate(values, {
          onSuccess: (saved) => {
            draft.finish();
            then(saved);
          },
          onError: (error) => {
            setConflict(conflictingRow<Article>(error));
            const errors = fieldErrors(error, values);
            form.setErrors(errors);
            focusFirstError(form, errors, values);
          },
        });
      },
      (errors, values) => focusFirstError(form, errors, values),
    )();

  return {
    article,
    conflict,
    isSaving: action.isPending,
    save,
    /** The person has seen the other text and goes on in its knowledge. */
    acceptConflict(current: Article) {
      setArticle(current);
      setBase(current.version);
      setConflict(null);
    },
    postpone: () => setConflict(null),
  };
}
