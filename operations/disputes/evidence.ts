import { type Dispute, findDispute, keepEvidence, updateDispute } from '../../db/queries/disputes/disputes';
import { addTimelineEntry, lockGift } from '../../db/queries/gifts/gifts';
import { GivingError, requireRow } from '../../domain/errors';
import { type Act } from '../act';
import { wakeDispute } from './start-dispute';

export interface Evidence {
  disputeId: string;
  evidence: string;
}

/**
 * Stores the charity's evidence. The dispute then waits for the issuer's decision. Throws CONFLICT if the
 * dispute no longer accepts evidence.
 */
export async function giveEvidence({ tx, at }: Act, { disputeId, evidence }: Evidence): Promise<Dispute> {
  const before = requireRow(await findDispute(tx, disputeId), disputeId);
  // Every change of a dispute locks the gift first. A different lock order could deadlock.
  const gift = requireRow(await lockGift(tx, before.donationId), before.donationId);
  if (!(await keepEvidence(tx, disputeId, evidence))) {
    throw new GivingError('CONFLICT', 'The dispute no longer accepts evidence.');
  }
  await addTimelineEntry(tx, {
    donationId: before.donationId,
    // The status may differ from `disputed`, because the dispute may wait to join the gift (see
    // joinDisputes).
    status: gift.status,
    code: 'evidence_submitted',
    detail: 'Evidence was submitted.',
    at,
  });
  await wakeDispute(tx, disputeId);
  return requireRow(await findDispute(tx, disputeId), disputeId);
}

export interface EvidenceAnswer {
  disputeId: string;
  isTaken: boolean;
}

/** Records whether the processor accepted the charity's evidence. */
export async function noteEvidence({ tx, at }: Act, { disputeId, isTaken }: EvidenceAnswer): Promise<void> {
  const { donationId } = requireRow(await findDispute(tx, disputeId), disputeId);
  const gift = requireRow(await lockGift(tx, donationId), donationId);
  await updateDispute(tx, disputeId, { evidenceSentAt: at });
  if (isTaken) return;
  const detail = 'The processor did not accept the evidence.';
  await addTimelineEntry(tx, { donationId, status: gift.status, code: 'evidence_refused', detail, at });
}
