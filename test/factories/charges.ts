/** Charges of tests without a worker, which would ask the processor. */
import { type Database, inTransaction } from '../../db/database';
import { findCharge } from '../../db/queries/charges/charges';
import { findGift } from '../../db/queries/gifts/gifts';
import { requireRow } from '../../domain/errors';
import { recordOutcome } from '../../operations/charges/record-outcome';

/** The processor approves the charge of a gift. So the plan of a first gift begins. */
export async function approveCharge(db: Database, donationId: string, at = new Date()): Promise<void> {
  const gift = requireRow(await findGift(db, donationId), donationId);
  const charge = requireRow(await findCharge(db, donationId), donationId);
  const outcome = { state: 'approved', reference: null } as const;
  const secrets = { seal: (text: string) => text };
  await inTransaction(db, (tx) => recordOutcome({ tx, at }, { gift, charge, outcome, secrets }));
}
