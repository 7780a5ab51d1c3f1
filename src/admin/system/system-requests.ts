import type { InferResponseType } from 'hono/client';
import type { ConditionCode } from '../../domain/conditions.ts';
import { api } from '../http/api-client.ts';

const system = api.api.admin.system;

export type System = InferResponseType<typeof system.$get, 200>;
export type OpenCondition = System['open'][number];

/** What the list is narrowed to by `kind` of the address. */
export const ofKind = (conditions: OpenCondition[], kind: ConditionCode | null): OpenCondition[] =>
  kind ? conditions.filter(({ code }) => code === kind) : conditions;

export const getSystem = async (): Promise<System> => (await system.$get()).json();

type PastConditions = InferResponseType<typeof system.conditions.$get, 200>;

export const listPastConditions = async (page: number): Promise<PastConditions> =>
  (await system.conditions.$get({ query: { page: String(page) } })).json();

export const requestBackup = async (): Promise<void> => {
  await system.backups.$post();
};
