import type { Article, Seen } from '../articles/article-requests.ts';
import { asPostValues } from '../articles/post-values.ts';
import { send, sendJson } from '../http/send.ts';
import type { Revision, RevisionList } from './revision.ts';

const revisions = (articleId: string) => `/api/admin/articles/${articleId}/revisions`;

export async function listRevisions(articleId: string, page: number): Promise<RevisionList> {
  return (await send(`${revisions(articleId)}?page=${page}`)).json();
}

export async function getRevision(articleId: string, id: string): Promise<Revision> {
  const revision = (await (await send(`${revisions(articleId)}/${id}`)).json()) as Revision;
  return { ...revision, values: asPostValues(revision.values) };
}

/**
 * The former text becomes the article's, as a change of now; `lost_images` of its pictures are gone for good.
 * @throws RequestProblem 409 when the article has changed
 */
export async function restoreRevision(
  article: Seen,
  revisionId: string,
): Promise<Article & { lost_images: number }> {
  const address = `${revisions(article.id)}/${revisionId}/restore`;
  return (await sendJson('POST', address, { version: article.version })).json();
}
