/** Fields of the post form, named as the server names them so that its field errors find their place. */
export interface PostValues {
  ai_translated_title: string;
  ai_slug: string;
  ai_translated_excerpt: string;
  ai_translated_content: string;
  ai_image_path: string;
  ai_category: string;
  /** `yyyy-MM-dd` in Vilnius. */
  date: string;
  source_url: string;
}
export type PostField = keyof PostValues;

/** What each field is called on the screen, in the order of the form. */
export const POST_FIELD_LABELS: Record<PostField, string> = {
  ai_translated_title: 'Pavadinimas',
  ai_slug: 'Nuoroda (slug)',
  ai_translated_excerpt: 'Santrauka',
  ai_translated_content: 'Turinys',
  ai_category: 'Kategorija',
  date: 'Data',
  ai_image_path: 'Viršelis',
  source_url: 'Šaltinio adresas',
};

export const POST_FIELDS = Object.keys(POST_FIELD_LABELS) as PostField[];

/** Values that came from storage or another machine: whatever is missing or no text is empty. */
export function asPostValues(found: unknown): PostValues {
  const values = (found ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    POST_FIELDS.map((field) => [field, typeof values[field] === 'string' ? values[field] : '']),
  ) as unknown as PostValues;
}

export function sameValues(one: PostValues, other: PostValues): boolean {
  return POST_FIELDS.every((field) => one[field] === other[field]);
}
