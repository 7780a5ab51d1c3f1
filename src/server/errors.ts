export interface FieldError {
  /** Name of the field as the caller sent it. */
  field: string;
  /** Lithuanian, shown to the person as it is. */
  message: string;
}

export type ErrorCode =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'gone'
  | 'method-not-allowed'
  | 'conflict'
  | 'too-large'
  | 'unsupported-media'
  | 'too-many'
  | 'not-configured'
  | 'unavailable';

const STATUS: Record<ErrorCode, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  gone: 410,
  'method-not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  'unsupported-media': 415,
  'too-many': 429,
  'not-configured': 409,
  unavailable: 503,
};

interface AppErrorOptions {
  /** In form order; the first one is what a toast shows. */
  errors?: FieldError[];
  /** For our log; never leaves the server. Without secrets or message bodies. */
  log?: string;
  /** Whole seconds until another try makes sense (Retry-After). */
  retryAfterSeconds?: number;
  /** More members of the problem (RFC 9457, 3.2): `current` of a version conflict, `uses` of a picture. */
  extra?: Record<string, unknown>;
  cause?: unknown;
}

/**
 * An expected failure. `detail` is Lithuanian and reaches the person; everything else is ours.
 * Mapped to an RFC 9457 problem in one place, `http/problems.ts`. Anything that is not an AppError is a bug.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly detail: string;
  readonly errors: FieldError[];
  readonly retryAfterSeconds: number | undefined;
  readonly extra: Record<string, unknown>;

  constructor(code: ErrorCode, detail: string, options: AppErrorOptions = {}) {
    super(options.log ?? detail, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = STATUS[code];
    this.detail = detail;
    this.errors = options.errors ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.extra = options.extra ?? {};
  }
}
