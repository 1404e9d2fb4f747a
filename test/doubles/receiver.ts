/** A real HTTP server that receives webhooks, checks both signatures and keeps what came; it can misbehave. */
import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

/** What the receiver does with a request: 204, 500, no answer at all, or no connection. */
export type Behaviour = 'accept' | 'fail' | 'hang' | 'refuse';

interface WebhookBody {
  event: string;
  data: Record<string, unknown>;
  timestamp: string;
  webhook_id: string;
  sequence: number;
}

export interface ReceivedWebhook {
  headers: Record<string, string>;
  rawBody: string;
  body: WebhookBody;
  accepted: boolean;
  /** Why a subscriber would not believe it; undefined when every signature is right. */
  fault: string | undefined;
}

export class WebhookReceiver {
  readonly received: ReceivedWebhook[] = [];
  private behaviour: Behaviour = 'accept';
  private secret = '';
  private readonly server: Server;
  private port = 0;

  private constructor() {
    this.server = createServer((request, response) => {
      void buffer(request).then((rawBody) => this.receive(request.headers, rawBody, response));
    });
  }

  static async start(): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver();
    await receiver.listen();
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/webhooks`;
  }

  /** From now on requests are checked against this endpoint secret. */
  trust(secret: string): void {
    this.secret = secret;
  }

  async behave(behaviour: Behaviour): Promise<void> {
    const wasRefusing = this.behaviour === 'refuse';
    this.behaviour = behaviour;
    if (behaviour === 'refuse') await this.close();
    else if (wasRefusing) await this.listen();
  }

  async close(): Promise<void> {
    if (!this.server.listening) return;
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }

  private listen(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(this.port, '127.0.0.1', () => {
        this.port = (this.server.address() as AddressInfo).port;
        this.server.off('error', reject);
        resolve();
      });
    });
  }

  private receive(incoming: IncomingHttpHeaders, bytes: Buffer, response: ServerResponse): void {
    const headers = Object.fromEntries(
      Object.entries(incoming).map(([name, value]) => [name, String(value)]),
    );
    const rawBody = bytes.toString('utf8');
    this.received.push({
      headers,
      rawBody,
      body: JSON.parse(rawBody) as WebhookBody,
      accepted: this.behaviour === 'accept',
      fault: findFault(this.secret, headers, rawBody),
    });
    if (this.behaviour === 'hang') return;
    response.statusCode = this.behaviour === 'accept' ? 204 : 500;
    response.end();
  }
}

/** Checks what a subscriber should check: the hex signature, the Standard Webhooks signature, and the event's id and name. */
function findFault(secret: string, headers: Record<string, string>, rawBody: string): string | undefined {
  const hex = createHmac('sha256', secret).update(rawBody).digest('hex');
  if (headers['x-webhook-signature'] !== hex) return 'X-Webhook-Signature is not the HMAC of the body';
  try {
    const body = new Webhook(secret).verify(rawBody, headers) as WebhookBody;
    if (headers['webhook-id'] !== body.webhook_id) return "webhook-id is not the body's webhook_id";
    if (headers['x-webhook-event'] !== body.event) return "X-Webhook-Event is not the body's event";
    return undefined;
  } catch (error) {
    return String(error);
  }
}
