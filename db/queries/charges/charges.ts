/** Stores the processor's side of each gift. */
import { type ChargeState } from '../../../domain/charges/charge';
import { type Database } from '../../database';
import { type ChargeRow } from '../../models/payments';

export type Charge = ChargeRow;

/** Stores the charge of a new gift. */
export async function insertCharge(tx: Database, charge: Charge): Promise<void> {
  await tx.models.charges.create(charge, { transaction: tx.transaction, returning: false });
}

/** Finds the charge of a gift. */
export async function findCharge(db: Database, donationId: string): Promise<Charge | undefined> {
  const row = await db.models.charges.findByPk(donationId, { transaction: db.transaction });
  return row?.get({ plain: true });
}

/** Finds a charge by the processor's name of the payment. */
export async function findChargeByReference(db: Database, reference: string): Promise<Charge | undefined> {
  const row = await db.models.charges.findOne({ where: { reference }, transaction: db.transaction });
  return row?.get({ plain: true });
}

/** Finds a charge that waits for its donor, by the hash of the token in the donor's link. */
export async function findChargeByActionToken(
  db: Database,
  actionTokenHash: string,
): Promise<Charge | undefined> {
  const row = await db.models.charges.findOne({ where: { actionTokenHash }, transaction: db.transaction });
  return row?.get({ plain: true });
}

/** Changes a charge if it is in one of the states `from`. Returns false otherwise. */
export async function moveCharge(
  tx: Database,
  donationId: string,
  from: ChargeState[],
  changes: Partial<Charge>,
): Promise<boolean> {
  const [moved] = await tx.models.charges.update(changes, {
    where: { donationId, state: from },
    transaction: tx.transaction,
  });
  return moved === 1;
}
