import { LONGEST_ADDRESS } from '../../domain/text/longest-address.ts';

/** Why a request to an external server failed; kept on the row (source, article) it was made for. */
export type OutboundErrorKind =
  | 'bad-url'
  | 'blocked-address'
  | 'dns'
  | 'connect'
  | 'tls'
  | 'timeout'
  | 'too-large'
  | 'too-many-redirects'
  | 'bad-response'
  | 'aborted';

const DETAIL: Record<OutboundErrorKind, string> = {
  'bad-url': `Adresas netinkamas: tinka tik http ir https adresai be prisijungimo duomenų, ne ilgesni kaip ${LONGEST_ADDRESS} simbolių.`,
  'blocked-address': 'Adresas veda į vidinį arba rezervuotą tinklą, todėl nepasiekiamas.',
  dns: 'Tokio serverio vardo nepavyko rasti.',
  connect: 'Nepavyko prisijungti prie serverio.',
  tls: 'Serverio saugumo sertifikatas netinkamas.',
  timeout: 'Serveris per ilgai neatsako.',
  'too-large': 'Serverio atsakymas per didelis.',
  'too-many-redirects': 'Serveris per daug kartų nukreipia kitu adresu.',
  'bad-response': 'Serveris atsiuntė sugadintą atsakymą.',
  aborted: 'Užklausa nutraukta.',
};

/** An expected failure of a request. `detail` is Lithuanian and may be shown; `message` is for our log. */
export class OutboundError extends Error {
  readonly kind: OutboundErrorKind;
  readonly detail: string;
  /** Of the request that failed, which a redirect may have led to; null when none was sent. */
  url: string | null = null;

  constructor(kind: OutboundErrorKind, log: string, options: { cause?: unknown } = {}) {
    super(`${kind}: ${log}`, options);
    this.name = 'OutboundError';
    this.kind = kind;
    this.detail = DETAIL[kind];
  }
}

const DNS = /^(ENOTFOUND|EAI_\w+|ENODATA|ESERVFAIL)$/;
const TIMEOUT = /^(UND_ERR_(CONNECT|HEADERS|BODY)_TIMEOUT|ETIMEDOUT)$/;
const TLS =
  /^(ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH|EPROTO)/;
const BAD_RESPONSE = /^(HPE_|Z_|ERR_BROTLI|ERR__ERROR|UND_ERR_(HEADERS_OVERFLOW|RES_|RESPONSE))/;

/** Turns whatever the socket, TLS, HTTP or decompression layer threw into one of our kinds. */
export function toOutboundError(error: unknown, url: string): OutboundError {
  if (error instanceof OutboundError) return error;
  const code = codeOf(error);
  const log = `${url} (${code || String(error)})`;
  const because = (kind: OutboundErrorKind) => new OutboundError(kind, log, { cause: error });
  if (DNS.test(code)) return because('dns');
  if (TIMEOUT.test(code)) return because('timeout');
  if (TLS.test(code)) return because('tls');
  if (BAD_RESPONSE.test(code) || isParserError(error)) return because('bad-response');
  return because('connect');
}

/** The guarded lookup's own error arrives wrapped, and so do the tries of several addresses. */
export function findOutboundError(error: unknown): OutboundError | null {
  if (error instanceof OutboundError) return error;
  if (error instanceof AggregateError)
    return error.errors.map(findOutboundError).find(Boolean) ?? null;
  return error instanceof Error && error.cause ? findOutboundError(error.cause) : null;
}

const isParserError = (error: unknown) =>
  error instanceof Error && error.name === 'HTTPParserError';

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string' && error.code) return error.code;
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return codeOf(error.cause);
}
