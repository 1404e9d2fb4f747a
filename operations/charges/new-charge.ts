import { type Charge } from '../../db/queries/charges/charges';
import { type ProcessorName } from '../../domain/charges/charge';
import { hideAddress } from '../../domain/charges/velocity';
import { type PayingSource } from '../gifts/payment';
import { addressHash } from './velocity-subjects';

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
