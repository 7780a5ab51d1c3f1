import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../http/api-client.ts';

const logs = api.api.admin.logs;

export type LogQuery = InferRequestType<typeof logs.$get>['query'];
export type Log = InferResponseType<typeof logs.$get, 200>['items'][number];

export const listLogs = async (query: LogQuery) => (await logs.$get({ query })).json();

export const getLog = async (id: string): Promise<Log> =>
  (await logs[':id'].$get({ param: { id } })).json();
