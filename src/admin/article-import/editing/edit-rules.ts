import type { PostField, PostValues } from '../../articles/post-values.ts';
import { findTooLong, POST_RULES } from '../../writing/post-form-values.ts';

const SCORE = 'Aktualumo balas turi būti sveikasis skaičius nuo 0 iki 100';
const REQUIRED: Partial<Record<PostField, string>> = {
  ai_translated_title: 'Pavadinimas privalomas',
  ai_slug: 'Nuoroda privaloma',
  ai_translated_excerpt: 'Santrauka privaloma',
  ai_translated_content: 'Turinys privalomas',
};
/** The post form's alone. Its draft opens here too: what it changed of them is shown, checked and saved. */
export const POST_FORM_FIELDS = ['date', 'source_url'] as const satisfies PostField[];

/**
 * What the server checks too (`article-schemas.ts`): what an article has cannot be emptied, but for its category and
 * cover; what an unprepared one lacks may stay so. The score is an integer, the category free text (specification
 * §5.3).
 */
export function editRules(saved: PostValues) {
  const required = Object.entries(REQUIRED).map(([field, message]) => [
    field,
    (value: string) => {
      if (value === saved[field as PostField]) return null;
      if (value.trim()) return findTooLong(field as PostField, value);
      return saved[field as PostField] ? message : null;
    },
  ]);
  const ofPostForm = POST_FORM_FIELDS.map((field) => [
    field,
    (value: string) => (value === saved[field] ? null : POST_RULES[field](value)),
  ]);
  return {
    ...(Object.fromEntries([...required, ...ofPostForm]) as Partial<
      Record<PostField, (value: string) => string | null>
    >),
    ai_actuality_score(value: string): string | null {
      if (value === '') return saved.ai_actuality_score ? SCORE : null;
      return /^\d{1,3}$/.test(value) && Number(value) <= 100 ? null : SCORE;
    },
  };
}
