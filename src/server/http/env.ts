import type { Context } from 'hono';
import type { Caller } from './caller.ts';

/** What requests under `/api` and `/functions` carry, set by the guard. */
export interface ApiEnv {
  Bindings: {
    /** The Node request; absent in tests that call the application without a socket. */
    incoming?: { socket?: { remoteAddress?: string | undefined } };
  };
  Variables: {
    /** Who was let in; absent on public addresses. */
    caller?: Caller;
  };
}

export type ApiContext = Context<ApiEnv>;

type Administrator = Extract<Caller, { kind: 'administrator' }>;

/** The administrator behind a request to `/api/admin`. The guard let it in, so there is one. */
export function getAdministrator(c: Pick<ApiContext, 'get'>): Administrator {
  const caller = c.get('caller');
  if (caller?.kind !== 'administrator') {
    throw new Error('A route outside the guard asked for the administrator');
  }
  return caller;
}

export const getAdministratorId = (c: Pick<ApiContext, 'get'>): string =>
  getAdministrator(c).user.id;
