/** One operator alone costs the platform no more than a limit in 30 days, however many decisions it takes. */
import { type Approval, type Dispute, type Refund } from '../../../client/index';
import { createActivities } from '../../../activities';
import { readConfig } from '../../../config';
import { createGateways } from '../../../gateways';
import { findBroken } from '../../support/broken-invariants';
import { update } from '../../../db/rows';
import { disputes, refunds } from '../../../db/tables/refunds';
import { type Gift } from '../../../db/queries/gifts/gifts';
import { shiftByDays } from '../../../domain/days';
import { buildCharity } from '../../factories';
import { buildCompletedGift } from '../../factories/completed-gift';
import { askAndApprove, done, waiting } from '../../support/approvals';
import { type Person, useApi } from '../../support/api';
import { outcome, outcomes, refusal, refusalDetails } from '../../support/refusal';

const api = useApi({ APPROVAL_USD: '10000' });
let operator: Person;
let decider: Person;
let donor: Person;
beforeEach(async () => {
  operator = await api.person({ isOperator: true });
  donor = await api.person();
});
beforeAll(async () => {
  decider = await api.person({ isOperator: true });
});

/** A completed gift by card. Its processing fee is 580.30 for 20,000.00. */
async function give(minor: bigint, charityId?: string): Promise<Gift> {
  const processingFeeMinor = (minor * 29n) / 1_000n + 30n;
  const platformFeeMinor = (minor * 25n) / 1_000n;
  return buildCompletedGift(api.db, {
    charityId: charityId ?? (await buildCharity(api.db)).id,
    donorUserId: donor.userId,
    accountId: donor.accountId,
    amountMinor: minor,
    amountUsdMinor: minor,
    totalChargeMinor: minor,
    processingFeeMinor,
    platformFeeMinor,
    netMinor: minor - processingFeeMinor - platformFeeMinor,
  });
}

/** A refund that the charity cannot pay, because an issuer took the money of its other gift. */
async function waitingRefund(minor: bigint): Promise<Refund> {
  const { id, charityId } = await give(minor);
  const drained = await give(minor, charityId);
  await decider.client.disputes.open(drained.id);
  return done(donor.client.refunds.create(id));
}

const bear = ({ donation_id, refund_id }: Refund, { client } = operator) =>
  client.refunds.decide(donation_id, refund_id, { decision: 'platform_bears', reason: 'Our mistake.' });

const read = ({ donation_id, refund_id }: Refund) => operator.client.refunds.get(donation_id, refund_id);

const openDispute = async (minor: bigint) => operator.client.disputes.open((await give(minor)).id);

const lose = ({ donation_id, dispute_id }: Dispute, { client } = operator) =>
  client.disputes.resolve(donation_id, dispute_id, 'lost');

const approve = ({ approval_id }: Approval, { client } = decider) =>
  client.approvals.decide(approval_id, { decision: 'approve', reason: 'Checked.' });

describe('a refund that the platform is to bear', () => {
  it('of 19,419.70 waits for another operator, changes nothing until then, and is borne once', async () => {
    const refund = await waitingRefund(2_000_000n);
    const asked = await waiting(bear(refund));
    expect(asked).toMatchObject({
      ...{ action: 'platform_cost', subject: { type: 'refund', id: refund.refund_id }, status: 'waiting' },
      change: { before: null, after: { decision: 'platform_bears', cost: '19419.70', currency: 'USD' } },
      ...{ reason: 'Our mistake.', asked_by: operator.userId },
    });
    expect(await read(refund)).toMatchObject({ awaits_decision: true, decision: null });
    expect(await refusalDetails(bear(refund))).toEqual(['409 CONFLICT', { approval_id: asked.approval_id }]);
    expect(await refusalDetails(approve(asked, operator))).toEqual([
      ...['403 FORBIDDEN', { reason: 'not_independent' }],
    ]);
    const others = [decider, await api.person({ isOperator: true })];
    expect(await outcomes(others.map((other) => approve(asked, other)))).toEqual([
      '409 CONFLICT',
      'accepted',
    ]);
    expect(await read(refund)).toMatchObject({
      awaits_decision: false,
      decision: { decision: 'platform_bears', reason: 'Our mistake.' },
    });
  });

  it('stays waiting for an approval that no longer fits', async () => {
    const refund = await waitingRefund(2_000_000n);
    const asked = await waiting(bear(refund));
    const refuse = { decision: 'refuse', reason: 'Not ours.' } as const;
    await decider.client.refunds.decide(refund.donation_id, refund.refund_id, refuse);
    expect(await refusal(approve(asked))).toBe('409 CONFLICT');
    expect(await decider.client.approvals.get(asked.approval_id)).toMatchObject({ status: 'waiting' });
  });

  it('counts with the earlier ones of 30 days, and with those of the same moment', async () => {
    const [first, second, third] = [
      await waitingRefund(900_000n),
      await waitingRefund(900_000n),
      await waitingRefund(900_000n),
    ];
    const answers = await Promise.all([first, second, third].map((each) => bear(each)));
    expect(answers.filter((answer) => 'refund_id' in answer)).toHaveLength(1);
    const borne = answers.find((answer) => 'refund_id' in answer);
    const fourth = await waitingRefund(900_000n);
    expect(await waiting(bear(fourth))).toMatchObject({ action: 'platform_cost' });
    const id = borne !== undefined && 'refund_id' in borne ? borne.refund_id : '';
    await update(api.db, refunds, { id }, { decidedAt: shiftByDays(new Date(), -31) });
    expect(await done(bear(await waitingRefund(900_000n)))).toMatchObject({ awaits_decision: false });
  });

  it('is for one operator alone what another one has used up', async () => {
    await done(bear(await waitingRefund(900_000n)));
    expect(
      await done(bear(await waitingRefund(900_000n), await api.person({ isOperator: true }))),
    ).toBeTruthy();
  });
});

it('fees of refunds count, and a refund with fees above the limit is made only once it is approved', async () => {
  const gift = await give(40_000_000n);
  const refund = (amount?: string) =>
    operator.client.refunds.create(gift.id, { bear_fees: 'platform', amount, reason: 'Twice.' });
  expect(await done(refund('200000.00'))).toMatchObject({ amount: '200000.00' });
  const asked = await waiting(refund());
  expect(asked.change.after).toEqual({
    ...{ bear_fees: 'platform', amount: '200000.00', cost: '5800.15', currency: 'USD' },
  });
  const list = async () => (await operator.client.refunds.list(gift.id)).refunds.map(({ status }) => status);
  expect(await list()).toEqual(['pending']);
  await approve(asked);
  expect(await list()).toEqual(['pending', 'pending']);
});

describe('a dispute without a processor', () => {
  it('is lost above the limit only once another operator approved it', async () => {
    const dispute = await openDispute(1_000_001n);
    const asked = await waiting(lose(dispute));
    expect(asked).toMatchObject({
      subject: { type: 'dispute', id: dispute.dispute_id },
      change: { after: { outcome: 'lost', cost: '10000.01', currency: 'USD' } },
    });
    const { donation_id, dispute_id } = dispute;
    const status = async () => (await operator.client.disputes.get(donation_id, dispute_id)).status;
    expect(await status()).toBe('opened');
    await approve(asked);
    expect(await status()).toBe('lost');
    expect(await findBroken(api.db)).toEqual([]);
  });

  it('counts with borne refunds, and a won one costs nothing', async () => {
    await done(bear(await waitingRefund(900_000n)));
    const dispute = await openDispute(500_000n);
    const asked = await waiting(lose(dispute));
    const { donation_id, dispute_id } = dispute;
    const win = () => operator.client.disputes.resolve(donation_id, dispute_id, 'won');
    expect(await outcome(win())).toBe('accepted');
    expect(await refusal(approve(asked))).toBe('409 CONFLICT');
  });

  it('that nobody answered costs its opener as much, so that no short deadline decides alone', async () => {
    const end = ({ dispute_id: disputeId }: Dispute) =>
      createActivities({ db: api.db, gateways: createGateways(readConfig({}), api.db) }).endUnanswered({
        disputeId,
      });
    const [large, small, later] = [
      await openDispute(1_000_001n),
      await openDispute(900_000n),
      await openDispute(900_000n),
    ];
    expect(await end(large)).toBe('under_review');
    expect(await waiting(lose(large))).toMatchObject({ change: { after: { cost: '10000.01' } } });
    expect(await end(small)).toBe('lost');
    expect(await end(small)).toBe('lost');
    expect(await end(later)).toBe('under_review');
    expect(await end(later)).toBe('under_review');
    expect(await waiting(bear(await waitingRefund(900_000n)))).toBeTruthy();
  });

  it('of long ago does not count', async () => {
    const dispute = await openDispute(900_000n);
    await done(lose(dispute));
    expect(await waiting(lose(await openDispute(900_000n)))).toBeTruthy();
    await update(api.db, disputes, { id: dispute.dispute_id }, { resolvedAt: shiftByDays(new Date(), -31) });
    expect(await done(lose(await openDispute(900_000n)))).toMatchObject({ status: 'lost' });
  });
});

it('who approves adds nothing to their own total', async () => {
  await askAndApprove(api, bear(await waitingRefund(2_000_000n)), decider);
  expect(await done(bear(await waitingRefund(900_000n), decider))).toMatchObject({ awaits_decision: false });
});
