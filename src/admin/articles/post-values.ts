/**
 * What people write of an article, named as the server names it so that its field errors find their place. The post
 * form shows all but the score, the import dialog date and source only when a draft has changed them; a text goes from
 * one to the other whole.
 */
export interface PostValues {
  ai_translated_title: string;
  ai_slug: string;
  ai_translated_excerpt: string;
  ai_translated_content: string;
  ai_image_path: string;
  ai_category: string;
  /** In Vilnius, `yyyy-MM-dd` or `yyyy-MM-dd HH:mm`. */
  date: string;
  source_url: string;
  /** As typed; empty while the article is not prepared. */
  ai_actuality_score: string;
}
export type PostField = keyof PostValues;

/** What each field is called on the screen, in the order of the form. */
export const POST_FIELD_LABELS: Record<PostField, string> = {
  ai_translated_title: 'Pavadinimas',
  ai_slug: 'Nuoroda',
  ai_translated_excerpt: 'Santrauka',
  ai_translated_content: 'Turinys',
  ai_category: 'Kategorija',
  ai_actuality_score: 'Aktualumo balas',
  date: 'Data',
  ai_image_path: 'Viršelis',
  source_url: 'Šaltinio adresas',
};

export const POST_FIELDS = Object.keys(POST_FIELD_LABELS) as PostField[];

/**
 * Values that came from storage or another machine.
 * @param base stands in for whatever is missing or no text: the article's own values, so that a draft of a form with
 *   fewer fields does not empty the others
 */
export function asPostValues(found: unknown, base: Partial<PostValues> = {}): PostValues {
  const values = (found ?? {}) as Record<string, unknown>;
  const read = (field: PostField): string => {
    const value = values[field];
    if (typeof value === 'number') return String(value);
    return typeof value === 'string' ? value : (base[field] ?? '');
  };
  return Object.fromEntries(
    POST_FIELDS.map((field) => [field, read(field)]),
  ) as unknown as PostValues;
}

export function sameValues(one: PostValues, other: PostValues): boolean {
  return POST_FIELDS.every((field) => one[field] === other[field]);
}
