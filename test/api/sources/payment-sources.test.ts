/** Payment sources in a sandbox, where test sources stand for cards, bank accounts and wallets. */
import { inTransaction, selectRows } from '../../../db/database';
import { type Charity } from '../../../db/queries/charities/charities';
import { SANDBOX_SOURCES } from '../../../domain/sandbox/sources';
import { SOURCES_PER_USER } from '../../../domain/sources/source';
import { disableSource, followSource } from '../../../operations/sources/follow-source';
import {
  type ConflictError,
  type DonationRequest,
  type PaymentSource,
  type PaymentSourceRequest,
} from '../../../client/index';
import { buildCharity } from '../../factories';
import { approveCharge } from '../../factories/charges';
import { type Person, useApi } from '../../support/api';
import { sizeOf } from '../../support/large';
import { outcome, refusal, refusalDetails } from '../../support/refusal';

const ROUNDS = sizeOf({ usual: 5, large: 200 });
const CARD = { kind: 'card', processor_token: 'card_succeeds' } as const;

const api = useApi();
let charity: Charity;
let donor: Person;
beforeAll(async () => {
  charity = await buildCharity(api.db);
});
beforeEach(async () => {
  donor = await api.person();
});

const add = (changes: Partial<PaymentSourceRequest> = {}, { client } = donor) =>
  client.paymentSources.create({ ...CARD, ...changes });
const makeDefault = (id: string, isDefault = true) =>
  donor.client.paymentSources.update(id, { default: isDefault });
const give = (changes: Partial<DonationRequest> = {}, { client } = donor) =>
  client.donations.create({ charity_id: charity.id, amount: '25.00', currency: 'USD', ...changes });

async function list({ client } = donor): Promise<PaymentSource[]> {
  return (await client.paymentSources.list()).payment_sources;
}

async function defaults(): Promise<string[]> {
  return (await list()).filter((source) => source.default).map(({ source_id: id }) => id);
}

async function begin(source: string, changes: Partial<DonationRequest> = {}): Promise<string> {
  const { donation_id: gift, recurring_id: id } = await give({
    source,
    recurring: { frequency: 'monthly' },
    ...changes,
  });
  await approveCharge(api.db, gift);
  return id ?? 'none';
}

/** The events of a plan up to its first charge. */
const BEGUN = ['recurring.created', 'recurring.updated'];

async function eventsOf(planId: string): Promise<string[]> {
  const rows = await selectRows<{ name: string }>(
    api.db,
    `SELECT name FROM events WHERE account_id = $1 AND data->>'recurring_id' = $2 ORDER BY id`,
    [donor.accountId, planId],
  );
  return rows.map(({ name }) => name).filter((name) => name.startsWith('recurring.'));
}

describe('POST', () => {
  it('answers the source with exactly the documented fields', async () => {
    const source = await add();
    expect(source).toEqual({
      source_id: expect.stringMatching(/^source_[0-9a-z]{26}$/) as string,
      kind: 'card',
      status: 'ready',
      brand: 'visa',
      last4: '4242',
      exp_month: 12,
      exp_year: 2099,
      bank_name: null,
      address: null,
      default: true,
      setup: null,
      created_at: expect.stringMatching(/Z$/) as string,
    });
    expect(await donor.client.paymentSources.get(source.source_id)).toEqual(source);
    expect(await list()).toEqual([source]);
  });

  it('takes every kind; a wallet also by its address', async () => {
    const wallet = SANDBOX_SOURCES.find(({ kind }) => kind === 'wallet')?.source ?? '';
    expect(await add({ kind: 'ach', processor_token: 'ach_succeeds' })).toMatchObject({
      kind: 'ach',
      bank_name: 'Sandbox Bank',
    });
    expect(await donor.client.paymentSources.create({ kind: 'wallet', address: wallet })).toMatchObject({
      kind: 'wallet',
      address: wallet,
      last4: null,
      default: true,
    });
  });

  it.each<[object, string]>([
    [{ kind: 'card' }, 'processor_token'],
    [{ kind: 'card', processor_token: 'ach_succeeds' }, 'processor_token'],
    [{ kind: 'card', processor_token: 'nothing' }, 'processor_token'],
    [{ kind: 'wallet', address: '0x1' }, 'processor_token'],
    [{ ...CARD, address: '0x1' }, 'address'],
    [{ kind: 'cash', processor_token: 'card_succeeds' }, 'kind'],
    [{ ...CARD, save: false, default: true }, 'default'],
    [{ ...CARD, number: '1' }, 'number'],
  ])('%j is refused on %s', async (body, field) => {
    expect(await refusal(donor.client.paymentSources.create(body as never))).toBe(`400 ${field}`);
    expect(await list()).toEqual([]);
  });

  it('names a test source when none was given', async () => {
    await expect(donor.client.paymentSources.create({ kind: 'card' })).rejects.toMatchObject({
      rawBody: expect.stringContaining('card_succeeds') as string,
    });
  });

  it.each(['4111111111111111', '4111 1111 1111 1111', 'pm-5500-0000-0000-0004'])(
    'refuses a number of a payment card (%s) as a token',
    async (token) => {
      const refused = add({ processor_token: token });
      expect(await refusal(refused)).toBe('400 processor_token');
      await expect(refused).rejects.toMatchObject({ rawBody: expect.not.stringContaining(token) as string });
    },
  );

  it('with an Idempotency-Key adds one source, and replays answers and refusals', async () => {
    const post = (body: unknown, key: string) =>
      api.call('POST', '/v1/users/me/payment-sources', {
        key: donor.key,
        body,
        headers: { 'Idempotency-Key': key },
      });
    const first = await post(CARD, 'one-source');
    expect((await post(CARD, 'one-source')).text).toBe(first.text);
    expect(await list()).toHaveLength(1);

    const wrong = { kind: 'card', processor_token: 'nothing' };
    const refused = await post(wrong, 'a-bad-source');
    const replayed = await post(wrong, 'a-bad-source');
    expect(replayed.text).toBe(refused.text);
    expect(replayed.headers.get('Idempotent-Replayed')).toBe('true');
    expect((await post(CARD, 'a-bad-source')).status).toBe(422);
  });

  it(`refuses source ${String(SOURCES_PER_USER + 1)}`, async () => {
    const { source_id: id } = await add();
    await selectRows(
      api.db,
      `INSERT INTO payment_sources SELECT (jsonb_populate_record(s,
         jsonb_build_object('id', s.id || n, 'is_default', false))).*
       FROM payment_sources s, generate_series(2, $2::int) n WHERE s.id = $1 RETURNING id`,
      [id, SOURCES_PER_USER],
    );
    await expect(add()).rejects.toMatchObject({
      code: 'LIMIT_EXCEEDED',
      details: { limit: SOURCES_PER_USER },
    });
    await donor.client.paymentSources.remove(id);
    expect(await outcome(add())).toBe('accepted');
  });
});

describe('default', () => {
  it('is the first saved source of each kind, until another one is chosen', async () => {
    const first = await add();
    const second = await add({ processor_token: 'card_slow' });
    const account = await add({ kind: 'ach', processor_token: 'ach_succeeds' });
    expect([first.default, second.default, account.default]).toEqual([true, false, true]);
    expect((await makeDefault(second.source_id)).default).toBe(true);
    expect((await defaults()).sort()).toEqual([second.source_id, account.source_id].sort());
    const third = await add({ default: true });
    expect((await defaults()).sort()).toEqual([account.source_id, third.source_id].sort());
    expect((await makeDefault(third.source_id, false)).default).toBe(false);
    expect(await defaults()).toEqual([account.source_id]);
  });

  it('pays a gift that names no source', async () => {
    const { source_id: id } = await add({ processor_token: 'card_insufficient_funds' });
    expect(await refusal(give())).toBe('402 INSUFFICIENT_FUNDS');
    await makeDefault(id, false);
    expect(await outcome(give())).toBe('accepted');
  });

  it('only one of several at once wins, and there is always exactly one', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      donor = await api.person();
      const added = await Promise.all([add(), add(), add({ default: true })]);
      expect(await defaults()).toHaveLength(1);
      await Promise.all(added.map(({ source_id: id }) => makeDefault(id)));
      expect(await defaults()).toHaveLength(1);
    }
  });
});

describe('a source that is not saved', () => {
  it('pays one gift, is not listed, and then is gone', async () => {
    const { source_id: source, default: isDefault } = await add({ save: false });
    expect(isDefault).toBe(false);
    expect(await list()).toEqual([]);
    expect(await outcome(donor.client.paymentSources.get(source))).toBe('accepted');
    expect(await refusal(makeDefault(source))).toBe('409 CONFLICT');
    const { donation_id: gift } = await give({ source });
    expect(await refusal(give({ source }))).toBe('400 source');
    expect(await refusal(donor.client.paymentSources.get(source))).toBe('404 NOT_FOUND');
    expect((await donor.client.donations.get(gift)).source).toBe(source);
  });

  it('stays usable when its gift is refused for a reason that is not the source', async () => {
    const { source_id: source } = await add({ save: false });
    expect(await refusal(give({ source, charity_id: 'charity_none' }))).toBe('422 INVALID_CHARITY');
    expect(await outcome(give({ source }))).toBe('accepted');
  });

  it('pays no recurring gift', async () => {
    const { source_id: source } = await add({ save: false });
    expect(await refusal(begin(source))).toBe('400 source');
    const plan = await begin('card_succeeds');
    expect(await refusal(donor.client.recurring.update(plan, { source }))).toBe('400 source');
  });

  it('pays only one of two gifts at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { source_id: source } = await add({ save: false });
      const outcomes = await Promise.all([1, 2, 3].map(() => outcome(give({ source }))));
      expect(outcomes.sort()).toEqual(['400 source', '400 source', 'accepted']);
    }
  });
});

describe("somebody else's source", () => {
  it('does not exist', async () => {
    const stranger = await api.person();
    const operator = await api.person({ isOperator: true });
    const { source_id: id } = await add();
    for (const other of [stranger, operator]) {
      const { paymentSources } = other.client;
      expect(await refusal(paymentSources.get(id))).toBe('404 NOT_FOUND');
      expect(await refusal(paymentSources.update(id, { default: false }))).toBe('404 NOT_FOUND');
      expect(await refusal(paymentSources.remove(id))).toBe('404 NOT_FOUND');
      expect(await list(other)).toEqual([]);
      expect(await refusal(give({ source: id }, other))).toBe('400 source');
    }
    const theirs = await add({}, stranger);
    expect(await refusal(stranger.client.paymentSources.remove(theirs.source_id, { replace_with: id }))).toBe(
      '400 replace_with',
    );
    expect(await list()).toHaveLength(1);
  });
});

describe('a source made from a test source', () => {
  it.each([
    ['card_insufficient_funds', '402 INSUFFICIENT_FUNDS'],
    ['card_declined', 'accepted'],
    ['card_slow', 'accepted'],
    ['card_dropped', 'accepted'],
    ['card_refund_refused', 'accepted'],
  ])('pays like %s: %s', async (token, expected) => {
    const { source_id: source } = await add({ processor_token: token });
    expect(await outcome(give({ source }))).toBe(expected);
    if (expected !== 'accepted') return;
    const charges = await selectRows(
      api.db,
      `SELECT source_reference FROM charges JOIN donations d ON d.id = donation_id WHERE d.source = $1`,
      [source],
    );
    expect(charges).toEqual([{ sourceReference: token }]);
  });

  it('cannot pay what its kind cannot', async () => {
    const { source_id: source } = await add({ kind: 'ach', processor_token: 'ach_succeeds' });
    expect(await refusal(give({ source, currency: 'EUR' }))).toBe('400 currency');
    expect(await refusal(give({ source, payment_method: 'card' }))).toBe('400 source');
  });
});

describe('DELETE', () => {
  it('answers the source, which no gift can use afterwards', async () => {
    const { source_id: source } = await add();
    const removed = await donor.client.paymentSources.remove(source);
    expect([removed.source_id, removed.default]).toEqual([source, false]);
    expect(await refusal(donor.client.paymentSources.remove(source))).toBe('404 NOT_FOUND');
    expect(await refusal(give({ source }))).toBe('400 source');
    expect(await list()).toEqual([]);
  });

  it('is refused while a live plan uses it, and names the plans', async () => {
    const { source_id: source } = await add();
    await donor.client.recurring.cancel(await begin(source));
    const plans = [await begin(source), await begin(source)];
    await donor.client.recurring.pause(plans[0] ?? '');
    const refused: unknown = await donor.client.paymentSources
      .remove(source)
      .catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 409, details: { recurring_ids: expect.any(Array) as string[] } });
    const { recurring_ids: ids } = (refused as ConflictError).details;
    expect((ids as string[]).sort()).toEqual(plans.sort());
    expect(await outcome(donor.client.paymentSources.get(source))).toBe('accepted');
  });

  it('moves the plans to another source, each with its event', async () => {
    const { source_id: source } = await add();
    const { source_id: other } = await add({ processor_token: 'card_slow' });
    const plans = [await begin(source), await begin(source, { currency: 'EUR' })];
    await donor.client.paymentSources.remove(source, { replace_with: other });
    for (const plan of plans) {
      expect(await donor.client.recurring.get(plan)).toMatchObject({ source: other, status: 'active' });
      expect(await eventsOf(plan)).toEqual([...BEGUN, 'recurring.updated']);
    }
    expect(await defaults()).toEqual([other]);
  });

  it('keeps a source while it pays the first gift of a plan', async () => {
    const { source_id: source } = await add();
    const { source_id: other } = await add({ processor_token: 'card_slow' });
    const { recurring_id: plan } = await give({ source, recurring: { frequency: 'monthly' } });
    const remove = (changes = {}) => refusalDetails(donor.client.paymentSources.remove(source, changes));
    const refused = ['409 CONFLICT', { reason: 'plan_not_begun', recurring_ids: [plan] }];
    expect(await remove()).toEqual(refused);
    expect(await remove({ replace_with: other })).toEqual(refused);
  });

  it('refuses a replacement that cannot take over', async () => {
    const { source_id: source } = await add();
    const { source_id: account } = await add({ kind: 'ach', processor_token: 'ach_succeeds' });
    const { source_id: once } = await add({ save: false });
    const { source_id: disabled } = await add({ processor_token: 'card_slow' });
    await inTransaction(api.db, (tx) => disableSource({ tx, at: named('card_slow').at }, named('card_slow')));
    for (const other of [source, account, once, disabled, 'source_none', 'card_succeeds']) {
      const removal = donor.client.paymentSources.remove(source, { replace_with: other });
      expect([other, await refusal(removal)]).toEqual([other, '400 replace_with']);
    }
    expect(await outcome(donor.client.paymentSources.get(source))).toBe('accepted');
  });

  it('never leaves a plan with a removed source, when both come at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      // A source that a plan keeps counts toward the donor's limit.
      donor = await api.person();
      const { source_id: source } = await add();
      const outcomes = await Promise.all([
        outcome(begin(source)),
        outcome(donor.client.paymentSources.remove(source)),
      ]);
      expect(['accepted, 409 CONFLICT', '400 source, accepted']).toContain(outcomes.join(', '));
    }
  });
});

/** Names a test source of the donor, as an event of the processor does. */
function named(reference: string) {
  return { processor: 'sandbox' as const, reference, userId: donor.userId, at: new Date() };
}

describe('a source that the processor disables', () => {
  it('pays nothing and pauses its plans until another source is given', async () => {
    const { paymentSources, recurring } = donor.client;
    const { source_id: source } = await add();
    const plans = [await begin(source), await begin(source)];
    const [patched = '', moved = ''] = plans;
    await inTransaction(api.db, (tx) =>
      disableSource({ tx, at: named('card_succeeds').at }, named('card_succeeds')),
    );
    await inTransaction(api.db, (tx) =>
      disableSource({ tx, at: named('card_succeeds').at }, named('card_succeeds')),
    );

    expect(await paymentSources.get(source)).toMatchObject({ status: 'disabled', default: false });
    expect(await refusal(give({ source }))).toBe('400 source');
    expect(await refusal(makeDefault(source))).toBe('409 CONFLICT');
    for (const plan of plans) {
      expect(await recurring.get(plan)).toMatchObject({
        status: 'paused',
        paused_by: 'platform',
        pause_reason: 'source',
      });
      expect(await eventsOf(plan)).toEqual([...BEGUN, 'recurring.paused']);
      expect(await refusal(recurring.resume(plan))).toBe('409 CONFLICT');
    }

    const { source_id: other } = await add({ processor_token: 'card_slow' });
    await recurring.update(patched, { source: other });
    await paymentSources.remove(source, { replace_with: other });
    for (const plan of [patched, moved]) {
      expect(await recurring.get(plan)).toMatchObject({
        status: 'active',
        source: other,
        pause_reason: null,
      });
      expect(await eventsOf(plan)).toEqual([
        ...BEGUN,
        'recurring.paused',
        'recurring.updated',
        'recurring.resumed',
      ]);
    }
  });

  it('leaves the same test source of others, and the test source itself', async () => {
    const other = await api.person();
    const { source_id: theirs } = await add({}, other);
    await add();
    await inTransaction(api.db, (tx) =>
      disableSource({ tx, at: named('card_succeeds').at }, named('card_succeeds')),
    );
    expect((await other.client.paymentSources.get(theirs)).status).toBe('ready');
    expect(await outcome(give({ source: 'card_succeeds' }))).toBe('accepted');
  });

  it('leaves a plan that the donor paused to the donor, once it has another source', async () => {
    const { recurring } = donor.client;
    const { source_id: source } = await add();
    const plan = await begin(source);
    await recurring.pause(plan);
    await inTransaction(api.db, (tx) =>
      disableSource({ tx, at: named('card_succeeds').at }, named('card_succeeds')),
    );
    expect(await recurring.get(plan)).toMatchObject({
      status: 'paused',
      paused_by: 'donor',
      pause_reason: null,
    });
    await recurring.update(plan, { source: 'card_slow' });
    expect(await recurring.get(plan)).toMatchObject({ status: 'paused', paused_by: 'donor' });
    expect(await outcome(recurring.resume(plan))).toBe('accepted');
  });
});

it('follows what the processor tells about a card', async () => {
  const { source_id: id } = await add();
  const facts = { last4: '0005', expMonth: 1, expYear: 2032 };
  await inTransaction(api.db, (tx) => followSource(tx, { ...named('card_succeeds'), facts }));
  expect(await donor.client.paymentSources.get(id)).toMatchObject({
    last4: '0005',
    exp_month: 1,
    exp_year: 2032,
  });
});
