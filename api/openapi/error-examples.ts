/** Shows what error responses look like. Builds the bodies with the functions that answer requests. */
import {
  charityNotFound,
  type ErrorCode,
  GivingError,
  invalidCharity,
  notFound,
  validationError,
} from '../../domain/errors';
import { HOURLY_LIMITS } from '../../domain/access/scopes';
import { REFUSALS } from '../middleware/authenticate';
import { errorBody, toGivingError } from '../middleware/errors';
import { rateExceeded } from '../middleware/rate-limit';
import { signInNeeded } from '../access/step-up';

interface Example {
  summary: string;
  value: ReturnType<typeof errorBody>;
}

const REQUEST_ID = 'request_01m8a32m7n4hjgje11z7971k4s';
const CHARITY_ID = 'charity_sandbox_000000000000';

const ERRORS: Record<ErrorCode, GivingError[]> = {
  VALIDATION_ERROR: [
    validationError([
      { field: 'note', code: 'unknown', message: 'is not a known field' },
      { field: 'name', code: 'too_long', message: 'must have at most 200 characters', limit: 200 },
    ]),
  ],
  INVALID_API_KEY: [
    ...Object.entries(REFUSALS).map(
      ([reason, message]) => new GivingError('INVALID_API_KEY', message, { reason }),
    ),
    signInNeeded(),
  ],
  INSUFFICIENT_FUNDS: [
    new GivingError('INSUFFICIENT_FUNDS', 'The chosen source cannot pay the total charge.', {
      available: '10.00',
      required: '25.00',
      currency: 'USD',
    }),
  ],
  FORBIDDEN: [
    new GivingError('FORBIDDEN', 'This credential lacks the scope donations:write.', {
      scope: 'donations:write',
    }),
  ],
  HTTPS_REQUIRED: [new GivingError('HTTPS_REQUIRED', 'This API requires HTTPS. Use an https:// URL.')],
  LIMIT_EXCEEDED: [
    new GivingError('LIMIT_EXCEEDED', 'Giving this much in a year needs donor verification "standard".', {
      limit_of: 'donor',
      required_level: 'standard',
    }),
  ],
  CHARITY_NOT_FOUND: [charityNotFound(CHARITY_ID)],
  NOT_FOUND: [notFound('resource')],
  METHOD_NOT_ALLOWED: [new GivingError('METHOD_NOT_ALLOWED', 'This path supports only POST, HEAD, GET.')],
  CONFLICT: [new GivingError('CONFLICT', 'The current status does not allow this call.')],
  PAYLOAD_TOO_LARGE: [
    new GivingError('PAYLOAD_TOO_LARGE', 'The body is larger than 1 MiB.', { limit_bytes: 1_048_576 }),
  ],
  UNSUPPORTED_MEDIA_TYPE: [
    new GivingError('UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json in UTF-8, uncompressed.'),
  ],
  INVALID_CHARITY: [invalidCharity(CHARITY_ID, 'This charity cannot receive gifts.')],
  IDEMPOTENCY_KEY_REUSED: [
    new GivingError('IDEMPOTENCY_KEY_REUSED', 'Another request used this Idempotency-Key. Use a new one.'),
  ],
  RATE_LIMIT_EXCEEDED: [
    rateExceeded(HOURLY_LIMITS.standard, { used: HOURLY_LIMITS.standard, resetAtSeconds: 0 }),
  ],
  INTERNAL_ERROR: [toGivingError(new Error('any failure'))],
  SERVICE_UNAVAILABLE: [
    toGivingError(Object.assign(new Error('a lost connection'), { code: 'ECONNREFUSED' })),
  ],
};

/** Returns the examples of the codes, by name. The name is the code, with the reason if the code has several. */
export function errorExamples(codes: ErrorCode[]): Record<string, Example> {
  return Object.fromEntries(
    codes.flatMap((code) =>
      ERRORS[code].map((error): [string, Example] => {
        const { reason } = error.details;
        const name = typeof reason === 'string' ? `${code}_${reason}` : code;
        return [name, { summary: error.message, value: errorBody(error, REQUEST_ID) }];
      }),
    ),
  );
}
