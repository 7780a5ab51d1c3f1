import type { Article } from '../articles/article-requests.ts';
import type { Difference } from '../feedback/conflict-notice.tsx';

/** The dialog's fields; an empty text stands for none, an empty score for not prepared. */
export const valuesOf = (article: Article) => ({
  ai_translated_title: article.ai_translated_title ?? '',
  ai_slug: article.ai_slug ?? '',
  ai_translated_excerpt: article.ai_translated_excerpt ?? '',
  ai_translated_content: article.ai_translated_content ?? '',
  ai_image_path: article.ai_image_path ?? '',
  ai_category: article.ai_category ?? '',
  ai_actuality_score: (article.ai_actuality_score ?? '') as number | '',
});
export type EditValues = ReturnType<typeof valuesOf>;

export const LABELS: Record<keyof EditValues, string> = {
  ai_translated_title: 'Pavadinimas',
  ai_slug: 'Nuoroda (slug)',
  ai_translated_excerpt: 'Santrauka',
  ai_translated_content: 'Turinys',
  ai_category: 'Kategorija',
  ai_actuality_score: 'Aktualumo balas',
  ai_image_path: 'Nuotrauka',
};

const differing = (a: EditValues, b: EditValues) =>
  (Object.keys(LABELS) as (keyof EditValues)[]).filter((name) => a[name] !== b[name]);

/** Only what the person changed is sent: what somebody else changed meanwhile stays theirs. */
export function changesOf(before: EditValues, after: EditValues): Partial<EditValues> {
  return Object.fromEntries(differing(before, after).map((name) => [name, after[name]]));
}

/** Where two versions differ, as a person reads it. */
export function differencesOf(saved: EditValues, mine: EditValues): Difference[] {
  return differing(saved, mine).map((name) => ({
    label: LABELS[name],
    theirs: String(saved[name]),
    mine: String(mine[name]),
  }));
}
