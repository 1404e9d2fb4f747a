/**
 * Creates the HTTP server. The server limits the time and size of requests, and answers malformed requests.
 */
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { type Duplex } from 'node:stream';
import { GivingError } from '../domain/errors';
import { newId } from '../new-id';
import { errorBody } from './middleware/errors';

const MAX_HEADER_BYTES = 16_384;
const LIMITS = {
  /** The server cuts off clients that send headers or a body too slowly. */
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: MAX_HEADER_BYTES,
};
/** The server closes a connection without traffic after this time, for example when a client stops reading. */
const SILENCE_TIMEOUT_MS = 120_000;

/** Creates a server that does not listen yet. */
export function createHttpServer(handler: RequestListener): Server {
  const server = createServer(LIMITS, (request, response) => {
    if (hostCount(request) > 1) {
      refuse(new Error('several Host headers'), request.socket);
      return;
    }
    const address = addressOf(request.url ?? '');
    if (address === undefined) {
      refuse(new Error('unreadable request target'), request.socket);
      return;
    }
    request.url = address;
    handler(request, response);
  });
  // Ignores unknown `Expect` headers (RFC 9110 allows it).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.setTimeout(SILENCE_TIMEOUT_MS);
  server.on('clientError', refuse);
  return server;
}

/**
 * Counts Host headers. If a request has several, Node uses the first one, but a proxy may use a different one
 * (RFC 9112, 3.2).
 */
function hostCount({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length;
}

/**
 * Returns a request's path and query. Also reads the absolute URL that proxies send. Returns undefined for an
 * invalid URL.
 */
function addressOf(url: string): string | undefined {
  if (url.startsWith('/') || url === '*') return url;
  if (!URL.canParse(url)) return undefined;
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** Answers with the API's error body and closes the connection, because the bytes that follow cannot be trusted. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, refusal] = refusalOf(error.code);
  const requestId = newId('request');
  const body = JSON.stringify(errorBody(refusal, requestId));
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      'Connection: close',
      'Content-Type: application/json',
      `Content-Length: ${String(Buffer.byteLength(body))}`,
      `X-Request-Id: ${requestId}`,
      '',
      body,
    ].join('\r\n'),
  );
}

function refusalOf(code: string | undefined): [string, GivingError] {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return [
        '431 Request Header Fields Too Large',
        new GivingError(
          'PAYLOAD_TOO_LARGE',
          `The request headers are larger than ${MAX_HEADER_BYTES / 1_024} KiB.`,
          {
            limit_bytes: MAX_HEADER_BYTES,
          },
        ),
      ];
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return [
        '408 Request Timeout',
        new GivingError('VALIDATION_ERROR', 'The request took too long to arrive. Send it again.'),
      ];
    default:
      return ['400 Bad Request', new GivingError('VALIDATION_ERROR', 'This is not a valid HTTP request.')];
  }
}
