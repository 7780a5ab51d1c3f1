/** A request that did not succeed: what the server said (RFC 9457), or status 0 when nothing answered. */
export class RequestProblem extends Error {
  readonly status: number;
  /** Lithuanian, for the person; empty when the server gave none. */
  readonly detail: string;
  readonly errors: { field: string; message: string }[];

  constructor(
    status: number,
    detail: string,
    errors: { field: string; message: string }[] = [],
    options?: ErrorOptions,
  ) {
    super(`${status} ${detail}`.trim(), options);
    this.name = 'RequestProblem';
    this.status = status;
    this.detail = detail;
    this.errors = errors;
  }
}

/** Reads a refused answer; anything that is not a problem document keeps only its status. */
export async function problemFrom(response: Response): Promise<RequestProblem> {
  const body: unknown = await response.json().catch(() => null);
  const { detail, errors } = (body ?? {}) as { detail?: unknown; errors?: unknown };
  return new RequestProblem(
    response.status,
    typeof detail === 'string' ? detail : '',
    Array.isArray(errors) ? errors : [],
  );
}

/** What to tell the person beyond the fixed text of an action; null when only our log can use it. */
export function explain(error: unknown): string | null {
  if (!(error instanceof RequestProblem)) return null;
  if (error.status === 0) return 'Nepavyko susisiekti su serveriu. Patikrinkite interneto ryšį.';
  // A bug on the server: its text says no more than that.
  if (error.status === 500) return null;
  return error.errors[0]?.message || error.detail || null;
}
