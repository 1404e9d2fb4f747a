import { type IncomingMessage } from 'node:http';
import { GivingError } from '../../domain/errors';

/**
 * Refuses a body of more bytes than the limit. The rest of it is read and forgotten while the refusal is already on its
 * way: a client that is still sending when its connection is closed never sees the answer. The server's time for one
 * request ends it.
 */
export function tooLarge(request: IncomingMessage, limitBytes: number, message: string): GivingError {
  request.resume();
  return new GivingError('PAYLOAD_TOO_LARGE', message, { limit_bytes: limitBytes });
}
