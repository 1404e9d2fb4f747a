import { type Database } from '../../db/database';
import { noteCostAsked } from '../../db/queries/charges/costs';

/** Stores the time at which the processor did not know a charge's cost yet, so that other charges come first. */
export async function postponeCost(tx: Database, donationId: string, at: Date): Promise<void> {
  await noteCostAsked(tx, donationId, at);
}
