/** Stores the charges of sponsors. Each charge pays many matches with one gift. */
import { Op } from 'sequelize';
import { type Database, runStatement, selectRows } from '../../database';
import { type MatchingChargeRow } from '../../models/matching';

export type MatchingCharge = MatchingChargeRow;

export async function insertMatchingCharge(tx: Database, charge: MatchingCharge): Promise<void> {
  await tx.models.matchingCharges.create(charge, { transaction: tx.transaction, returning: false });
}

/** Removes a charge that collected no matches. */
export async function removeMatchingCharge(tx: Database, id: string): Promise<void> {
  await tx.models.matchingCharges.destroy({ where: { id }, transaction: tx.transaction });
}

/** Reads one charge and locks it until the transaction ends. */
export async function lockMatchingCharge(tx: Database, id: string): Promise<MatchingCharge | undefined> {
  const row = await tx.models.matchingCharges.findByPk(id, { transaction: tx.transaction, lock: true });
  return row?.get({ plain: true });
}

export async function findMatchingCharge(db: Database, id: string): Promise<MatchingCharge | undefined> {
  const row = await db.models.matchingCharges.findByPk(id, { transaction: db.transaction });
  return row?.get({ plain: true });
}

/** Updates a charge. Lock it first. */
export async function updateMatchingCharge(
  tx: Database,
  id: string,
  changes: Partial<MatchingCharge>,
): Promise<void> {
  await tx.models.matchingCharges.update(changes, { where: { id }, transaction: tx.transaction });
}

/** Lists the charges of a pledge that have not ended. */
export async function listOpenCharges(db: Database, pledgeId: string): Promise<MatchingCharge[]> {
  const rows = await db.models.matchingCharges.findAll({
    where: { pledgeId, status: { [Op.in]: ['due', 'charging', 'declined'] } },
    order: [['id', 'ASC']],
    transaction: db.transaction,
  });
  return rows.map((row) => row.get({ plain: true }));
}

/** Stores that a sponsor's gift is an attempt to pay a charge. */
export async function insertAttempt(tx: Database, donationId: string, chargeId: string): Promise<void> {
  await runStatement(tx, 'INSERT INTO matching_attempts (donation_id, charge_id) VALUES ($1, $2)', [
    donationId,
    chargeId,
  ]);
}

/** Finds the charge that a gift pays or tried to pay; undefined for a gift that pays no matches. */
export async function findChargeIdOfGift(db: Database, donationId: string): Promise<string | undefined> {
  const [row] = await selectRows<{ id: string }>(
    db,
    'SELECT charge_id AS id FROM matching_attempts WHERE donation_id = $1',
    [donationId],
  );
  return row?.id;
}
