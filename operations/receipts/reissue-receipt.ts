import { type Database } from '../../db/database';
import { findReceiptFacts, voidReceipt } from '../../db/queries/receipts/receipts';
import { hasContribution, issueVersion } from './version';

export interface Reissue {
  /** The caller has locked this gift, of which a part or all was returned. */
  donationId: string;
  at: Date;
}

/** Voids the receipt of a gift, if any. Then issues a new version if a part of the gift is left. */
export async function reissueReceipt(tx: Database, { donationId, at }: Reissue): Promise<void> {
  const voided = await voidReceipt(tx, donationId, at);
  if (voided === undefined) return;
  const [facts] = await findReceiptFacts(tx, [donationId]);
  if (facts !== undefined && hasContribution(facts)) {
    await issueVersion(tx, { facts, version: voided + 1, at });
  }
}
