/** Classifies database failures. */
import { BaseError, ConnectionError } from 'sequelize';

/** SQL states of a starting, stopping or overloaded server, serialization failures and deadlocks: a retry may succeed. */
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
/** Driver messages that come without a code: for a running query, and for a query on a lost connection. */
const CONNECTION_LOST = /^Connection terminated|connection error and is not queryable$/;

/** Whether the failure is temporary: Postgres is down, restarting or overloaded, or asks for a retry. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof ConnectionError) return true;
  // Sequelize does not wrap an error that the driver throws while it connects.
  const cause = error instanceof BaseError && 'parent' in error ? error.parent : error;
  const { code, message } = Object(cause) as { code?: unknown; message?: unknown };
  if (typeof code === 'string') return UNAVAILABLE_STATES.has(code) || CONNECTION_CODES.has(code);
  return typeof message === 'string' && CONNECTION_LOST.test(message);
}
