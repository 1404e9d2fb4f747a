import { type z } from 'zod';
import { type CharityDonor } from '../../db/queries/donors/charity-donors';
import { formatMoney } from '../../domain/money';
import { type charityDonorSchema } from '../routes/gifts/donors-schema';

/** Presents a donor to the charity. */
export function presentCharityDonor(donor: CharityDonor): z.input<typeof charityDonorSchema> {
  return {
    donor_id: donor.userId,
    name: donor.name,
    email: donor.email,
    totals: donor.totals.map(({ currency, minor }) => ({
      currency,
      amount: formatMoney({ currency, minor }),
    })),
    donations: donor.gifts,
    recurring: donor.recurring,
    first_donation_at: donor.firstAt.toISOString(),
    last_donation_at: donor.lastAt.toISOString(),
  };
}
