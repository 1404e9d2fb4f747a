import { type z } from 'zod';
import { type CharityDonor } from '../../db/queries/donors/charity-donors';
import { formatMoney } from '../../domain/money';
import { charityDonorSchema } from '../routes/gifts/charity-donors-schema';
import { project } from '../project';

/** Presents a donor to the charity. */
export function presentCharityDonor(donor: CharityDonor): z.input<typeof charityDonorSchema> {
  return project(charityDonorSchema, donor, {
    donor_id: donor.userId,
    totals: donor.totals.map(({ currency, minor }) => ({
      currency,
      amount: formatMoney({ currency, minor }),
    })),
    donations: donor.gifts,
    first_donation_at: donor.firstAt.toISOString(),
    last_donation_at: donor.lastAt.toISOString(),
  });
}
