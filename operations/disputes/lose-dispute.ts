/** Disputes that an operator ends as lost. Above a limit, another operator must approve it. */
import { type Approval } from '../../db/queries/approvals/approvals';
import { type Dispute, findDispute } from '../../db/queries/disputes/disputes';
import { findGift, type Gift } from '../../db/queries/gifts/gifts';
import { type Actor } from '../../domain/access/actor';
import { type LostDispute } from '../../domain/approvals/approval';
import { GivingError, requireRow } from '../../domain/errors';
import { formatMoney, type Money } from '../../domain/money';
import { type Act, type ActOf, type Sealing } from '../act';
import { askerOf } from '../approvals/approved-act';
import { askApproval } from '../approvals/ask-approval';
import { lockOwnCosts } from '../approvals/own-costs';
import { refuseProcessorsGift, type Resolution, resolveDispute } from './operator-changes';

const isOpen = ({ status }: Dispute) => status === 'opened' || status === 'under_review';

/** What the platform pays if a dispute is lost. */
export function costOfLoss(
  { returnedMinor, beyondMinor }: Pick<Dispute, 'returnedMinor' | 'beyondMinor'>,
  { currency }: Pick<Gift, 'currency'>,
): Money {
  return { currency, minor: returnedMinor + beyondMinor };
}

/** Ends a dispute, or asks another operator if a loss would bring the operator's own costs above the limit, in US cents. */
export async function resolveDisputeOrAsk(
  act: ActOf<Actor> & Sealing,
  order: Omit<Resolution, 'resolvedByUserId'>,
  limitUsdMinor: bigint,
): Promise<{ dispute: Dispute } | { approval: Approval }> {
  const { tx, actor } = act;
  const passesOwnLimit = await lockOwnCosts(act);
  const dispute = requireRow(await findDispute(tx, order.disputeId), order.disputeId);
  const gift = requireRow(await findGift(tx, dispute.donationId), dispute.donationId);
  await refuseProcessorsGift(tx, gift.id);
  const cost = costOfLoss(dispute, gift);
  const isLoss = order.outcome === 'lost' && isOpen(dispute);
  if (isLoss && (await passesOwnLimit(cost, limitUsdMinor))) {
    const approval = await askApproval(act, {
      subject: { type: 'dispute', id: dispute.id },
      charityId: gift.charityId,
      change: {
        action: 'platform_cost',
        before: null,
        after: { outcome: 'lost', cost: formatMoney(cost), currency: cost.currency },
      },
      reason: null,
      gainers: [gift.donorUserId],
    });
    return { approval };
  }
  return { dispute: await resolveDispute(act, { ...order, resolvedByUserId: actor.userId }) };
}

/** Ends a dispute as lost as another operator approved. Throws CONFLICT if the dispute has ended. */
export async function loseDispute(act: Act, { outcome }: LostDispute, approval: Approval): Promise<void> {
  const { subjectId: disputeId } = approval;
  const before = requireRow(await findDispute(act.tx, disputeId), disputeId);
  if (!isOpen(before)) {
    throw new GivingError('CONFLICT', `The dispute was already ${before.status}.`, { status: before.status });
  }
  await resolveDispute(act, { disputeId, outcome, resolvedByUserId: askerOf(approval) });
}
