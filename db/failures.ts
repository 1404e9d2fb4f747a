/** Recognizes database errors that a caller answers. */
import { BaseError, ConnectionError } from 'sequelize';

/**
 * SQL states after which a retry may succeed. They mean that the server is starting, stopping or full, or
 * that two transactions conflict.
 */
const UNAVAILABLE_STATES = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08003',
  '08006',
  '40001',
  '40P01',
]);
const CONNECTION_CODES = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT']);
/** Matches the driver's messages for a lost connection. These errors have no code. */
const CONNECTION_LOST = /^Connection terminated|connection error and is not queryable$/;

/** Returns true if a statement would have stored a second row with a unique value. */
export function isDuplicate(error: unknown): boolean {
  return causeOf(error).code === '23505';
}

/** Returns true if a retry may succeed, for example because Postgres is restarting or overloaded. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof ConnectionError) return true;
  const { code, message } = causeOf(error);
  if (typeof code === 'string') return UNAVAILABLE_STATES.has(code) || CONNECTION_CODES.has(code);
  return typeof message === 'string' && CONNECTION_LOST.test(message);
}

/** Sequelize wraps the driver's error, except when the driver throws while it connects. */
function causeOf(error: unknown): { code?: unknown; message?: unknown } {
  const cause: unknown = error instanceof BaseError && 'parent' in error ? error.parent : error;
  return Object(cause) as { code?: unknown; message?: unknown };
}
