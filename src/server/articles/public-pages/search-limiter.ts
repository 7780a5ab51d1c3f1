import type { IncomingMessage } from 'node:http';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { consumeSearchLimit } from './search-articles.ts';

/** For the blog's search page: counts like the interface does, from the same allowance of the address. */
export function createSearchLimiter(
  ctx: Pick<AppContext, 'db' | 'clock'> & { secret: string },
  addressOf: (request: IncomingMessage) => string,
) {
  return async (request: IncomingMessage): Promise<boolean> => {
    try {
      await consumeSearchLimit(ctx, addressOf(request));
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'too-many') return false;
      throw error;
    }
  };
}
