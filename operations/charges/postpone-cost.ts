import { type Database } from '../../db/database';
import { noteCostAsked } from '../../db/queries/charges/costs';

/** Notes that a charge's cost is asked for now, so that other charges come first afterwards. */
export async function postponeCost(tx: Database, donationId: string, at: Date): Promise<void> {
  await noteCostAsked(tx, donationId, at);
}
