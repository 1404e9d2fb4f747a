/** The demo's webhook receiver. It verifies and keeps every webhook. */
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { webhooks, type WebhookEvent, WebhookVerificationError } from '../../client/index';

export interface ReceivedWebhook {
  /** The event of a genuine webhook, or the verification error. */
  verified: WebhookEvent | WebhookVerificationError;
  rawBody: Buffer;
  headers: Record<string, string | string[] | undefined>;
}

export interface Receiver {
  url: string;
  received: ReceivedWebhook[];
  /** Sets the secret. Until then the receiver answers 503, so that the platform retries. */
  trust(secret: string): void;
  close(): Promise<void>;
}

/** Starts the receiver on a free port of this machine. */
export async function startReceiver(): Promise<Receiver> {
  const received: ReceivedWebhook[] = [];
  let secret: string | undefined;
  const server = createServer((request, response) => {
    const answer = async () => {
      const rawBody = await buffer(request);
      if (secret === undefined) return 503;
      const verified = await verify(rawBody, request.headers, secret);
      received.push({ verified, rawBody, headers: request.headers });
      return verified instanceof WebhookVerificationError ? 400 : 204;
    };
    answer().then(
      (status) => response.writeHead(status).end(),
      () => response.destroy(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`,
    received,
    trust: (given) => {
      secret = given;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** Verifies a request with the SDK. */
export async function verify(
  rawBody: Buffer,
  headers: ReceivedWebhook['headers'],
  secret: string,
): Promise<ReceivedWebhook['verified']> {
  try {
    return await webhooks.verify(rawBody, headers, secret);
  } catch (error) {
    if (error instanceof WebhookVerificationError) return error;
    throw error;
  }
}
