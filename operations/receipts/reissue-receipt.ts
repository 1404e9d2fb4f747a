import { type Database } from '../../db/database';
import { findReceipt, findReceiptFacts, voidReceipt } from '../../db/queries/receipts/receipts';
import { hasContribution, issueVersion } from './version';

export interface Reissue {
  /** The caller has locked this gift. A part of the gift was returned, or an earlier return failed. */
  donationId: string;
  at: Date;
}

/** Voids the receipt of a gift, if it has one. Then issues a new version if a part of the gift is left. */
export async function reissueReceipt(tx: Database, { donationId, at }: Reissue): Promise<void> {
  // The last version is already void if the whole gift was returned.
  const last = (await voidReceipt(tx, donationId, at)) ?? (await findReceipt(tx, donationId))?.version;
  if (last === undefined) return;
  const [facts] = await findReceiptFacts(tx, [donationId]);
  if (facts !== undefined && hasContribution(facts)) {
    await issueVersion(tx, { facts, version: last + 1, at });
  }
}
