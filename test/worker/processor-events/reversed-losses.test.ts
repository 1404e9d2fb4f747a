/** Disputes that were lost and whose money Stripe gives back later. */
import { createHash } from 'node:crypto';
import { inTransaction, runStatement, selectRows } from '../../../db/database';
import { findFeeReport } from '../../../db/queries/fees/reports';
import { lockTrustFacts } from '../../../db/queries/trust/trust';
import { obtainReceipt } from '../../../operations/receipts/issue-receipts';
import { buildActor } from '../../factories';
import { applyDispute, expectSoundLedger, permutations, startStripeApi, type StripeApi } from './stripe-api';
import { type Dispute } from '../../doubles/stripe/objects';
import {
  applyEvent,
  chargeGift,
  completeCharged,
  eventsOf,
  giveByStripe,
  historyOf,
  type StripeGift,
} from '../../factories/stripe-gifts';

let stripe: StripeApi;
beforeAll(async () => {
  stripe = await startStripeApi();
});
afterEach(() => expectSoundLedger(stripe.api.db));
afterAll(() => stripe?.close());

const REINSTATED = 'charge.dispute.funds_reinstated';
const TYPES = [
  ...['created', 'funds_withdrawn', 'updated', 'closed'].map((name) => `charge.dispute.${name}`),
  REINSTATED,
];

const apply = (dispute: Dispute, types?: string[]) => applyDispute(stripe.world, dispute, types);
const historyOfGift = ({ gift }: StripeGift) => historyOf(stripe.api.db, gift.id);
type History = Awaited<ReturnType<typeof historyOf>>;

/** What each account has after all postings of a gift. */
function totalsOf({ postings }: History): Record<string, number> {
  const totals = new Map<string, number>();
  for (const line of postings.flatMap((posting) => posting.split(/,? /).slice(1))) {
    const [account = '', amount] = line.split('=');
    totals.set(account, (totals.get(account) ?? 0) + Number(amount));
  }
  return Object.fromEntries([...totals].filter(([, total]) => total !== 0));
}

function lose(given: StripeGift): Dispute {
  const dispute = stripe.double.dispute({ payment_intent: given.intent });
  stripe.double.world.emit('charge.dispute.updated', dispute);
  stripe.double.closeDispute({ dispute: dispute.id, status: 'lost' });
  return dispute;
}

/** Stripe gives the money back, with or without another status. */
function giveBack({ id: dispute }: Dispute, doesWin: boolean): void {
  if (doesWin) stripe.double.closeDispute({ dispute, status: 'won' });
  else stripe.double.reinstate({ dispute });
}

it('one history for all orders of arrival, doubled, and the same balances as a dispute won at once', async () => {
  const orders = permutations(TYPES);
  expect(orders).toHaveLength(120);
  const histories = { lostFirst: new Set<string>(), wonAtOnce: new Set<string>() };
  const follow = async (order: string[], index: number) => {
    const given = await giveByStripe(stripe.world);
    const dispute = lose(given);
    // Events before the reinstatement find the dispute lost. All others find its money back.
    const before = order.indexOf(REINSTATED);
    await apply(dispute, order.slice(0, before));
    giveBack(dispute, index % 2 === 0);
    await apply(dispute, order.slice(before));
    await apply(dispute, [...order].reverse());
    histories[before === 0 ? 'wonAtOnce' : 'lostFirst'].add(JSON.stringify(await historyOfGift(given)));
  };
  for (let from = 0; from < orders.length; from += 8) {
    await Promise.all(orders.slice(from, from + 8).map((order, index) => follow(order, index)));
  }
  const [lostFirst, wonAtOnce] = [histories.lostFirst, histories.wonAtOnce].map((texts) =>
    [...texts].map((text) => JSON.parse(text) as History),
  );
  const end = {
    status: 'completed',
    refunded: '0',
    disputes: ['won 500 500 0 1500 at_opening fraudulent'],
  };
  const opened = ['donation.completed ', 'donation.disputed opened'];
  expect(lostFirst).toEqual([
    expect.objectContaining({
      ...end,
      events: [...opened, 'donation.disputed lost', 'donation.disputed won'],
    }),
  ]);
  expect(wonAtOnce).toEqual([
    expect.objectContaining({ ...end, events: [...opened, 'donation.disputed won'] }),
  ]);
  expect(lostFirst?.map(totalsOf)).toEqual(wonAtOnce?.map(totalsOf));
});

it('receipt, receipt log, fee report and trust follow, and many events at once reverse it once', async () => {
  const { api, world } = stripe;
  const given = await giveByStripe(world, { network: 'receipts' });
  const { id, charityId } = given.gift;
  await runStatement(
    api.db,
    `INSERT INTO receipt_leaves (leaf_hash, donation_id, kind, queued_at) VALUES ($1, $2, 'gift', now())`,
    [createHash('sha256').update(id).digest(), id],
  );
  await obtainReceipt(api.db, { donationId: id, at: new Date() });
  const reportOf = async () => {
    const range = { from: '2020-01-01', to: '2099-01-01', charityIds: [charityId] };
    return (await findFeeReport(api.db, range, { limit: 10, offset: 0 })).totals;
  };
  const lostDisputes = async () =>
    (await inTransaction(api.db, (tx) => lockTrustFacts(tx, charityId)))?.lostDisputes;
  const before = await reportOf();

  const dispute = lose(given);
  await apply(dispute);
  expect(await lostDisputes()).toBe(1);
  expect(await historyOfGift(given)).toMatchObject({ status: 'refunded', refunded: '500' });
  giveBack(dispute, true);
  const last = eventsOf(world, dispute.id).at(-1);
  if (last === undefined) throw new Error('the double sent no event');
  await Promise.all(Array.from({ length: 5 }, () => applyEvent(world, last)));

  const history = await historyOfGift(given);
  expect(history).toMatchObject({ status: 'completed', refunded: '0' });
  expect(history.postings.filter((posting) => posting.startsWith('dispute_reversed'))).toHaveLength(1);
  expect(await lostDisputes()).toBe(0);
  const fee = 1_500n;
  const after = { ...before, additionalMinor: before.additionalMinor + fee, netMinor: before.netMinor - fee };
  expect(await reportOf()).toEqual(after);
  const receipts = await selectRows<{ content: unknown; isVoid: boolean }>(
    api.db,
    `SELECT content, voided_at IS NOT NULL AS "isVoid" FROM receipt_versions WHERE donation_id = $1 ORDER BY version`,
    [id],
  );
  expect(receipts.at(-1)).toEqual({ ...receipts[0], isVoid: false });
  expect(receipts.filter(({ isVoid }) => !isVoid)).toHaveLength(1);
  const { key } = await buildActor(api.db, { memberOf: charityId });
  const { body } = await api.call<{
    disputes: { dispute_id: string; reversed_at: string; resolved_at: string }[];
  }>('GET', `/v1/donations/${id}/disputes`, { key });
  const [shown] = body.disputes;
  expect(shown).toMatchObject({ status: 'won', reversed_at: expect.any(String) as string });
  expect(shown?.resolved_at).toBe(shown?.reversed_at);
  const leaves = await selectRows(
    api.db,
    `SELECT kind, reference FROM receipt_leaves WHERE donation_id = $1 AND kind <> 'gift' ORDER BY kind`,
    [id],
  );
  const reference = shown?.dispute_id;
  expect(leaves).toEqual([
    { kind: 'dispute_lost', reference },
    { kind: 'refund_failed', reference },
  ]);
});

it.each([
  ['before', 'won 0 0 500 0 not_yet fraudulent', ['donation.disputed won', 'donation.completed ']],
  ['after', 'won 500 500 0 1500 after_loss fraudulent', ['donation.completed ', 'donation.disputed won']],
] as const)(
  'a dispute that was lost while the gift was pending, and is reversed %s it completes',
  async (when, row, ends) => {
    const given = await chargeGift(stripe.world);
    const dispute = lose(given);
    await apply(dispute);
    const reverse = async () => {
      giveBack(dispute, false);
      await apply(dispute, [REINSTATED]);
    };
    if (when === 'before') await reverse();
    await completeCharged(stripe.api.db, given.gift);
    if (when === 'after') {
      expect(await historyOfGift(given)).toMatchObject({ status: 'refunded' });
      await reverse();
    }
    expect(await historyOfGift(given)).toMatchObject({
      status: 'completed',
      refunded: '0',
      events: ['donation.disputed opened', 'donation.disputed lost', ...ends],
      disputes: [row],
    });
  },
);

it('a part that was lost is given back, and another dispute stays open', async () => {
  const { double, world } = stripe;
  const given = await giveByStripe(world);
  const lost = double.dispute({ payment_intent: given.intent, amount: 200 });
  double.closeDispute({ dispute: lost.id, status: 'lost' });
  await apply(lost);
  const open = double.dispute({ payment_intent: given.intent, amount: 300 });
  await apply(open);
  expect(await historyOfGift(given)).toMatchObject({ status: 'disputed', refunded: '200' });
  giveBack(lost, true);
  await apply(lost, [REINSTATED]);
  expect(await historyOfGift(given)).toMatchObject({ status: 'disputed', refunded: '0' });
  double.closeDispute({ dispute: open.id, status: 'won' });
  await apply(open);
  expect(await historyOfGift(given)).toMatchObject({ status: 'completed', refunded: '0' });
});

it('a bank return that is given back leaves charity and platform as before the return', async () => {
  const { double, world } = stripe;
  const given = await giveByStripe(world, { token: 'pm_usBankAccount' });
  const before = totalsOf(await historyOfGift(given));
  const dispute = double.returnDebit({ payment_intent: given.intent, code: 'R01' });
  await apply(dispute);
  expect(await historyOfGift(given)).toMatchObject({ status: 'refunded' });
  giveBack(dispute, false);
  await apply(dispute, [REINSTATED]);
  const history = await historyOfGift(given);
  expect(history).toMatchObject({ status: 'completed', refunded: '0' });
  expect(totalsOf(history)).toEqual(before);
});

it('money that comes back in part leaves the dispute lost', async () => {
  const { double, world } = stripe;
  const given = await giveByStripe(world);
  const dispute = lose(given);
  await apply(dispute);
  double.reinstate({ dispute: dispute.id });
  const back = dispute.balance_transactions.at(-1);
  if (back === undefined) throw new Error('the double moved no money');
  back.amount = 499;
  await apply(dispute, [REINSTATED]);
  expect(await historyOfGift(given)).toMatchObject({ status: 'refunded' });
});
