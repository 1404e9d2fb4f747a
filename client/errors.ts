/** The errors that the SDK throws. Distinguish them with `instanceof`. No error holds the API key. */

/** All error codes of the API. */
export const ERROR_CODES = [
  'VALIDATION_ERROR',
  'INVALID_API_KEY',
  'INSUFFICIENT_FUNDS',
  'FORBIDDEN',
  'HTTPS_REQUIRED',
  'LIMIT_EXCEEDED',
  'CHARITY_NOT_FOUND',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'CONFLICT',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'INVALID_CHARITY',
  'IDEMPOTENCY_KEY_REUSED',
  'RATE_LIMIT_EXCEEDED',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
] as const;

/** A code that the API sends. */
export type ErrorCode = (typeof ERROR_CODES)[number];

/** `field` is the path of a wrong field, such as "metadata.team". */
export interface FieldFault {
  field: string;
  /** What is wrong, for programs. */
  code: string;
  message: string;
  /** The bound that the value is beyond. */
  limit?: number | string;
}

/** A call failed, because the API refused it or no answer arrived. */
export abstract class GivingError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** The server sent this error response. */
export interface RefusedAnswer {
  status: number;
  headers: Headers;
  rawBody: string;
}

/** The server refused the call. `code` is stable; `message` is for people. */
export class GivingApiError extends GivingError {
  readonly status: number;
  /** Is `UNKNOWN` if the API did not send the answer, but for example a proxy did. */
  readonly code: ErrorCode | 'UNKNOWN';
  readonly details: Record<string, unknown>;
  /** Identifies the request in the server's logs. */
  readonly requestId: string | undefined;
  readonly rawBody: string;

  constructor({ status, headers, rawBody }: RefusedAnswer) {
    const { code, message, details } = readErrorBody(rawBody);
    super(message ?? `The server answered ${status}, but not with an error of the API. Check baseUrl.`);
    this.status = status;
    this.code = code;
    this.details = details;
    this.requestId = headers.get('x-request-id') ?? undefined;
    this.rawBody = rawBody;
  }
}

/** 400: fields are malformed, missing or wrong. `fields` lists them. */
export class ValidationError extends GivingApiError {
  /** The faults of the request, one for each field. */
  get fields(): FieldFault[] {
    const { fields } = this.details;
    return Array.isArray(fields) ? (fields as FieldFault[]) : [];
  }
}

/** 401: the API key is missing, unknown, revoked or expired. */
export class AuthenticationError extends GivingApiError {}

/** 402: the source cannot pay the total charge. Amounts are decimal strings, or "" if the server sent none. */
export class InsufficientFundsError extends GivingApiError {
  /** What the source has. */
  get available(): string {
    return asText(this.details.available);
  }

  /** The total charge. */
  get required(): string {
    return asText(this.details.required);
  }

  /** The currency of both amounts. */
  get currency(): string {
    return asText(this.details.currency);
  }
}

/** 404: the object does not exist, or the caller may not see it. */
export class NotFoundError extends GivingApiError {}

/** 409: the object's current state does not allow the call. */
export class ConflictError extends GivingApiError {
  /** Set if a request with the same idempotency key still runs: the wait before its answer can be asked for. */
  readonly retryAfterSeconds: number | undefined;

  constructor(answer: RefusedAnswer) {
    super(answer);
    this.retryAfterSeconds = readRetryAfterSeconds(answer);
  }
}

/** 429: the hourly rate limit is reached. */
export class RateLimitError extends GivingApiError {
  /** The wait that the server asks for, or undefined if it asks for no wait. */
  readonly retryAfterSeconds: number | undefined;

  constructor(answer: RefusedAnswer) {
    super(answer);
    this.retryAfterSeconds = readRetryAfterSeconds(answer);
  }
}

function readRetryAfterSeconds({ headers }: RefusedAnswer): number | undefined {
  const milliseconds = readRetryAfterMs(headers, Date.now());
  return milliseconds === undefined ? undefined : Math.ceil(milliseconds / 1_000);
}

/**
 * 5xx: the server failed. The request may have taken effect. To find out, repeat the request with the same
 * idempotency key.
 */
export class ServerError extends GivingApiError {}

/** No answer arrived: the server was unreachable, or the connection broke. */
export class ConnectionError extends GivingError {
  constructor(
    message: string,
    /** True if the request certainly never left this machine. */
    readonly wasNeverSent: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The timeout passed before the answer arrived. */
export class TimeoutError extends GivingError {}

/** Returns the error for an answer's status. */
export function toApiError(answer: RefusedAnswer): GivingApiError {
  if (answer.status >= 500) return new ServerError(answer);
  const Kind = KIND_OF_STATUS[answer.status] ?? GivingApiError;
  return new Kind(answer);
}

const KIND_OF_STATUS: Partial<Record<number, typeof GivingApiError>> = {
  400: ValidationError,
  401: AuthenticationError,
  402: InsufficientFundsError,
  404: NotFoundError,
  409: ConflictError,
  429: RateLimitError,
};

/** Returns the wait in a Retry-After header (seconds or a date), or undefined without a valid header. */
export function readRetryAfterMs(headers: Headers, nowMs: number): number | undefined {
  const text = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1_000;
  const atMs = text.endsWith(' GMT') ? Date.parse(text) : Number.NaN;
  return Number.isNaN(atMs) ? undefined : Math.max(0, atMs - nowMs);
}

interface ErrorBody {
  code: ErrorCode | 'UNKNOWN';
  message: string | undefined;
  details: Record<string, unknown>;
}

function readErrorBody(rawBody: string): ErrorBody {
  const { error } = asObject(parseJson(rawBody));
  const { code, message, details } = asObject(error);
  return {
    code: ERROR_CODES.find((known) => known === code) ?? 'UNKNOWN',
    message: typeof message === 'string' ? message : undefined,
    details: asObject(details),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
