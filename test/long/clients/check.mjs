/**
 * What the packed SDK must do in every runtime. Runs in Node, Deno, Bun and a browser, so it uses nothing but the
 * platform they share. Throws for the first promise that is broken, and returns their number.
 */

/** @type {[promise: string, check: (given: Given) => Promise<boolean>][]} */
const PROMISES = [
  [
    'a gift is made with the key and an idempotency key',
    async ({ giving }) => {
      const gift = await giving.donations.create({
        charity_id: 'charity_1',
        amount: '25.00',
        currency: 'USD',
      });
      return (
        gift.key === 'Bearer gp_sandbox_1' &&
        gift.idempotency_key.length === 36 &&
        gift.body.amount === '25.00'
      );
    },
  ],
  [
    'a list is read to its end',
    async ({ giving }) => {
      const found = [];
      for await (const charity of giving.charities.list({ limit: 2 })) found.push(charity.id);
      return found.join() === 'charity_0,charity_1,charity_2';
    },
  ],
  ['a failed answer is tried again', async ({ giving }) => (await giving.charities.get('flaky')).tries === 2],
  [
    'an error has its class and code',
    async ({ giving, sdk }) => {
      const error = await giving.charities.get('missing').catch((thrown) => thrown);
      return error instanceof sdk.NotFoundError && error.code === 'CHARITY_NOT_FOUND' && error.status === 404;
    },
  ],
  [
    'a function gives a new token after a 401',
    async ({ sdk, url }) => {
      const apiKey = (refused) => (refused === undefined ? 'expired' : 'fresh');
      const giving = new sdk.GivingClient({ apiKey, environment: 'sandbox', baseUrl: url });
      return (await giving.users.me()).key === 'Bearer fresh';
    },
  ],
  [
    'a call ends at its timeout',
    async ({ giving, sdk }) => {
      const error = await giving.charities
        .get('slow', { timeoutMs: 50, maxRetries: 0 })
        .catch((thrown) => thrown);
      return error instanceof sdk.TimeoutError;
    },
  ],
  [
    'a call ends with its signal',
    async ({ giving }) => {
      const signal = AbortSignal.abort(new Error('enough'));
      const error = await giving.charities.get('slow', { signal }).catch((thrown) => thrown);
      return error.message === 'enough';
    },
  ],
  [
    'an unreachable server is a ConnectionError',
    async ({ sdk }) => {
      const options = {
        apiKey: 'gp_sandbox_1',
        environment: 'sandbox',
        baseUrl: 'http://127.0.0.1:1',
        maxRetries: 0,
      };
      const error = await new sdk.GivingClient(options).sandbox.get().catch((thrown) => thrown);
      return error instanceof sdk.ConnectionError;
    },
  ],
  [
    'a document is sent and read as it is',
    async ({ giving }) => {
      const { type, size } = await giving.documents.upload(new Blob(['%PDF'], { type: 'application/pdf' }));
      const text = await new Response(await giving.documents.download('document_1')).text();
      return type === 'application/pdf' && size === 4 && text === '%PDF';
    },
  ],
  [
    'a genuine webhook is its event',
    async ({ webhooks, signed }) => {
      const event = await webhooks.verify(signed.body, signed.headers, signed.secret);
      return event.event === 'donation.completed';
    },
  ],
  [
    'an altered webhook is refused',
    async ({ webhooks, WebhookVerificationError, signed }) => {
      const verified = webhooks.verify(`${signed.body} `, signed.headers, signed.secret);
      const error = await verified.catch((thrown) => thrown);
      return error instanceof WebhookVerificationError && error.reason === 'wrong_secret_or_altered_body';
    },
  ],
  [
    'a proof that is no proof is refused',
    async ({ receipts, ReceiptVerificationError }) => {
      const error = await receipts.verify({}, { origin: '', keys: [] }).catch((thrown) => thrown);
      return error instanceof ReceiptVerificationError;
    },
  ],
];

/**
 * @typedef {object} Entries the three entry points of the package
 * @property {object} sdk
 * @property {object} webhooksEntry
 * @property {object} receiptsEntry
 */
export async function check({ sdk, webhooksEntry, receiptsEntry }, { url, signed }) {
  const giving = new sdk.GivingClient({ apiKey: 'gp_sandbox_1', environment: 'sandbox', baseUrl: url });
  const given = { giving, sdk, url, signed, ...webhooksEntry, ...receiptsEntry };
  for (const [promise, keep] of PROMISES) {
    if (!(await keep(given))) throw new Error(`Not so: ${promise}`);
  }
  return PROMISES.length;
}
