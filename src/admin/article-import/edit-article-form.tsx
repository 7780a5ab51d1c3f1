import {
  Anchor,
  Button,
  Group,
  NumberInput,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  ARTICLE_LISTS,
  type Article,
  type ArticleChanges,
  updateArticle,
} from '../articles/article-requests.ts';
import classes from '../articles/articles.module.css';
import { HtmlField } from '../articles/html-field.tsx';
import { fieldErrors, focusFirstError } from '../http/field-errors.ts';
import { useAction } from '../http/use-action.ts';

const valuesOf = (article: Article) => ({
  ai_translated_title: article.ai_translated_title ?? '',
  ai_slug: article.ai_slug ?? '',
  ai_translated_excerpt: article.ai_translated_excerpt ?? '',
  ai_translated_content: article.ai_translated_content ?? '',
  ai_image_path: article.ai_image_path ?? '',
  ai_category: article.ai_category ?? '',
  ai_actuality_score: (article.ai_actuality_score ?? '') as number | '',
});
type Values = ReturnType<typeof valuesOf>;

/** Specification §5.3: the score is an integer, the category free text. Only what changed is sent. */
export function EditArticleForm({ article, onDone }: { article: Article; onDone: () => void }) {
  const opened = valuesOf(article);
  const form = useForm<Values>({
    initialValues: opened,
    validate: {
      ai_actuality_score: (value) =>
        value === '' || (Number.isInteger(value) && value >= 0 && value <= 100)
          ? null
          : 'Aktualumo balas turi būti sveikasis skaičius nuo 0 iki 100',
    },
  });
  const save = useAction({
    run: (values: Values) => {
      const before = form.getInitialValues();
      const changed = Object.entries(values).filter(
        ([name, value]) => value !== before[name as keyof Values],
      );
      return updateArticle(article, Object.fromEntries(changed) as ArticleChanges);
    },
    failure: 'Nepavyko atnaujinti straipsnio',
    success: () => 'Straipsnis atnaujintas',
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
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          Originalas: {article.original_title}
          {/^https?:/i.test(article.original_url) && (
            <>
              {' · '}
              <Anchor
                href={article.original_url}
                target="_blank"
                rel="noopener noreferrer"
                size="sm"
              >
                {article.source_name}
              </Anchor>
            </>
          )}
        </Text>
        <TextInput
          label="Pavadinimas"
          data-autofocus
          {...form.getInputProps('ai_translated_title')}
        />
        <TextInput label="Nuoroda (slug)" {...form.getInputProps('ai_slug')} />
        <Textarea
          label="Santrauka"
          autosize
          minRows={2}
          maxRows={6}
          {...form.getInputProps('ai_translated_excerpt')}
        />
        <HtmlField
          label="Turinys"
          readHtml={() => form.getValues().ai_translated_content}
          {...form.getInputProps('ai_translated_content')}
        />
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <TextInput label="Kategorija" {...form.getInputProps('ai_category')} />
          <NumberInput
            label="Aktualumo balas"
            min={0}
            max={100}
            allowDecimal={false}
            {...form.getInputProps('ai_actuality_score')}
          />
          <TextInput label="Nuotraukos adresas" {...form.getInputProps('ai_image_path')} />
        </SimpleGrid>
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
