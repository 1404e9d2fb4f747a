import { type Database } from '../../db/database';
import { lockTrustFacts, updateTrust } from '../../db/queries/trust/trust';
import { listBadges } from '../../domain/trust/badges';
import { scoreTrust } from '../../domain/trust/score';

/** Recomputes and stores a charity's score and badges. Callers run it in the transaction that changes a factor. */
export async function refreshTrust(
  tx: Database,
  { charityId, at }: { charityId: string; at: Date },
): Promise<void> {
  const facts = await lockTrustFacts(tx, charityId);
  if (facts === undefined) return;
  const { score, factors } = scoreTrust(facts, at);
  await updateTrust(tx, charityId, { score, factors, badges: listBadges(facts, at), at });
}
