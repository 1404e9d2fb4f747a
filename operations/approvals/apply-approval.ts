/** Does what an approval allows. */
import { type Approval } from '../../db/queries/approvals/approvals';
import { type ApprovalAction, type ApprovalChange } from '../../domain/approvals/approval';
import { GivingError } from '../../domain/errors';
import { loseDispute } from '../disputes/lose-dispute';
import { applyRate } from '../exchange-rates/set-rate';
import { applyTerms } from '../fees/update-terms';
import { applyRedirect } from '../gifts/ask-redirect';
import { applyRemoval } from '../members/ask-removal';
import { applyMember } from '../members/change-members';
import { bearFees, bearRefund } from '../refunds/bear-cost';
import { applyErasure } from '../users/schedule-erasure';
import { type ApprovedAct } from './approved-act';

/** Does the act in the transaction of the decision. Throws CONFLICT if the change no longer fits what it changes. */
type Apply<Action extends ApprovalAction> = (
  act: ApprovedAct,
  change: ApprovalChange<Action>,
  approval: Approval,
) => Promise<void>;

const APPLY: { [Action in ApprovalAction]: Apply<Action> } = {
  erasure: applyErasure,
  exchange_rate: applyRate,
  fee_terms: applyTerms,
  member: applyMember,
  member_removal: applyRemoval,
  platform_cost: applyCost,
  redirect: applyRedirect,
};

async function applyCost(
  act: ApprovedAct,
  { after }: ApprovalChange<'platform_cost'>,
  approval: Approval,
): Promise<void> {
  if ('decision' in after) await bearRefund(act, after, approval);
  else if ('bear_fees' in after) await bearFees(act, after, approval);
  else await loseDispute(act, after, approval);
}

/** Does what was asked for. Throws CONFLICT, which undoes the decision, if it can no longer be done. */
export async function applyApproval(act: ApprovedAct, approval: Approval): Promise<void> {
  try {
    await applyChange(act, approval.change, approval);
  } catch (error) {
    if (!(error instanceof GivingError) || error.code === 'CONFLICT' || error.status >= 500) throw error;
    throw new GivingError('CONFLICT', error.message, { reason: 'changed' });
  }
}

async function applyChange<Action extends ApprovalAction>(
  act: ApprovedAct,
  change: ApprovalChange<Action>,
  approval: Approval,
): Promise<void> {
  await APPLY[change.action](act, change, approval);
}
