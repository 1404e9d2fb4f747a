import { type Charge } from '../../db/queries/charges/charges';
import { type ProcessorName } from '../../domain/charges/charge';
import { type PayingSource } from '../gifts/payment';

/** Builds the charge of a new gift. The gift's workflow asks the processor. */
export function newCharge(
  donationId: string,
  { reference, customerReference, fingerprint }: PayingSource,
  {
    processor,
    isOffSession,
    returnUrl,
  }: Pick<Charge, 'isOffSession' | 'returnUrl'> & { processor: ProcessorName },
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
  };
}
