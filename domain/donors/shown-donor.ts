/**
 * Decides what a charity may read about the donor of a gift. Lists, receipts, PDFs, exports, events, mails and plans take
 * the answer from here. See docs/rules/donors.md.
 */
import { type DonorDetails } from './donor';

/** What a donor chose for a gift or a plan. */
export interface DonorPrivacy {
  anonymous: boolean;
  /** False if the charity must not see who gave. */
  contactConsent: boolean;
}

/** Returns true if the charity may see who made a gift. */
export function isDonorShown({ anonymous, contactConsent }: DonorPrivacy): boolean {
  return !anonymous && contactConsent;
}

/** Returns the donor's user id as the charity reads it. Null if the donor is hidden. */
export function shownDonorId(gift: DonorPrivacy & { donorUserId: string | null }): string | null {
  return isDonorShown(gift) ? gift.donorUserId : null;
}

/** The details of a donor that a charity may read. It never reads the tax id. */
export type ShownDetails = Omit<DonorDetails, 'taxId'>;

/** Returns the donor's details as the charity reads them. Null if the donor is hidden or gave none. */
export function shownDetails(gift: DonorPrivacy, details: DonorDetails | null): ShownDetails | null {
  if (details === null || !isDonorShown(gift)) return null;
  const { email, address, company } = details;
  return { email, address, company };
}
