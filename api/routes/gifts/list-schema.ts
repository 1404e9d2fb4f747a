import { z } from 'zod';
import { GIFT_STATUSES, GIFT_METHODS } from '../../../domain/gifts/gift';
import { MAX_WHOLE_DIGITS } from '../../../domain/money';
import { emailField, idField, listEnvelope, pageParameters, textField } from '../../fields';
import { shownDetailsFields } from './details-schema';
import { listedDonationSchema, periodParameters } from './schema';
import { fault } from '../../faults';

/** The filters that the lists for charities and for operators share. */
const sharedFilters = {
  ...pageParameters,
  ...periodParameters,
  status: z.enum(GIFT_STATUSES).optional(),
  campaign_id: textField(64).optional(),
  payment_method: z.enum(GIFT_METHODS).optional(),
  after: idField('donation').optional().meta({ description: 'Returns gifts older than this one' }),
};

export const charityDonationsQuery = z.strictObject(sharedFilters);

const boundParameter = z
  .string()
  .max(64, { message: 'must have at most 64 characters', abort: true })
  .regex(/^(0|[1-9][0-9]*)(\.[0-9]+)?$/, 'must be a plain decimal string such as "25.00"')
  .refine(
    (text) => (text.split('.')[0] ?? '').length <= MAX_WHOLE_DIGITS,
    fault('too_large', `must have at most ${MAX_WHOLE_DIGITS} digits before the decimal point`),
  )
  .optional()
  .meta({ description: 'In units of the currency of each gift' });

export const allDonationsQuery = z.strictObject({
  ...sharedFilters,
  charity_id: textField(64).optional(),
  donor_id: textField(64).optional(),
  donor_email: emailField.optional(),
  min_amount: boundParameter,
  max_amount: boundParameter,
  last4: z
    .string()
    .regex(/^[0-9A-Za-z]{4}$/, 'must be four letters or digits')
    .optional()
    .meta({ description: 'The end of the number of the card, bank account or wallet that paid' }),
});

/** Leaves out the donor's source, metadata and failure reasons, which the charity must not see. */
export const charityDonationSchema = listedDonationSchema
  .omit({ source: true, metadata: true, failure: true, estimated_confirmation: true, workflow: true })
  .extend({
    donor_id: z
      .string()
      .nullable()
      .meta({ description: 'null when the gift is anonymous, or `contact_consent` is false' }),
    ...shownDetailsFields,
  })
  .meta({ id: 'CharityDonation' });

export const charityDonationListSchema = listEnvelope('donations', charityDonationSchema).meta({
  id: 'CharityDonationList',
});
