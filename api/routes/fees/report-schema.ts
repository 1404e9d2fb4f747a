import { z } from 'zod';
import { FEE_LINE_KINDS } from '../../../domain/fees/lines';
import { PERIODS } from '../../../domain/fees/periods';
import { PAYMENT_METHODS } from '../../../domain/fees/quote';
import { ORGANIZATION_TIERS } from '../../../domain/fees/schedule';
import { REPORT_FORMATS } from '../../../domain/reports/saved-report';
import { withExact } from '../../exact-fields';
import { dayField, numberedPageParameters, textField } from '../../fields';

const firstDay = dayField.meta({ description: 'First day, YYYY-MM-DD, UTC' });
const lastDay = dayField.meta({
  description: 'Last day, inclusive, YYYY-MM-DD, UTC. At most five years after the first.',
});

const filters = {
  organization_id: textField(64).min(1).optional(),
  payment_method: z.enum(PAYMENT_METHODS).optional(),
  tier: z.enum(ORGANIZATION_TIERS).optional(),
};

export const reportQuery = z.strictObject({
  start_date: firstDay,
  end_date: lastDay,
  ...filters,
  ...numberedPageParameters,
});

export const summaryQuery = z.strictObject({
  period: z.enum(PERIODS).default('monthly'),
  start_date: firstDay.optional(),
  end_date: lastDay.optional(),
  ...filters,
});

export const exportQuery = z.strictObject({
  format: z.enum(REPORT_FORMATS).default('csv'),
  start_date: firstDay.optional().meta({ description: 'Defaults to a year before the last day' }),
  end_date: lastDay.optional().meta({ description: 'Defaults to today' }),
  ...filters,
});

const dollars = z.number().meta({
  description: 'US dollars. All amounts of a gift, payout or bill are shares of one conversion.',
  example: 94.3,
});

const amounts = {
  donation_amount: dollars,
  covered_fees: dollars.meta({ description: 'Fees that donors paid on top of their gifts' }),
  platform_fee: dollars,
  processing_fee: dollars,
  additional_fees: dollars,
  total_fees: dollars.meta({ description: 'platform_fee + processing_fee + additional_fees' }),
  borne_fees: dollars.meta({ description: 'Costs that the platform bears instead of the organizations' }),
  net_amount: dollars.meta({
    description:
      'Amount that reached the organizations: donation_amount + covered_fees - total_fees + borne_fees',
  }),
  absorbed_fees: dollars.meta({
    description: 'Fees that organizations absorbed and owe to the platform. Not part of total_fees.',
  }),
  processing_cost: dollars.nullable().meta({
    description: 'The actual fee of the processor. Null until the processor has reported it.',
  }),
};

const figures = {
  donations: z.int().meta({ description: 'Number of completed gifts' }),
  ...withExact(amounts),
};

const kind = z.enum(FEE_LINE_KINDS).meta({
  description:
    '`donation` are gifts, their refunds and disputes. The balance of an organization pays the other kinds, which have neither method nor tier.',
});
const paymentMethod = z.enum(PAYMENT_METHODS).nullable();
const organizationTier = z.enum(ORGANIZATION_TIERS).nullable();

const dayText = z.string().meta({ example: '2026-11-21' });
const usd = z.literal('USD');

export const reportSchema = z
  .object({
    start_date: dayText,
    end_date: dayText,
    currency: usd,
    totals: z.object(figures),
    rows: z.array(
      z
        .object({
          date: dayText,
          organization_id: z.string(),
          kind,
          payment_method: paymentMethod,
          organization_tier: organizationTier,
          ...figures,
        })
        .meta({ id: 'FeeReportRow' }),
    ),
    page: z.int(),
    limit: z.int(),
    total: z.int(),
  })
  .meta({ id: 'FeeReport' });

export const summarySchema = z
  .object({
    period: z.enum(PERIODS),
    start_date: dayText,
    end_date: dayText,
    currency: usd,
    buckets: z.array(z.object({ start: dayText, end: dayText, ...figures })),
  })
  .meta({ id: 'FeeSummary' });

export const exportSchema = z
  .object({
    start_date: dayText,
    end_date: dayText,
    currency: usd,
    rows: z.array(
      z.object({
        posted_at: z.iso.datetime(),
        kind: z.string().meta({
          description:
            'Kind of the posting, such as completed or refunded, or payout_fee, subscription or service',
        }),
        donation_id: z.string().nullable(),
        cause_id: z.string().nullable().meta({ description: 'The refund, dispute, payout or bill' }),
        organization_id: z.string(),
        organization_name: z.string(),
        donor_id: z
          .string()
          .nullable()
          .meta({ description: 'null when the gift is anonymous, or `contact_consent` is false' }),
        payment_method: paymentMethod,
        organization_tier: organizationTier,
        gift_currency: z.string().nullable(),
        ...withExact({
          gift_amount: z.number().nullable().meta({ description: 'In the currency of the gift' }),
          ...amounts,
        }),
      }),
    ),
  })
  .meta({ id: 'FeeExport' });
