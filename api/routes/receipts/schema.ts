import { z } from 'zod';
import { currencyField, describeNumber, moneyField, timeField } from '../../fields';
import { formatParameter } from '../../print';
import { refundedField } from '../gifts/schema';
import { shownAddress } from '../gifts/details-schema';

export const receiptQuery = z.strictObject({
  format: formatParameter,
  version: z
    .string()
    .regex(/^[1-9][0-9]{0,5}$/, 'must be a whole number of at least 1')
    .transform(Number)
    .optional()
    .meta({
      description: 'Defaults to the latest version.',
      ...describeNumber({ type: 'integer', minimum: 1, maximum: 999_999 }),
    }),
});

export const yearReceiptsQuery = z.strictObject({ format: formatParameter });

export const yearParams = z.object({ year: z.string().meta({ example: '2026' }) });

const donor = z.object({ id: z.string(), name: z.string() });

export const receiptSchema = z
  .object({
    receipt_number: z.string().meta({
      description: 'Counted per charity, without gaps. Later versions keep the number.',
      example: '000042',
    }),
    version: z.int(),
    status: z.enum(['valid', 'voided']),
    donation_id: z.string(),
    issued_at: timeField,
    voided_at: timeField.nullable(),
    donor: donor
      .extend({
        company: z.string().nullable(),
        address: shownAddress,
        tax_id: z.string().nullable().meta({ description: 'Shown to the donor and operators only' }),
      })
      .nullable()
      .meta({ description: 'null if a charity reads it and may not see who gave' }),
    charity: z.object({
      id: z.string(),
      name: z.string(),
      ein: z.string().nullable(),
      city: z.string().nullable(),
      state: z.string().nullable(),
    }),
    held_for: z.object({ id: z.string(), name: z.string() }).nullable().meta({
      description:
        'The charity, while nobody has claimed it and the platform holds the money for it. null once it is claimed or paid, and if the receipt is voided.',
    }),
    given_on: z.iso.date(),
    payment_method: z.string(),
    currency: currencyField,
    amount: moneyField,
    fees_covered: moneyField,
    total_paid: moneyField,
    returned: moneyField.meta({ description: 'Amount returned to the donor' }),
    refunded: refundedField,
    fees_kept: moneyField.meta({ description: 'Processing fees of the returned part. Not a contribution.' }),
    contribution: moneyField.meta({ description: 'Amount paid, less `returned` and `fees_kept`' }),
    property: z
      .object({
        description: z.string(),
        usd_per_unit: z.string().meta({ description: 'The rate for limits and fees, not a valuation' }),
      })
      .nullable()
      .meta({ description: 'Only for a gift of a digital asset' }),
    statements: z.array(z.string()).meta({
      description:
        "In the donor's language when this version was issued. The first one says how the law taxes the gift. A PDF says them in the reader's language.",
    }),
  })
  .meta({ id: 'Receipt' });

export const yearReceiptsSchema = z
  .object({
    year: z.int(),
    donor,
    receipts: z.array(receiptSchema),
    totals: z.array(
      z.object({
        currency: currencyField,
        gifts: z.int(),
        total_paid: moneyField,
        returned: moneyField,
        fees_kept: moneyField,
        contribution: moneyField,
      }),
    ),
  })
  .meta({ id: 'YearReceipts' });
