/** The HTTP server around the application: limits of time and size, and an answer to what is no HTTP request. */
import { createServer, type RequestListener, type Server } from 'node:http';
import { type Duplex } from 'node:stream';
import { GivingError } from '../domain/errors';
import { newId } from '../new-id';
import { errorBody } from './middleware/errors';

const LIMITS = {
  /** A client that sends its headers or its body drop by drop is cut off after these. */
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
};
/** A client that does not read its answer either. */
const SILENCE_TIMEOUT_MS = 120_000;

/** A server for the application, not yet listening. */
export function createHttpServer(handler: RequestListener): Server {
  const server = createServer(LIMITS, (request, response) => {
    const address = addressOf(request.url ?? '');
    if (address === undefined) {
      refuse(new Error('the address is none'), request.socket);
      return;
    }
    request.url = address;
    handler(request, response);
  });
  // An expectation that we do not know may be left unmet: the request is answered as it is.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.setTimeout(SILENCE_TIMEOUT_MS);
  server.on('clientError', refuse);
  return server;
}

/** A request's path and query, also of the absolute form that a proxy sends; undefined when nobody could read it. */
function addressOf(url: string): string | undefined {
  if (url.startsWith('/') || url === '*') return url;
  if (!URL.canParse(url)) return undefined;
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** Answers in the API's own form, and closes: what follows on such a connection cannot be trusted. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, refusal] = refusalOf(error.code);
  const body = JSON.stringify(errorBody(refusal));
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      'Connection: close',
      'Content-Type: application/json',
      `Content-Length: ${String(Buffer.byteLength(body))}`,
      `X-Request-Id: ${newId('request')}`,
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
        new GivingError('PAYLOAD_TOO_LARGE', 'The headers are larger than 16 KiB.', {
          limit_bytes: LIMITS.maxHeaderSize,
        }),
      ];
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return [
        '408 Request Timeout',
        new GivingError('VALIDATION_ERROR', 'The request did not arrive in time.'),
      ];
    default:
      return ['400 Bad Request', new GivingError('VALIDATION_ERROR', 'This is not a valid HTTP request.')];
  }
}
