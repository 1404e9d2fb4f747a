import { type Database } from '../../db/database';
import { noteCostAsked } from '../../db/queries/charges/costs';

/** Notes that the processor does not know a charge's cost yet, so that other charges come first. */
export async function postponeCost(tx: Database, donationId: string, at: Date): Promise<void> {
  await noteCostAsked(tx, donationId, at);
}
