import { type Database } from '../../db/database';
import { findGiftDonors } from '../../db/queries/donors/gift-donors';
import { type DonorDetails } from '../../domain/donors/donor';
import { type SecretBox } from '../../gateways';
import { openDonor } from './sealed-donor';

export interface FoundDonor {
  /** What the donor said beside the name. Undefined if they said nothing. */
  details: DonorDetails | undefined;
  contactConsent: boolean;
}

/** Finds what the donors of gifts said about themselves, by the id of the gift. */
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
