import { type DonorDetails, isDonorShown } from '../donors/donor';
import { type AskingRole } from '../refunds/refund';

/** The details of the donor on a receipt, without the name. */
export type ReceiptDonor = Pick<DonorDetails, 'company' | 'address' | 'taxId'>;

/**
 * Returns the donor's details that a reader of a receipt may see. Returns null for a charity that may not see who
 * gave. Charities never see the tax id.
 */
export function receiptDonorFor(
  role: AskingRole,
  { anonymous }: { anonymous: boolean },
  { details, contactConsent }: { details: DonorDetails | undefined; contactConsent: boolean },
): ReceiptDonor | null {
  if (role === 'charity' && !isDonorShown({ anonymous }, contactConsent)) return null;
  const { company = null, address = null, taxId = null } = details ?? {};
  return { company, address, taxId: role === 'charity' ? null : taxId };
}
