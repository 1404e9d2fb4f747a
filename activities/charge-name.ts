import { type Charge } from '../db/queries/charges/charges';
import { type Donation } from '../db/queries/gifts/gifts';
import { type ChargeName } from '../gateways/processors/payment-processor';

/** Returns what a processor needs to find the charge of a gift. */
export function chargeName({ id, createdAt }: Donation, charge: Charge): ChargeName {
  return {
    donationId: id,
    reference: charge.reference,
    customer: charge.customerReference,
    since: createdAt,
  };
}
