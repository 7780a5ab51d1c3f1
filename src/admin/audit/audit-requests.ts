import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../http/api-client.ts';

const audit = api.api.admin.audit;

type AuditQuery = InferRequestType<typeof audit.$get>['query'];
type AuditList = InferResponseType<typeof audit.$get, 200>;
export type AuditEntry = AuditList['items'][number];

export const getAuditEntry = async (id: string): Promise<AuditEntry> =>
  (await audit[':id'].$get({ param: { id } })).json();

export const listAudit = async (query: AuditQuery): Promise<AuditList> =>
  (await audit.$get({ query })).json();
