/** Where the product learns the time. Tests set it; nothing under `src/server` calls `new Date()` for "now". */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
