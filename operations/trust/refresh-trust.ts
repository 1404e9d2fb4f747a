import { type Database } from '../../db/database';
import { lockTrustFacts, updateTrust } from '../../db/queries/trust/trust';
import { requireRow } from '../../domain/errors';
import { listBadges } from '../../domain/trust/badges';
import { scoreTrust } from '../../domain/trust/score';

/**
 * Computes and stores a charity's trust score and badges. Call it in every transaction that changes a fact on
 * which the score depends.
 */
export async function refreshTrust(
  tx: Database,
  { charityId, at }: { charityId: string; at: Date },
): Promise<void> {
  const facts = requireRow(await lockTrustFacts(tx, charityId), charityId);
  const { score, factors } = scoreTrust(facts, at);
  await updateTrust(tx, charityId, { score, factors, badges: listBadges(facts, at), at });
}
