import { z } from 'zod';
import {
  SUBSCRIPTION_END_REASONS,
  SUBSCRIPTION_KINDS,
  SUBSCRIPTION_STATUSES,
} from '../../../domain/subscriptions/subscription';
import { listEnvelope, moneyField, pathId, timeField } from '../../fields';

const kindField = z.enum(SUBSCRIPTION_KINDS);

export const subscriptionRequestSchema = z
  .strictObject({ kind: kindField })
  .meta({ id: 'SubscriptionRequest' });

export const subscriptionParams = z.object({ charity_id: pathId, kind: kindField });

export const subscriptionSchema = z
  .object({
    subscription_id: z.string(),
    charity_id: z.string(),
    kind: kindField,
    status: z.enum(SUBSCRIPTION_STATUSES).meta({
      description: '`ending` runs until `paid_until`. `past_due` has a bill that is tried again daily.',
    }),
    price_usd: moneyField.meta({ description: 'The price of a month in US dollars' }),
    begun_by: z.string(),
    began_on: z.string(),
    paid_until: z.string().meta({ description: 'The first day that is not paid' }),
    tried_until: z
      .string()
      .nullable()
      .meta({ description: 'The subscription ends on this day if the balance does not cover the bill' }),
    ended_at: timeField.nullable(),
    end_reason: z.enum(SUBSCRIPTION_END_REASONS).nullable(),
  })
  .meta({ id: 'Subscription' });

export const subscriptionListSchema = listEnvelope('subscriptions', subscriptionSchema).meta({
  id: 'SubscriptionList',
});
