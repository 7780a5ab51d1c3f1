import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';

/**
 * With JOBS=paused on the embedded database no process takes up work: what a person asks for would wait without an end. On one of
 * DATABASE_URL another instance may be at work.
 * @throws AppError not-configured
 */
export function refuseWhilePaused({ areJobsPaused, databaseUrl }: Config): void {
  if (areJobsPaused && databaseUrl === null)
    throw new AppError(
      'not-configured',
      'Darbai sustabdyti (JOBS=paused), todėl nieko nepradėta. Paleiskite juos serverio nustatymuose.',
    );
}
