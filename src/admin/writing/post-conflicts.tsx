import { Button } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { lazy, Suspense, useEffect } from 'react';
import type { PostValues } from '../articles/post-values.ts';
import type { PostDraft } from '../drafts/use-post-draft.ts';
import { formatMoment } from '../lists/moments.ts';
import classes from './post-editor.module.css';
import { postValuesOf } from './post-form-values.ts';
import type { useSavePost } from './use-save-post.ts';

const CompareVersions = lazy(() => import('../drafts/compare-versions.tsx'));

interface PostConflictsProps {
  form: UseFormReturnType<PostValues>;
  draft: PostDraft;
  post: ReturnType<typeof useSavePost>;
  isComparing: boolean;
  onComparing: (isComparing: boolean) => void;
}

/**
 * Somebody else wrote too: in the draft while this one was typed, or the post itself was saved before this save.
 * Both texts are shown and nothing is written until the person has chosen.
 */
export function PostConflicts({ form, draft, post, isComparing, onComparing }: PostConflictsProps) {
  const { state } = draft;
  const inDraft = state.kind === 'conflict' ? state.current : null;
  const version = inDraft?.version ?? null;
  // Shown by itself once for each other version; „later“ leaves a button.
  useEffect(() => {
    if (version !== null) onComparing(true);
  }, [version, onComparing]);

  const saved = post.conflict;
  return (
    <Suspense>
      {inDraft && !isComparing && (
        <div className={classes.pending} role="alert">
          Tekstą pakeitė ir kitas langas. Kol nepasirinksite, kas lieka, Jūsų pakeitimai laikomi
          šioje naršyklėje.
          <Button size="xs" onClick={() => onComparing(true)}>
            Palyginti ir pasirinkti
          </Button>
        </div>
      )}
      {inDraft && (
        <CompareVersions
          isOpen={isComparing}
          mine={form.getValues()}
          theirs={inDraft.values}
          base={draft.saver.base}
          theirsLabel={`Kito lango tekstas (${inDraft.updated_by ?? 'nežinoma'}, ${formatMoment(inDraft.updated_at)})`}
          onChoose={(values) => {
            form.setValues(values);
            draft.resolve(inDraft, values);
            onComparing(false);
          }}
          onLater={() => onComparing(false)}
        />
      )}
      {saved && (
        <CompareVersions
          isOpen
          mine={form.getValues()}
          theirs={postValuesOf(saved)}
          base={post.article ? postValuesOf(post.article) : null}
          theirsLabel={`Išsaugotas tekstas (${formatMoment(saved.edited_date ?? saved.created_at)})`}
          onChoose={(values) => {
            form.setValues(values);
            post.acceptConflict(saved);
          }}
          onLater={post.postpone}
        />
      )}
    </Suspense>
  );
}
