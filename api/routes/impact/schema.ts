import { z } from 'zod';
import { moneyField, timeField } from '../../fields';
import { formatParameter } from '../../print';

const impactMetrics = z
  .object({
    people_helped: z.int(),
    projects_funded: z.int(),
    carbon_offset: z.string().meta({ example: '12.5 kg' }),
  })
  .meta({
    id: 'AttributedImpact',
    description:
      "The caller's share of the results that charities reported. Each report counts in proportion to the caller's share of all gifts to the charity in the report's period.",
  });

const achievements = z.array(z.object({ badge: z.string(), earned_at: timeField }));

const totals = {
  total_donated: moneyField.meta({ description: 'In USD, at the exchange rate of each gift' }),
  total_volunteer_hours: z.int().meta({ description: 'Verified hours, rounded down' }),
  charities_supported: z.int().meta({ description: 'Charities that the caller gave to or worked for' }),
  impact_metrics: impactMetrics,
  achievements,
};

export const userImpactSchema = z.object(totals).meta({ id: 'UserImpact' });

export const yearParams = z.object({
  year: z.string().regex(/^(19|20|21)[0-9]{2}$/, 'must be a year from 1900 to 2199'),
});

export const yearQuery = z.strictObject({ format: formatParameter });

export const yearInReviewSchema = z
  .object({
    year: z.int(),
    ...totals,
    donations: z.int(),
    by_currency: z.record(z.string(), moneyField),
    by_month: z.array(
      z.object({ month: z.string(), amount: moneyField, donations: z.int(), hours: z.number() }),
    ),
    charities: z
      .array(
        z.object({
          charity_id: z.string(),
          name: z.string(),
          amount: moneyField,
          donations: z.int(),
          hours: z.number(),
        }),
      )
      .meta({ description: 'Most money first, then most hours' }),
  })
  .meta({ id: 'YearInReview' });
