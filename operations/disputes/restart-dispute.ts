import { type Database } from '../../db/database';
import { findDispute } from '../../db/queries/disputes/disputes';
import { lockDonation } from '../../db/queries/gifts/gifts';
import { hasQueuedStart } from '../../db/queries/platform/outbox';
import { enqueueWorkflow } from '../../db/queries/platform/promise-workflows';
import { isOpen } from '../../domain/disputes/dispute';
import { requireRow } from '../../domain/errors';
import { startOfDispute } from './start-of-dispute';

/** Starts the lost workflow of a dispute again. Returns false if the dispute has ended or its start is queued. */
export async function restartDispute(tx: Database, disputeId: string): Promise<boolean> {
  const { donationId } = requireRow(await findDispute(tx, disputeId), disputeId);
  const gift = requireRow(await lockDonation(tx, donationId), donationId);
  // Reads the dispute again under the lock, because it may have ended meanwhile.
  const dispute = requireRow(await findDispute(tx, disputeId), disputeId);
  if (!isOpen(dispute.status) || (await hasQueuedStart(tx, disputeId))) return false;
  await enqueueWorkflow(tx, startOfDispute(gift, dispute));
  return true;
}
