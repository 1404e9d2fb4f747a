/** Stores the charges of sponsors. Each charge pays many matches with one gift. */
import { Op } from 'sequelize';
import { type Database } from '../../database';
import { find, insert, list, lock, remove, update } from '../../rows';
import { matchingAttempts, type MatchingChargeRow, matchingCharges } from '../../tables/matching';

export type MatchingCharge = MatchingChargeRow;

export async function insertMatchingCharge(tx: Database, charge: MatchingCharge): Promise<void> {
  await insert(tx, matchingCharges, charge);
}

/** Removes a charge that collected no matches. */
export async function removeMatchingCharge(tx: Database, id: string): Promise<void> {
  await remove(tx, matchingCharges, { id });
}

/** Reads one charge and locks it until the transaction ends. */
export async function lockMatchingCharge(tx: Database, id: string): Promise<MatchingCharge | undefined> {
  return lock(tx, matchingCharges, { id });
}

export async function findMatchingCharge(db: Database, id: string): Promise<MatchingCharge | undefined> {
  return find(db, matchingCharges, { id });
}

/** Updates a charge. Lock it first. */
export async function updateMatchingCharge(
  tx: Database,
  id: string,
  changes: Partial<MatchingCharge>,
): Promise<void> {
  await update(tx, matchingCharges, { id }, changes);
}

/** Lists the charges of a pledge that have not ended. */
export async function listOpenCharges(db: Database, pledgeId: string): Promise<MatchingCharge[]> {
  return list(
    db,
    matchingCharges,
    { pledgeId, status: { [Op.in]: ['due', 'charging', 'declined'] } },
    { order: ['id'] },
  );
}

/** Stores that a sponsor's gift is an attempt to pay a charge. */
export async function insertAttempt(tx: Database, donationId: string, chargeId: string): Promise<void> {
  await insert(tx, matchingAttempts, { donationId, chargeId });
}

/** Finds the charge that a gift pays or tried to pay; undefined for a gift that pays no matches. */
export async function findChargeIdOfGift(db: Database, donationId: string): Promise<string | undefined> {
  const attempt = await find(db, matchingAttempts, { donationId });
  return attempt?.chargeId;
}
