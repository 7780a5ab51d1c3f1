import type { PostField, PostValues } from '../articles/post-values.ts';

const SCORE = 'Aktualumo balas turi būti sveikasis skaičius nuo 0 iki 100';
const REQUIRED: Partial<Record<PostField, string>> = {
  ai_translated_title: 'Pavadinimas privalomas',
  ai_slug: 'Nuoroda privaloma',
  ai_translated_excerpt: 'Santrauka privaloma',
  ai_translated_content: 'Turinys privalomas',
};

/**
 * What the server checks too (`article-schemas.ts`): what an article has cannot be emptied, but for its category and
 * cover; what an unprepared one lacks may stay so. The score is an integer, the category free text (specification
 * §5.3).
 */
export function editRules(saved: PostValues) {
  const required = Object.entries(REQUIRED).map(([field, message]) => [
    field,
    (value: string) => (value.trim() || !saved[field as PostField] ? null : message),
  ]);
  return {
    ...(Object.fromEntries(required) as Partial<
      Record<PostField, (value: string) => string | null>
    >),
    ai_actuality_score(value: string): string | null {
      if (value === '') return saved.ai_actuality_score ? SCORE : null;
      return /^\d{1,3}$/.test(value) && Number(value) <= 100 ? null : SCORE;
    },
  };
}
