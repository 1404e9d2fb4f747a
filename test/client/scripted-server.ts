/** An HTTP server that answers what a test tells it, in order, and remembers what it was asked. */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Recorded {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Answer =
  | { status: number; headers?: Record<string, string>; body?: unknown }
  | ((response: ServerResponse, request: IncomingMessage) => void);

export interface ScriptedServer {
  url: string;
  requests: Recorded[];
  /** The last answer serves for every further request. */
  answerWith(...answers: Answer[]): void;
  close(): Promise<void>;
}

/** An error in the API's form. */
export function refusal(
  status: number,
  code: string,
  headers: Record<string, string> = {},
  details = {},
): Answer {
  return { status, headers, body: { error: { code, message: `refused: ${code}`, details } } };
}

/** Breaks the connection instead of answering. */
export const hangUp: Answer = (response) => response.destroy();

/** Accepts the request and never answers. */
export const stayAway: Answer = () => undefined;

export async function startScriptedServer(): Promise<ScriptedServer> {
  let script: Answer[] = [];
  const requests: Recorded[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const { method = '', url = '', headers } = request;
      requests.push({ method, url, headers, body: body.toString() });
      const answer = script[Math.min(requests.length, script.length) - 1];
      if (answer === undefined) throw new Error('the test gave no answer');
      if (typeof answer === 'function') {
        answer(response, request);
        return;
      }
      response.writeHead(answer.status, { 'Content-Type': 'application/json', ...answer.headers });
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? {}));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answerWith: (...answers) => {
      script = answers;
      requests.length = 0;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
