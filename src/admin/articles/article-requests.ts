import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../http/api-client.ts';

const articles = api.api.admin.articles;
const article = articles[':id'];

type ArticleList = InferResponseType<typeof articles.$get, 200>;
/** A row of a list: everything but the long texts. */
export type ArticleRow = ArticleList['items'][number];
/** One article with its texts. */
export type Article = InferResponseType<typeof article.$get, 200>;
export type ArticleQuery = InferRequestType<typeof articles.$get>['query'];
export type NewPost = InferRequestType<typeof articles.$post>['json'];
export type ArticleChanges = Omit<InferRequestType<typeof article.$patch>['json'], 'version'>;

type ReportList = InferResponseType<typeof article.reports.$get, 200>;
/** Another article of the same story. */
export type Report = ReportList['items'][number];

/** What an act is aimed at: the article as the person saw it; the server refuses when it has changed. */
export type Seen = Pick<ArticleRow, 'id' | 'version'>;

/** Every list and count an article's change makes out of date. */
export const ARTICLE_LISTS = [
  ['articles'],
  ['dashboard'],
  ['categories'],
  ['drafts'],
  ['bin'],
  ['images'],
  ['slug'],
];

export async function listArticles(query: ArticleQuery): Promise<ArticleList> {
  return (await articles.$get({ query })).json();
}

/** All that the filters choose, up to what one act takes; the page is left out. */
export async function listMatching({ page: _, per_page: __, ...filters }: ArticleQuery) {
  return (await articles.matching.$get({ query: filters })).json();
}

export async function getArticle(id: string, signal?: AbortSignal): Promise<Article> {
  return (await article.$get({ param: { id } }, { init: { ...(signal && { signal }) } })).json();
}

export async function listReports(id: string): Promise<ReportList> {
  return (await article.reports.$get({ param: { id } })).json();
}

export async function createPost(post: NewPost): Promise<Article> {
  return (await articles.$post({ json: post })).json();
}

export async function updateArticle({ id, version }: Seen, changes: ArticleChanges) {
  return (await article.$patch({ param: { id }, json: { ...changes, version } })).json();
}

interface Publishing {
  /** The person has read the text and answers for it. */
  isReviewed: boolean;
  /** The person has seen what the checks found and publishes nevertheless. */
  isConfirmed: boolean;
}

export async function publishArticle(
  { id, version }: Seen,
  { isReviewed, isConfirmed }: Publishing,
) {
  const json = { version, is_reviewed: isReviewed, is_confirmed: isConfirmed };
  return (await article.publish.$post({ param: { id }, json })).json();
}

/** Into the bin. */
export async function deleteArticle({ id, version }: Seen): Promise<void> {
  await article.$delete({ param: { id }, query: { version: String(version) } });
}

export async function reprocessArticle({ id, version }: Seen) {
  return (await article.reprocess.$post({ param: { id }, json: { version } })).json();
}
