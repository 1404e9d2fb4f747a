/** A plan in the installation of a walk: its first gift, its next date in Temporal, and the gift of that date. */
import { waitFor } from '../../support/wait';
import { nearDate } from '../../factories/recurring';
import { awaitStatus, demand, give } from './gifts';
import { type WalkStep } from './steps';
import { STEP_LIMIT_MS, type Walk } from './walk';

/** Enough for the schedule to move first. */
const NEAR_MS = 10_000;

export function planSteps(walk: Walk): WalkStep[] {
  let planId = '';
  return [
    {
      title: 'A plan and its next date',
      run: async () => {
        planId = await beginPlan(walk);
        const plan = await (await walk.openClient()).recurring.get(planId);
        const scheduled = await readSchedule(walk, planId);
        demand(scheduled.slice(0, 10) === plan.next_date, `${scheduled} in Temporal`);
        return `${String(plan.next_date)}, in Temporal too`;
      },
    },
    { title: 'Its second date', run: () => reachSecondDate(walk, planId) },
  ];
}

async function beginPlan(walk: Walk): Promise<string> {
  const client = await walk.openClient();
  const first = await give(walk, client, { amount: '5.00', recurring: { frequency: 'monthly' } });
  const { recurring_id } = await awaitStatus(client, first, 'completed');
  return recurring_id ?? '';
}

/** When Temporal acts next, such as 2026-12-25T10:00:00Z. */
async function readSchedule(walk: Walk, planId: string): Promise<string> {
  const describe = `temporal schedule describe --namespace giving --schedule-id ${planId} --output json`;
  return waitFor('the schedule in Temporal', async () => {
    const printed = await walk.command(`${describe} 2>/dev/null || true`);
    return /"futureActionTimes": \[\s*"([^"]+)/.exec(printed)?.[1];
  });
}

/** Brings the date near in the database, and waits for Temporal's own schedule to act on it. */
async function reachSecondDate(walk: Walk, planId: string): Promise<string> {
  const client = await walk.openClient();
  const { due, sql, values } = nearDate(planId, NEAR_MS);
  await walk.changeDatabase(sql, values);
  await client.recurring.update(planId, { amount: '6.00' });
  const second = await waitFor(
    'the gift of the second date',
    async () => {
      const { occurrences } = await client.recurring.listOccurrences(planId);
      return occurrences.find(({ number, status }) => number === 2 && status === 'made');
    },
    STEP_LIMIT_MS,
  );
  const gift = await awaitStatus(client, second.donation_id ?? '', 'completed');
  demand(new Date(gift.created_at) >= due, `made at ${gift.created_at}, before ${due.toISOString()}`);
  const plan = await client.recurring.get(planId);
  demand(plan.donations_made === 2, JSON.stringify(plan));
  return `${gift.amount} ${gift.currency} at its time, next ${String(plan.next_date)}`;
}
