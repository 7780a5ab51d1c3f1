import {
  Button,
  Group,
  NumberInput,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useCallback, useContext, useMemo, useState } from 'react';
import type { Article } from '../../articles/article-requests.ts';
import classes from '../../articles/articles.module.css';
import { CoverField } from '../../articles/cover-field.tsx';
import { POST_FIELD_LABELS as LABELS, type PostValues } from '../../articles/post-values.ts';
import { SlugField } from '../../articles/slug-field.tsx';
import { ContentField } from '../../editor/content-field.tsx';
import { ask } from '../../feedback/ask.tsx';
import { WHOLE_NUMBER } from '../../feedback/whole-number.ts';
import { nowInVilnius } from '../../lists/moments.ts';
import type { OpenText } from '../../writing/open-post.tsx';
import { PostConflicts } from '../../writing/post-conflicts.tsx';
import writingClasses from '../../writing/post-editor.module.css';
import { postValuesOf } from '../../writing/post-form-values.ts';
import { PostHeader } from '../../writing/post-header.tsx';
import { PostMomentField } from '../../writing/post-moment-field.tsx';
import { describeOutcome } from '../../writing/save-outcome.ts';
import { TitleField } from '../../writing/title-field.tsx';
import { useWriting } from '../../writing/use-writing.ts';
import { WritingPlace } from '../../writing/writing-place.ts';
import styles from '../article-import.module.css';
import { SourceLink } from '../article-state.tsx';
import { editRules, POST_FORM_FIELDS } from './edit-rules.ts';

const WORDS = () => ({
  failure: 'Nepavyko atnaujinti straipsnio',
  success: () => 'Straipsnis atnaujintas',
});
const KEPT = 'Toliau rašyti galėsite čia pat arba tinklaraščio kortelėje „Juodraščiai“';

/** The dialog took the focus before the form had arrived; a ref runs once, when the field appears. */
const takeFocus = (input: HTMLTextAreaElement | null) => input?.focus();

interface EditArticleFormProps extends OpenText {
  article: Article;
  title: string;
}

/** The fields of specification §5.3, on the same drafts as the post form: one text, wherever it is written. */
export function EditArticleForm({ title, article: opened, ...text }: EditArticleFormProps) {
  const rules = useMemo(() => editRules(postValuesOf(opened)), [opened]);
  const writing = useWriting({ ...text, article: opened }, { rules, words: WORDS, kept: KEPT });
  const { form, save, discard, leave } = writing;
  const article = writing.article ?? opened;
  const { isPage } = useContext(WritingPlace);
  const cancel = () => {
    if (!writing.hasDraft) return leave();
    ask({
      title: 'Atmesti pakeitimus',
      question: 'Atmesti tai, kas parašyta po paskutinio išsaugojimo?',
      consequence:
        'Parašytas tekstas dings, šio veiksmo atšaukti negalima. Kad jis liktų juodraštyje, uždarykite langą neatmesdami.',
      confirm: 'Atmesti',
      isDestructive: true,
      onConfirm: () => discard.mutate(leave),
    });
  };

  return (
    <>
      <PostHeader title={title} {...writing.header} />
      <div className={isPage ? undefined : writingClasses.column}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
          noValidate
        >
          <Stack gap="md" pt="md">
            {!isPage && (
              <div className={styles.origin}>
                <span>Originalas: {article.original_title}</span>
                <SourceLink article={article} />
              </div>
            )}
            <EditFields form={form} article={article} />
            <Group justify="flex-end" className={classes.dialogActions}>
              <Text size="sm" flex={1} miw="12rem">
                {describeOutcome(article, form.values.date, nowInVilnius())}
              </Text>
              <Button variant="default" loading={discard.isPending} onClick={cancel}>
                Atšaukti
              </Button>
              <Button type="submit" loading={writing.isSaving}>
                Išsaugoti
              </Button>
            </Group>
          </Stack>
        </form>
      </div>
      <PostConflicts {...writing.conflicts} />
    </>
  );
}

interface EditFieldsProps {
  form: UseFormReturnType<PostValues>;
  article: Article;
}

function EditFields({ form, article }: EditFieldsProps) {
  // Whole: the fields in the order they stand.
  const saved = postValuesOf(article);
  const setSlug = useCallback(
    (slug: string) => form.setFieldValue('ai_slug', slug),
    [form.setFieldValue],
  );
  /** They stay, or one would go from under the hands that type what it was. */
  const [changed, setChanged] = useState<readonly string[]>([]);
  const found = POST_FORM_FIELDS.filter(
    (field) => form.values[field] !== saved[field] && !changed.includes(field),
  );
  if (found.length > 0) setChanged([...changed, ...found]);
  return (
    <>
      <TitleField
        label={LABELS.ai_translated_title}
        ref={takeFocus}
        {...form.getInputProps('ai_translated_title')}
      />
      <SlugField
        articleId={article.id}
        publicSlug={article.published_date ? article.ai_slug : null}
        isFollowing={false}
        {...form.getInputProps('ai_slug')}
        value={form.values.ai_slug}
        onChange={setSlug}
      />
      <Textarea
        label={LABELS.ai_translated_excerpt}
        autosize
        minRows={2}
        maxRows={6}
        {...form.getInputProps('ai_translated_excerpt')}
      />
      <ContentField
        label={LABELS.ai_translated_content}
        articleId={article.id}
        {...form.getInputProps('ai_translated_content')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput label={LABELS.ai_category} {...form.getInputProps('ai_category')} />
        <NumberInput
          label={LABELS.ai_actuality_score}
          min={0}
          max={100}
          {...WHOLE_NUMBER}
          {...form.getInputProps('ai_actuality_score')}
          onChange={(score) => form.setFieldValue('ai_actuality_score', String(score))}
        />
      </SimpleGrid>
      <CoverField articleId={article.id} {...form.getInputProps('ai_image_path')} />
      {changed.includes('date') && (
        <PostMomentField label={LABELS.date} {...form.getInputProps('date')} />
      )}
      {changed.includes('source_url') && (
        <TextInput
          label={LABELS.source_url}
          placeholder="https://"
          type="url"
          {...form.getInputProps('source_url')}
        />
      )}
    </>
  );
}
