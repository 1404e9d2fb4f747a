/** An API with the answers that check.mjs expects, also for browsers. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { signatureHeaders } from '../../../domain/webhooks/signature';

export interface ScriptedApi {
  /** What a check gets as JSON. */
  given: { url: string; signed: { body: string; headers: Record<string, string>; secret: string } };
  close(): Promise<void>;
}

const BROWSERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*, Authorization',
  'Access-Control-Allow-Methods': '*',
};

/** `files` answers a path with a file, for browsers. */
export async function startScriptedApi(
  files: (path: string) => { type: string; text: string } | undefined = () => undefined,
): Promise<ScriptedApi> {
  const tries = new Map<string, number>();
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const path = new URL(request.url ?? '', 'http://api').pathname;
      tries.set(path, (tries.get(path) ?? 0) + 1);
      const file = files(path);
      if (file !== undefined) response.writeHead(200, { 'Content-Type': file.type }).end(file.text);
      else answer({ request, response, path, body, tries: tries.get(path) ?? 0 });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    given: { url: `http://127.0.0.1:${port}`, signed: signWebhook() },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Call {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  body: Buffer;
  tries: number;
}

function answer({ request, response, path, body, tries }: Call): void {
  const send = (status: number, content: unknown) =>
    response
      .writeHead(status, { ...BROWSERS, 'Content-Type': 'application/json' })
      .end(JSON.stringify(content));
  const refuse = (status: number, code: string) =>
    send(status, { error: { code, message: code, details: {} } });
  const key = request.headers.authorization;
  if (request.method === 'OPTIONS') return void response.writeHead(204, BROWSERS).end();
  if (key === 'Bearer expired') return void refuse(401, 'INVALID_API_KEY');
  switch (path) {
    case '/v1/donations':
      return void send(201, {
        key,
        idempotency_key: request.headers['idempotency-key'],
        body: JSON.parse(body.toString()) as unknown,
      });
    case '/v1/charities':
      return void send(200, {
        charities: request.url?.includes('offset=2')
          ? [{ id: 'charity_2' }]
          : [{ id: 'charity_0' }, { id: 'charity_1' }],
      });
    // The first try fails, whichever runtime asks.
    case '/v1/charities/flaky':
      return void (tries % 2 === 1 ? refuse(500, 'INTERNAL_ERROR') : send(200, { tries: 2 }));
    case '/v1/charities/missing':
      return void refuse(404, 'CHARITY_NOT_FOUND');
    case '/v1/charities/slow':
      return;
    case '/v1/documents':
      return void send(201, { type: request.headers['content-type'], size: body.length });
    case '/v1/documents/document_1/content':
      return void response.writeHead(200, BROWSERS).end('%PDF');
    default:
      return void send(200, { key });
  }
}

function signWebhook(): ScriptedApi['given']['signed'] {
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const body = JSON.stringify({ event: 'donation.completed', data: {}, webhook_id: 'event_1' });
  const headers = signatureHeaders({
    secrets: [secret],
    eventId: 'event_1',
    event: 'donation.completed',
    timestampSeconds: Math.floor(Date.now() / 1000),
    rawBody: body,
  });
  return { body, headers, secret };
}
