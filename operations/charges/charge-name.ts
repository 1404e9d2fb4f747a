import { type Charge } from '../../db/queries/charges/charges';
import { type Gift } from '../../db/queries/gifts/gifts';
import { type ChargeName } from '../../gateways/processors/payment-processor';

/**
 * Returns the ids of a gift and its charge, and the gift's creation time. A processor needs them to find the
 * charge.
 */
export function chargeName({ createdAt }: Gift, charge: Charge): ChargeName {
  return {
    // A redirected gift shares the charge and the creation time of the original gift.
    donationId: charge.donationId,
    reference: charge.reference,
    customer: charge.customerReference,
    since: createdAt,
  };
}
