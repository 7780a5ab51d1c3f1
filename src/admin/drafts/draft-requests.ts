import type { PostValues } from '../articles/post-values.ts';
import { RequestProblem } from '../http/problem.ts';
import { send, sendJson } from '../http/send.ts';
import {
  asDraft,
  type Draft,
  type DraftAnswer,
  type DraftList,
  type NewDraft,
  type Preview,
} from './draft.ts';

const DRAFTS = '/api/admin/drafts';
const ARTICLES = '/api/admin/articles';

const read = async <Body>(answer: Promise<Response>) => (await (await answer).json()) as Body;
const readDraft = async (answer: Promise<Response>) => asDraft(await read<DraftAnswer>(answer));

export const listDrafts = (query: Record<string, string>) =>
  read<DraftList>(send(`${DRAFTS}?${new URLSearchParams(query)}`));

/** Null when it was saved as a post, thrown away, or never reached the server. */
export const findDraft = (id: string) => read<DraftAnswer | null>(send(`${DRAFTS}/${id}`));

/** The one draft of an article, shared by all who edit it; null when there is none. */
export const findDraftOf = (articleId: string) =>
  read<DraftAnswer | null>(send(`${ARTICLES}/${articleId}/draft-text`));

/** @throws RequestProblem 409 with the draft as it is, when the article has one already */
export const createDraft = (draft: NewDraft) => readDraft(sendJson('POST', DRAFTS, draft));

/** @throws RequestProblem 409 with the draft as it is, when somebody saved it since `version` */
export const updateDraft = (id: string, draft: { version: number; values: PostValues }) =>
  readDraft(sendJson('PUT', `${DRAFTS}/${id}`, draft));

/**
 * Throws a draft away as it was seen; one that is gone already is no failure.
 * @throws RequestProblem 409 with the draft as it is, when somebody saved it since
 */
export async function deleteDraft({ id, version }: Pick<Draft, 'id' | 'version'>): Promise<void> {
  try {
    await send(`${DRAFTS}/${id}?version=${version}`, { method: 'DELETE' });
  } catch (error) {
    if (!(error instanceof RequestProblem) || error.status !== 404) throw error;
  }
}

/** A signed address of the public page as it would be; it lapses after 15 minutes. */
export const previewDraft = (id: string) =>
  read<Preview>(sendJson('POST', `${DRAFTS}/${id}/preview`, {}));
export const previewArticle = (id: string) =>
  read<Preview>(sendJson('POST', `${ARTICLES}/${id}/preview`, {}));
