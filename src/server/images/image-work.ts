import { AppError } from '../errors.ts';
import { limitConcurrency } from '../limit-concurrency.ts';

/**
 * Decodes or encodes a picture, a few at a time for the whole process: one of 40 megapixels takes up to 250 MB
 * while it is open, and the same cores answer visitors.
 * @throws AppError `unavailable` when too many wait already
 */
export const doImageWork = limitConcurrency({
  concurrent: 2,
  // Callers decide how many pictures they ask for.
  waiting: 48,
  refuse: () =>
    new AppError('unavailable', 'Šiuo metu apdorojama daug nuotraukų. Bandykite dar kartą.', {
      log: 'too many pictures wait to be encoded',
      retryAfterSeconds: 5,
    }),
});
