import { type Database } from '../../db/database';
import { findReceiptFacts, voidReceipt } from '../../db/queries/receipts/receipts';
import { hasContribution, issueVersion } from './version';

export interface Reissue {
  /** A locked gift, all or part of which was returned. */
  donationId: string;
  at: Date;
}

/** Voids a gift's receipt, if it has one, and issues a version for the rest of the gift. */
export async function reissueReceipt(tx: Database, { donationId, at }: Reissue): Promise<void> {
  const voided = await voidReceipt(tx, donationId, at);
  if (voided === undefined) return;
  const [facts] = await findReceiptFacts(tx, [donationId]);
  if (facts !== undefined && hasContribution(facts)) {
    await issueVersion(tx, { facts, version: voided + 1, at });
  }
}
