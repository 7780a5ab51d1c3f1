/** A request that did not succeed: what the server said (RFC 9457), or status 0 when nothing answered. */
export class RequestProblem extends Error {
  readonly status: number;
  /** Lithuanian, for the person; empty when the server gave none. */
  readonly detail: string;
  readonly errors: { field: string; message: string }[];
  /** The whole problem document; a conflict carries `current`, an image in use `uses`. Null when there was none. */
  readonly document: Record<string, unknown> | null;

  constructor(
    status: number,
    detail: string,
    errors: { field: string; message: string }[] = [],
    options?: ErrorOptions & { document?: Record<string, unknown> },
  ) {
    super(`${status} ${detail}`.trim(), options);
    this.name = 'RequestProblem';
    this.status = status;
    this.detail = detail;
    this.errors = errors;
    this.document = options?.document ?? null;
  }
}

/** A run that the server began and could not bring to a good end; every request of it went well. */
export class RunFailure extends Error {
  /** Lithuanian, for the person; empty when the run gave none. */
  readonly reason: string;

  /** @param run which one, for the console: the function's name and the run's id */
  constructor(run: string, reason: string) {
    super(`${run}: ${reason || 'no reason given'}`);
    this.name = 'RunFailure';
    this.reason = reason;
  }
}

/** Reads a refused answer; anything that is not a problem document keeps only its status. */
export async function problemFrom(response: Response): Promise<RequestProblem> {
  const body: unknown = await response.json().catch(() => null);
  const document = (body ?? {}) as Record<string, unknown>;
  const { detail, errors } = document;
  return new RequestProblem(
    response.status,
    typeof detail === 'string' ? detail : '',
    Array.isArray(errors) ? errors : [],
    { document },
  );
}

/**
 * The row as it is now, from the 409 of a save whose version is out of date; null for every other failure.
 * Same shape as the GET of that row.
 */
export function conflictingRow<Row>(error: unknown): Row | null {
  if (!(error instanceof RequestProblem) || error.status !== 409) return null;
  return (error.document?.current as Row | undefined) ?? null;
}

/** What to show the person beyond the fixed text of an action; null when only our log can use it. */
export function explain(error: unknown): string | null {
  if (error instanceof RunFailure) return error.reason || null;
  if (!(error instanceof RequestProblem)) return null;
  if (error.status === 0) return 'Nepavyko susisiekti su serveriu. Patikrinkite interneto ryšį.';
  // A bug on the server: its text says no more than that.
  if (error.status === 500) return null;
  return error.errors[0]?.message || error.detail || null;
}
