import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../http/api-client.ts';

const account = api.api.admin.account;
const factor = account['two-factor'];

export type Account = InferResponseType<typeof account.$get, 200>;
type PasswordChange = InferRequestType<typeof account.password.$post>['json'];
export type NewSecondFactor = InferResponseType<typeof factor.$post, 200>;

export const ACCOUNT = [['account']];

export const getAccount = async (): Promise<Account> => (await account.$get()).json();

export type AccountSession = InferResponseType<typeof account.sessions.$get, 200>['items'][number];

export const listSessions = async () => (await account.sessions.$get({ query: {} })).json();

export async function changePassword(json: PasswordChange): Promise<void> {
  await account.password.$post({ json });
}

export async function setPublicName(public_name: string): Promise<void> {
  await account['public-name'].$put({ json: { public_name } });
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

/** What takes protection away from the account needs both. */
export interface PasswordAndCode {
  password: string;
  /** Of the program, or a recovery code. */
  code: string;
}

export async function disableSecondFactor(given: PasswordAndCode): Promise<void> {
  await factor.disable.$post({ json: bodyOf(given) });
}

export async function renewRecoveryCodes(given: PasswordAndCode): Promise<string[]> {
  const response = await factor['recovery-codes'].$post({ json: bodyOf(given) });
  return (await response.json()).recovery_codes;
}

function bodyOf({ password, code }: PasswordAndCode) {
  const digits = code.replace(/\s/g, '');
  return /^\d{6}$/.test(digits) ? { password, code: digits } : { password, recovery_code: digits };
}
