import { type Database } from '../../db/database';
import { lockPayout } from '../../db/queries/payouts/payouts';
import { hasPayoutRunEnded } from '../../db/queries/payouts/runs';
import { hasQueuedStart } from '../../db/queries/platform/outbox';
import { enqueueWorkflow } from '../../db/queries/platform/promise-workflows';
import { requireRow } from '../../domain/errors';
import { dayOfPayoutRun } from '../../domain/payouts/timing';
import { type PayoutMeans } from '../../gateways/payouts/payout-provider';
import { type PayoutRunInput } from '../../workflows/messages';
import { promisePayout } from './start-payout';

const ENDED = ['failed', 'returned', 'cancelled'];

/**
 * Starts the lost workflow of a payout again. Returns false if the payout has ended or its start is queued. A paid
 * payout needs its workflow until the bank can no longer send the money back.
 */
export async function restartPayout(
  tx: Database,
  { payoutId, means }: { payoutId: string; means: PayoutMeans },
): Promise<boolean> {
  const payout = requireRow(await lockPayout(tx, payoutId), payoutId);
  if (ENDED.includes(payout.status) || (await hasQueuedStart(tx, payoutId))) return false;
  await promisePayout(tx, payout, means);
  return true;
}

/** Starts the lost payout run of a day again. Returns false if the run has ended or its start is queued. */
export async function restartPayoutRun(tx: Database, workflowId: string): Promise<boolean> {
  const input: PayoutRunInput = { day: dayOfPayoutRun(workflowId) };
  if ((await hasPayoutRunEnded(tx, input.day)) || (await hasQueuedStart(tx, workflowId))) return false;
  await enqueueWorkflow(tx, {
    workflowType: 'payoutRun',
    workflowId,
    input,
    searchAttributes: {},
    summary: `payouts that are due on ${input.day}`,
  });
  return true;
}
