import { type Database } from '../../db/database';
import { type Dispute, findDispute } from '../../db/queries/disputes/disputes';
import { type DisputeOutcome } from '../../domain/disputes/dispute';
import { GivingError, requireRow } from '../../domain/errors';
import { refuseProcessorsGift } from './processors-gift';
import { decided, endDispute } from './outcome';

export interface Resolution {
  disputeId: string;
  outcome: DisputeOutcome;
  resolvedByUserId: string;
  at: Date;
}

/**
 * Ends a dispute with the issuer's decision, which an operator reports. Repeating the same outcome changes
 * nothing. Throws CONFLICT if the dispute has ended with the other outcome.
 */
export async function resolveDispute(tx: Database, resolution: Resolution): Promise<Dispute> {
  const { outcome, disputeId } = resolution;
  const before = requireRow(await findDispute(tx, disputeId), disputeId);
  await refuseProcessorsGift(tx, before.donationId);
  const dispute = await endDispute(tx, {
    ...resolution,
    from: ['opened', 'under_review'],
    step: decided(outcome),
  });
  const { status } = dispute;
  if (status === outcome) return dispute;
  throw new GivingError('CONFLICT', `The dispute was already ${status}.`, { status });
}
