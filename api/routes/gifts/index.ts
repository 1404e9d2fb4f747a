import { createDonation } from './create';
import { getDonation } from './get';
import { getDonationProof } from './get-proof';
import { listMyDonations } from './list-mine';

export const donationRoutes = [createDonation, getDonation, getDonationProof, listMyDonations];
