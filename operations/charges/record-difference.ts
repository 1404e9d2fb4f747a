import { type Database } from '../../db/database';
import { insertDifference } from '../../db/queries/charges/comparison';
import { findDonation } from '../../db/queries/gifts/gifts';
import { type ChargeDifference } from '../../domain/charges/comparison';
import { signalCharge } from './signal';

/**
 * Stores a difference between our charges and the processor's. A pending gift reads its charge anew, because an event
 * or an answer was lost. Returns false if the difference was known.
 */
export async function recordDifference(
  tx: Database,
  difference: ChargeDifference,
  at: Date,
): Promise<boolean> {
  const { kind, donationId } = difference;
  const isNew = await insertDifference(tx, difference, at);
  if (isNew && kind === 'other_state' && donationId !== null) {
    const gift = await findDonation(tx, donationId);
    if (gift?.status === 'pending') await signalCharge(tx, donationId);
  }
  return isNew;
}
