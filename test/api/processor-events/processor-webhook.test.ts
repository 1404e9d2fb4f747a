/** The endpoint that receives Stripe's events. */
import { selectRows } from '../../../db/database';
import { createStripeProcessor } from '../../../gateways/processors/stripe';
import { startApi, type TestApi } from '../../support/api';
import { signBody } from '../../doubles/stripe/webhooks';

const PATH = '/v1/processors/stripe/webhook';
const SECRET = 'whsec_of_this_test';

let api: TestApi;
beforeAll(async () => {
  const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: SECRET };
  const processor = createStripeProcessor({ ...keys, apiUrl: 'http://127.0.0.1:9' });
  api = await startApi({}, undefined, undefined, { processor });
});
afterAll(() => api.close());

const bodyOf = (id: string, type = 'charge.dispute.created') =>
  JSON.stringify({ id, object: 'event', type, data: { object: { id: 'du_1', unknown: [1] } } }, null, 2);

function send(body: string, signature: string | undefined) {
  const headers = signature === undefined ? undefined : { 'Stripe-Signature': signature };
  return api.call('POST', PATH, { body, ...(headers && { headers }) });
}

async function rowsOf(id: string) {
  return selectRows<{ state: string; kind: string | null; reference: string | null; sealedPayload: string }>(
    api.db,
    'SELECT state, kind, reference, sealed_payload FROM processor_events WHERE id = $1',
    [id],
  );
}

it('stores a signed event, sealed, and answers at once', async () => {
  const body = bodyOf('evt_1');
  const reply = await send(body, signBody(body, SECRET));
  expect([reply.status, reply.body]).toEqual([200, { received: true }]);
  const rows = await rowsOf('evt_1');
  expect(rows).toMatchObject([{ state: 'waiting', kind: 'dispute', reference: 'du_1' }]);
  expect(rows[0]?.sealedPayload).not.toContain('du_1');
  expect(reply.headers.get('x-ratelimit-limit')).toBeNull();
});

it('stores the same event once, also 20 times at once', async () => {
  const body = bodyOf('evt_2');
  const replies = await Promise.all(Array.from({ length: 20 }, () => send(body, signBody(body, SECRET))));
  expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await rowsOf('evt_2')).toHaveLength(1);
});

it('stores types that nobody uses as ignored', async () => {
  const body = bodyOf('evt_3', 'invoice.paid');
  expect((await send(body, signBody(body, SECRET))).status).toBe(200);
  expect(await rowsOf('evt_3')).toMatchObject([{ state: 'ignored', kind: null }]);
});

it.each([
  ['unsigned', () => undefined],
  ['signed with another secret', (body: string) => signBody(body, 'whsec_other')],
  ['signed 6 minutes ago', (body: string) => signBody(body, SECRET, Math.floor(Date.now() / 1_000) - 360)],
  ['signed for another body', () => signBody('{}', SECRET)],
  ['malformed', () => 'v1=1'],
] as const)('refuses an event that is %s, and stores nothing', async (_, sign) => {
  const body = bodyOf('evt_4');
  const { status, body: answer } = await send(body, sign(body));
  expect([status, answer.error.code]).toEqual([400, 'VALIDATION_ERROR']);
  expect(await rowsOf('evt_4')).toEqual([]);
});

it('accepts a signature of 4 minutes ago', async () => {
  const body = bodyOf('evt_5');
  expect((await send(body, signBody(body, SECRET, Math.floor(Date.now() / 1_000) - 240))).status).toBe(200);
});

it('refuses a body over the limit', async () => {
  const body = bodyOf('evt_6') + ' '.repeat(1_048_576);
  expect((await send(body, signBody(body, SECRET))).status).toBe(413);
});

it('does not exist in an installation with another processor', async () => {
  const sandbox = await startApi();
  const body = bodyOf('evt_7');
  const headers = { 'Stripe-Signature': signBody(body, SECRET) };
  const { status, body: answer } = await sandbox.call('POST', PATH, { body, headers });
  expect([status, answer.error.code]).toEqual([404, 'NOT_FOUND']);
  await sandbox.close();
});
