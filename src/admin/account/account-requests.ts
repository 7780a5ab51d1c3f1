import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../http/api.ts';

const account = api.api.admin.account;
const factor = account['two-factor'];

export type Account = InferResponseType<typeof account.$get, 200>;
export type AccountSession = InferResponseType<typeof account.sessions.$get, 200>['items'][number];
export type PasswordChange = InferRequestType<typeof account.password.$post>['json'];
export type NewSecondFactor = InferResponseType<typeof factor.$post, 200>;

export const ACCOUNT = [['account']];

export const getAccount = async (): Promise<Account> => (await account.$get()).json();

export const listSessions = async () => (await account.sessions.$get({ query: {} })).json();

export async function changePassword(json: PasswordChange): Promise<void> {
  await account.password.$post({ json });
}

export async function endSession(id: string): Promise<void> {
  await account.sessions[':id'].$delete({ param: { id } });
}

export async function endOtherSessions(): Promise<number> {
  return (await (await account.sessions.$delete()).json()).ended;
}

/** It does not count before its first code is confirmed. */
export async function prepareSecondFactor(password: string): Promise<NewSecondFactor> {
  return (await factor.$post({ json: { password } })).json();
}

export async function confirmSecondFactor(code: string): Promise<void> {
  await factor.confirm.$post({ json: { code } });
}

export async function disableSecondFactor(password: string): Promise<void> {
  await factor.disable.$post({ json: { password } });
}

export async function renewRecoveryCodes(password: string): Promise<string[]> {
  const response = await factor['recovery-codes'].$post({ json: { password } });
  return (await response.json()).recovery_codes;
}
