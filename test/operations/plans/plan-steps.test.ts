/** What each step of a plan stores, and which steps leave the plan as it is. */
import { readConfig } from '../../../config';
import { inTransaction, selectRows } from '../../../db/database';
import { findGift } from '../../../db/queries/gifts/gifts';
import { findOccurrence, insertOccurrences, type Occurrence } from '../../../db/queries/plans/occurrences';
import { findPlan, insertPlan } from '../../../db/queries/plans/plans';
import { type Plan } from '../../../domain/plans/plan';
import { createGateways } from '../../../gateways';
import { newId } from '../../../new-id';
import { keepOpenCampaign } from '../../../operations/gifts/conditions';
import { enqueuePlanSchedule } from '../../../operations/plans/plan-change';
import { attemptGift } from '../../../operations/plans/attempt';
import { retryGift } from '../../../operations/plans/due-gifts';
import { settleOccurrence } from '../../../operations/plans/settle-occurrence';
import { updatePlan } from '../../../operations/plans/donor-changes';
import { buildActor, buildCharity, buildGift } from '../../factories';
import { buildCampaign } from '../../factories/campaign';
import { useDatabase } from '../../support/database';
import { occurrenceOf, planOf } from '../../factories/recurring';

const test = useDatabase();

const at = new Date('2026-11-10T12:00:00.000Z');

async function buildPlan(changes: Partial<Plan> = {}): Promise<Plan> {
  const { userId: donorUserId, accountId } = await buildActor(test.db);
  const { id: charityId } = await buildCharity(test.db);
  const owner = { id: newId('recurring'), donorUserId, accountId, charityId };
  const plan = planOf('2026-11-01', 'monthly', { ...owner, ...changes });
  await insertPlan(test.db, plan);
  return plan;
}

/** The second date of a plan, with its gift. */
async function buildOccurrence(plan: Plan, changes: Partial<Occurrence>): Promise<Occurrence> {
  const { donorUserId, accountId, charityId, id: recurringId } = plan;
  const gift = await buildGift(test.db, { donorUserId, accountId, charityId, recurringId });
  const occurrence = occurrenceOf(plan, { donationId: gift.id, firstAttemptAt: at, ...changes });
  await insertOccurrences(test.db, [occurrence]);
  return occurrence;
}

it('the schedule of a plan makes the gifts of that plan', async () => {
  const plan = await buildPlan();
  await inTransaction(test.db, (tx) => enqueuePlanSchedule(tx, plan));
  expect(
    await selectRows(test.db, 'SELECT input, schedule FROM outbox WHERE workflow_id = $1', [plan.id]),
  ).toEqual([{ input: { recurringId: plan.id }, schedule: true }]);
});

it('a date whose gift was made is not tried again', async () => {
  const plan = await buildPlan();
  await buildOccurrence(plan, { status: 'made' });
  const gateways = createGateways(readConfig({}), test.db);
  const retry = () =>
    inTransaction(test.db, (tx) =>
      retryGift({ tx, at }, { planId: plan.id, number: 2, attempt: 2, gateways }),
    );
  expect(await retry()).toBe(false);
  expect(await findOccurrence(test.db, plan.id, 2)).toMatchObject({ status: 'made', attempts: 1 });
});

it('a completed gift makes its date, and ends the plan’s row of failures', async () => {
  const plan = await buildPlan({ failedInRow: 2 });
  const { donationId: id } = await buildOccurrence(plan, {});
  const gift = { id: id ?? '', recurringId: plan.id };
  await inTransaction(test.db, (tx) => settleOccurrence({ tx, at }, { gift, failure: null }));
  expect(await findOccurrence(test.db, plan.id, 2)).toMatchObject({ status: 'made' });
  expect(await findPlan(test.db, plan.id)).toMatchObject({ failedInRow: 0, status: 'active' });
});

it('a plan that waits for a new source still waits after a change of its amount', async () => {
  const plan = await buildPlan({ status: 'paused', pausedBy: 'platform', needsSource: true });
  const processor = { name: 'sandbox' as const, country: 'US' };
  const update = { planId: plan.id, amount: '6.00', source: undefined, nextDate: undefined, processor };
  await inTransaction(test.db, (tx) => updatePlan({ tx, at }, update));
  expect(await findPlan(test.db, plan.id)).toMatchObject({
    amountMinor: 600n,
    status: 'paused',
    needsSource: true,
  });
});

it.each([
  // 25 and 29 of 1,000 yen are shares. The first price list added 0.30 yen, and this one adds 30.
  [
    { coverFees: true, feeSchedule: '2026-01-01' },
    { totalChargeMinor: 1_054n, netMinor: 1_000n },
  ],
  [{ coverFees: true }, { totalChargeMinor: 1_084n, netMinor: 1_000n }],
  [
    { coverFees: false, feeSchedule: '2026-01-01' },
    { totalChargeMinor: 1_000n, netMinor: 916n },
  ],
])('the charge of a plan of 1,000 yen with %o', async (terms, price) => {
  const plan = await buildPlan({ currency: 'JPY', amountMinor: 1_000n, ...terms });
  const occurrence = occurrenceOf(plan, { attempts: 0 });
  const circumstances = { gateways: createGateways(readConfig({}), test.db) };
  await inTransaction(test.db, (tx) => attemptGift({ tx, at }, { plan, occurrence, circumstances }));
  const made = await findOccurrence(test.db, plan.id, occurrence.number);
  expect(await findGift(test.db, made?.donationId ?? '')).toMatchObject(price);
});

it('a gift of a plan names the plan’s campaign while it is open, and none after it', async () => {
  const { id: charityId } = await buildCharity(test.db);
  const campaign = await buildCampaign(test.db, { charityId, deadline: '2026-11-10' });
  expect(await keepOpenCampaign({ tx: test.db, at }, campaign.id)).toBe(campaign.id);
  const dayAfter = new Date('2026-11-11T00:00:00.000Z');
  expect(await keepOpenCampaign({ tx: test.db, at: dayAfter }, campaign.id)).toBeNull();
});
