/** Does what an approval allows. */
import { type Approval } from '../../db/queries/approvals/approvals';
import { type ApprovalAction, type ApprovalChange } from '../../domain/approvals/approval';
import { applyRate } from '../exchange-rates/set-rate';
import { applyTerms } from '../fees/update-terms';
import { applyMember } from '../members/change-members';
import { type ApprovedAct } from './approved-act';

/** Does the act in the transaction of the decision. Throws CONFLICT if the change no longer fits what it changes. */
type Apply<Action extends ApprovalAction> = (
  act: ApprovedAct,
  change: ApprovalChange<Action>,
  approval: Approval,
) => Promise<void>;

const APPLY: { [Action in ApprovalAction]: Apply<Action> } = {
  exchange_rate: applyRate,
  fee_terms: applyTerms,
  member: applyMember,
};

/** Does what was asked for. Everything that it throws undoes the decision. */
export async function applyApproval(act: ApprovedAct, approval: Approval): Promise<void> {
  await applyChange(act, approval.change, approval);
}

async function applyChange<Action extends ApprovalAction>(
  act: ApprovedAct,
  change: ApprovalChange<Action>,
  approval: Approval,
): Promise<void> {
  await APPLY[change.action](act, change, approval);
}
