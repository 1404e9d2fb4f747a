import { type Database } from '../../db/database';
import { lockPledge, type Pledge } from '../../db/queries/matching/pledges';
import { requireRow } from '../../domain/errors';
import { endPledge } from './end-pledge';

/** Withdraws or ends a pledge at the request of its sponsor or the charity. Repeating is harmless. */
export async function closePledge(
  tx: Database,
  { pledgeId, reason, at }: { pledgeId: string; reason: 'sponsor' | 'charity'; at: Date },
): Promise<Pledge> {
  const pledge = requireRow(await lockPledge(tx, pledgeId), pledgeId);
  return endPledge(tx, { pledge, reason, at });
}
