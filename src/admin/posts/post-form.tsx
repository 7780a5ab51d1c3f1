import { Modal } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useHotkeys } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import type { Article } from '../articles/article-requests.ts';
import type { PostValues } from '../articles/post-values.ts';
import { describeSaveState, isWorrying } from '../drafts/save-state.ts';
import { usePostDraft } from '../drafts/use-post-draft.ts';
import { ask } from '../feedback/ask.tsx';
import { useAction } from '../http/use-action.ts';
import type { OpenText } from './open-post.tsx';
import { PostActs } from './post-acts.tsx';
import { PostConflicts } from './post-conflicts.tsx';
import classes from './post-editor.module.css';
import { PostFields } from './post-fields.tsx';
import { POST_RULES, postValuesOf } from './post-form-values.ts';
import { PostHeader } from './post-header.tsx';
import { useClosing } from './use-closing.ts';
import { usePreview } from './use-preview.ts';
import { type SaveWords, useSavePost } from './use-save-post.ts';

const HistoryDialog = lazy(() => import('../history/history-dialog.tsx'));

interface PostFormProps extends OpenText {
  onPublish: (article: Article) => void;
}

const WORDS = (isNew: boolean): SaveWords => ({
  failure: isNew ? 'Nepavyko sukurti įrašo' : 'Nepavyko atnaujinti įrašo',
  success: ({ scheduled_for }) => {
    if (!isNew) return 'Įrašas atnaujintas';
    return scheduled_for ? 'Įrašas sukurtas ir suplanuotas' : 'Įrašas sukurtas';
  },
});

export function PostForm(props: PostFormProps) {
  const { id, beginning, onClose, onReopen, onPublish } = props;
  const draft = usePostDraft({
    ...props,
    articleId: props.article?.id ?? null,
    base: props.article ? postValuesOf(props.article) : undefined,
  });
  const form = useForm<PostValues>({
    initialValues: beginning.values,
    validate: POST_RULES,
    onValuesChange: draft.change,
  });
  const post = useSavePost({
    id,
    form,
    draft,
    article: props.article,
    baseVersion: beginning.base_version,
    words: WORDS,
  });
  const { article } = post;
  useClosing(draft, props);
  const preview = usePreview(draft, article?.id ?? null);
  const [hasHistory, setHistory] = useState(false);
  const [isComparing, setComparing] = useState(false);
  const discard = useAction({
    run: draft.discard,
    failure: 'Nepavyko ištrinti juodraščio',
    success: () => (article ? 'Neišsaugoti pakeitimai atmesti' : 'Juodraštis ištrintas'),
    changes: [['drafts']],
  });

  const save = (then: (saved: Article) => void) => {
    if (draft.state.kind === 'conflict') return setComparing(true);
    post.save(then);
  };
  useHotkeys(
    [
      ['mod+S', () => void draft.flush()],
      ['mod+Enter', () => save(onClose)],
    ],
    [],
    true,
  );
  const hasDraft = draft.state.kind !== 'clean';
  return (
    <>
      <PostHeader
        title={article ? 'Redaguoti įrašą' : 'Naujas įrašas'}
        state={describeSaveState(draft.state, draft.isKept)}
        isWarning={isWorrying(draft.state)}
      >
        <PostActs
          article={article}
          isSaving={post.isSaving}
          isPreviewing={preview.isOpening}
          hasDraft={hasDraft}
          onSave={() => save(onClose)}
          onSaveAndPublish={() =>
            save((saved) => {
              onClose();
              onPublish(saved);
            })
          }
          onPreview={preview.open}
          onHistory={() => setHistory(true)}
          onDiscard={() =>
            ask({
              title: article ? 'Atmesti pakeitimus' : 'Ištrinti juodraštį',
              question: article
                ? 'Atmesti tai, kas parašyta po paskutinio išsaugojimo?'
                : 'Ištrinti šį juodraštį?',
              consequence: 'Parašytas tekstas dings, šio veiksmo atšaukti negalima.',
              confirm: article ? 'Atmesti' : 'Ištrinti',
              isDestructive: true,
              onConfirm: () =>
                discard.mutate(undefined, { onSuccess: article ? onReopen : onClose }),
            })
          }
        />
      </PostHeader>
      <Modal.Body className={classes.body ?? ''}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            save(onClose);
          }}
          noValidate
        >
          <PostFields form={form} article={article} />
        </form>
      </Modal.Body>
      <PostConflicts
        form={form}
        draft={draft}
        post={post}
        isComparing={isComparing}
        onComparing={setComparing}
      />
      {article && hasHistory && (
        <Suspense>
          <HistoryDialog
            isOpen
            onClose={() => setHistory(false)}
            article={article}
            current={postValuesOf(article)}
            onRestored={async () => {
              // What was typed and not saved waits as a draft and is offered again.
              if (hasDraft) await draft.flush();
              onReopen();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
