/** Refunds that cost the platform money. Above a limit, another operator must approve them. */
import { type Approval } from '../../db/queries/approvals/approvals';
import { findGift } from '../../db/queries/gifts/gifts';
import { findRefund, type Refund } from '../../db/queries/refunds/refunds';
import { type Actor } from '../../domain/access/actor';
import { type BorneFees, type BorneRefund } from '../../domain/approvals/approval';
import { requireRow } from '../../domain/errors';
import { formatMoney } from '../../domain/money';
import { newId } from '../../new-id';
import { type Act, type ActOf, type Sealing } from '../act';
import { askerOf } from '../approvals/approved-act';
import { askApproval } from '../approvals/ask-approval';
import { lockOwnCosts } from '../approvals/own-costs';
import { decideRefund, type Decision } from './decide-refund';
import { acceptRefund, draftRefund, type RefundDraft } from './request-refund';

/** What was done, or the approval that must come first. */
export type RefundOrApproval = { refund: Refund } | { approval: Approval };

/** Decides a refund that waits, or asks another operator if the operator's own costs would pass the limit, in US cents. */
export async function decideRefundOrAsk(
  act: ActOf<Actor> & Sealing,
  order: Omit<Decision, 'decidedByUserId'>,
  limitUsdMinor: bigint,
): Promise<RefundOrApproval> {
  const { tx, actor } = act;
  const passesOwnLimit = await lockOwnCosts(act);
  const refund = requireRow(await findRefund(tx, order.refundId), order.refundId);
  const gift = requireRow(await findGift(tx, refund.donationId), refund.donationId);
  const waits = refund.status === 'pending' && refund.decision === 'needed';
  const cost = { currency: gift.currency, minor: refund.returnedMinor };
  if (waits && order.decision === 'platform_bears' && (await passesOwnLimit(cost, limitUsdMinor))) {
    const after = { decision: 'platform_bears', cost: formatMoney(cost), currency: gift.currency } as const;
    const approval = await askApproval(act, {
      subject: { type: 'refund', id: refund.id },
      charityId: gift.charityId,
      change: { action: 'platform_cost', before: null, after },
      reason: order.reason,
      gainers: [gift.donorUserId],
    });
    return { approval };
  }
  return { refund: await decideRefund(act, { ...order, decidedByUserId: actor.userId }) };
}

/** Lets the platform bear a refund as another operator approved. */
export async function bearRefund(act: Act, { decision }: BorneRefund, approval: Approval): Promise<void> {
  const { id, subjectId: refundId } = approval;
  const reason = requireRow(approval.reason ?? undefined, id);
  await decideRefund(act, { refundId, decision, reason, decidedByUserId: askerOf(approval) });
}

/** Accepts a refund whose fees the platform bears, or asks another operator if the own costs would pass the limit. */
export async function bearFeesOrAsk(
  act: ActOf<Actor> & Sealing,
  order: Omit<RefundDraft, 'doesPlatformBearFees'>,
  limitUsdMinor: bigint,
): Promise<RefundOrApproval> {
  const passesOwnLimit = await lockOwnCosts(act);
  const { gift, refund } = await draftRefund(act, { ...order, doesPlatformBearFees: true });
  const { currency } = gift;
  const cost = { currency, minor: refund.processingFeeMinor + refund.absorbedProcessingMinor };
  if (!(await passesOwnLimit(cost, limitUsdMinor))) {
    return { refund: await acceptRefund(act.tx, { gift, refund, isOwed: false }) };
  }
  const amount = formatMoney({ currency, minor: refund.amountMinor });
  const approval = await askApproval(act, {
    subject: { type: 'donation', id: gift.id },
    charityId: gift.charityId,
    change: {
      action: 'platform_cost',
      before: null,
      after: { bear_fees: 'platform', amount, cost: formatMoney(cost), currency },
    },
    reason: order.reason,
    gainers: [gift.donorUserId],
  });
  return { approval };
}

/** Accepts a refund whose fees the platform bears as another operator approved. */
export async function bearFees(act: Act, { amount }: BorneFees, approval: Approval): Promise<void> {
  const { subjectId: donationId, reason } = approval;
  const requestedByUserId = askerOf(approval);
  const order = { id: newId('refund'), donationId, amount, reason, requestedByUserId };
  const draft = await draftRefund(act, { ...order, requestedBy: 'platform', doesPlatformBearFees: true });
  await acceptRefund(act.tx, { ...draft, isOwed: false });
}
