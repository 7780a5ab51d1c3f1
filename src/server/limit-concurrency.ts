interface Limits {
  concurrent: number;
  /** How many may wait; the next one is refused. */
  waiting: number;
  refuse: () => Error;
}

/** Runs pieces of work a few at a time for the whole process, in the order they came. */
export function limitConcurrency({ concurrent, waiting: maxWaiting, refuse }: Limits) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < concurrent) running += 1;
    else if (waiting.length < maxWaiting)
      await new Promise<void>((resolve) => waiting.push(resolve));
    else throw refuse();
    try {
      return await work();
    } finally {
      // The slot goes to the next in the queue, not back: a newcomer may not overtake.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
