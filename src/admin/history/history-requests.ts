import type { InferResponseType } from 'hono/client';
import type { Article, Seen } from '../articles/article-requests.ts';
import { asPostValues } from '../articles/post-values.ts';
import { api } from '../http/api-client.ts';

const revisions = api.api.admin.articles[':id'].revisions;
const revision = revisions[':revisionId'];

type RevisionList = InferResponseType<typeof revisions.$get, 200>;
export type RevisionRow = RevisionList['items'][number];

export const listRevisions = async (id: string, page: number): Promise<RevisionList> =>
  (await revisions.$get({ param: { id }, query: { page: String(page) } })).json();

export async function getRevision(id: string, revisionId: string) {
  const found = await (await revision.$get({ param: { id, revisionId } })).json();
  return { ...found, values: asPostValues(found.values) };
}

/**
 * The former text becomes the article's, as a change of now; `lost_images` of its pictures are gone for good.
 * @throws RequestProblem 409 when the article has changed
 */
export async function restoreRevision(
  { id, version }: Seen,
  revisionId: string,
): Promise<Article & { lost_images: number }> {
  return (await revision.restore.$post({ param: { id, revisionId }, json: { version } })).json();
}
