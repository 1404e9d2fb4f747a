import { type Database } from '../../db/database';
import { findDispute, updateDispute } from '../../db/queries/disputes/disputes';
import { addTimelineEntry, lockDonation } from '../../db/queries/gifts/gifts';
import { requireRow } from '../../domain/errors';

export interface EvidenceAnswer {
  disputeId: string;
  isTaken: boolean;
  at: Date;
}

/** Records whether the processor accepted the charity's evidence. */
export async function noteEvidence(tx: Database, { disputeId, isTaken, at }: EvidenceAnswer): Promise<void> {
  const { donationId } = requireRow(await findDispute(tx, disputeId), disputeId);
  const gift = requireRow(await lockDonation(tx, donationId), donationId);
  await updateDispute(tx, disputeId, { evidenceSentAt: at });
  if (isTaken) return;
  const detail = 'The processor did not accept the evidence.';
  await addTimelineEntry(tx, { donationId, status: gift.status, code: 'evidence_refused', detail, at });
}
