import type { Article } from '../../articles/article-requests.ts';
import { ask } from '../../feedback/ask.tsx';
import { HistoryPlace, useHistory } from '../../history/history-place.tsx';
import { nowInVilnius } from '../../lists/moments.ts';
import type { OpenText } from '../../writing/open-post.tsx';
import { PostConflicts } from '../../writing/post-conflicts.tsx';
import { POST_RULES, postValuesOf } from '../../writing/post-form-values.ts';
import { PostHeader } from '../../writing/post-header.tsx';
import { saveLabel } from '../../writing/save-outcome.ts';
import type { SaveWords } from '../../writing/use-save-post.ts';
import { useWriting } from '../../writing/use-writing.ts';
import { PostActs } from './post-acts.tsx';
import { PostFields } from './post-fields.tsx';
import { usePreview } from './use-preview.ts';

interface PostFormProps extends OpenText {
  onSaved: (article: Article) => void;
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
  // Whole: what the form is made of, each a file of its own.
  const { onReopen, onSaved, onPublish } = props;
  const writing = useWriting(props, { rules: POST_RULES, words: WORDS, onSaved });
  const { form, draft, article, save, discard, hasDraft } = writing;
  const preview = usePreview(draft, article?.id ?? null);
  const history = useHistory();
  return (
    <>
      <PostHeader title={article ? 'Redaguoti įrašą' : 'Naujas įrašas'} {...writing.header}>
        <PostActs
          article={article}
          isSaving={writing.isSaving}
          isPreviewing={preview.isOpening}
          hasDraft={hasDraft}
          saveLabel={saveLabel(article, form.values.date, nowInVilnius())}
          onSave={() => save()}
          onSaveDraft={writing.keep}
          onSaveAndPublish={() => save(onPublish)}
          onPreview={preview.open}
          onHistory={history.open}
          onDiscard={() =>
            ask({
              title: article ? 'Atmesti pakeitimus' : 'Ištrinti juodraštį',
              question: article
                ? 'Atmesti tai, kas parašyta po paskutinio išsaugojimo?'
                : 'Ištrinti šį juodraštį?',
              consequence: 'Parašytas tekstas dings, šio veiksmo atšaukti negalima.',
              confirm: article ? 'Atmesti' : 'Ištrinti',
              isDestructive: true,
              onConfirm: () => discard.mutate(article ? onReopen : writing.leave),
            })
          }
        />
      </PostHeader>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
        noValidate
      >
        <PostFields id={article?.id ?? props.id} form={form} article={article} />
      </form>
      <PostConflicts {...writing.conflicts} />
      {article && (
        <HistoryPlace
          history={history}
          article={article}
          current={postValuesOf(article)}
          onRestored={async () => {
            // What was typed and not saved waits as a draft and is offered again.
            if (hasDraft) await draft.saver.flush();
            onReopen();
          }}
        />
      )}
    </>
  );
}
