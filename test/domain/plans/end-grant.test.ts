/** A plan of an application is cancelled with its grant, and its donor may keep it. */
import { GivingError } from '../../../domain/errors';
import { cancelWithGrant, keepPlan } from '../../../domain/plans/end-grant';
import { isOfGrant } from '../../../domain/plans/grant';
import {
  cancelPlan,
  holdPlan,
  pausePlan,
  type Plan,
  PLAN_STATUSES,
  releasePlan,
  skipNext,
} from '../../../domain/plans/plan';
import { planOf } from '../../factories/recurring';

const now = new Date('2027-02-10T12:00:00Z');
const later = new Date('2027-04-10T12:00:00Z');
const grant = { clientId: 'client_1', grantHash: 'hash' };
const active = planOf('2027-01-31', 'monthly', { durationMonths: 12, ...grant });
const paused = pausePlan(active, null, now).plan;
const pending: Plan = { ...active, status: 'pending' };

it('the end of the grant cancels a plan in the name of the platform', () => {
  for (const plan of [active, paused, pending]) {
    expect(cancelWithGrant(plan, now)).toMatchObject({
      plan: { status: 'cancelled', cancelledBy: 'platform', endedAt: now, pausedBy: null },
      event: 'cancelled',
    });
  }
  expect(cancelWithGrant(active, now).plan.cancelReason).toMatch(/^The application that made/);
});

it('only a plan that has begun can be kept', () => {
  const keepable = [active, paused, pending].map((plan) => cancelWithGrant(plan, now).plan.keepable);
  expect(keepable).toEqual([true, true, false]);
});

it('a kept plan is active and its donor’s own, and skips the dates of the meantime', () => {
  const { plan: cancelled } = cancelWithGrant(active, now);
  expect(keepPlan(cancelled, later)).toEqual({
    plan: { ...active, nextNumber: 4, clientId: null, grantHash: null },
    // 28 February and 31 March.
    skipped: [2, 3],
    event: 'resumed',
  });
  expect(keepPlan(cancelled, now).skipped).toEqual([]);
});

it('a plan that its charity holds stays paused when it is kept, and goes on when the hold ends', () => {
  const before = cancelWithGrant(holdPlan(active, 'verification').plan, now).plan;
  const after = holdPlan(cancelWithGrant(active, now).plan, 'verification').plan;
  for (const cancelled of [before, after]) {
    expect(cancelled).toMatchObject({ status: 'cancelled', keepable: true, heldFor: 'verification' });
    const kept = keepPlan(cancelled, later);
    expect(kept).toMatchObject({
      plan: { status: 'paused', pausedBy: 'platform' },
      skipped: [],
      event: 'paused',
    });
    expect(releasePlan(kept.plan, later).plan).toMatchObject({
      status: 'active',
      heldFor: null,
      nextNumber: 4,
    });
    expect(keepPlan(releasePlan(cancelled, later).plan, later).plan.status).toBe('active');
  }
});

it('nothing else can be kept', () => {
  const others: Plan[] = PLAN_STATUSES.map((status) => ({ ...active, status }));
  const byDonor = cancelPlan(active, 'donor', null, now).plan;
  for (const plan of [
    ...others,
    byDonor,
    skipNext(active).plan,
    keepPlan(cancelWithGrant(active, now).plan, now).plan,
  ]) {
    expect(() => keepPlan(plan, later)).toThrow(GivingError);
  }
});

it('a plan belongs to the grant that made it, and a plan of a donor to none', () => {
  expect(isOfGrant(active, 'hash')).toBe(true);
  for (const other of ['other', null, undefined]) expect(isOfGrant(active, other)).toBe(false);
  for (const any of ['hash', null, undefined])
    expect(isOfGrant(planOf('2027-01-31', 'monthly'), any)).toBe(false);
});
