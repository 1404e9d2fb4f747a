/** Disputes that Stripe reports, in every order and more than once. */
import { createActivities } from '../../../activities';
import { inTransaction } from '../../../db/database';
import { type Gateways } from '../../../gateways';
import { newId } from '../../../new-id';
import { completeRefund, failRefund } from '../../../operations/refunds/end-refund';
import { requestRefund } from '../../../operations/refunds/request-refund';
import { type BuiltActor } from '../../factories';
import { type TestApi } from '../../support/api';
import { applyDispute, expectSoundLedger, permutations, startStripeApi, type StripeApi } from './stripe-api';
import { type StripeDouble } from '../../doubles/stripe/double';
import { type Dispute } from '../../doubles/stripe/objects';
import {
  chargeGift,
  completeCharged,
  giveByStripe,
  historyOf,
  type StripeGift,
  type StripeWorld,
} from '../../factories/stripe-gifts';
import { find, insert } from '../../../db/rows';
import { paymentSources } from '../../../db/tables/sources';

let stripe: StripeApi;
let double: StripeDouble;
let api: TestApi;
let world: StripeWorld;
let gateways: Gateways;
let operator: BuiltActor;
beforeAll(async () => {
  stripe = await startStripeApi();
  ({ double, api, world, gateways, operator } = stripe);
});
afterEach(() => expectSoundLedger(api.db));
afterAll(() => stripe?.close());

const apply = (dispute: Dispute, types?: readonly string[]) => applyDispute(world, dispute, types);

const EVENTS = ['created', 'funds_withdrawn', 'updated', 'closed'].map((name) => `charge.dispute.${name}`);
const REINSTATED = 'charge.dispute.funds_reinstated';

async function endedDispute(status: 'won' | 'lost'): Promise<{ given: StripeGift; dispute: Dispute }> {
  const given = await giveByStripe(world);
  const dispute = double.dispute({ payment_intent: given.intent });
  double.world.emit('charge.dispute.updated', dispute);
  double.closeDispute({ dispute: dispute.id, status });
  return { given, dispute };
}

it.each([
  ['won', [...EVENTS, REINSTATED], 120],
  ['lost', EVENTS, 24],
] as const)(
  'a dispute that is %s: one history in all orders of arrival, doubled',
  async (status, types, count) => {
    const orders = permutations(types);
    expect(orders).toHaveLength(count);
    const histories = new Set<string>();
    for (let from = 0; from < orders.length; from += 8) {
      const batch = orders.slice(from, from + 8).map(async (order) => {
        const { given, dispute } = await endedDispute(status);
        await apply(dispute, order);
        await apply(dispute, [...order].reverse());
        histories.add(JSON.stringify(await historyOf(api.db, given.gift.id)));
      });
      await Promise.all(batch);
    }
    expect([...histories].map((text) => JSON.parse(text) as unknown)).toEqual([
      expect.objectContaining({
        status: status === 'won' ? 'completed' : 'refunded',
        events: ['donation.completed ', 'donation.disputed opened', `donation.disputed ${status}`],
        disputes: [`${status} 500 500 0 1500 at_opening fraudulent`],
      }),
    ]);
  },
);

it('events that are applied while the dispute goes on have the same history', async () => {
  const ended = await endedDispute('won');
  await apply(ended.dispute);
  const given = await giveByStripe(world);
  const dispute = double.dispute({ payment_intent: given.intent });
  await apply(dispute);
  expect(await historyOf(api.db, given.gift.id)).toMatchObject({ status: 'disputed' });
  double.closeDispute({ dispute: dispute.id, status: 'won' });
  await apply(dispute);
  expect(await historyOf(api.db, given.gift.id)).toEqual(await historyOf(api.db, ended.given.gift.id));
});

it('an inquiry books nothing, and a part that is withdrawn is the amount', async () => {
  const inquired = await giveByStripe(world);
  const inquiry = double.dispute({ payment_intent: inquired.intent, status: 'warning_needs_response' });
  double.closeDispute({ dispute: inquiry.id, status: 'warning_closed' });
  await apply(inquiry);
  expect(await historyOf(api.db, inquired.gift.id)).toMatchObject({ status: 'completed', disputes: null });
  const given = await giveByStripe(world);
  const dispute = double.dispute({ payment_intent: given.intent, amount: 200 });
  double.closeDispute({ dispute: dispute.id, status: 'lost' });
  await apply(dispute);
  expect(await historyOf(api.db, given.gift.id)).toMatchObject({ status: 'completed', refunded: '200' });
});

describe('a dispute of a gift that is not completed', () => {
  it.each(['needs_response', 'won', 'lost'])('%s while the gift is pending joins it', async (status) => {
    const given = await chargeGift(world);
    const dispute = double.dispute({ payment_intent: given.intent });
    if (status !== 'needs_response') double.closeDispute({ dispute: dispute.id, status });
    await apply(dispute);
    const before = await historyOf(api.db, given.gift.id);
    expect(before).toMatchObject({
      status: 'pending',
      disputes: [expect.stringContaining(' 0 0 500 0 not_yet')],
    });
    await completeCharged(api.db, given.gift);
    const ends = { needs_response: 'disputed', won: 'completed', lost: 'refunded' }[status];
    expect(await historyOf(api.db, given.gift.id)).toMatchObject({ status: ends });
    if (status !== 'needs_response') return;
    double.closeDispute({ dispute: dispute.id, status: 'lost' });
    await apply(dispute);
    expect(await historyOf(api.db, given.gift.id)).toMatchObject({
      status: 'refunded',
      disputes: ['lost 500 500 0 1500 while_open fraudulent'],
    });
  });

  async function refundOf({ gift }: StripeGift, amount?: string) {
    const at = new Date();
    const order = { id: newId('refund'), donationId: gift.id, amount, reason: null };
    const asked = { requestedBy: 'platform' as const, requestedByUserId: operator.userId };
    const environment = 'sandbox' as const;
    return inTransaction(api.db, (tx) =>
      requestRefund({ tx, at }, { ...order, ...asked, doesPlatformBearFees: true, environment }),
    );
  }

  it.each([
    ['completes', '3.00', 'refunded', 'lost 200 200 300 1500 while_open fraudulent'],
    ['completes', undefined, 'refunded', 'lost 0 0 500 0 not_yet fraudulent'],
    ['fails', '3.00', 'refunded', 'lost 500 500 0 1500 while_open fraudulent'],
  ])('a refund %s meanwhile (%s)', async (end, amount, status, row) => {
    const given = await giveByStripe(world);
    const refund = await refundOf(given, amount);
    const dispute = double.dispute({ payment_intent: given.intent });
    await apply(dispute);
    expect(await historyOf(api.db, given.gift.id)).toMatchObject({ status: 'completed' });
    const at = new Date();
    await inTransaction(api.db, (tx) =>
      end === 'completes'
        ? completeRefund({ tx, at }, refund)
        : failRefund({ tx, at }, { refund, failureCode: 'REFUSED' }),
    );
    double.closeDispute({ dispute: dispute.id, status: 'lost' });
    await apply(dispute);
    expect(await historyOf(api.db, given.gift.id)).toMatchObject({ status, disputes: [row] });
  });
});

it('only the processor’s word counts: operators are refused, our deadline ends nothing, evidence is sent on', async () => {
  const given = await giveByStripe(world);
  const path = `/v1/donations/${given.gift.id}/disputes`;
  const { key } = operator;
  expect((await api.call('POST', path, { key, body: {} })).status).toBe(409);
  const dispute = double.dispute({ payment_intent: given.intent });
  await apply(dispute);
  const { body } = await api.call<{
    disputes: { dispute_id: string; withdrawn: string; return_code: null }[];
  }>('GET', path, { key });
  expect(body.disputes).toMatchObject([{ withdrawn: '5.00', return_code: null }]);
  const disputeId = body.disputes[0]?.dispute_id ?? '';
  const resolved = await api.call('POST', `${path}/${disputeId}/resolution`, {
    key,
    body: { outcome: 'won' },
  });
  expect(resolved.status).toBe(409);
  const activities = createActivities({ db: api.db, gateways });
  expect(await activities.endUnanswered({ disputeId })).toBe('opened');
  await api.call('POST', `${path}/${disputeId}/evidence`, { key, body: { evidence: 'A letter.' } });
  await activities.sendEvidence({ disputeId });
  await activities.sendEvidence({ disputeId });
  const sent = double.requests.filter(
    ({ method, path: where }) => method === 'POST' && where === `/v1/disputes/${dispute.id}`,
  );
  expect(sent.map(({ params }) => params)).toMatchObject([
    { evidence: { uncategorized_text: 'A letter.' }, submit: 'true' },
  ]);
});

it.each([
  ['pm_usBankAccount', 'R01', 'USD'],
  ['pm_sepaDebit', 'AC04', 'EUR'],
] as const)(
  'a bank returns a debit of %s: lost at once, without a fee, and the source is disabled',
  async (token, code, currency) => {
    const given = await giveByStripe(world, {
      token,
      currency,
      usdPerUnit: currency === 'EUR' ? '1.08' : '1',
    });
    const { donorUserId } = given.gift;
    const id = newId('source');
    await insert(api.db, paymentSources, {
      id,
      userId: donorUserId,
      processor: 'stripe',
      kind: 'ach',
      status: 'ready',
      reference: given.method,
      setupReference: null,
      customerReference: null,
      brand: null,
      last4: '6789',
      expMonth: null,
      expYear: null,
      bankName: null,
      address: null,
      country: 'US',
      fingerprint: null,
      currencies: [currency],
      isDefault: true,
      isSaved: true,
      isGuests: false,
      byApplication: false,
      boundTo: null,
      createdAt: new Date(),
      removedAt: null,
      forgottenAt: null,
    });
    const dispute = double.returnDebit({ payment_intent: given.intent, code });
    await apply(dispute, [
      'charge.dispute.closed',
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
    ]);
    const history = await historyOf(api.db, given.gift.id);
    expect(history).toMatchObject({
      status: 'refunded',
      events: ['donation.completed ', 'donation.disputed opened', 'donation.disputed lost'],
      disputes: [`lost 500 500 0 0 at_opening ach_return ${code}`],
    });
    // The charity ends where it began, and the platform bears the processing fee.
    const totals = new Map<string, number>();
    for (const line of history.postings.flatMap((posting) => posting.split(/,? /).slice(1))) {
      const [account = '', amount] = line.split('=');
      totals.set(account, (totals.get(account) ?? 0) + Number(amount));
    }
    expect(Object.fromEntries([...totals].filter(([, total]) => total !== 0))).toEqual({
      'platform/refund-costs': -45,
      'processor/ach/fees': 45,
    });
    const source = await find(api.db, paymentSources, { id });
    expect(source?.status).toBe('disabled');
  },
);
