import { Button, Group, NumberInput, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import {
  ARTICLE_LISTS,
  type Article,
  type ArticleChanges,
  updateArticle,
} from '../articles/article-requests.ts';
import classes from '../articles/articles.module.css';
import { CoverField } from '../articles/cover-field.tsx';
import { ContentField } from '../editor/content-field.tsx';
import { ConflictNotice } from '../feedback/conflict-notice.tsx';
import { fieldErrors, focusFirstError } from '../http/field-errors.ts';
import { conflictingRow } from '../http/problem.ts';
import { useAction } from '../http/use-action.ts';
import styles from './article-import.module.css';
import { SourceLink } from './article-table-row.tsx';
import { changesOf, differencesOf, type EditValues, LABELS, valuesOf } from './edit-values.ts';

interface EditArticleFormProps {
  article: Article;
  onDone: () => void;
  onDirty: (isDirty: boolean) => void;
}

/** Specification §5.3: the score is an integer, the category free text. Only what changed is sent. */
export function EditArticleForm({ article, onDone, onDirty }: EditArticleFormProps) {
  const [base, setBase] = useState(article);
  const [conflict, setConflict] = useState<Article | null>(null);
  const form = useForm<EditValues>({
    initialValues: valuesOf(article),
    validate: {
      ai_actuality_score: (value) =>
        value === '' || (Number.isInteger(value) && value >= 0 && value <= 100)
          ? null
          : 'Aktualumo balas turi būti sveikasis skaičius nuo 0 iki 100',
    },
  });
  const save = useAction({
    run: ({ values, seen }: { values: EditValues; seen: Article }) =>
      updateArticle(seen, changesOf(valuesOf(base), values) as ArticleChanges),
    failure: 'Nepavyko atnaujinti straipsnio',
    success: () => 'Straipsnis atnaujintas',
    changes: ARTICLE_LISTS,
  });
  const isDirty = form.isDirty();
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const send = (values: EditValues, seen: Article) =>
    save.mutate(
      { values, seen },
      {
        onSuccess: onDone,
        onError: (error) => {
          setConflict(conflictingRow<Article>(error));
          const errors = fieldErrors(error, values);
          form.setErrors(errors);
          focusFirstError(form, errors, values);
        },
      },
    );
  const submit = form.onSubmit(
    (values) => send(values, base),
    (errors, values) => focusFirstError(form, errors, values),
  );
  const takeTheirs = (theirs: Article) => {
    setBase(theirs);
    setConflict(null);
    form.setInitialValues(valuesOf(theirs));
    form.setValues(valuesOf(theirs));
  };

  return (
    <form onSubmit={submit} noValidate>
      {conflict && (
        <ConflictNotice
          title="Straipsnį ką tik pakeitė kažkas kitas"
          differences={differencesOf(valuesOf(conflict), {
            ...valuesOf(conflict),
            ...changesOf(valuesOf(base), form.getValues()),
          })}
          onTakeTheirs={() => takeTheirs(conflict)}
          onKeepMine={() => send(form.getValues(), conflict)}
          isBusy={save.isPending}
        />
      )}
      <Stack gap="md">
        <div className={styles.origin}>
          <span>Originalas: {article.original_title}</span>
          <SourceLink article={article} />
        </div>
        <TextInput
          label={LABELS.ai_translated_title}
          data-autofocus
          {...form.getInputProps('ai_translated_title')}
        />
        <TextInput label={LABELS.ai_slug} {...form.getInputProps('ai_slug')} />
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
          <TextInput
            label={LABELS.ai_category}
            maxLength={100}
            {...form.getInputProps('ai_category')}
          />
          <NumberInput
            label={LABELS.ai_actuality_score}
            min={0}
            max={100}
            allowDecimal={false}
            {...form.getInputProps('ai_actuality_score')}
          />
        </SimpleGrid>
        <CoverField articleId={article.id} {...form.getInputProps('ai_image_path')} />
        <Group justify="flex-end" className={classes.dialogActions}>
          <Button variant="default" onClick={onDone}>
            Atšaukti
          </Button>
          <Button type="submit" loading={save.isPending}>
            Išsaugoti
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
