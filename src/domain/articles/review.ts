import { formatVilniusDate } from '../time/vilnius-date.ts';
import type { PreparedBy } from './article-states.ts';

/** Who prepared an article's text, and who has reviewed it and answers for it. */
export interface Review {
  prepared_by: PreparedBy;
  /** Which model wrote the text; null of others, and of texts older than this record. */
  model: string | null;
  /** Names the wording the model was asked with: the beginning of its hash. */
  prompt_version: string | null;
  /** ISO 8601, UTC; null until a person has read the text and answers for it. */
  reviewed_at: string | null;
  /** The name the reviewer has chosen to be known by; null when they have chosen none. */
  reviewed_by: string | null;
}

/** How the article must be marked: `ai` or `rules` until a person has reviewed it, null otherwise and of one not prepared. */
export const findUnreviewedMark = ({
  prepared_by,
  reviewed_at,
}: Pick<Review, 'reviewed_at'> & { prepared_by: PreparedBy | null }): 'ai' | 'rules' | null =>
  reviewed_at !== null || prepared_by === 'person' ? null : prepared_by;

const PREPARERS: Record<PreparedBy, string> = {
  ai: 'Tekstą parengė dirbtinis intelektas',
  rules: 'Tekstas automatiškai parengtas pagal taisykles',
  person: 'Tekstą parengė redakcija',
};

/** How the text came to be, as a sentence. */
export function describeText(review: Review): string {
  const { prepared_by, model, prompt_version, reviewed_at, reviewed_by } = review;
  const means = [
    model && `modelis ${model}`,
    prompt_version && `nurodymo versija ${prompt_version}`,
  ].filter(Boolean);
  const made = `${PREPARERS[prepared_by]}${means.length > 0 ? ` (${means.join(', ')})` : ''}`;
  if (reviewed_at) {
    const who = reviewed_by
      ? `peržiūrėjo ir už jį atsako ${reviewed_by}`
      : 'peržiūrėjo redaktorius';
    return `${made}, ${formatVilniusDate(reviewed_at)} jį ${who}.`;
  }
  return prepared_by === 'person' ? `${made}.` : `${made}, redaktorius jo dar neperžiūrėjo.`;
}
