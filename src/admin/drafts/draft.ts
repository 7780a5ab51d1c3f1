import { asPostValues, type PostValues } from '../articles/post-values.ts';

/** What somebody is writing, as the server keeps it, apart from what visitors see. */
export interface Draft {
  id: string;
  /** Null: a post that does not exist yet. */
  article_id: string | null;
  values: PostValues;
  /** The article's version the writing began from. */
  base_version: number | null;
  version: number;
  /** E-mail address of the last editor. */
  updated_by: string | null;
  updated_at: string;
  created_at: string;
}

/** A draft the server does not have yet. */
export interface NewDraft {
  /** Chosen by the browser, so that sending it again makes no second one. */
  id: string;
  article_id?: string;
  base_version?: number;
  values: PostValues;
}

/** A row of the list of drafts. */
export interface DraftRow extends Omit<Draft, 'values' | 'created_at'> {
  title: string;
}

/** Id of the text that is written: the article's where there is one. */
export const draftedTextId = ({ id, article_id }: Pick<Draft, 'id' | 'article_id'>) =>
  article_id ?? id;

export interface DraftList {
  items: DraftRow[];
  total: number;
  page: number;
  per_page: number;
}

export interface Preview {
  url: string;
  expires_at: string;
}

/** A draft as it arrives: an older form, or one with fewer fields, may have written less. */
export type DraftAnswer = Omit<Draft, 'values'> & { values: unknown };

/**
 * Fields no form knows are left out.
 * @param base what the missing ones are: the article's values, empty for a new post
 */
export const asDraft = (draft: DraftAnswer, base?: PostValues): Draft => ({
  ...draft,
  values: asPostValues(draft.values, base),
});
