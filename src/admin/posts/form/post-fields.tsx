import { Select, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useCallback } from 'react';
import { POST_CATEGORIES } from '../../../domain/articles/post-categories.ts';
import type { Article } from '../../articles/article-requests.ts';
import { CoverField } from '../../articles/cover-field.tsx';
import type { PostValues } from '../../articles/post-values.ts';
import { SearchSnippet } from '../../articles/search-snippet.tsx';
import { SlugField } from '../../articles/slug-field.tsx';
import { followsTitle } from '../../articles/slug-preview.ts';
import { ContentField } from '../../editor/content-field.tsx';
import { nowInVilnius } from '../../lists/moments.ts';
import classes from '../../writing/post-editor.module.css';
import { followTitle } from '../../writing/post-form-values.ts';
import { PostMomentField } from '../../writing/post-moment-field.tsx';
import { describeOutcome } from '../../writing/save-outcome.ts';
import { TitleField } from '../../writing/title-field.tsx';
import { Unchanged } from './unchanged.tsx';

/** The dialog took the focus before the form had arrived; a ref runs once, when the field appears. */
const takeFocus = (input: HTMLTextAreaElement | null) => input?.focus();

interface PostFieldsProps {
  /** The article's, or the one a new post gets: saved with its answer lost, it is no other post. */
  id: string;
  form: UseFormReturnType<PostValues>;
  article: Article | null;
}

/** Words at the left, everything about them at the right. */
export function PostFields({ id, form, article }: PostFieldsProps) {
  // Whole: the fields in the order they stand.
  const { values } = form;
  const publicSlug = article?.published_date ? article.ai_slug : null;
  const setSlug = useCallback(
    (slug: string) => form.setFieldValue('ai_slug', slug),
    [form.setFieldValue],
  );
  // An imported article may carry a category that is not on the list; editing must not take it away.
  const categories = [
    ...new Set([...POST_CATEGORIES, values.ai_category, article?.ai_category ?? '']),
  ];
  const { ai_translated_content: content, ...aboutIt } = values;
  const aboutText = [article, form.errors, ...Object.values(aboutIt)];
  return (
    <div className={classes.layout}>
      <div className={classes.main}>
        <Unchanged unless={aboutText}>
          <TitleField
            required
            {...(article ? {} : { ref: takeFocus })}
            className={classes.titleInput}
            {...form.getInputProps('ai_translated_title')}
            onChange={(title) =>
              publicSlug !== null
                ? // The address of a post that readers know changes only by a person's own wish.
                  form.setFieldValue('ai_translated_title', title)
                : form.setValues(followTitle(form.getValues(), title))
            }
          />
          <Textarea
            label="Santrauka"
            required
            autosize
            minRows={2}
            maxRows={6}
            {...form.getInputProps('ai_translated_excerpt')}
          />
        </Unchanged>
        <ContentField required {...form.getInputProps('ai_translated_content')} value={content} />
      </div>
      <div className={classes.side}>
        <Unchanged unless={aboutText}>
          <Text className={classes.outcome}>
            {describeOutcome(article, values.date, nowInVilnius())}
          </Text>
          <Select
            label="Kategorija"
            placeholder="Pasirinkite"
            required
            data={categories.filter(Boolean)}
            {...form.getInputProps('ai_category')}
          />
          <PostMomentField label="Data" required {...form.getInputProps('date')} />
          <CoverField {...form.getInputProps('ai_image_path')} value={values.ai_image_path} />
          <SlugField
            required
            articleId={id}
            publicSlug={publicSlug}
            isFollowing={
              publicSlug === null && followsTitle(values.ai_slug, values.ai_translated_title)
            }
            {...form.getInputProps('ai_slug')}
            value={values.ai_slug}
            onChange={setSlug}
          />
          <SearchSnippet
            title={values.ai_translated_title}
            slug={values.ai_slug}
            excerpt={values.ai_translated_excerpt}
          />
          <TextInput
            label="Šaltinio adresas"
            placeholder="https://"
            type="url"
            {...form.getInputProps('source_url')}
          />
        </Unchanged>
      </div>
    </div>
  );
}
