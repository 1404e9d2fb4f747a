import { type Database } from '../../db/database';
import {
  findPayoutAccount,
  lockPayoutAccount,
  type PayoutAccountRow,
} from '../../db/queries/payout-accounts/accounts';
import { hasQueuedStart } from '../../db/queries/platform/outbox';
import { enqueueWorkflow } from '../../db/queries/platform/enqueue-workflows';
import { requireRow } from '../../domain/errors';
import { type PayoutAccountInput } from '../../workflows/messages';
import { type Act, type Sealing } from '../act';
import { holdInForce } from '../charities/held-verification';
import { openReVerification } from '../verification/trigger-re-verification';
import { reasonOf } from './ask-for-account';
import { lockAccountOfCharity, moveAccount } from './move-account';

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

/** Ends the cooling-off of an account and makes it active. An account that was refused meanwhile stays disabled. */
export async function endAccountCoolingOff(
  act: Act & Sealing,
  payoutAccountId: string,
): Promise<PayoutAccountRow> {
  const { charityId } = requireRow(await findPayoutAccount(act.tx, payoutAccountId), payoutAccountId);
  const verification = await holdInForce(act.tx, charityId);
  const { charity, account } = await lockAccountOfCharity(act.tx, { charityId, payoutAccountId });
  if (account.status !== 'cooling_off') return account;
  const active = await moveAccount(
    { ...act, actor: null },
    {
      charity,
      account,
      to: { status: 'active' },
    },
  );
  if (verification !== undefined && !active.isHolderAccepted) {
    // Opens a review again, because an earlier one may have ended before somebody confirmed the account.
    const by = { kind: 'entity' as const, userId: account.askedBy, persons: account.askingPersons };
    await openReVerification(act, { verification, by, details: reasonOf(active) });
  }
  return active;
}

/**
 * Starts a workflow for an account whose cooling-off is over and whose own workflow is lost. Payouts to the account wait
 * for it. Returns false if the account has moved on, or its start is queued.
 */
export async function restartCoolingOff(
  tx: Database,
  { payoutAccountId, workflowId }: { payoutAccountId: string; workflowId: string },
): Promise<boolean> {
  const account = requireRow(await lockPayoutAccount(tx, payoutAccountId), payoutAccountId);
  const { status, effectiveAt } = account;
  if (status !== 'cooling_off' || effectiveAt === null || (await hasQueuedStart(tx, workflowId)))
    return false;
  await startCoolingOff(tx, { account, workflowId, effectiveAt });
  return true;
}
