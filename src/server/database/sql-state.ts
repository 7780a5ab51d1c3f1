/** With a digit, as all of them: the system's `EPIPE` is none. */
const SQL_STATE = /^(?=.*\d)[0-9A-Z]{5}$/;
const DEEPEST = 5;

/** An error and what caused it: Drizzle wraps the driver's errors. */
function* causesOf(error: unknown) {
  let at = error;
  for (let depth = 0; at instanceof Error && depth <= DEEPEST; depth += 1) {
    yield at as Error & { code?: unknown };
    at = at.cause;
  }
}

/** The database's code of what went wrong. */
export function findSqlState(error: unknown): string | null {
  for (const { code } of causesOf(error))
    if (typeof code === 'string' && SQL_STATE.test(code)) return code;
  return null;
}

/**
 * Classes that concern the database's state and not the statement: no connection, a transaction that lost against
 * another, no room or memory, a lock or a limit of time, a shutdown, the disk.
 */
const TRANSIENT = /^(08|25P|40|53|55|57|58)/;
/**
 * The driver's own errors have no code: „Connection terminated“, „timeout exceeded when trying to connect“, „Client was
 * closed and is not queryable“; the system's say it in theirs: „read ECONNRESET“, „write EPIPE“.
 */
const UNCONNECTED = /connect|not queryable|\b(?:ECONN|EPIPE|ETIMEDOUT|EHOST|ENET)/i;

/** No connection, or a server that is stopping, starting or full. */
const AWAY = /^(08|57P0|53300)/;

/** Whether there is no database to ask; also of a copy of an error, as the queue reports them. */
export function isUnreachable(error: unknown): boolean {
  const real = error instanceof Error ? error : Object.assign(new Error(), error);
  const state = findSqlState(real);
  return state ? AWAY.test(state) : isTransientError(real);
}

/** Whether the same may well succeed later. */
export function isTransientError(error: unknown): boolean {
  const state = findSqlState(error);
  if (state) return TRANSIENT.test(state);
  // Drizzle's own message repeats the statement and what people wrote: „connect“ there means nothing.
  const cause = [...causesOf(error)].at(-1);
  return cause !== undefined && UNCONNECTED.test(`${cause.message} ${cause.code ?? ''}`);
}
