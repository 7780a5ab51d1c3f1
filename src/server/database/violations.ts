interface DatabaseFailure {
  code?: unknown;
  constraint?: unknown;
  cause?: unknown;
}

/** Whether a write failed because this constraint holds; Drizzle wraps the driver's error once. */
export function violates(error: unknown, constraint: string): boolean {
  for (let at = error as DatabaseFailure | undefined, depth = 0; at && depth < 3; depth++) {
    if (at.constraint === constraint) return true;
    at = at.cause as DatabaseFailure | undefined;
  }
  return false;
}
