/** Every call of the SDK is one that the API documents, with the method, path and body it documents. */
import { GivingClient } from '../../client/giving-client';
import { resources, unnamed } from '../../client/names.json';
import { buildOpenApi } from '../../api/openapi/document';
import { hangUp, type ScriptedServer, startScriptedServer } from './scripted-server';

interface Operation {
  operationId?: string;
  requestBody?: object;
}

const { paths = {} } = buildOpenApi({ publicUrl: undefined, environment: 'sandbox' });
const OPERATIONS = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item as Record<string, Operation>).map(([method, { operationId = '', requestBody }]) => ({
    operationId,
    method: method.toUpperCase(),
    path,
    hasBody: requestBody !== undefined,
  })),
);

interface Named {
  /** The resource and the name of the method. */
  place: string[];
  operationId: string;
  /** Fields that the method takes as arguments. */
  given: string[];
  isByHand: boolean;
}

interface Details {
  operation: string;
  arguments?: string[];
  byHand?: boolean;
}

const METHODS: Named[] = Object.entries(resources).flatMap(([resource, named]) =>
  Object.entries<unknown>(named.methods).map(([method, value]) => {
    const at = 'at' in named ? named.at : resource;
    const details = (typeof value === 'string' ? { operation: value } : value) as Details;
    const { operation: operationId, arguments: given = [], byHand: isByHand = false } = details;
    return { place: [...at.split('.'), method], operationId, given, isByHand };
  }),
);

let server: ScriptedServer;
let client: GivingClient;
beforeAll(async () => {
  server = await startScriptedServer();
  server.answerWith({ status: 200 });
  client = new GivingClient({ apiKey: 'gp_sandbox_1', environment: 'sandbox', baseUrl: server.url });
});
afterAll(() => server.close());

/** The operation that the document has for a request. */
function documented(method: string, url: string): string | undefined {
  const path = new URL(url, server.url).pathname;
  const matches = OPERATIONS.filter(
    (each) =>
      each.method === method &&
      new RegExp(`^${each.path.replace('{tile}', '.+').replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  return matches[0]?.operationId;
}

/** Calls a method by its name. */
async function call(place: string[], values: unknown[]): Promise<void> {
  let owner: unknown = client;
  let found: unknown = client;
  for (const name of place) {
    owner = found;
    found = (owner as Record<string, unknown>)[name];
  }
  if (typeof found !== 'function') throw new Error(`The client has no ${place.join('.')}.`);
  await Reflect.apply(found, owner, values);
}

const GENERATED = METHODS.filter(({ isByHand }) => !isByHand).map(
  (named) => [named.place.join('.'), named] as const,
);

it.each(GENERATED)('%s sends what the API documents', async (_name, { place, operationId, given }) => {
  const operation = OPERATIONS.find((each) => each.operationId === operationId);
  const ids = [...(operation?.path.matchAll(/\{(\w+)\}/g) ?? [])].map(([, name = '']) => `${name}_1`);
  const body = operation?.hasBody === true && given.length === 0 ? [{ field: 'value' }] : [];
  await call(place, [...ids, ...given.map((field) => `a ${field}`), ...body]);
  const { method = '', url = '', body: sent = '' } = server.requests.at(-1) ?? {};
  expect(documented(method, url)).toBe(operationId);
  for (const id of ids) expect(url).toContain(`/${id}`);
  const fields = Object.fromEntries(given.map((field) => [field, `a ${field}`]));
  const query = Object.fromEntries(new URL(url, server.url).searchParams);
  if (body.length > 0) expect(JSON.parse(sent)).toMatchObject({ field: 'value' });
  else if (operation?.hasBody === true) expect(JSON.parse(sent)).toEqual(fields);
  else expect({ query, sent }).toMatchObject({ query: fields, sent: '' });
});

it('there is a method for every operation of the API', () => {
  const named = [...METHODS.map(({ operationId }) => operationId), ...Object.keys(unnamed)];
  const operations = OPERATIONS.map(({ operationId }) => operationId);
  expect(operations.filter((operationId) => !named.includes(operationId))).toEqual([]);
  expect(named.filter((operationId) => !operations.includes(operationId))).toEqual([]);
});

const proof = { proof: 'eyJ9', locale: 'en' as const };

type Form = [url: string, body: object | undefined, call: () => Promise<unknown>];
const FORMS: Form[] = [
  [
    '/v1/charities?limit=5&verified=true',
    undefined,
    () => client.charities.list({ limit: 5, verified: true }),
  ],
  ['/v1/charities/charity_1', { name: 'Oak' }, () => client.charities.update('charity_1', { name: 'Oak' })],
  ['/v1/donations/gift_1/refunds', {}, () => client.refunds.create('gift_1')],
  ['/api/v1/search?q=food', undefined, () => client.search.query({ q: 'food' })],
  ['/api/v1/search/advanced', { limit: 5 }, () => client.search.advanced({ limit: 5 })],
  ['/api/v1/search/autocomplete?q=foo', undefined, () => client.search.autocomplete('foo')],
  ['/v1/payouts/payout_1/hold', { reason: 'Why?' }, () => client.payouts.hold('payout_1', 'Why?')],
  ['/v1/volunteer/hours/hours_1/withdraw', {}, () => client.volunteerHours.withdraw('hours_1')],
  ['/v1/receipt-log/consistency?from=1&to=2', undefined, () => client.receiptLog.consistency(1, 2)],
  ['/v1/receipt-log/proof?leaf_hash=00', undefined, () => client.receiptLog.proof('00')],
  ['/v1/receipt-log/tile/0/x001/234.p/5', undefined, () => client.receiptLog.tile(0, 'x001/234.p/5')],
  ['/v1/donations/gift_1/receipt?version=1', undefined, () => client.receipts.get('gift_1', { version: 1 })],
  ['/v1/donations/gift_1/receipt?format=pdf', undefined, () => client.receipts.getPdf('gift_1')],
  ['/v1/users/me/impact/2026', undefined, () => client.impact.year(2026)],
  ['/v1/users/me/impact/2026?format=pdf', undefined, () => client.impact.pdfOfYear(2026)],
  [
    '/v1/charities/charity_1/statements/2026?format=csv&currency=USD',
    undefined,
    () => client.statements.export('charity_1', '2026', { format: 'csv', currency: 'USD' }),
  ],
  [
    '/v1/charities/charity_1/statements/2026-11/proof?currency=USD',
    undefined,
    () => client.statements.proof('charity_1', '2026-11', 'USD'),
  ],
  [
    '/v1/users/me/payment-sources/source_1?replace_with=source_2',
    undefined,
    () => client.paymentSources.remove('source_1', { replace_with: 'source_2' }),
  ],
  [
    '/api/v1/verification/user_1/claim?entity_type=donor',
    undefined,
    () => client.verification.claim('user_1', { entity_type: 'donor' }),
  ],
  [
    '/v1/webhooks/endpoints/endpoint_1/test?wait=true',
    undefined,
    () => client.webhooks.endpoints.test('endpoint_1', { wait: true }),
  ],
  ['/v1/guest-sessions', proof, () => client.guestSessions.begin(proof)],
  ['/v1/guest-sessions', {}, () => client.guestSessions.renew()],
];

it.each(FORMS)('%s', async (wanted, body, send) => {
  await send();
  const { url, body: sent } = server.requests.at(-1) ?? {};
  expect(url).toBe(wanted);
  expect(sent).toBe(body === undefined ? '' : JSON.stringify(body));
});

it('calls that need no credential send none', async () => {
  await client.guestSessions.begin(proof);
  expect(server.requests.at(-1)?.headers.authorization).toBeUndefined();
  await client.receiptLog.describe();
  expect(server.requests.at(-1)?.headers.authorization).toBeUndefined();
  await client.guestSessions.renew();
  expect(server.requests.at(-1)?.headers.authorization).toMatch(/^Bearer /);
});

it('a renewal of a guest without an answer is retried with its key', async () => {
  server.answerWith(hangUp, { status: 200 });
  await client.guestSessions.renew({ idempotencyKey: 'renewal-1' });
  const keys = server.requests.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual(['renewal-1', 'renewal-1']);
});

it('a document is sent as it is, with its media type', async () => {
  const pdf = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
  await client.documents.upload(pdf);
  expect(server.requests.at(-1)).toMatchObject({
    url: '/v1/documents',
    headers: { 'content-type': 'application/pdf' },
    body: '%PDF-1.7',
  });
});

it('a photograph is sent as it is, with its caption', async () => {
  await client.charities.addPhoto('charity_1', new Blob(['x'], { type: 'image/png' }), { caption: 'Roof' });
  expect(server.requests.at(-1)).toMatchObject({
    url: '/v1/charities/charity_1/photos?caption=Roof',
    headers: { 'content-type': 'image/png' },
    body: 'x',
  });
});
