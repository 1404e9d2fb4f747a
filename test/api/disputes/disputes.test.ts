import { createActivities } from '../../../activities';
import { readConfig } from '../../../config';
import { selectRows } from '../../../db/database';
import { type Gift, findGift } from '../../../db/queries/gifts/gifts';
import { createGateways } from '../../../gateways';
import { type Dispute, type DisputeRequest } from '../../../client/index';
import { buildCharity, buildGift } from '../../factories';
import { approveCharge } from '../../factories/charges';
import { buildCompletedGift, completeDonation } from '../../factories/completed-gift';
import { type Person, useApi } from '../../support/api';
import { done } from '../../support/approvals';
import { sizeOf } from '../../support/large';
import { outcome, outcomes, refusal } from '../../support/refusal';

const ROUNDS = Array.from({ length: sizeOf({ usual: 3, large: 200 }) }, (_, index) => index + 1);

const api = useApi();
let operator: Person;
beforeAll(async () => {
  operator = await api.person({ isOperator: true });
});

interface World {
  gift: Gift;
  donor: Person;
  member: Person;
}

/** A completed gift with its donor and a member of its charity. */
async function give(changes: Partial<Gift> = {}): Promise<World> {
  const charity = await buildCharity(api.db);
  const donor = await api.person();
  const member = await api.person({ memberOf: charity.id });
  const parties = { donorUserId: donor.userId, accountId: donor.accountId, charityId: charity.id };
  return { gift: await buildCompletedGift(api.db, { ...parties, ...changes }), donor, member };
}

const open = (gift: Gift, dispute: DisputeRequest = {}, { client } = operator) =>
  client.disputes.open(gift.id, dispute);

const resolve = (dispute: Dispute, outcome: 'won' | 'lost', { client } = operator) =>
  client.disputes.resolve(dispute.donation_id, dispute.dispute_id, outcome);

const giveEvidence = ({ client }: Person, dispute: Dispute) =>
  client.disputes.giveEvidence(dispute.donation_id, dispute.dispute_id, 'The thank-you letter.');

const read = (gift: Gift) => operator.client.donations.get(gift.id);

const balance = async ({ gift, member }: World) =>
  (await member.client.charities.balance(gift.charityId)).payable;

it('an opened dispute withdraws the money and books the chargeback fee', async () => {
  const world = await give();
  expect(await balance(world)).toEqual({ USD: '4.42' });
  const dispute = await open(world.gift, { reason: 'fraudulent' });
  expect(dispute).toMatchObject({
    status: 'opened',
    amount: '5.00',
    withdrawn: '5.00',
    fee: '15.00',
    reason: 'fraudulent',
    evidence: null,
    resolved_at: null,
  });
  const days = (Date.parse(dispute.evidence_due_at) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(14);
  expect(await balance(world)).toEqual({ USD: '-15.58' });
  expect((await read(world.gift)).status).toBe('disputed');
});

it.each([
  ['JPY', '0.0067', '1500', {}],
  ['EUR', '1.08', '15.00', {}],
  ['ETH', '3000', '0.005000000000000000', {}],
  // The first price list had 15.00 dollars at the rate kept on the gift.
  ['JPY', '0.0067', '2239', { feeSchedule: '2026-01-01' }],
] as const)(
  'in %s at %s the fee is %s, by the price list of the gift',
  async (currency, usdPerUnit, fee, list) => {
    const { gift } = await give({ currency, usdPerUnit, ...list });
    expect((await open(gift)).fee).toBe(fee);
  },
);

it('a dispute that is won returns the money to the charity; the fee stays', async () => {
  const world = await give();
  const dispute = await open(world.gift);
  expect(await resolve(dispute, 'won')).toMatchObject({ status: 'won' });
  expect(await balance(world)).toEqual({ USD: '-10.58' });
  expect(await read(world.gift)).toMatchObject({ status: 'completed', refunded_amount: '0.00' });
});

it('a dispute that is won takes nothing from the gift, so that all of it can still be refunded', async () => {
  const { gift, donor } = await give();
  await resolve(await open(gift, { amount: '4.00' }), 'won');
  expect(await done(donor.client.refunds.create(gift.id))).toMatchObject({ amount: '5.00' });
});

it('a dispute that is lost gives the money to the donor, with the platform fee as for a refund', async () => {
  const world = await give();
  const dispute = await open(world.gift);
  expect(await resolve(dispute, 'lost')).toMatchObject({ status: 'lost' });
  expect(await balance(world)).toEqual({ USD: '-15.45' });
  const { status, refunded_amount, timeline } = await read(world.gift);
  expect({ status, refunded_amount }).toEqual({ status: 'refunded', refunded_amount: '5.00' });
  expect(timeline.map(({ status: after, code, amount }) => [after, code, amount])).toEqual([
    ['pending', 'accepted', null],
    ['completed', 'confirmed', null],
    ['disputed', 'disputed', '5.00'],
    ['refunded', 'dispute_lost', null],
  ]);
});

it('a lost part leaves the rest of the gift completed', async () => {
  const { gift } = await give();
  const dispute = await open(gift, { amount: '2.00' });
  await resolve(dispute, 'lost');
  expect(await read(gift)).toMatchObject({ status: 'completed', refunded_amount: '2.00' });
  expect((await open(gift)).amount).toBe('3.00');
});

it('a dispute ends the plan that its gift belongs to', async () => {
  const charity = await buildCharity(api.db);
  const { client } = await api.person();
  const { donation_id: id, recurring_id: planId } = await client.donations.create({
    charity_id: charity.id,
    amount: '25.00',
    currency: 'USD',
    recurring: { frequency: 'monthly', duration_months: 12 },
  });
  const gift = await findGift(api.db, id);
  if (gift === undefined) throw new Error('the gift was not stored');
  await approveCharge(api.db, id);
  await open(await completeDonation(api.db, gift));
  const plan = await client.recurring.get(planId ?? '');
  expect(plan).toMatchObject({ status: 'cancelled', cancelled_by: 'platform' });
});

it('each step is told once', async () => {
  const { gift } = await give();
  const dispute = await open(gift, { reason: 'not received' });
  await resolve(dispute, 'lost');
  await resolve(dispute, 'lost');
  const events = await selectRows<{ outcome: string }>(
    api.db,
    `SELECT e.data ->> 'outcome' AS outcome FROM events e JOIN accounts a ON a.id = e.account_id AND a.kind = 'platform'
     WHERE e.name = 'donation.disputed' AND e.data ->> 'donation_id' = $1 ORDER BY e.id`,
    [gift.id],
  );
  expect(events.map(({ outcome }) => outcome)).toEqual(['opened', 'lost']);
});

it('an outcome is final', async () => {
  const { gift } = await give();
  const dispute = await open(gift);
  await resolve(dispute, 'won');
  await resolve(dispute, 'won');
  expect(await refusal(resolve(dispute, 'lost'))).toBe('409 CONFLICT');
  expect((await read(gift)).status).toBe('completed');
});

it('evidence is the charity’s to give, once, and hidden from the donor', async () => {
  const { gift, donor, member } = await give();
  const dispute = await open(gift);
  expect(await refusal(giveEvidence(donor, dispute))).toBe('403 FORBIDDEN');
  expect(await giveEvidence(member, dispute)).toMatchObject({ status: 'under_review' });
  expect(await refusal(giveEvidence(member, dispute))).toBe('409 CONFLICT');
  const seenBy = async ({ client }: Person) =>
    (await client.disputes.get(gift.id, dispute.dispute_id)).evidence;
  expect(await seenBy(donor)).toBeNull();
  expect(await seenBy(member)).toBe('The thank-you letter.');
});

describe('at the deadline', () => {
  const end = ({ dispute_id: disputeId }: Dispute) => {
    const activities = createActivities({ db: api.db, gateways: createGateways(readConfig({}), api.db) });
    return activities.endUnanswered({ disputeId });
  };

  it('a dispute without evidence is lost', async () => {
    const { gift } = await give();
    const dispute = await open(gift);
    expect(await end(dispute)).toBe('lost');
    expect(await end(dispute)).toBe('lost');
    expect((await read(gift)).status).toBe('refunded');
  });

  it('a dispute with evidence continues, and a won one stays won', async () => {
    const { gift, member } = await give();
    const dispute = await open(gift);
    await giveEvidence(member, dispute);
    expect(await end(dispute)).toBe('under_review');
    await resolve(dispute, 'won');
    expect(await end(dispute)).toBe('won');
  });
});

it('only an operator opens and resolves one; its parties read it; for others it does not exist', async () => {
  const { gift, donor, member } = await give();
  const stranger = await api.person();
  const dispute = await open(gift);
  for (const party of [donor, member]) {
    expect(await refusal(open(gift, {}, party))).toBe('403 FORBIDDEN');
    expect(await refusal(resolve(dispute, 'won', party))).toBe('403 FORBIDDEN');
    expect((await party.client.disputes.list(gift.id)).total).toBe(1);
  }
  expect(await refusal(open(gift, {}, stranger))).toBe('404 NOT_FOUND');
  expect(await refusal(resolve(dispute, 'won', stranger))).toBe('404 NOT_FOUND');
});

it.each<[object, string]>([
  [{ amount: '5.01' }, 'amount'],
  [{ amount: '0' }, 'amount'],
  [{ evidence_due_at: '2020-01-01T00:00:00Z' }, 'evidence_due_at'],
  [{ evidence_due_at: 'soon' }, 'evidence_due_at'],
  [{ surprise: 1 }, 'surprise'],
])('refuses %j', async (body, field) => {
  const { gift } = await give();
  expect(await refusal(open(gift, body))).toBe(`400 ${field}`);
});

it('refuses a gift that is not completed, a second open dispute, and a dispute while a refund is pending', async () => {
  const pending = await buildGift(api.db);
  expect(await refusal(open(pending))).toBe('409 CONFLICT');
  const { gift } = await give();
  await open(gift);
  expect(await refusal(open(gift))).toBe('409 CONFLICT');
  const other = await give();
  await other.donor.client.refunds.create(other.gift.id, { amount: '1.00' });
  expect(await refusal(open(other.gift))).toBe('409 CONFLICT');
});

it.each(ROUNDS)('disputes at once open one, and one of two outcomes at once holds: round %i', async () => {
  const world = await give();
  const { gift } = world;
  const tries = Array.from({ length: 3 }, () => open(gift));
  expect(await outcomes(tries)).toEqual(['409 CONFLICT', '409 CONFLICT', 'accepted']);
  const opened = await Promise.any(tries);
  const ends = ['won', 'lost'] as const;
  const calls = ends.map((end) => resolve(opened, end));
  const resolved = await Promise.all(calls.map(outcome));
  expect(resolved.toSorted()).toEqual(['409 CONFLICT', 'accepted']);
  const winner = ends[resolved.indexOf('accepted')];
  expect((await Promise.any(calls)).status).toBe(winner);
  // The charity owes the fee of 15.00 either way. After a loss the platform gives its own fee back.
  expect(await balance(world)).toEqual({ USD: winner === 'won' ? '-10.58' : '-15.45' });
});

it("only members and operators read a charity's balance", async () => {
  const { gift, donor } = await give();
  const balanceBy = ({ client }: Person, id = gift.charityId) => client.charities.balance(id);
  expect(await refusal(balanceBy(donor))).toBe('403 FORBIDDEN');
  await balanceBy(operator);
  expect(await refusal(balanceBy(donor, 'charity_none'))).toBe('404 CHARITY_NOT_FOUND');
});
