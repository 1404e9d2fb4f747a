/** Recognizes database errors after which a retry may succeed. */
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

/** Returns true if a retry may succeed, for example because Postgres is restarting or overloaded. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof ConnectionError) return true;
  // Sequelize wraps the driver's error, except when the driver throws while it connects.
  const cause = error instanceof BaseError && 'parent' in error ? error.parent : error;
  const { code, message } = Object(cause) as { code?: unknown; message?: unknown };
  if (typeof code === 'string') return UNAVAILABLE_STATES.has(code) || CONNECTION_CODES.has(code);
  return typeof message === 'string' && CONNECTION_LOST.test(message);
}
