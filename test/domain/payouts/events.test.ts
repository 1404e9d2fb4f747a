/** The events of a payout: each fits its schema, and none holds more of a failure than code and message. */
import { checkEvent } from '../../../domain/events/event';
import {
  payoutCreated,
  payoutFailed,
  payoutInTransit,
  payoutPaid,
  payoutReturned,
} from '../../../domain/payouts/events';
import { PAYOUT_STATUSES } from '../../../domain/payouts/payout';

const expectedAt = new Date('2026-12-01T15:00:00Z');
const payout = {
  id: 'payout_1',
  charityId: 'charity_1',
  currency: 'EUR',
  amountMinor: 10_000n,
  feeMinor: 185n,
  netMinor: 9_815n,
  speed: 'instant',
  method: 'sepa',
  expectedAt,
} as const;
const common = {
  payout_id: 'payout_1',
  charity_id: 'charity_1',
  amount: '100.00',
  fee: '1.85',
  net_amount: '98.15',
  currency: 'EUR',
  speed: 'instant',
  method: 'sepa',
};
const failure = { code: 'ACCOUNT_CLOSED', message: 'The bank account is closed.' };

it.each(PAYOUT_STATUSES)('a new payout is held or scheduled: %s', (status) => {
  const event = payoutCreated({ ...payout, status });
  checkEvent(event);
  expect(event).toEqual({
    name: 'payout.created',
    data: {
      ...common,
      status: status === 'held' ? 'held' : 'scheduled',
      expected_at: '2026-12-01T15:00:00.000Z',
    },
  });
});

it.each([
  [expectedAt, '2026-12-01T15:00:00.000Z'],
  [null, null],
])('a payout that left is expected at %s', (at, expected) => {
  const event = payoutInTransit({ ...payout, expectedAt: at });
  checkEvent(event);
  expect(event).toEqual({
    name: 'payout.in_transit',
    data: { ...common, status: 'in_transit', expected_at: expected },
  });
});

it('a paid payout says when it was paid', () => {
  const event = payoutPaid(payout, new Date('2026-12-01T09:00:00Z'));
  checkEvent(event);
  expect(event).toEqual({
    name: 'payout.paid',
    data: { ...common, status: 'paid', paid_at: '2026-12-01T09:00:00.000Z' },
  });
});

it('a payout that did not arrive says why, and nothing else that the bank said', () => {
  const told = { ...failure, accountNumber: '12345678' };
  const events = [payoutFailed(payout, told), payoutReturned(payout, told)];
  events.forEach(checkEvent);
  expect(events).toEqual([
    { name: 'payout.failed', data: { ...common, status: 'failed', failure } },
    { name: 'payout.returned', data: { ...common, status: 'returned', failure } },
  ]);
});
