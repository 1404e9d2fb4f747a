import { type Database } from '../../db/database';
import { takeChecksToRedact } from '../../db/queries/identity-checks/identity-checks';
import { IDENTITY_ASK_AGAIN_MS } from '../../domain/identity-checks/identity-check';

/** Claims a batch of concluded checks for the vendor to redact. A check that fails is due again in an hour. */
export async function takeRedactions(
  tx: Database,
  { vendor, at, limit }: { vendor: string; at: Date; limit: number },
): Promise<{ id: string; reference: string }[]> {
  const again = new Date(at.getTime() + IDENTITY_ASK_AGAIN_MS);
  return takeChecksToRedact(tx, { vendor, at, again, limit });
}
