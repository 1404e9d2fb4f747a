/** Explains why an outbound request failed. The user who supplied the URL can read these messages. */

export type OutboundFailure =
  'blocked' | 'invalid_url' | 'dns' | 'refused' | 'tls' | 'timeout' | 'reset' | 'protocol';

/** Thrown if a request got no complete answer. The message names the cause, but never an address. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';

  constructor(
    readonly kind: OutboundFailure,
    message: string,
    /** True if the server had begun to answer. */
    readonly isPartial = false,
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

/**
 * Returns the error for a blocked address. It does not tell whether the URL contained the address or DNS
 * returned it.
 */
export function blockedAddress(): OutboundError {
  return new OutboundError('blocked', 'The host has an address that is not on the public internet.');
}

/** Returns the error for a URL of the API itself. */
export function ownInstallation(): OutboundError {
  const message = 'The URL leads to this installation itself. Use the address of your own server.';
  return new OutboundError('blocked', message);
}

/** Returns the error for a host name without an address. */
export function unresolvedName(error: unknown): OutboundError {
  return new OutboundError('dns', `The host name has no address (${codeOf(error)}).`);
}

/** Converts any error of the HTTP client or the socket into an OutboundError. */
export function explainFailure(error: unknown): OutboundError {
  if (error instanceof OutboundError) return error;
  const code = codeOf(error);
  if (TLS_CODES.test(code)) return new OutboundError('tls', `The TLS connection failed (${code}).`);
  if (REFUSED_CODES.test(code)) {
    return new OutboundError('refused', `The connection could not be opened (${code}).`);
  }
  if (TIMEOUT_CODES.test(code)) return new OutboundError('timeout', `The server did not respond (${code}).`);
  if (RESET_CODES.test(code)) {
    return new OutboundError('reset', `The connection closed before the answer was complete (${code}).`);
  }
  return new OutboundError('protocol', `The server did not answer with valid HTTP (${code}).`);
}

/** Returns the same error, marked as a failure during the answer. */
export function asPartial({ kind, message }: OutboundError): OutboundError {
  return new OutboundError(kind, message, true);
}

/**
 * Returns an error's code. The error's message must not be shown: it may contain an address or a part of the
 * answer.
 */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'name' in error && typeof error.name === 'string' ? error.name : 'unknown';
}
