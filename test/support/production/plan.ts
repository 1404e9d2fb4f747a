/** Begins a plan in the installation of a walk. The shell still has the variables of the last step. */
import { waitFor } from '../wait';
import { type Walk } from './walk';

export interface BegunPlan {
  planId: string;
  /** The date that the API shows, such as 2026-12-25. */
  nextDate: string;
  /** The date on which Temporal's schedule acts next. */
  scheduledDate: string;
}

export async function beginPlan(walk: Walk): Promise<BegunPlan> {
  const authorized = `-H "Authorization: Bearer $OWN"`;
  const body = `{\\"charity_id\\":\\"$CHARITY\\",\\"amount\\":\\"5.00\\",\\"currency\\":\\"USD\\",\\"recurring\\":{\\"frequency\\":\\"monthly\\"}}`;
  const gift = JSON.parse(
    await walk.command(
      `curl -sS --fail-with-body ${walk.site}/v1/donations ${authorized} -H "$JSON" -d "${body}"`,
    ),
  ) as { recurring_id: string };
  const planId = gift.recurring_id;
  const plan = JSON.parse(
    await walk.command(`curl -sS --fail-with-body ${walk.site}/v1/recurring/${planId} ${authorized}`),
  ) as { next_date: string };
  const describe = `temporal schedule describe --namespace giving --schedule-id ${planId} --output json`;
  const scheduledDate = await waitFor('the schedule in Temporal', async () => {
    const printed = await walk.command(`${describe} 2>/dev/null || true`);
    return /"futureActionTimes": \[\s*"(\d{4}-\d\d-\d\d)/.exec(printed)?.[1];
  });
  return { planId, nextDate: plan.next_date, scheduledDate };
}
