import { type IncomingMessage } from 'node:http';

/**
 * Reads the rest of a body that is too large and forgets it, while the refusal is already on its way: a client that is
 * still sending when its connection is closed never sees the answer. The server's time for one request ends it.
 */
export function discardRest(request: IncomingMessage): void {
  request.resume();
}
