/** A field that an event and the resource of the API share has the same value in both. */
import { presentDispute } from '../../../api/presenters/dispute';
import { presentCharityGift, presentListedGift } from '../../../api/presenters/gift';
import { presentPayout } from '../../../api/presenters/payout';
import { presentPledge } from '../../../api/presenters/matching';
import { presentRecurring } from '../../../api/presenters/plan';
import { type Dispute } from '../../../db/queries/disputes/disputes';
import { type Pledge } from '../../../db/queries/matching/pledges';
import { type Payout } from '../../../db/queries/payouts/payouts';
import { giftDisputed } from '../../../domain/disputes/events';
import { type DomainEvent } from '../../../domain/events/event';
import { giftCompleted, giftEvents } from '../../../domain/gifts/events';
import { pledgeEvent } from '../../../domain/matching/events';
import { payoutPaid } from '../../../domain/payouts/events';
import { planEvent } from '../../../domain/plans/events';
import { giftRow } from '../../factories/gift-row';
import { planOf } from '../../factories/recurring';

const at = new Date('2026-11-21T10:30:00Z');
const gift = giftRow({
  status: 'completed',
  currency: 'EUR',
  amountMinor: 12_345n,
  createdAt: at,
  settledAt: at,
});

/** Compares the fields with these names, which must be in both. */
function expectSame({ data }: DomainEvent, resource: object, names: string[]): void {
  const shown = Object.entries(resource).filter(([key]) => key in data);
  const told = Object.entries(data).filter(([key]) => key in resource);
  expect(shown.map(([key]) => key).sort()).toEqual([...names].sort());
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(told));
}

const GIFT_FIELDS = Object.keys(giftEvents['donation.completed'].shape);

it.each([false, true])('a gift, to its charity, with an anonymous donor: %s', (anonymous) => {
  const given = { ...gift, anonymous };
  const details = { donor: null, tribute: null };
  const shown = presentCharityGift(given, { matching: undefined, details });
  expectSame(giftCompleted(given), shown, GIFT_FIELDS);
});

it('a gift, to its donor, who sees the own id also on an anonymous gift', () => {
  expectSame(giftCompleted(gift), presentListedGift(gift, undefined), GIFT_FIELDS);
  const shown = presentListedGift({ ...gift, anonymous: true }, undefined);
  expect(shown.donor_id).toBe('user_1');
});

it.each([false, true])(
  'a recurring gift, to others than its donor, with an anonymous donor: %s',
  (anonymous) => {
    const plan = planOf('2027-01-31', 'monthly', { anonymous });
    const shown = presentRecurring({ plan, donationsMade: 1, retry: undefined, isOwn: false, now: at });
    expectSame(planEvent('updated', plan), shown, [
      'recurring_id',
      'charity_id',
      'donor_id',
      'amount',
      'currency',
      'frequency',
      'status',
      'next_date',
    ]);
  },
);

it('a dispute, with the money that the bank took beyond the gift', () => {
  const dispute: Dispute = {
    id: 'dispute_1',
    donationId: 'donation_1',
    status: 'won',
    amountMinor: 12_000n,
    returnedMinor: 12_000n,
    platformFeeMinor: 0n,
    absorbedPlatformMinor: 0n,
    feeMinor: 1_500n,
    reason: 'fraudulent',
    evidence: null,
    evidenceDueAt: at,
    openedByUserId: null,
    resolvedByUserId: null,
    createdAt: at,
    resolvedAt: at,
    processingFeeMinor: 0n,
    absorbedProcessingMinor: 0n,
    processor: null,
    processorReference: null,
    returnCode: 'R01',
    beyondMinor: 345n,
    joined: 'at_opening',
    evidenceSentAt: null,
    reversedAt: null,
  };
  expectSame(giftDisputed(gift, dispute, 'won'), presentDispute(dispute, gift.currency, 'charity'), [
    'dispute_id',
    'donation_id',
    'amount',
    'currency',
    'reason',
    'return_code',
  ]);
});

it('a payout', () => {
  const payout: Payout = {
    id: 'payout_1',
    charityId: 'charity_1',
    payoutAccountId: 'payoutaccount_1',
    accountLast4: '6789',
    currency: 'EUR',
    amountMinor: 10_000n,
    feeMinor: 185n,
    netMinor: 9_815n,
    speed: 'instant',
    method: 'sepa',
    provider: 'sandbox',
    status: 'paid',
    holdReason: null,
    reference: null,
    failureCode: null,
    failureMessage: null,
    runKey: null,
    requestedBy: 'user_2',
    heldBy: null,
    releasedBy: null,
    approvedBy: null,
    needsApproval: false,
    limitUsdMinor: 100n,
    createdAt: at,
    expectedAt: at,
    leftAt: at,
    paidAt: at,
    endedAt: at,
    askingPersons: ['user_2'],
    releasingPersons: [],
  };
  expectSame(payoutPaid(payout, at), presentPayout(payout), [
    'payout_id',
    'charity_id',
    'amount',
    'fee',
    'net_amount',
    'currency',
    'speed',
    'method',
    'status',
    'paid_at',
  ]);
});

it('a pledge', () => {
  const pledge: Pledge = {
    id: 'pledge_1',
    campaignId: 'campaign_1',
    charityId: 'charity_1',
    accountId: 'account_3',
    sponsorUserId: 'user_3',
    source: 'own_card',
    paymentMethod: 'card',
    ratioHundredths: 50,
    currency: 'EUR',
    capMinor: 100_000n,
    usedMinor: 2_550n,
    endsAt: at,
    status: 'accepted',
    createdAt: at,
    acceptedAt: at,
    acceptedByUserId: 'user_2',
    endedAt: null,
    endReason: null,
    nextBatchAt: at,
  };
  const shown = presentPledge(pledge, { userId: 'user_2', isOperator: false });
  expectSame(pledgeEvent('accepted', pledge), shown, [
    'pledge_id',
    'campaign_id',
    'charity_id',
    'sponsor_id',
    'currency',
    'ratio',
    'cap',
    'used',
    'left',
    'status',
    'end_reason',
  ]);
});
