/** The events of a gift, its refunds, disputes and fees: each fits its schema, and none names an anonymous donor. */
import { checkEvent } from '../../../domain/events/event';
import { giftDisputed } from '../../../domain/disputes/events';
import { feeCalculated } from '../../../domain/fees/events';
import { giftActionRequired, giftCompleted, giftCreated, giftFailed } from '../../../domain/gifts/events';
import { giftRefunded, giftRefundFailed } from '../../../domain/refunds/events';

const gift = {
  id: 'donation_1',
  charityId: 'charity_1',
  donorUserId: 'user_1',
  anonymous: false,
  contactConsent: true,
  currency: 'USD' as const,
  amountMinor: 10_000n,
  transactionHash: 'sbx_1',
  givenOn: '2026-11-22',
  platformFeeMinor: 250n,
  processingFeeMinor: 320n,
  additionalFeeMinor: 200n,
};
const refund = { id: 'refund_1', amountMinor: 2_500n, returnedMinor: 2_450n, reason: 'a mistake' };
const dispute = { id: 'dispute_1', amountMinor: 9_000n, beyondMinor: 1_000n, reason: null, returnCode: null };
const eventsOf = (given: typeof gift) => [
  giftCreated(given),
  giftCompleted(given),
  giftActionRequired(given, new Date('2026-11-22T10:30:00Z')),
  giftFailed(given, 'DECLINED', 'The issuer declined.'),
  giftRefunded(given, refund, { status: 'completed', refundedMinor: 7_500n }),
  giftDisputed(given, dispute, 'won'),
  giftRefundFailed(given, refund, { status: 'completed', refundedMinor: 5_000n, code: 'REFUSED' }),
];
const common = {
  donation_id: 'donation_1',
  charity_id: 'charity_1',
  amount: '100.00',
  currency: 'USD',
  donor_id: 'user_1',
};

it('say what happened to which gift', () => {
  const events = eventsOf(gift);
  events.forEach(checkEvent);
  expect(events).toEqual([
    { name: 'donation.created', data: { ...common, transaction_hash: 'sbx_1', given_on: '2026-11-22' } },
    { name: 'donation.completed', data: { ...common, transaction_hash: 'sbx_1', given_on: '2026-11-22' } },
    {
      name: 'donation.action_required',
      data: { ...common, expires_at: '2026-11-22T10:30:00.000Z' },
    },
    { name: 'donation.failed', data: { ...common, code: 'DECLINED', reason: 'The issuer declined.' } },
    {
      name: 'donation.refunded',
      data: {
        ...common,
        amount: '25.00',
        fees: '-0.50',
        returned_amount: '24.50',
        refund_id: 'refund_1',
        refunded_amount: '75.00',
        status: 'completed',
        reason: 'a mistake',
      },
    },
    {
      name: 'donation.disputed',
      data: { ...common, dispute_id: 'dispute_1', outcome: 'won', reason: null, return_code: null },
    },
    {
      name: 'donation.refund_failed',
      data: {
        ...common,
        amount: '25.00',
        fees: '-0.50',
        returned_amount: '24.50',
        refund_id: 'refund_1',
        refunded_amount: '50.00',
        status: 'completed',
        code: 'REFUSED',
      },
    },
  ]);
});

it('never name an anonymous donor', () => {
  for (const event of eventsOf({ ...gift, anonymous: true })) {
    expect(event.data).toMatchObject({ donor_id: null });
  }
});

it('the total of the fees includes the optional services', () => {
  const event = feeCalculated(gift);
  checkEvent(event);
  expect(event.data).toEqual({
    donation_id: 'donation_1',
    currency: 'USD',
    amount: 100,
    amount_exact: '100.00',
    fees: {
      platform: 2.5,
      platform_exact: '2.50',
      processing: 3.2,
      processing_exact: '3.20',
      total: 7.7,
      total_exact: '7.70',
    },
  });
});

it('the exact fees of a token have all 18 decimals', () => {
  const event = feeCalculated({
    ...gift,
    currency: 'ETH',
    amountMinor: 516_812_345_678_901n,
    platformFeeMinor: 12_920_308_641_973n,
  });
  checkEvent(event);
  expect(event.data).toMatchObject({
    currency: 'ETH',
    amount_exact: '0.000516812345678901',
    fees: { platform_exact: '0.000012920308641973' },
  });
});
