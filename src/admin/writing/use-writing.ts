import { useForm } from '@mantine/form';
import { useHotkeys } from '@mantine/hooks';
import { useContext, useState } from 'react';
import type { Article } from '../articles/article-requests.ts';
import type { PostField, PostValues } from '../articles/post-values.ts';
import { DRAFT_LISTS } from '../drafts/draft-requests.ts';
import { describeSaveState, needsAttention } from '../drafts/save-state.ts';
import { usePostDraft } from '../drafts/use-post-draft.ts';
import { useAction } from '../feedback/use-action.ts';
import type { OpenText } from './open-post.tsx';
import { baseOf, isUnchanged } from './post-form-values.ts';
import { useCloseAfterSave } from './use-close-after-save.ts';
import { usePresence } from './use-presence.ts';
import { type SaveWords, useSavePost } from './use-save-post.ts';
import { WritingPlace } from './writing-place.ts';

interface Writing {
  rules: Partial<Record<PostField, (value: string) => string | null>>;
  words: (isNew: boolean) => SaveWords;
  /** Where a text is found again that was closed unsaved. */
  kept?: string;
  /** Saved as the person meant to leave it; the place of writing closes. */
  onSaved?: (saved: Article) => void;
}

/**
 * A text that is written, whichever form shows it: its fields, its draft, saving and closing, the keys. Spread
 * `header` into the form's head and `conflicts` into `PostConflicts`.
 */
export function useWriting(text: OpenText, { rules, words, kept, onSaved }: Writing) {
  // Whole: it only joins what the forms share.
  const { id, article: opened, startingText } = text;
  const { leave } = useContext(WritingPlace);
  const draft = usePostDraft({
    ...text,
    article: opened && baseOf(opened, startingText.base_version),
  });
  const form = useForm<PostValues>({
    initialValues: startingText.values,
    validate: rules,
    onValuesChange: draft.change,
  });
  const post = useSavePost({
    id,
    form,
    draft,
    article: opened,
    words,
  });
  const { article } = post;
  const keep = useCloseAfterSave(draft, () => isUnchanged(form.getValues(), article), kept);
  const others = usePresence(id);
  const [isComparing, setComparing] = useState(false);
  const discard = useAction({
    run: async (then: () => void) => {
      if (await draft.discard()) then();
    },
    failure: 'Nepavyko ištrinti juodraščio',
    success: () => (article ? 'Neišsaugoti pakeitimai atmesti' : 'Juodraštis ištrintas'),
    changes: DRAFT_LISTS,
  });
  /** `then` gets the post as it is saved, when its place has closed. */
  const save = (then = onSaved) => {
    if (draft.state.kind === 'conflict') return setComparing(true);
    post.save((saved) => {
      leave();
      then?.(saved);
    });
  };
  useHotkeys(
    [
      ['mod+S', () => void draft.saver.flush()],
      ['mod+Enter', () => save()],
    ],
    [],
    true,
  );
  return {
    form,
    draft,
    /** As it was saved last; null for a new post. */
    article,
    save,
    /** Closes it as the draft it is. */
    keep,
    /** Closes it: nothing would be lost. */
    leave,
    isSaving: post.isSaving,
    discard,
    hasDraft: draft.state.kind !== 'clean',
    header: {
      others,
      state: describeSaveState(draft.state, draft.isKept),
      isWarning: needsAttention(draft.state),
    },
    conflicts: { form, draft, post, isComparing, onComparing: setComparing },
  };
}
