import { z } from 'zod';
import { PERIODS } from '../../../domain/fees/periods';
import { PAYMENT_METHODS } from '../../../domain/fees/quote';
import { ORGANIZATION_TIERS } from '../../../domain/fees/schedule';
import { REPORT_FORMATS } from '../../../domain/reports/saved-report';
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

const dollars = z.number().meta({ description: 'US dollars at each gift’s exchange rate', example: 94.3 });

const processingCost = dollars.nullable().meta({
  description: 'The actual fee of the processor. Null until the processor has reported it.',
});

const figures = {
  donations: z.int().meta({ description: 'Number of completed gifts' }),
  donation_amount: dollars,
  platform_fee: dollars,
  processing_fee: dollars,
  additional_fees: dollars,
  total_fees: dollars,
  net_amount: dollars.meta({ description: 'Amount that reached the organizations' }),
  absorbed_fees: dollars.meta({
    description: 'Fees that organizations absorbed and owe to the platform. Not part of total_fees.',
  }),
  processing_cost: processingCost,
};

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
          payment_method: z.enum(PAYMENT_METHODS),
          organization_tier: z.enum(ORGANIZATION_TIERS),
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
        kind: z.string().meta({ description: 'Kind of posting, such as completed or refunded' }),
        donation_id: z.string(),
        organization_id: z.string(),
        organization_name: z.string(),
        donor_id: z
          .string()
          .nullable()
          .meta({ description: 'null when the gift is anonymous, or `contact_consent` is false' }),
        payment_method: z.enum(PAYMENT_METHODS),
        organization_tier: z.enum(ORGANIZATION_TIERS),
        gift_currency: z.string(),
        gift_amount: z.number().meta({ description: 'In the currency of the gift' }),
        donation_amount: dollars,
        platform_fee: dollars,
        processing_fee: dollars,
        additional_fees: dollars,
        total_fees: dollars,
        absorbed_fees: dollars,
        net_amount: dollars,
        processing_cost: processingCost,
      }),
    ),
  })
  .meta({ id: 'FeeExport' });
