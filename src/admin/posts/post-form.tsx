import { Button, Group, Select, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect } from 'react';
import { POST_CATEGORIES } from '../../domain/constants.ts';
import {
  ARTICLE_LISTS,
  type Article,
  createPost,
  updateArticle,
} from '../articles/article-requests.ts';
import classes from '../articles/articles.module.css';
import { HtmlField } from '../articles/html-field.tsx';
import { fieldErrors, focusFirstError } from '../http/field-errors.ts';
import { useAction } from '../http/use-action.ts';
import {
  emptyPost,
  followTitle,
  POST_RULES,
  type PostValues,
  postValuesOf,
  toChanges,
  toNewPost,
} from './post-form-values.ts';

interface PostFormProps {
  /** Null: a new post. */
  article: Article | null;
  /** Told whether something typed would be lost. */
  isDirty: { current: boolean };
  onDone: () => void;
}

export function PostForm({ article, isDirty, onDone }: PostFormProps) {
  const opened = article ? postValuesOf(article) : emptyPost();
  const form = useForm<PostValues>({ initialValues: opened, validate: POST_RULES });
  const save = useAction({
    run: (values: PostValues) =>
      article
        ? updateArticle(article, toChanges(values, form.getInitialValues()))
        : createPost(toNewPost(values)),
    failure: article ? 'Nepavyko atnaujinti įrašo' : 'Nepavyko sukurti įrašo',
    success: (saved) =>
      article
        ? 'Įrašas atnaujintas'
        : saved.scheduled_for
          ? 'Įrašas sukurtas ir suplanuotas'
          : 'Įrašas sukurtas',
    changes: ARTICLE_LISTS,
  });
  const submit = form.onSubmit(
    (values) =>
      save.mutate(values, {
        onSuccess: onDone,
        onError: (error) => {
          const errors = fieldErrors(error, values);
          form.setErrors(errors);
          focusFirstError(form, errors, values);
        },
      }),
    (errors, values) => focusFirstError(form, errors, values),
  );
  const dirty = form.isDirty();
  useEffect(() => {
    isDirty.current = dirty;
  }, [isDirty, dirty]);

  // An imported article may carry a category that is not on the list; editing must not take it away.
  const categories = [...new Set([...POST_CATEGORIES, opened.ai_category].filter(Boolean))];
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label="Pavadinimas"
          required
          maxLength={300}
          data-autofocus
          {...form.getInputProps('ai_translated_title')}
          onChange={(event) =>
            article
              ? // The address of a post that exists is known outside: only a person's own wish changes it.
                form.setFieldValue('ai_translated_title', event.currentTarget.value)
              : form.setValues(followTitle(form.getValues(), event.currentTarget.value))
          }
        />
        <TextInput
          label="Nuoroda (slug)"
          description={`/tinklarastis/${form.values.ai_slug || '…'}`}
          required
          {...form.getInputProps('ai_slug')}
        />
        <Textarea
          label="Santrauka"
          required
          autosize
          minRows={2}
          maxRows={6}
          {...form.getInputProps('ai_translated_excerpt')}
        />
        <HtmlField
          label="Turinys"
          required
          readHtml={() => form.getValues().ai_translated_content}
          {...form.getInputProps('ai_translated_content')}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <Select
            label="Kategorija"
            placeholder="Pasirinkite"
            required
            data={categories}
            {...form.getInputProps('ai_category')}
          />
          <TextInput
            label="Data"
            type="date"
            required
            description="Ateities data suplanuoja įrašą tos dienos 9:00"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...form.getInputProps('date')}
          />
          <TextInput
            label="Nuotraukos adresas"
            placeholder="https://"
            {...form.getInputProps('ai_image_path')}
          />
          <TextInput
            label="Šaltinio adresas"
            placeholder="https://"
            type="url"
            {...form.getInputProps('source_url')}
          />
        </SimpleGrid>
        <Group justify="flex-end" className={classes.dialogActions}>
          <Button type="submit" loading={save.isPending}>
            {article ? 'Išsaugoti' : 'Sukurti įrašą'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
