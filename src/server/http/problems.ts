import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { findSqlState, isTransientError } from '../database/sql-state.ts';
import { AppError, type ErrorCode, type FieldError } from '../errors.ts';
import { createFailureLog } from '../log/failure-log.ts';
import { answerGoneClient } from './client-gone.ts';

/** RFC 9457, as `application/problem+json`. `detail` and the messages are Lithuanian, shown as they are. */
interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** In form order; empty when the trouble belongs to no field. */
  errors: FieldError[];
}

const TITLES: Record<ErrorCode, string> = {
  invalid: 'Neteisingi duomenys',
  unauthenticated: 'Reikia prisijungti',
  forbidden: 'Prieiga uždrausta',
  'not-found': 'Nerasta',
  gone: 'Nebėra',
  'method-not-allowed': 'Veiksmas negalimas',
  conflict: 'Veiksmas negalimas dabartinėje būsenoje',
  'too-large': 'Užklausa per didelė',
  'unsupported-media': 'Netinkamas duomenų formatas',
  'too-many': 'Per daug bandymų',
  'not-configured': 'Nesukonfigūruota',
  unavailable: 'Paslauga laikinai nepasiekiama',
};

export const UNEXPECTED = 'Įvyko nenumatyta klaida';

/** The database's limits, see `database/database.ts`: a statement or a lock took too long, or two waited for each other. */
const TOO_BUSY = new Set(['57014', '55P03', '40P01']);
const BUSY = new AppError(
  'unavailable',
  'Duomenų bazė šiuo metu per daug užimta. Pabandykite dar kartą po minutės.',
  { retryAfterSeconds: 60 },
);

/** The database cannot be reached, or has no room. */
export const AWAY = new AppError(
  'unavailable',
  'Duomenų bazė šiuo metu neatsako. Pabandykite dar kartą po minutės.',
  { retryAfterSeconds: 60 },
);

/** An expected failure of a library in our words; null when it is none. */
type WordError = (error: unknown) => AppError | null;

/** Turns whatever was thrown into an expected failure; null when it is a bug. */
function toAppError(error: unknown, wordLibraryError: WordError): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException && error.status < 500) {
    return new AppError('invalid', 'Užklausa netaisyklinga', { cause: error });
  }
  return wordLibraryError(error);
}

function describeProblem(error: AppError): Problem {
  return {
    ...error.extra,
    type: `urn:problem:${error.code}`,
    title: TITLES[error.code],
    status: error.status,
    detail: error.detail,
    errors: error.errors,
  };
}

/**
 * The one place where failures become answers. Bugs are logged with their stack and say nothing outside.
 * @param wordLibraryError what a library of the application throws for bad input, in our words
 */
export function createErrorHandler(
  log: Pick<Logger, 'error' | 'warn' | 'debug'>,
  wordLibraryError: WordError = () => null,
): ErrorHandler {
  const sayFailure = createFailureLog(log, 'Unexpected failure');
  return (error, c) => {
    const expected = toAppError(error, wordLibraryError);
    if (!expected) {
      const gone = answerGoneClient(error, c);
      if (gone) return gone;
      sayFailure(error, { method: c.req.method, path: c.req.path });
      if (TOO_BUSY.has(findSqlState(error) ?? '')) return answer(c, describeProblem(BUSY), BUSY);
      if (isTransientError(error)) return answer(c, describeProblem(AWAY), AWAY);
      return answer(c, {
        type: 'urn:problem:unexpected',
        title: 'Klaida',
        status: 500,
        detail: UNEXPECTED,
        errors: [],
      });
    }
    log.debug({ code: expected.code, path: c.req.path }, expected.message);
    return answer(c, describeProblem(expected), expected);
  };
}

function answer(c: Context, problem: Problem, error?: AppError): Response {
  if (error?.retryAfterSeconds !== undefined)
    c.header('Retry-After', String(error.retryAfterSeconds));
  c.header('Cache-Control', 'no-store');
  c.header('Content-Type', 'application/problem+json; charset=utf-8');
  return c.newResponse(JSON.stringify(problem), problem.status as 400);
}
