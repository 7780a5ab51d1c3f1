import { AppError } from '../errors.ts';

/*
 * Decoding and encoding pictures, a few at a time for the whole process: a picture of 40 megapixels takes up
 * to 250 MB while it is open, and the same cores answer visitors.
 */

const MAX_CONCURRENT = 2;
/** A request that finds a longer queue is refused: callers decide how many pictures they ask for. */
const MAX_WAITING = 48;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Runs the work when its turn comes.
 * @throws AppError `unavailable` when too many wait already
 */
export async function doImageWork<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= MAX_CONCURRENT) {
    if (waiting.length >= MAX_WAITING) {
      throw new AppError(
        'unavailable',
        'Šiuo metu apdorojama daug paveikslėlių. Bandykite dar kartą.',
        {
          log: 'too many pictures wait to be encoded',
          retryAfterSeconds: 5,
        },
      );
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    // The slot goes to the next in the queue, not back: a newcomer may not overtake.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
