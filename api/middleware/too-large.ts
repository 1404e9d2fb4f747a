import { type IncomingMessage } from 'node:http';
import { GivingError } from '../../domain/errors';

/**
 * Builds the error for a body over the limit. Reads and discards the rest of the body, so that a client that is still
 * sending sees the answer. The server's request timeout limits that reading.
 */
export function tooLarge(request: IncomingMessage, limitBytes: number, message: string): GivingError {
  request.resume();
  return new GivingError('PAYLOAD_TOO_LARGE', message, { limit_bytes: limitBytes });
}
