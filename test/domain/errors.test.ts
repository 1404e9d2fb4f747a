/** A refusal is final; a failure of the server is not. */
import {
  charityNotFound,
  ERROR_STATUS,
  type ErrorCode,
  explainError,
  GivingError,
  invalidCharity,
  isRefusal,
  MissingRowError,
  notFound,
  requireRow,
  validationError,
} from '../../domain/errors';

it('every code answers with its own status', () => {
  for (const code of Object.keys(ERROR_STATUS) as ErrorCode[]) {
    expect(new GivingError(code, 'message').status).toBe(ERROR_STATUS[code]);
  }
});

it.each<[ErrorCode, number, boolean]>([
  ['VALIDATION_ERROR', 400, true],
  ['INSUFFICIENT_FUNDS', 402, true],
  ['CONFLICT', 409, true],
  ['RATE_LIMIT_EXCEEDED', 429, true],
  ['INTERNAL_ERROR', 500, false],
  ['SERVICE_UNAVAILABLE', 503, false],
])('%s answers %i and is a refusal: %s', (code, status, isFinal) => {
  const error = new GivingError(code, 'message');
  expect([error.status, isRefusal(error)]).toEqual([status, isFinal]);
});

it('an error that is not ours is no refusal', () => {
  expect(isRefusal(new Error('connection lost'))).toBe(false);
  expect(isRefusal({ status: 404 })).toBe(false);
});

it('an error carries its details, and the wait only when one was given', () => {
  expect(new GivingError('CONFLICT', 'message')).toMatchObject({ details: {}, retryAfterSeconds: undefined });
  expect(new GivingError('RATE_LIMIT_EXCEEDED', 'message', { limit: 5 }, 60)).toMatchObject({
    details: { limit: 5 },
    retryAfterSeconds: 60,
  });
});

it('wrong fields are explained one by one; other errors explain themselves', () => {
  const wrong = validationError([
    { field: 'amount', code: 'too_large', message: 'is too large' },
    { field: 'source', code: 'not_found', message: 'is unknown' },
  ]);
  expect([wrong.code, wrong.details]).toEqual([
    'VALIDATION_ERROR',
    {
      fields: [
        { field: 'amount', code: 'too_large', message: 'is too large' },
        { field: 'source', code: 'not_found', message: 'is unknown' },
      ],
    },
  ]);
  expect(explainError(wrong)).toBe('amount: is too large; source: is unknown');
  expect(explainError(new GivingError('CONFLICT', 'It is closed.'))).toBe('It is closed.');
});

it('what does not exist is named, and a charity by its id', () => {
  expect(notFound('campaign')).toMatchObject({ status: 404, message: 'There is no such campaign.' });
  expect(charityNotFound('charity_1')).toMatchObject({
    code: 'CHARITY_NOT_FOUND',
    details: { charity_id: 'charity_1' },
  });
  expect(invalidCharity('charity_1', 'It is closed.')).toMatchObject({
    code: 'INVALID_CHARITY',
    message: 'It is closed.',
    details: { charity_id: 'charity_1' },
  });
});

it('a row that must exist is returned, and its absence names the id', () => {
  expect(requireRow({ id: 'hours_1' }, 'hours_1')).toEqual({ id: 'hours_1' });
  expect(() => requireRow(undefined, 'hours_1')).toThrow(new MissingRowError('hours_1'));
  expect(new MissingRowError('hours_1').message).toBe('hours_1 is not in the database');
});
