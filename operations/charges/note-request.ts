/** Keeps what is known about requests to the processor, so that a lost answer never charges twice. */
import { type Database } from '../../db/database';
import { type Charge, moveCharge } from '../../db/queries/charges/charges';

/** Notes that the charge's key is about to be sent for the first time. */
export async function noteRequest(tx: Database, { donationId }: Charge, at: Date): Promise<void> {
  await moveCharge(tx, donationId, ['unasked'], { keyAskedAt: at });
}

/** Notes a server error. The key would replay the error, so the payment must be looked up first. */
export async function noteServerError(tx: Database, { donationId }: Charge): Promise<void> {
  await moveCharge(tx, donationId, ['unasked'], { mustLookUp: true });
}

/** Gives the charge a new key after a look-up found no payment. Returns the charge as it is now. */
export async function renewKey(tx: Database, charge: Charge): Promise<Charge> {
  const changes = { keyNumber: charge.keyNumber + 1, keyAskedAt: null, mustLookUp: false };
  await moveCharge(tx, charge.donationId, ['unasked'], changes);
  return { ...charge, ...changes };
}
