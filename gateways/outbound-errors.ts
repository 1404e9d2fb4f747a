/** Why a request to somebody else's server failed, in words that may be shown to whoever named the URL. */

export type OutboundFailure =
  'blocked' | 'invalid_url' | 'dns' | 'refused' | 'tls' | 'timeout' | 'reset' | 'protocol';

/** A request that got no complete answer; the message names the cause and no address. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';

  constructor(
    readonly kind: OutboundFailure,
    message: string,
  ) {
    super(message);
  }
}

const TLS_CODES =
  /^(ERR_SSL_|ERR_TLS_|EPROTO$|UNSPECIFIED$)|CERT|CRL|UNABLE_TO_|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH|HOSTNAME_MISMATCH/;
const REFUSED_CODES =
  /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENETDOWN|EADDRNOTAVAIL|EACCES|EPERM)$/;
const TIMEOUT_CODES = /^(ETIMEDOUT|UND_ERR_(CONNECT|HEADERS|BODY)_TIMEOUT)$/;
const RESET_CODES = /^(ECONNRESET|ECONNABORTED|EPIPE|UND_ERR_(SOCKET|CLOSED|DESTROYED|ABORTED))$/;

/** The one refusal of an address, however it was written or found. */
export function blockedAddress(): OutboundError {
  return new OutboundError('blocked', 'The host has an address that is not on the public internet.');
}

/** The refusal of a name that has no address. */
export function unresolvedName(error: unknown): OutboundError {
  return new OutboundError('dns', `The host name has no address (${codeOf(error)}).`);
}

/** Turns whatever the HTTP client or the socket threw into an OutboundError. */
export function explainFailure(error: unknown): OutboundError {
  if (error instanceof OutboundError) return error;
  const code = codeOf(error);
  if (TLS_CODES.test(code)) return new OutboundError('tls', `The TLS connection failed (${code}).`);
  if (REFUSED_CODES.test(code)) {
    return new OutboundError('refused', `The connection could not be opened (${code}).`);
  }
  if (TIMEOUT_CODES.test(code)) return new OutboundError('timeout', `The server did not react (${code}).`);
  if (RESET_CODES.test(code)) {
    return new OutboundError('reset', `The connection broke before the answer was complete (${code}).`);
  }
  return new OutboundError('protocol', `The exchange was not valid HTTP (${code}).`);
}

/** The stable code of a system or client error: its text may carry an address or the answer's content. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'name' in error && typeof error.name === 'string' ? error.name : 'unknown';
}
