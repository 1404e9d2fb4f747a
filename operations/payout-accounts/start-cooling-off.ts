import { type Database } from '../../db/database';
import { type PayoutAccountRow } from '../../db/queries/payout-accounts/accounts';
import { enqueueWorkflow } from '../../db/queries/platform/promise-workflows';
import { type PayoutAccountInput } from '../../workflows/messages';

export interface CoolingOff {
  account: Pick<PayoutAccountRow, 'id' | 'charityId'>;
  /** A workflow id starts only once, so each cooling-off of an account needs its own id. */
  workflowId: string;
  effectiveAt: Date;
}

/** Starts the workflow that makes an account active when its cooling-off ends. */
export async function startCoolingOff(tx: Database, coolingOff: CoolingOff): Promise<void> {
  const { account, workflowId, effectiveAt } = coolingOff;
  const input: PayoutAccountInput = { accountId: account.id, effectiveAtMs: effectiveAt.getTime() };
  await enqueueWorkflow(tx, {
    workflowType: 'payoutAccount',
    workflowId,
    input,
    searchAttributes: { CharityId: account.charityId },
    summary: `cooling-off of a payout account of ${account.charityId}`,
  });
}
