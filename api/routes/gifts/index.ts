import { createDonation } from './create';
import { getDonation } from './get';
import { getCharityDonation } from './get-of-charity';
import { getDonationProof } from './get-proof';
import { listAllDonations } from './list-all';
import { listMyDonations } from './list-mine';
import { listCharityDonors } from './list-donors';
import { listCharityDonations } from './list-of-charity';
import { listUnclaimedDonations } from './list-unclaimed';
import { redirectDonation } from './redirect';

export const donationRoutes = [
  createDonation,
  listAllDonations,
  getDonation,
  getDonationProof,
  listMyDonations,
  listCharityDonations,
  listCharityDonors,
  getCharityDonation,
  redirectDonation,
  listUnclaimedDonations,
];
