import type { OutboundErrorKind } from '../../../outbound/outbound-error.ts';

/** Why a source could not be read this time; kept on its row as `last_error_kind`. */
export type SourceErrorKind =
  | OutboundErrorKind
  | 'blocked'
  | 'not-a-feed'
  | 'broken-feed'
  | 'no-links'
  | 'robots'
  | 'gone'
  | 'not-found'
  | 'too-many-requests'
  | 'refused'
  | 'server-error'
  /** Reading it ended the process or a thread twice. */
  | 'deadly';

interface SourceErrorOptions {
  /** What the server asked for in Retry-After. */
  retryAfterMs?: number | null;
  cause?: unknown;
}

/** A failure that belongs to a source's row. `detail` is Lithuanian, for the person; `message` is for our log. */
export class SourceError extends Error {
  readonly kind: SourceErrorKind;
  readonly detail: string;
  readonly log: string;
  readonly retryAfterMs: number | null;

  constructor(
    kind: SourceErrorKind,
    detail: string,
    log: string,
    options: SourceErrorOptions = {},
  ) {
    super(`${kind}: ${log}`, { cause: options.cause });
    this.name = 'SourceError';
    this.kind = kind;
    this.detail = detail;
    this.log = log;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}

export function brokenFeed(cause: unknown): SourceError {
  const detail = 'Naujienų srautas sugadintas, jo nepavyko perskaityti.';
  return new SourceError('broken-feed', detail, String(cause), { cause });
}
