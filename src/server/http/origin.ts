import type { MiddlewareHandler } from 'hono';
import { AppError } from '../errors.ts';
import type { ApiEnv } from './env.ts';

/**
 * A page of another site gets no answer to a request that changes something, nor does one without an origin of its own
 * (`null`). Programs send no Origin and are not concerned. Where a token is needed, it is a second lock: without a token such a request could do nothing anyway.
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

/** Our own origin, and the other loopback name when it is a loopback one. */
export function listTrustedOrigins(publicUrl: string): string[] {
  const { origin, hostname } = new URL(publicUrl);
  if (hostname === 'localhost') return [origin, origin.replace('localhost', '127.0.0.1')];
  if (hostname === '127.0.0.1') return [origin, origin.replace('127.0.0.1', 'localhost')];
  return [origin];
}
