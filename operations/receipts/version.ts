import { type Database } from '../../db/database';
import { insertReceiptVersion } from '../../db/queries/receipts/receipts';
import { contributionMinor, type ReceiptFacts, writeReceipt } from '../../domain/receipts/receipt';

export interface NewVersion {
  facts: ReceiptFacts;
  version: number;
  at: Date;
}

/**
 * Issues a version of a receipt. If no contribution is left of the gift, the version is void from the start.
 */
export async function issueVersion(tx: Database, { facts, version, at }: NewVersion): Promise<void> {
  await insertReceiptVersion(tx, {
    donationId: facts.donationId,
    version,
    content: writeReceipt(facts),
    issuedAt: at,
    voidedAt: hasContribution(facts) ? null : at,
  });
}

/** Returns true if a part of the donor's payment still counts as a contribution. */
export function hasContribution(facts: ReceiptFacts): boolean {
  return contributionMinor(facts) > 0n;
}
