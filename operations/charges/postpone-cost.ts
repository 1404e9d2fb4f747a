import { type Database } from '../../db/database';
import { noteCostAsked } from '../../db/queries/charges/costs';

/** Stores the time at which we ask for a charge's cost, so that other charges come first next time. */
export async function postponeCost(tx: Database, donationId: string, at: Date): Promise<void> {
  await noteCostAsked(tx, donationId, at);
}
