import { type Database } from '../../db/database';
import { lockPayoutAccount } from '../../db/queries/payout-accounts/accounts';
import { hasQueuedStart } from '../../db/queries/platform/outbox';
import { requireRow } from '../../domain/errors';
import { startCoolingOff } from './start-cooling-off';

/**
 * Starts a workflow for an account whose cooling-off is over and whose own workflow is lost. Payouts to the account wait
 * for it. Returns false if the account has moved on, or its start is queued.
 */
export async function restartCoolingOff(
  tx: Database,
  { accountId, workflowId }: { accountId: string; workflowId: string },
): Promise<boolean> {
  const account = requireRow(await lockPayoutAccount(tx, accountId), accountId);
  const { status, effectiveAt } = account;
  if (status !== 'cooling_off' || effectiveAt === null || (await hasQueuedStart(tx, workflowId)))
    return false;
  await startCoolingOff(tx, { account, workflowId, effectiveAt });
  return true;
}
