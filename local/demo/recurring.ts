/** The demo's recurring gift: its dates, a skip, and its cancellation. */
import { type GivingClient, type Recurring } from '../../client/index';
import { type GivenGift } from './gifts';

const SHOWN_DATES = 4;

export interface ShownPlan {
  rows: string[][];
  /** The failed checks. */
  faults: string[];
}

/** Reads, skips and cancels the plan that one of the gifts started, so that it stops charging after the demo. */
export async function showPlan(client: GivingClient, gifts: GivenGift[]): Promise<ShownPlan> {
  const id = gifts
    .map(({ result }) => (result instanceof Error ? null : result.recurring_id))
    .find((each) => each !== null);
  if (id === undefined) return { rows: [], faults: ['no recurring gift was started'] };
  const begun = await client.recurring.get(id);
  const skipped = await client.recurring.skip(id);
  const cancelled = await client.recurring.cancel(id, { reason: 'npm run demo has ended' });
  const isSkipped = skipped.next_date === begun.upcoming[1];
  return {
    rows: [row('started', begun), row('skipped one', skipped), row('cancelled', cancelled)],
    faults: isSkipped ? [] : ['the recurring gift did not skip one date'],
  };
}

function row(what: string, plan: Recurring): string[] {
  const dates = plan.upcoming.slice(0, SHOWN_DATES).join(', ');
  return [plan.recurring_id, what, plan.status, `${plan.remaining ?? '∞'} left`, dates];
}
