/** Stores the state of requests to the processor, so that we never charge twice after an answer was lost. */
import { type Database } from '../../db/database';
import { type Charge, moveCharge } from '../../db/queries/charges/charges';
import { type ProcessorName } from '../../domain/charges/charge';
import { hideAddress } from '../../domain/charges/velocity';
import { type Act } from '../act';
import { type PayingSource } from '../gifts/payment';
import { addressHash } from './velocity';

/** Builds the charge of a new gift. The gift's workflow requests it from the processor later. */
export function newCharge(
  donationId: string,
  { reference, customerReference, fingerprint }: PayingSource,
  {
    processor,
    isOffSession,
    returnUrl,
    address,
  }: Pick<Charge, 'isOffSession' | 'returnUrl'> & { processor: ProcessorName; address: string | null },
): Charge {
  return {
    donationId,
    processor,
    state: 'unasked',
    sourceReference: reference,
    customerReference,
    fingerprint,
    reference: null,
    keyNumber: 1,
    keyAskedAt: null,
    mustLookUp: false,
    isOffSession,
    actionExpiresAt: null,
    sealedActionToken: null,
    actionTokenHash: null,
    returnUrl,
    approvedAt: null,
    cancelCode: null,
    addressHash: address === null ? null : addressHash(address),
    addressNetwork: address === null ? null : hideAddress(address),
    costMinor: null,
    costBookedAt: null,
    costAskedAt: null,
  };
}

/**
 * Stores the time just before the charge's idempotency key is sent for the first time. Returns false if the charge was
 * given up or approved meanwhile. It must then not be requested.
 */
export async function noteRequest({ tx, at }: Act, { donationId }: Charge): Promise<boolean> {
  return moveCharge(tx, donationId, ['unasked', 'requires_action', 'processing'], { keyAskedAt: at });
}

/**
 * Records that the processor answered with a server error. A request with the same key would only return that error
 * again, so the next step must look for the payment first.
 */
export async function noteServerError(tx: Database, { donationId }: Charge): Promise<void> {
  await moveCharge(tx, donationId, ['unasked'], { mustLookUp: true });
}

/** Gives the charge a new idempotency key after a look-up found no payment. Returns the changed charge. */
export async function renewKey(tx: Database, charge: Charge): Promise<Charge> {
  const changes = { keyNumber: charge.keyNumber + 1, keyAskedAt: null, mustLookUp: false };
  await moveCharge(tx, charge.donationId, ['unasked'], changes);
  return { ...charge, ...changes };
}
