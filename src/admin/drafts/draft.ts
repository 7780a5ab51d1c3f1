import type { InferRequestType, InferResponseType } from 'hono/client';
import { asPostValues, type PostValues } from '../articles/post-values.ts';
import type { api } from '../http/api-client.ts';

type Drafts = typeof api.api.admin.drafts;

/** A draft as it arrives: an older form, or one with fewer fields, may have written less. */
export type DraftAnswer = NonNullable<InferResponseType<Drafts[':id']['$get'], 200>>;

/** What somebody is writing, as the server keeps it, apart from what visitors see. */
export type Draft = Omit<DraftAnswer, 'values'> & { values: PostValues };

/** A draft the server does not have yet; its id is the browser's, so that sending it again makes no second one. */
export type NewDraft = InferRequestType<Drafts['$post']>['json'] & {
  id: string;
  values: PostValues;
};

export type DraftList = InferResponseType<Drafts['$get'], 200>;
export type DraftRow = DraftList['items'][number];

/** Id of the text that is written: the article's where there is one. */
export const draftedTextId = ({ id, article_id }: Pick<Draft, 'id' | 'article_id'>) =>
  article_id ?? id;

/**
 * Fields no form knows are left out.
 * @param base what the missing ones are: the article's values, empty for a new post
 */
export const asDraft = (draft: DraftAnswer, base?: PostValues): Draft => ({
  ...draft,
  values: asPostValues(draft.values, base),
});
