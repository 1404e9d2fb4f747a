/** Stands between the platform and localstripe, and makes up for what localstripe lacks. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

interface Deviation {
  /** The requests that need it, as `METHOD /path`. */
  on: RegExp;
  reason: string;
  /** Changes the parameters before localstripe reads them. */
  change?: (params: URLSearchParams) => void;
  /** Asks localstripe for more after it has answered with success. */
  after?: (answer: string, adapter: LocalstripeAdapter) => Promise<void>;
  /** Answers in the place of localstripe. */
  answer?: (adapter: LocalstripeAdapter) => object;
}

const drop =
  (...names: string[]) =>
  (params: URLSearchParams) =>
    names.forEach((name) => params.delete(name));

/** Each way in which localstripe 1.15.10 differs from the API that the platform speaks. There are no others. */
const DEVIATIONS: Deviation[] = [
  {
    on: /^POST \/v1\/(setup|payment)_intents$/,
    reason: 'It knows the allowed types of payment methods by their former name only.',
    change: (params) => {
      for (const [name, value] of [...params]) {
        if (!name.startsWith('allowed_payment_method_types')) continue;
        params.delete(name);
        params.append(name.replace('allowed_', ''), value);
      }
    },
  },
  {
    on: /^POST \/v1\/payment_intents$/,
    reason: 'It refuses parameters that change neither the amount nor the card.',
    change: drop('description', 'statement_descriptor_suffix', 'setup_future_usage', 'use_stripe_sdk'),
  },
  {
    on: /^POST \/v1\/setup_intents\/\w+\/confirm$/,
    reason: 'It refuses the address to which a form returns.',
    change: drop('return_url'),
  },
  {
    on: /^POST \/v1\/setup_intents\/\w+\/confirm$/,
    reason: 'It does not attach the confirmed card to the customer.',
    after: async (answer, adapter) => {
      const { customer, payment_method: method } = confirmedSchema.parse(JSON.parse(answer));
      await adapter.ask('POST', `/v1/payment_methods/${method}/attach`, new URLSearchParams({ customer }));
    },
  },
  {
    on: /^GET \/v1\/account$/,
    reason: 'It has no accounts.',
    answer: () => ({ id: 'acct_localstripe', object: 'account', country: 'US', charges_enabled: true }),
  },
  {
    on: /^GET \/v1\/webhook_endpoints$/,
    reason: 'It takes webhooks at an endpoint of its own, and lists none.',
    answer: ({ endpoints }) => ({
      object: 'list',
      has_more: false,
      data: endpoints.map((url) => ({ url, status: 'enabled', enabled_events: ['*'] })),
    }),
  },
];

const confirmedSchema = z.object({ customer: z.string(), payment_method: z.string() });

interface Reply {
  status: number;
  body: string;
}

export class LocalstripeAdapter {
  /** The addresses that localstripe sends its events to. */
  readonly endpoints: string[] = [];
  private readonly server = createServer((request, response) => {
    this.serve(request, response).catch((error: unknown) => {
      response
        .writeHead(502, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ error: String(error) }));
    });
  });

  private constructor(
    private readonly target: string,
    private readonly secretKey: string,
  ) {}

  static async start(target: string, secretKey: string): Promise<LocalstripeAdapter> {
    const adapter = new LocalstripeAdapter(target, secretKey);
    await new Promise<void>((resolve) => adapter.server.listen(0, '127.0.0.1', resolve));
    return adapter;
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`;
  }

  /** Asks localstripe, with the secret key unless there is another authorization. */
  async ask(
    method: string,
    path: string,
    params = new URLSearchParams(),
    authorization = `Bearer ${this.secretKey}`,
  ): Promise<Reply> {
    const isPost = method === 'POST';
    const query = isPost || params.size === 0 ? '' : `?${params.toString()}`;
    const reply = await fetch(`${this.target}${path}${query}`, {
      method,
      headers: authorization === '' ? {} : { Authorization: authorization },
      ...(isPost ? { body: params } : {}),
    });
    return { status: reply.status, body: await reply.text() };
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = request;
    const { pathname, searchParams } = new URL(url, this.url);
    const params = method === 'POST' ? new URLSearchParams(await text(request)) : searchParams;
    const { status, body } = await this.answer(method, pathname, params, headers.authorization ?? '');
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
  }

  private async answer(
    method: string,
    path: string,
    params: URLSearchParams,
    authorization: string,
  ): Promise<Reply> {
    const deviations = DEVIATIONS.filter(({ on }) => on.test(`${method} ${path}`));
    const own = deviations.find(({ answer }) => answer !== undefined)?.answer?.(this);
    if (own !== undefined) return { status: 200, body: JSON.stringify(own) };
    for (const { change } of deviations) change?.(params);
    const reply = await this.ask(method, path, params, authorization);
    if (reply.status !== 200) return reply;
    for (const { after } of deviations) await after?.(reply.body, this);
    return reply;
  }
}
