import type { Article, Seen } from '../../articles/article-requests.ts';
import { api } from '../../http/api-client.ts';

const article = api.api.admin.articles[':id'];
const asSeen = ({ id, version }: Seen) => ({ param: { id }, json: { version } });

/** The person has read the text and answers for it: the machine's mark goes. */
export const reviewArticle = async (seen: Seen): Promise<Article> =>
  (await article.review.$post(asSeen(seen))).json();

/** The text that did not pass its checks becomes the article's, to be mended; it goes on waiting for review. */
export const takeRejectedText = async (seen: Seen): Promise<Article> =>
  (await article['rejected-text'].$post(asSeen(seen))).json();

/** Its text is corrected: readers are told what, with the day. */
export const confirmCorrection = async ({ id, version }: Seen, notice: string): Promise<Article> =>
  (await article.check.correct.$post({ param: { id }, json: { version, notice } })).json();

/** It is public no more, and its address says why. */
export const withdrawArticle = async ({ id, version }: Seen, notice: string): Promise<Article> =>
  (await article.check.withdraw.$post({ param: { id }, json: { version, notice } })).json();

/** Our text stays as it is although the source changed its own. */
export const dismissSourceChange = async (seen: Seen): Promise<Article> =>
  (await article['source-change'].dismiss.$post(asSeen(seen))).json();
