/** Lists all error codes with their HTTP status. */
export const ERROR_STATUS = {
  VALIDATION_ERROR: 400,
  INVALID_API_KEY: 401,
  INSUFFICIENT_FUNDS: 402,
  FORBIDDEN: 403,
  HTTPS_REQUIRED: 403,
  LIMIT_EXCEEDED: 403,
  CHARITY_NOT_FOUND: 404,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  INVALID_CHARITY: 422,
  IDEMPOTENCY_KEY_REUSED: 422,
  RATE_LIMIT_EXCEEDED: 429,
  INTERNAL_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Lists the possible faults of a field. Programs read the code; `message` is for people. */
export const FAULT_CODES = [
  'required',
  'unknown',
  'type',
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'format',
  'not_allowed',
  'conflict',
  'not_found',
] as const;

export type FaultCode = (typeof FAULT_CODES)[number];

/** An invalid field of a request. `field` is its path, such as "metadata.team" or "query.limit". */
export interface FieldFault {
  field: string;
  code: FaultCode;
  message: string;
  /** The minimum or maximum that the value violates. An amount is a decimal string, a day an ISO 8601 date. */
  limit?: number | string;
  /** The position of the error within a text, in characters from 0. */
  position?: number;
}

/** An error with a stable code. Its message and details may be shown to the caller. */
export class GivingError extends Error {
  override readonly name = 'GivingError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: Record<string, unknown> = {},
    /** The API sends this as Retry-After. Undefined if a retry makes no sense. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** Returns true if an error is final. A status of 500 or more is not final, because a service may recover. */
export function isRefusal(error: unknown): error is GivingError {
  return error instanceof GivingError && error.status < 500;
}

/** Creates an error that reports all invalid fields of a request at once. */
export function validationError(fields: FieldFault[]): GivingError {
  return new GivingError('VALIDATION_ERROR', 'The request is invalid: see details.fields.', { fields });
}

/** Writes a message for readers who do not see the details. The message includes the invalid fields. */
export function explainError({ message, details }: GivingError): string {
  const { fields } = details as { fields?: FieldFault[] };
  return fields === undefined
    ? message
    : fields.map(({ field, message: fault }) => `${field}: ${fault}`).join('; ');
}

/**
 * Thrown if a row that must exist is missing. A retry is pointless, because a deleted row never comes back.
 */
export class MissingRowError extends Error {
  override readonly name = 'MissingRowError';

  constructor(id: string) {
    super(`${id} is not in the database`);
  }
}

/** Returns the row. If the row does not exist, throws a MissingRowError that names `id`. */
export function requireRow<Row>(row: Row | undefined, id: string): Row {
  if (row === undefined) throw new MissingRowError(id);
  return row;
}

/** Creates the error for a resource that does not exist or that the caller may not see. */
export function notFound(what: string): GivingError {
  return new GivingError('NOT_FOUND', `There is no such ${what}.`);
}

/** Creates the error for a request whose path names a charity that does not exist. */
export function charityNotFound(charityId: string): GivingError {
  return new GivingError('CHARITY_NOT_FOUND', 'There is no such charity.', { charity_id: charityId });
}

/** Creates the error for a request whose body names a charity that is missing or cannot receive gifts. */
export function invalidCharity(charityId: string, message: string): GivingError {
  return new GivingError('INVALID_CHARITY', message, { charity_id: charityId });
}
