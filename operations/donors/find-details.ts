import { type Database } from '../../db/database';
import { findGiftDonors } from '../../db/queries/donors/gift-donors';
import { type DonorDetails } from '../../domain/donors/donor';
import { type SecretBox } from '../../gateways';
import { openDonor } from './sealed-donor';

export interface FoundDonor {
  /** The details that the donor gave besides the name. Undefined if the donor gave none. */
  details: DonorDetails | undefined;
  contactConsent: boolean;
}

/** Finds the details that donors gave about themselves. Returns a function that looks them up by gift id. */
export async function findDonorDetails(
  db: Database,
  secrets: Pick<SecretBox, 'open'>,
  donationIds: string[],
): Promise<(donationId: string) => FoundDonor> {
  const donors = await findGiftDonors(db, donationIds);
  return (donationId) => {
    const { sealedDetails = null, contactConsent = true } = donors.get(donationId) ?? {};
    const details = sealedDetails === null ? undefined : openDonor(secrets, sealedDetails);
    return { details, contactConsent };
  };
}
