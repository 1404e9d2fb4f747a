/** Payment sources of a processor with a form of its own, and what happens when it is asked. */
import { selectRows } from '../../../db/database';
import { type Charity } from '../../../db/queries/charities/charities';
import { buildKey } from '../access/cast';
import { type BuiltActor, buildActor, buildCharity } from '../../factories';
import { startApi, type TestApi } from '../../support/api';
import { createFakeProcessor, type FakeProcessor } from '../../doubles/fake-processor';
import { createLog } from '../../../log';
import { forgetRemovedSources } from '../../../worker/source-care';

const SOURCES = '/v1/users/me/payment-sources';
const HOUR_MS = 3_600_000;

let api: TestApi;
let charity: Charity;
let donor: BuiltActor;
let processor: FakeProcessor;
beforeAll(async () => {
  processor = createFakeProcessor();
  api = await startApi({}, undefined, undefined, { processor });
  charity = await buildCharity(api.db);
});
beforeEach(async () => {
  donor = await buildActor(api.db);
  processor.calls.length = 0;
  processor.isDown = false;
});
afterAll(() => api.close());

interface Source {
  source_id: string;
  status: string;
  default: boolean;
  last4: string | null;
  setup: { processor: string; publishable_key: string; client_secret: string } | null;
  error: { code: string; details: { fields?: { field: string }[] } };
}

function post(body: unknown, headers: Record<string, string> = {}, key = donor.key) {
  return api.call<Source>('POST', SOURCES, { key, body, headers });
}

function read(id: string, key = donor.key) {
  return api.call<Source>('GET', `${SOURCES}/${id}`, { key });
}

function give(changes: Record<string, unknown> = {}) {
  const body = { charity_id: charity.id, amount: '25.00', currency: 'USD', ...changes };
  return api.call<Source & { donation_id: string }>('POST', '/v1/donations', { key: donor.key, body });
}

const faultsOf = ({ body }: { body: Source }) => body.error.details.fields?.map(({ field }) => field);

/** Our row of a source, also what the API never shows. */
async function rowOf(id: string) {
  const row = await api.db.models.paymentSources.findByPk(id);
  return row?.get({ plain: true });
}

it('begins a setup, and becomes ready when it is read after the form', async () => {
  const { status, body } = await post({ kind: 'card' });
  const id = body.source_id;
  expect(status).toBe(201);
  expect(body).toMatchObject({
    status: 'requires_action',
    default: false,
    last4: null,
    setup: {
      processor: 'stripe',
      publishable_key: 'pk_test_1',
      client_secret: `seti_${id}_secret_1`,
    },
  });
  expect((await read(id)).body).toMatchObject({ status: 'requires_action', setup: body.setup });
  const unready = await give({ source: id });
  expect([unready.status, faultsOf(unready)]).toEqual([400, ['source']]);
  expect(
    (await api.call('PATCH', `${SOURCES}/${id}`, { key: donor.key, body: { default: true } })).status,
  ).toBe(409);

  processor.finish(`seti_${id}`);
  expect((await read(id)).body).toMatchObject({
    status: 'ready',
    default: true,
    last4: '4242',
    setup: null,
  });
  expect((await give()).status).toBe(201);
});

it('lists an unfinished setup without its secret', async () => {
  await post({ kind: 'card' });
  processor.calls.length = 0;
  const { body } = await api.call<{ payment_sources: Source[] }>('GET', SOURCES, { key: donor.key });
  expect(body.payment_sources).toMatchObject([{ status: 'requires_action', setup: null }]);
  expect(processor.calls).toEqual([]);
});

it('takes over the default only once the setup is finished', async () => {
  const { body: first } = await post({ kind: 'card', processor_token: processor.tokenOf(donor.userId) });
  const { body: second } = await post({ kind: 'card', default: true });
  expect((await read(first.source_id)).body.default).toBe(true);
  processor.finish(`seti_${second.source_id}`);
  expect((await read(second.source_id)).body.default).toBe(true);
  expect((await read(first.source_id)).body.default).toBe(false);
});

it('becomes ready once, and has one default, however many read it at the same time', async () => {
  const setups = await Promise.all([post({ kind: 'card' }), post({ kind: 'card' })]);
  const ids = setups.map(({ body }) => body.source_id);
  for (const id of ids) processor.finish(`seti_${id}`);
  const replies = await Promise.all([...ids, ...ids, ...ids].map((id) => read(id)));
  expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const now = await Promise.all(ids.map((id) => read(id)));
  expect(now.filter(({ body }) => body.default)).toHaveLength(1);
});

it('refuses the token of another customer, and an unknown one', async () => {
  const stranger = await buildActor(api.db);
  for (const token of [processor.tokenOf(stranger.userId), 'pm_unknown']) {
    const reply = await post({ kind: 'card', processor_token: token });
    expect([reply.status, faultsOf(reply)]).toEqual([400, ['processor_token']]);
  }
});

it('keeps the customer of a user, and asks for it once', async () => {
  await post({ kind: 'card' });
  await post({ kind: 'card' });
  expect(processor.calls.filter((call) => call === 'createCustomer')).toHaveLength(1);
});

it("shows none of the processor's names anywhere", async () => {
  const token = processor.tokenOf(donor.userId);
  const { body: source, text } = await post({ kind: 'card', processor_token: token });
  const gift = await give({ source: source.source_id, recurring: { frequency: 'monthly' } });
  expect(gift.status).toBe(201);
  const reads = await Promise.all(
    [
      `${SOURCES}/${source.source_id}`,
      SOURCES,
      `/v1/donations/${gift.body.donation_id}`,
      '/v1/users/me/recurring',
    ].map((path) => api.call('GET', path, { key: donor.key })),
  );
  const events = await selectRows<{ data: unknown }>(
    api.db,
    'SELECT data FROM events WHERE account_id = $1',
    [donor.accountId],
  );
  expect(events.length).toBeGreaterThan(2);
  const shown = [text, gift.text, ...reads.map((each) => each.text), JSON.stringify(events)].join('\n');
  expect(shown).not.toContain(token);
  expect(shown).not.toContain('cus_of_');
  expect(shown).not.toContain('fingerprint_of_the_card');
});

it('replays the setup for the same Idempotency-Key without asking the processor again', async () => {
  const headers = { 'Idempotency-Key': 'one-setup' };
  const first = await post({ kind: 'card' }, headers);
  processor.calls.length = 0;
  const again = await post({ kind: 'card' }, headers);
  expect(again.text).toBe(first.text);
  expect(again.body.setup?.client_secret).toBe(`seti_${first.body.source_id}_secret_1`);
  expect(processor.calls).toEqual([]);
  const { key } = await buildKey(api.db, donor);
  expect((await post({ kind: 'card' }, headers, key)).text).toBe(first.text);
  const { key: weak } = await buildKey(api.db, donor, { scopes: ['donations:read'] });
  expect((await post({ kind: 'card' }, headers, weak)).status).toBe(403);
});

it('asks nothing for a request that is refused before', async () => {
  const { key } = await buildKey(api.db, donor, { scopes: ['donations:read'] });
  expect((await post({ kind: 'card' }, {}, key)).status).toBe(403);
  expect((await post({ kind: 'nothing' })).status).toBe(400);
  expect(processor.calls).toEqual([]);
});

it('answers 503 while the processor does not answer, stores nothing, and works afterwards', async () => {
  const headers = { 'Idempotency-Key': 'an-outage' };
  processor.isDown = true;
  const reply = await post({ kind: 'card' }, headers);
  expect([reply.status, reply.body.error.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  expect(reply.headers.get('Retry-After')).toBe('5');
  processor.isDown = false;
  const { body, status } = await post({ kind: 'card' }, headers);
  expect(status).toBe(201);
  processor.isDown = true;
  expect((await read(body.source_id)).status).toBe(503);
});

it('refuses a gift without a source and without a default on `source`, also by a test name', async () => {
  for (const changes of [
    {},
    { payment_method: 'ach' },
    { source: 'card_succeeds' },
    { source: 'own_card' },
  ]) {
    const reply = await give(changes);
    expect([reply.status, faultsOf(reply)]).toEqual([400, ['source']]);
  }
});

it('has the processor forget a removed source once no pending gift needs it', async () => {
  const token = processor.tokenOf(donor.userId);
  const { body: source } = await post({ kind: 'card', processor_token: token });
  const { body: same } = await post({ kind: 'card', processor_token: token });
  const gift = await give({ source: source.source_id });
  await api.call('DELETE', `${SOURCES}/${source.source_id}`, { key: donor.key });
  const later = new Date(Date.now() + HOUR_MS);
  const forgotten = async () => {
    await forgetRemovedSources({ db: api.db, log: createLog('worker', 'silent') }, processor, later);
    return processor.forgotten.includes(token);
  };
  expect(await forgotten()).toBe(false);
  await selectRows(api.db, `UPDATE charges SET state = 'approved' WHERE donation_id = $1 RETURNING 1`, [
    gift.body.donation_id,
  ]);
  // Another source stands for the same card.
  expect(await forgotten()).toBe(false);
  await api.call('DELETE', `${SOURCES}/${same.source_id}`, { key: donor.key });
  expect(await forgotten()).toBe(true);
  expect((await rowOf(source.source_id))?.forgottenAt).toEqual(later);
  const times = processor.forgotten.length;
  await forgetRemovedSources({ db: api.db, log: createLog('worker', 'silent') }, processor, later);
  expect(processor.forgotten).toHaveLength(times);
});

it('takes the country of the card instead of the claim in the request', async () => {
  const feesOf = async (facts: object, claim: boolean) => {
    const token = processor.tokenOf(donor.userId, facts);
    const { body: source } = await post({ kind: 'card', processor_token: token });
    const gift = await give({ source: source.source_id, international_card: claim });
    return (gift.body as unknown as { fees: { processing_fee: string } }).fees.processing_fee;
  };
  expect(await feesOf({ country: 'FR' }, false)).toBe(await feesOf({ country: null }, true));
  expect(await feesOf({ country: 'US' }, true)).toBe(await feesOf({ country: null }, false));
  expect(await feesOf({ country: 'US' }, false)).not.toBe(await feesOf({ country: 'FR' }, false));
});
