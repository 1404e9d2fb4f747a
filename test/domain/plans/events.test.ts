/** The events of a recurring gift say who paused or ended it, and when it gives next. */
import { checkEvent } from '../../../domain/events/event';
import { planEvent } from '../../../domain/plans/events';
import { planOf } from '../../factories/recurring';

const plan = planOf('2027-01-31', 'monthly', { durationMonths: 12 });
const common = {
  recurring_id: 'recurring_1',
  charity_id: 'charity_1',
  donor_id: 'user_1',
  amount: '5.00',
  currency: 'USD',
  frequency: 'monthly',
  status: 'active',
  next_date: '2027-02-28',
};

it.each(['created', 'updated', 'resumed'] as const)('%s tells the plan as it is', (name) => {
  const event = planEvent(name, plan);
  checkEvent(event);
  expect(event).toEqual({ name: `recurring.${name}`, data: common });
});

it('a hidden donor is not named', () => {
  expect(planEvent('created', { ...plan, contactConsent: false }).data).toMatchObject({ donor_id: null });
  expect(planEvent('created', { ...plan, anonymous: true }).data).toMatchObject({ donor_id: null });
});

it('a plan without a gift to come has no next date', () => {
  expect(planEvent('updated', { ...plan, nextNumber: 13 }).data).toMatchObject({ next_date: null });
});

it.each([
  ['donor', 'donor'],
  ['charity', 'charity'],
  [null, 'platform'],
] as const)('paused by %s is told as paused by %s', (pausedBy, teller) => {
  const event = planEvent('paused', { ...plan, status: 'paused', pausedBy, pausedUntil: '2027-03-01' });
  checkEvent(event);
  expect(event.data).toEqual({
    ...common,
    status: 'paused',
    next_date: '2027-03-31',
    paused_until: '2027-03-01',
    paused_by: teller,
    pause_reason: null,
  });
});

it.each([
  ['charity', { heldFor: 'unlisted' as const }],
  ['source', { needsSource: true }],
])('a pause by the platform tells the reason: %s', (reason, hold) => {
  const event = planEvent('paused', { ...plan, status: 'paused', pausedBy: 'platform', ...hold });
  checkEvent(event);
  expect(event.data).toMatchObject({ paused_by: 'platform', pause_reason: reason });
});

it.each([
  ['charity', 'charity'],
  [null, 'platform'],
] as const)('cancelled by %s is told as cancelled by %s', (cancelledBy, teller) => {
  const event = planEvent('cancelled', { ...plan, cancelledBy, cancelReason: 'closing' });
  checkEvent(event);
  expect(event.data).toEqual({ ...common, cancelled_by: teller, cancel_reason: 'closing' });
});

it.each([
  [1, 'The first gift failed.'],
  [3, '3 gifts in a row failed.'],
])('a failure after %i failed gifts in a row says: %s', (failedInRow, reason) => {
  const event = planEvent('failed', { ...plan, failedInRow });
  checkEvent(event);
  expect(event.data).toEqual({ ...common, reason });
});
