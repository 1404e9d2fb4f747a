/** Ends disputes that an operator opened and nobody answered. */
import { awaitOutcome, type Dispute, findDispute } from '../../db/queries/disputes/disputes';
import { findGift, lockGift } from '../../db/queries/gifts/gifts';
import { isOpen } from '../../domain/disputes/dispute';
import { requireRow } from '../../domain/errors';
import { type Act } from '../act';
import { lockOwnCosts } from '../approvals/own-costs';
import { endDispute } from './end-dispute';
import { costOfLoss } from './lose-dispute';

/**
 * Marks a dispute as lost, because the charity gave no evidence before the deadline. If the loss would bring the own costs
 * of the operator who opened it above the limit, in US cents, the dispute waits for its outcome instead. Otherwise an
 * operator would lose any dispute alone by a short deadline. Does nothing if evidence arrived at the last minute, or if the
 * processor reported the dispute, because the processor also ends it.
 */
export async function endUnansweredDispute(
  act: Act,
  disputeId: string,
  limitUsdMinor: bigint,
): Promise<Dispute> {
  const { tx } = act;
  const { donationId, openedByUserId } = requireRow(await findDispute(tx, disputeId), disputeId);
  if (openedByUserId === null) return requireRow(await findDispute(tx, disputeId), disputeId);
  const opener = { userId: openedByUserId, credentialId: 'none' };
  const passesOwnLimit = await lockOwnCosts({ ...act, actor: opener });
  const gift = requireRow(await findGift(tx, donationId), donationId);
  const dispute = requireRow(await findDispute(tx, disputeId), disputeId);
  if (isOpen(dispute.status) && (await passesOwnLimit(costOfLoss(dispute, gift), limitUsdMinor))) {
    await lockGift(tx, donationId);
    await awaitOutcome(tx, disputeId);
    return requireRow(await findDispute(tx, disputeId), disputeId);
  }
  return endDispute(act, {
    disputeId,
    from: ['opened'],
    outcome: 'lost',
    resolvedByUserId: null,
    step: {
      code: 'dispute_unanswered',
      detail: 'The dispute was lost: no evidence was submitted before the deadline.',
    },
  });
}
