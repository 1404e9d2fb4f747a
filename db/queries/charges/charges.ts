/** Stores the charges. A gift that a payment processor collects has one charge. */
import { type ChargeState } from '../../../domain/charges/charge';
import { type Database } from '../../database';
import { find, insert, update } from '../../rows';
import { donations } from '../../tables/gifts';
import { type ChargeRow, charges } from '../../tables/sources';

export type Charge = ChargeRow;

export async function insertCharge(tx: Database, charge: Charge): Promise<void> {
  await insert(tx, charges, charge);
}

/** Finds the charge that paid for a gift. A redirected gift has the charge of the first gift. */
export async function findCharge(db: Database, donationId: string): Promise<Charge | undefined> {
  const charge = await find(db, charges, { donationId });
  if (charge !== undefined) return charge;
  const gift = await find(db, donations, { id: donationId });
  return typeof gift?.originId === 'string' ? findCharge(db, gift.originId) : undefined;
}

/** Finds a charge by the processor's id of the payment. */
export async function findChargeByReference(db: Database, reference: string): Promise<Charge | undefined> {
  return find(db, charges, { reference });
}

/** Finds a charge by its action token. The donor's link holds the token; the database holds its hash. */
export async function findChargeByActionToken(
  db: Database,
  actionTokenHash: string,
): Promise<Charge | undefined> {
  return find(db, charges, { actionTokenHash });
}

/** Changes a charge if it is in one of the states `from`. Returns false otherwise. */
export async function moveCharge(
  tx: Database,
  donationId: string,
  from: ChargeState[],
  changes: Partial<Charge>,
): Promise<boolean> {
  const moved = await update(tx, charges, { donationId, state: from }, changes);
  return moved === 1;
}
