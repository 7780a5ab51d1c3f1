import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../http/api-client.ts';

const replays = api.api.admin.replays;
const replay = replays[':id'];

type ReplayList = InferResponseType<typeof replays.$get, 200>;
export type ReplayRow = ReplayList['items'][number];
/** With its figures, article by article. */
export type Replay = InferResponseType<typeof replay.$get, 200>;
export type ReplayedArticle = Replay['articles'][number];
export type Figures = NonNullable<ReplayedArticle['current']>;
export type Estimate = InferResponseType<typeof replays.estimate.$post, 200>;
type EstimateRequest = InferRequestType<typeof replays.estimate.$post>['json'];
export type Candidate = EstimateRequest['candidate'];
/** Articles by their ids, or so many at random. */
export type Choice = Omit<EstimateRequest, 'candidate'>;
export type ArticleTexts = InferResponseType<(typeof replay.articles)[':article_id']['$get'], 200>;

export const listReplays = async (
  query: InferRequestType<typeof replays.$get>['query'],
): Promise<ReplayList> => (await replays.$get({ query })).json();

export const getReplay = async (id: string): Promise<Replay> =>
  (await replay.$get({ param: { id } })).json();

export const getTexts = async (id: string, article_id: string): Promise<ArticleTexts> =>
  (await replay.articles[':article_id'].$get({ param: { id, article_id } })).json();

export const estimateReplay = async (json: EstimateRequest): Promise<Estimate> =>
  (await replays.estimate.$post({ json })).json();

export const startReplay = async (candidate: Candidate, article_ids: string[]) =>
  (await replays.$post({ json: { candidate, article_ids } })).json();

export const stopReplay = async (id: string): Promise<Replay> =>
  (await replay.stop.$post({ param: { id } })).json();
