import type { MiddlewareHandler } from 'hono';
import { AppError } from '../errors.ts';
import type { Caller } from '../http/caller.ts';
import type { ApiEnv } from '../http/env.ts';
import { isPublicAddress } from '../http/public-list.ts';
import { isSameSecret } from '../http/same-secret.ts';
import type { Identity } from './identity.ts';

interface GuardDeps {
  identity: Pick<Identity, 'findSession' | 'findRole'>;
  /** FUNCTIONS_KEY; null when there is none. */
  functionsKey: string | null;
}

/**
 * The one guard of everything under /api and /functions. What is not on the public list needs the admin
 * role; the functions also accept FUNCTIONS_KEY. Only the Authorization header counts: a cookie is never
 * read, so a request forged from another site carries nothing.
 */
export function createGuard(deps: GuardDeps): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    if (!isPublicAddress(c.req.method, c.req.path)) {
      const authorization = c.req.header('authorization');
      const takesKey = c.req.path.startsWith('/functions/');
      c.set('caller', await getCaller(deps, authorization, takesKey));
    }
    await next();
  };
}

async function getCaller(
  { identity, functionsKey }: GuardDeps,
  authorization: string | undefined,
  takesKey: boolean,
): Promise<Caller> {
  if (takesKey && functionsKey !== null && isSameSecret(authorization, `Bearer ${functionsKey}`)) {
    return { kind: 'functions-key' };
  }
  const session = await identity.findSession(authorization);
  if (!session) throw new AppError('unauthenticated', 'Prisijunkite, kad galėtumėte tęsti');
  if ((await identity.findRole(session.user.id)) !== 'admin') {
    throw new AppError('forbidden', 'Neturite administratoriaus teisių');
  }
  return { kind: 'administrator', user: session.user, role: 'admin', sessionId: session.id };
}
