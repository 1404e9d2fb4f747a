import { type DonorDetails } from '../donors/donor';
import { type DonorPrivacy, isDonorShown, shownDetails } from '../donors/shown-donor';
import { type AskingRole } from '../refunds/refund';
import { type ReceiptContent } from './receipt';
import { type ReceiptStatement } from './statement';

/** The details of the donor on a receipt, without the name. */
export type ReceiptDonor = Pick<DonorDetails, 'company' | 'address' | 'taxId'>;

/**
 * Returns the donor's details that a reader of a receipt may see. Returns null for a charity that may not see who
 * gave. Charities never see the tax id.
 */
export function receiptDonorFor(
  role: AskingRole,
  gift: DonorPrivacy,
  details: DonorDetails | undefined,
): ReceiptDonor | null {
  if (role !== 'charity') {
    const { company = null, address = null, taxId = null } = details ?? {};
    return { company, address, taxId };
  }
  if (!isDonorShown(gift)) return null;
  const { company = null, address = null } = shownDetails(gift, details ?? null) ?? {};
  return { company, address, taxId: null };
}

/** Returns the statements of a receipt. The statement about the employer is only for readers who may see the donor. */
export function statementsFor(
  { statements, employer_statement: ofEmployer }: Pick<ReceiptContent, 'statements' | 'employer_statement'>,
  donor: ReceiptDonor | null,
): ReceiptStatement[] {
  return donor === null || ofEmployer === null ? statements : [...statements, ofEmployer];
}
