import type { InferRequestType } from 'hono/client';
import type { PostValues } from '../articles/post-values.ts';
import { api } from '../http/api-client.ts';
import { RequestProblem } from '../http/problem.ts';
import { asDraft, type Draft, type DraftAnswer, type NewDraft } from './draft.ts';

const { drafts, articles } = api.api.admin;
const draft = drafts[':id'];
const article = articles[':id'];

/** Every list and count a draft's change makes out of date. */
export const DRAFT_LISTS = [['drafts'], ['dashboard']];

export const listDrafts = async (query: InferRequestType<typeof drafts.$get>['query']) =>
  (await drafts.$get({ query })).json();

/** Null when it was saved as a post, thrown away, or never reached the server. */
export const findDraft = async (id: string): Promise<DraftAnswer | null> =>
  (await draft.$get({ param: { id } })).json();

/** The one draft of an article, shared by all who edit it; null when there is none. */
export const findDraftOf = async (id: string): Promise<DraftAnswer | null> =>
  (await article['draft-text'].$get({ param: { id } })).json();

/** @throws RequestProblem 409 with the draft as it is, when the article has one already */
export const createDraft = async (json: NewDraft): Promise<Draft> =>
  asDraft(await (await drafts.$post({ json })).json());

/** @throws RequestProblem 409 with the draft as it is, when somebody saved it since `version` */
export const updateDraft = async (
  id: string,
  json: { version: number; values: PostValues },
): Promise<Draft> => asDraft(await (await draft.$put({ param: { id }, json })).json());

/**
 * Throws a draft away as it was seen; one that is gone already is no failure.
 * @throws RequestProblem 409 with the draft as it is, when somebody saved it since
 */
export async function deleteDraft({ id, version }: Pick<Draft, 'id' | 'version'>): Promise<void> {
  try {
    await draft.$delete({ param: { id }, query: { version: String(version) } });
  } catch (error) {
    if (!(error instanceof RequestProblem) || error.status !== 404) throw error;
  }
}

/** A signed address of the public page as it would be; it lapses after 15 minutes. */
export const previewDraft = async (id: string) =>
  (await draft.preview.$post({ param: { id } })).json();
export const previewArticle = async (id: string) =>
  (await article.preview.$post({ param: { id } })).json();
