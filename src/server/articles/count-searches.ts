import type { IncomingMessage } from 'node:http';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { createClientAddressReader } from '../http/client-address.ts';
import type { ApiContext } from '../http/env.ts';
import { countSearch } from './search-articles.ts';

/** For the blog's search page: counts like the interface does, from the same allowance of the address. */
export function createSearchCounter(ctx: Pick<AppContext, 'db' | 'clock' | 'config'>) {
  const readClientAddress = createClientAddressReader(ctx.config.trustProxy);
  return async (request: IncomingMessage): Promise<boolean> => {
    const header = (name: string) => {
      const value = request.headers[name];
      return Array.isArray(value) ? value.join(',') : value;
    };
    const { ip } = readClientAddress({
      env: { incoming: request },
      req: { header } as ApiContext['req'],
    });
    try {
      await countSearch(ctx, ip);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'too-many') return false;
      throw error;
    }
  };
}
