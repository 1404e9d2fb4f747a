/** Payment sources of a processor with a form of its own, and what happens when it is asked. */
import { type PaymentSource, type PaymentSourceRequest } from '../../../client';
import { runStatement, selectRows } from '../../../db/database';
import { type Charity } from '../../../db/queries/charities/charities';
import { buildKey } from '../access/cast';
import { buildCharity } from '../../factories';
import { clientAt, type Person, useApi, type WireError } from '../../support/api';
import { refusal } from '../../support/refusal';
import { createFakeProcessor } from '../../doubles/fake-processor';
import { createLog } from '../../../log';
import { forgetRemovedSources } from '../../../worker/care/sources';
import { find } from '../../../db/rows';
import { paymentSources } from '../../../db/tables/sources';

const HOUR_MS = 3_600_000;

const processor = createFakeProcessor();
const api = useApi({}, undefined, undefined, { processor });
let charity: Charity;
let donor: Person;
beforeAll(async () => {
  charity = await buildCharity(api.db);
});
beforeEach(async () => {
  donor = await api.person();
  processor.calls.length = 0;
  processor.isDown = false;
});

const add = (changes: Partial<PaymentSourceRequest> = {}) =>
  donor.client.paymentSources.create({ kind: 'card', ...changes });
const addCard = () => add({ processor_token: processor.tokenOf(donor.userId) });
const read = (id: string) => donor.client.paymentSources.get(id);
const give = (changes: object = {}) =>
  donor.client.donations.create({ charity_id: charity.id, amount: '25.00', currency: 'USD', ...changes });

/** Begins a setup with the same Idempotency-Key every time, for tests of bytes and headers. */
const post = (key: string) =>
  api.call<PaymentSource & WireError>('POST', '/v1/users/me/payment-sources', {
    key,
    body: { kind: 'card' },
    headers: { 'Idempotency-Key': 'one-setup' },
  });

/** Our row of a source, also what the API never shows. */
async function rowOf(id: string) {
  return find(api.db, paymentSources, { id });
}

it('begins a setup, and becomes ready when it is read after the form', async () => {
  const begun = await add();
  const { source_id: id, setup } = begun;
  expect(begun).toMatchObject({
    status: 'requires_action',
    default: false,
    last4: null,
    setup: {
      processor: 'stripe',
      publishable_key: 'pk_test_1',
      client_secret: `seti_${id}_secret_1`,
    },
  });
  expect(await read(id)).toMatchObject({ status: 'requires_action', setup });
  expect(await refusal(give({ source: id }))).toBe('400 source');
  expect(await refusal(donor.client.paymentSources.update(id, { default: true }))).toBe('409 CONFLICT');

  processor.finish(`seti_${id}`);
  expect(await read(id)).toMatchObject({ status: 'ready', default: true, last4: '4242', setup: null });
  expect((await give()).status).toBe('pending');
});

it('lists an unfinished setup without its secret', async () => {
  await add();
  processor.calls.length = 0;
  const { payment_sources: sources } = await donor.client.paymentSources.list();
  expect(sources).toMatchObject([{ status: 'requires_action', setup: null }]);
  expect(processor.calls).toEqual([]);
});

it('takes over the default only once the setup is finished', async () => {
  const { source_id: first } = await addCard();
  const { source_id: second } = await add({ default: true });
  expect((await read(first)).default).toBe(true);
  processor.finish(`seti_${second}`);
  expect((await read(second)).default).toBe(true);
  expect((await read(first)).default).toBe(false);
});

it('becomes ready once, and has one default, however many read it at the same time', async () => {
  const ids = (await Promise.all([add(), add()])).map(({ source_id: id }) => id);
  for (const id of ids) processor.finish(`seti_${id}`);
  const readAtOnce = await Promise.all([...ids, ...ids, ...ids].map(read));
  expect(readAtOnce.map(({ status }) => status)).toEqual(Array(6).fill('ready'));
  const now = await Promise.all(ids.map(read));
  expect(now.filter((source) => source.default)).toHaveLength(1);
});

it('refuses the token of another customer, and an unknown one', async () => {
  const stranger = await api.person();
  for (const token of [processor.tokenOf(stranger.userId), 'pm_unknown']) {
    expect(await refusal(add({ processor_token: token }))).toBe('400 processor_token');
  }
});

it('keeps the customer of a user, and asks for it once', async () => {
  await add();
  await add();
  expect(processor.calls.filter((call) => call === 'createCustomer')).toHaveLength(1);
});

it("shows none of the processor's names anywhere", async () => {
  const token = processor.tokenOf(donor.userId);
  const source = await add({ processor_token: token });
  const gift = await give({ source: source.source_id, recurring: { frequency: 'monthly' } });
  const { paymentSources, donations, recurring } = donor.client;
  const reads = await Promise.all([
    paymentSources.get(source.source_id),
    paymentSources.list(),
    donations.get(gift.donation_id),
    recurring.listMine(),
  ]);
  const events = await selectRows<{ data: unknown }>(
    api.db,
    'SELECT data FROM events WHERE account_id = $1',
    [donor.accountId],
  );
  expect(events.length).toBeGreaterThan(2);
  const shown = JSON.stringify([source, gift, ...reads, events]);
  expect(shown).not.toContain(token);
  expect(shown).not.toContain('cus_of_');
  expect(shown).not.toContain('fingerprint_of_the_card');
});

it('replays the setup for the same Idempotency-Key without asking the processor again', async () => {
  const first = await post(donor.key);
  processor.calls.length = 0;
  const again = await post(donor.key);
  expect(again.text).toBe(first.text);
  expect(again.body.setup?.client_secret).toBe(`seti_${first.body.source_id}_secret_1`);
  expect(processor.calls).toEqual([]);
  const { key } = await buildKey(api.db, donor);
  expect((await post(key)).text).toBe(first.text);
  const { key: weak } = await buildKey(api.db, donor, { scopes: ['donations:read'] });
  expect((await post(weak)).status).toBe(403);
});

it('asks nothing for a request that is refused before', async () => {
  const { key } = await buildKey(api.db, donor, { scopes: ['donations:read'] });
  const weak = clientAt(api.url, key).paymentSources;
  expect(await refusal(weak.create({ kind: 'card' }))).toBe('403 FORBIDDEN');
  expect(await refusal(add({ kind: 'nothing' as never }))).toBe('400 kind');
  expect(processor.calls).toEqual([]);
});

it('answers 503 while the processor does not answer, stores nothing, and works afterwards', async () => {
  processor.isDown = true;
  const reply = await post(donor.key);
  expect([reply.status, reply.body.error.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  expect(reply.headers.get('Retry-After')).toBe('5');
  processor.isDown = false;
  const { body, status } = await post(donor.key);
  expect(status).toBe(201);
  processor.isDown = true;
  expect(await refusal(read(body.source_id))).toBe('503 SERVICE_UNAVAILABLE');
});

it('refuses a gift without a source and without a default on `source`, also by a test name', async () => {
  for (const changes of [
    {},
    { payment_method: 'ach' },
    { source: 'card_succeeds' },
    { source: 'own_card' },
  ]) {
    expect(await refusal(give(changes))).toBe('400 source');
  }
});

it('has the processor forget a removed source once no pending gift needs it', async () => {
  const token = processor.tokenOf(donor.userId);
  const { source_id: source } = await add({ processor_token: token });
  const { source_id: same } = await add({ processor_token: token });
  const gift = await give({ source });
  await donor.client.paymentSources.remove(source);
  const later = new Date(Date.now() + HOUR_MS);
  const forgotten = async () => {
    await forgetRemovedSources({ db: api.db, log: createLog('worker', 'silent') }, processor, later);
    return processor.forgotten.includes(token);
  };
  expect(await forgotten()).toBe(false);
  await runStatement(api.db, `UPDATE charges SET state = 'approved' WHERE donation_id = $1`, [
    gift.donation_id,
  ]);
  // Another source stands for the same card.
  expect(await forgotten()).toBe(false);
  await donor.client.paymentSources.remove(same);
  expect(await forgotten()).toBe(true);
  expect((await rowOf(source))?.forgottenAt).toEqual(later);
  const times = processor.forgotten.length;
  await forgetRemovedSources({ db: api.db, log: createLog('worker', 'silent') }, processor, later);
  expect(processor.forgotten).toHaveLength(times);
});

it('takes the country of the card instead of the claim in the request', async () => {
  const feesOf = async (facts: object, claim: boolean) => {
    const token = processor.tokenOf(donor.userId, facts);
    const { source_id: source } = await add({ processor_token: token });
    const gift = await give({ source, international_card: claim });
    return gift.fees.processing_fee;
  };
  expect(await feesOf({ country: 'FR' }, false)).toBe(await feesOf({ country: null }, true));
  expect(await feesOf({ country: 'US' }, true)).toBe(await feesOf({ country: null }, false));
  expect(await feesOf({ country: 'US' }, false)).not.toBe(await feesOf({ country: 'FR' }, false));
});
