import { createDonation } from './create';
import { getDonation } from './get';
import { listMyDonations } from './list-mine';

export const donationRoutes = [createDonation, getDonation, listMyDonations];
