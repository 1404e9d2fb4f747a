/** What a database failure means to its caller. */
import { BaseError, ConnectionError, DatabaseError } from 'sequelize';

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

/** Whether the failure passes by itself: Postgres is away, restarting, overloaded, or asks for another try. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof ConnectionError) return true;
  if (error instanceof DatabaseError || (error instanceof BaseError && 'parent' in error)) {
    const parent = (error as DatabaseError).parent as Error & { code?: string };
    if (parent.code === undefined) return parent.message.startsWith('Connection terminated');
    return UNAVAILABLE_STATES.has(parent.code) || CONNECTION_CODES.has(parent.code);
  }
  return false;
}
