import type { MiddlewareHandler } from 'hono';
import { AppError } from '../errors.ts';
import type { ApiEnv } from './env.ts';

/**
 * A page of another site gets no answer to a request that changes something. Programs send no Origin and
 * are not concerned. It is a second lock: without a token such a request could do nothing anyway.
 */
export function refuseForeignOrigins(trusted: readonly string[]): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const origin = c.req.header('origin');
    const isChange = !/^(?:GET|HEAD|OPTIONS)$/.test(c.req.method);
    if (origin && isChange && !trusted.includes(origin)) {
      throw new AppError('forbidden', 'Užklausa iš kitos svetainės neleidžiama', {
        log: `Origin ${origin}`,
      });
    }
    await next();
  };
}
