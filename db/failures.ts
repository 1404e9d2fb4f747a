/** What a database failure means to its caller. */
import { BaseError, ConnectionError } from 'sequelize';

/** SQL states of a server that is starting, stopping, or out of connections: the same request may succeed later. */
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
/** What the driver says without a code, of a query under way and of one on a connection that is lost already. */
const CONNECTION_LOST = /^Connection terminated|connection error and is not queryable$/;

/** Whether the failure passes by itself: Postgres is away, restarting, overloaded, or asks for another try. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof ConnectionError) return true;
  // While a connection is being opened, the driver's own error comes as it is.
  const cause = error instanceof BaseError && 'parent' in error ? error.parent : error;
  const { code, message } = Object(cause) as { code?: unknown; message?: unknown };
  if (typeof code === 'string') return UNAVAILABLE_STATES.has(code) || CONNECTION_CODES.has(code);
  return typeof message === 'string' && CONNECTION_LOST.test(message);
}
