/** Whatever an operator does to a workflow of a plan, each date has one gift, or is skipped because it was cancelled. */
import { createActivities } from '../../../activities';
import { readConfig } from '../../../config';
import { createLog } from '../../../log';
import { inTransaction, selectRows } from '../../../db/database';
import { saveOccurrence } from '../../../db/queries/plans/occurrences';
import { insertPlan } from '../../../db/queries/plans/plans';
import { dayOf } from '../../../domain/days';
import { type Plan } from '../../../domain/plans/plan';
import { createGateways } from '../../../gateways';
import { newId } from '../../../new-id';
import { enqueuePlanSchedule } from '../../../operations/plans/plan-change';
import { enqueueRetry } from '../../../operations/plans/failed-attempt';
import { careForPlans } from '../../../worker/care/plans';
import { buildActor, buildCharity } from '../../factories';
import { nearDate, occurrenceOf, planOf } from '../../factories/recurring';
import { useDatabase } from '../../support/database';
import {
  ACTS,
  type Interrupter,
  type Interruption,
  interruptionsOf,
  nameOf,
  openInterrupter,
  unexpectedEnds,
} from '../../support/interruptions';

const TEST_TIMEOUT_MS = 300_000;
/** A retry that is interrupted while it waits for its time waits this long. */
const RETRY_WAIT_MS = 10_000;
/** The worker renews the schedule of a plan that is this late. */
const OVERDUE_MS = 1_200_000;
const MADE = 'made, gifts: completed';
const SKIPPED = 'skipped CANCELLED_BY_OPERATOR, gifts: none';

const test = useDatabase(20);

interface Case extends Interruption {
  ends: readonly string[];
}

/** Until Temporal handles the cancellation, it may repeat the step that makes the gift. */
function endsOf({ act, when }: Interruption): readonly string[] {
  if (act !== 'cancel') return [MADE];
  if (when === 'waiting') return [SKIPPED];
  return when === 'dropped' || when === 'before' ? [SKIPPED, MADE] : [MADE];
}

/** Each retry is interrupted before its time, and at its step. */
const RETRIES: Case[] = [
  ...ACTS.map((act) => ({ act, when: 'waiting' as const, step: 'retryGift' as const, call: 0 })),
  ...interruptionsOf([['retryGift', 1]]),
].map((each) => ({ ...each, ends: endsOf(each) }));

const RUNS: Case[] = interruptionsOf([['makeDueGifts', 1]]).map((each) => ({ ...each, ends: [MADE] }));

let plans: Map<string, Case>;
let interrupter: Interrupter;
beforeAll(async () => {
  const gateways = createGateways(readConfig({}), test.db);
  const activities = createActivities({ db: test.db, gateways });
  interrupter = await openInterrupter({ db: test.db, gateways, activities });
  plans = new Map();
  for (const each of RETRIES) await beginRetry(each);
  for (const each of RUNS) await beginRun(each);
  await interrupter.work(async () => {
    await interruptWaiting();
    await careForPlans({ db: test.db, log: createLog('worker', 'silent') }, new Date());
    const open = await selectRows(
      test.db,
      `SELECT 1 FROM recurring_plans p LEFT JOIN recurring_occurrences o ON o.recurring_id = p.id
       WHERE o.status IS NULL OR o.status IN ('pending', 'retrying')`,
    );
    return open.length === 0;
  });
}, TEST_TIMEOUT_MS);
afterAll(() => interrupter?.close());

async function storePlan(each: Case, changes: Partial<Plan> = {}): Promise<Plan> {
  const { accountId, userId: donorUserId } = await buildActor(test.db);
  const { id: charityId } = await buildCharity(test.db);
  const id = newId('recurring');
  const plan = planOf(dayOf(new Date()), 'monthly', {
    ...{ id, accountId, donorUserId, charityId },
    ...changes,
  });
  await insertPlan(test.db, plan);
  plans.set(id, each);
  return plan;
}

/** A plan whose second date waits for a retry. */
async function beginRetry(each: Case): Promise<void> {
  const plan = await storePlan(each, { nextNumber: 3 });
  const now = new Date();
  const nextAttemptAt = new Date(now.getTime() + RETRY_WAIT_MS);
  const failure = { failureCode: 'DECLINED', failureMessage: 'The payment was declined by its issuer.' };
  const occurrence = {
    ...occurrenceOf(plan, { status: 'retrying', firstAttemptAt: now, ...failure }),
    nextAttemptAt,
  };
  await saveOccurrence(test.db, occurrence);
  if (each.call > 0) interrupter.plan(retryOf(plan.id), each);
  await inTransaction(test.db, (tx) => enqueueRetry(tx, plan, occurrence));
}

const retryOf = (planId: string) => `${planId}/2/2`;

/** A plan whose next date is overdue. */
async function beginRun(each: Case): Promise<void> {
  const plan = await storePlan(each);
  const { sql, values } = nearDate(plan.id, -OVERDUE_MS);
  await selectRows(test.db, sql, values);
  interrupter.plan(plan.id, each);
  await inTransaction(test.db, (tx) => enqueuePlanSchedule(tx, plan));
}

/** Interrupts retries that wait for their time. */
async function interruptWaiting(): Promise<void> {
  for (const [planId, { act, call }] of plans) {
    if (call === 0) await interrupter.interruptNow(retryOf(planId), act);
  }
}

it('each date of a plan ends at each moment', async () => {
  const rows = await selectRows<{ id: string; end: string }>(
    test.db,
    `SELECT o.recurring_id AS id, o.status || CASE WHEN o.status = 'made' THEN '' ELSE coalesce(' ' || o.failure_code, '') END
       || ', gifts: ' || coalesce((SELECT string_agg(status, ' ') FROM donations d WHERE d.recurring_id = o.recurring_id),
            'none') AS end FROM recurring_occurrences o`,
  );
  expect(unexpectedEnds(plans, rows)).toEqual([]);
});

it('every workflow was interrupted', () => {
  const idOf = (planId: string, { step }: Case) => (step === 'retryGift' ? retryOf(planId) : planId);
  const missed = [...plans].filter(([id, each]) => !interrupter.hasInterrupted(idOf(id, each)));
  expect(missed.map(([, each]) => nameOf(each))).toEqual([]);
});
