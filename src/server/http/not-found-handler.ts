import type { Context, Hono } from 'hono';
import { AppError } from '../errors.ts';
import type { ApiEnv } from './env.ts';
import { toPattern } from './public-list.ts';

/**
 * The last route: an address that exists with another method is a 405 that names the methods, any other
 * a 404. By then the guard has let the request in, so it reveals nothing about the panel to unauthenticated callers.
 */
export function createNotFound(api: Pick<Hono<ApiEnv>, 'routes'>) {
  let known: { method: string; pattern: RegExp }[] | null = null;
  return (c: Context<ApiEnv>): never => {
    known ??= api.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => ({ method, pattern: toPattern(path) }));
    const methods = new Set(
      known.filter(({ pattern }) => pattern.test(c.req.path)).map(({ method }) => method),
    );
    if (methods.size === 0) throw new AppError('not-found', 'Tokio adreso nėra');
    c.header('Allow', [...methods].sort().join(', '));
    throw new AppError('method-not-allowed', 'Šiuo adresu toks veiksmas negalimas');
  };
}
