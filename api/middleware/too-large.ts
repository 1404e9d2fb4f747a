import { type IncomingMessage } from 'node:http';
import { GivingError } from '../../domain/errors';

/**
 * Refuses a body over the limit. The rest of the body is read and discarded, because a client that is still sending
 * when its connection closes never sees the answer. The server's request timeout limits that reading.
 */
export function tooLarge(request: IncomingMessage, limitBytes: number, message: string): GivingError {
  request.resume();
  return new GivingError('PAYLOAD_TOO_LARGE', message, { limit_bytes: limitBytes });
}
