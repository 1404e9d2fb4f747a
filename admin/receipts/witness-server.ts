/** Serves a witness by HTTP: `add-checkpoint` (C2SP tlog-witness), its copy of the log, and metrics. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SIZE_TYPE } from '../../domain/receipt-log/add-checkpoint';
import { parseTilePath } from '../../domain/receipt-log/tile-path';
import { type Answer } from './cosigner';
import { readIfPresent } from '../../gateways/files/durable-files';

const MAX_REQUEST_BYTES = 65_536;
const REQUEST_TIMEOUT_MS = 10_000;

export interface WitnessHandlers {
  directory: string;
  addCheckpoint: (text: string) => Promise<Answer>;
  metrics: () => string;
}

interface Reply {
  status: number;
  type?: string;
  body?: string | Buffer;
}

/** Listens on a port. Port 0 takes any free port. */
export async function serveWitness(
  handlers: WitnessHandlers,
  { host, port }: { host: string; port: number },
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    void reply(request, handlers)
      .catch((): Reply => ({ status: 500 }))
      .then(({ status, type = 'text/plain; charset=utf-8', body = '' }) => {
        response.writeHead(status, { 'content-type': type }).end(body);
      });
  });
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return { port: (server.address() as AddressInfo).port, close: () => close(server) };
}

async function reply(request: IncomingMessage, handlers: WitnessHandlers): Promise<Reply> {
  const path = (request.url ?? '').slice(1);
  if (request.method === 'POST' && path === 'add-checkpoint') return cosign(request, handlers);
  if (request.method !== 'GET') return { status: 404 };
  if (path === 'metrics') return { status: 200, body: handlers.metrics() };
  const isTile = parseTilePath(path) !== undefined;
  if (path !== 'checkpoint' && !isTile) return { status: 404 };
  const body = await readIfPresent(join(handlers.directory, path));
  if (body === undefined) return { status: 404 };
  return { status: 200, body, ...(isTile ? { type: 'application/octet-stream' } : {}) };
}

async function cosign(request: IncomingMessage, { addCheckpoint }: WitnessHandlers): Promise<Reply> {
  const text = await readBody(request);
  if (text === undefined) return { status: 413 };
  const answer = await addCheckpoint(text);
  if (answer.status === 200) return { status: 200, body: `${answer.line}\n` };
  if (answer.status === 409) return { status: 409, type: SIZE_TYPE, body: `${answer.size}\n` };
  return { status: answer.status };
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_REQUEST_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
}
