/** Classifies database failures. */
import { BaseError, ConnectionError } from 'sequelize';

/** A retry may succeed after these SQL states. The server is starting, stopping or full, or transactions conflict. */
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
/** Matches the driver's messages for a lost connection, which come without an error code. */
const CONNECTION_LOST = /^Connection terminated|connection error and is not queryable$/;

/** Returns true if a retry may succeed: Postgres is down, restarting or overloaded, or asks for a retry. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof ConnectionError) return true;
  // Sequelize does not wrap an error that the driver throws while it connects.
  const cause = error instanceof BaseError && 'parent' in error ? error.parent : error;
  const { code, message } = Object(cause) as { code?: unknown; message?: unknown };
  if (typeof code === 'string') return UNAVAILABLE_STATES.has(code) || CONNECTION_CODES.has(code);
  return typeof message === 'string' && CONNECTION_LOST.test(message);
}
