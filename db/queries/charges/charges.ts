/** Stores the charges. A gift that a payment processor collects has one charge. */
import { type ChargeState } from '../../../domain/charges/charge';
import { type Database, selectRows } from '../../database';
import { type ChargeRow } from '../../models/payments';
import { preparedInsert } from '../../prepared-rows';

export type Charge = ChargeRow;

export const insertCharge = preparedInsert<ChargeRow>(({ charges }) => charges);

/** Finds the charge that paid for a gift. A redirected gift has the charge of the first gift. */
export async function findCharge(db: Database, donationId: string): Promise<Charge | undefined> {
  const row = await db.models.charges.findByPk(donationId, { transaction: db.transaction });
  if (row !== null) return row.get({ plain: true });
  const [gift] = await selectRows<{ originId: string }>(
    db,
    'SELECT origin_id AS "originId" FROM donations WHERE id = $1 AND origin_id IS NOT NULL',
    [donationId],
  );
  return gift === undefined ? undefined : findCharge(db, gift.originId);
}

/** Finds a charge by the processor's id of the payment. */
export async function findChargeByReference(db: Database, reference: string): Promise<Charge | undefined> {
  const row = await db.models.charges.findOne({ where: { reference }, transaction: db.transaction });
  return row?.get({ plain: true });
}

/** Finds a charge by its action token. The donor's link holds the token; the database holds its hash. */
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
