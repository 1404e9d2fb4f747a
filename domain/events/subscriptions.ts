/** Defines the data of events about subscriptions. */
import { z } from 'zod';
import {
  SUBSCRIPTION_END_REASONS,
  SUBSCRIPTION_KINDS,
  SUBSCRIPTION_STATUSES,
} from '../subscriptions/subscription';
import { amount, currency, id, time } from './fields';

const common = {
  subscription_id: id,
  charity_id: id,
  kind: z.enum(SUBSCRIPTION_KINDS),
  paid_until: time,
};
const state = {
  ...common,
  status: z.enum(SUBSCRIPTION_STATUSES),
  end_reason: z.enum(SUBSCRIPTION_END_REASONS).nullable(),
};

export const subscriptionEvents = {
  'subscription.begun': z.strictObject(state).meta({ description: 'A member began a subscription.' }),
  'subscription.billed': z
    .strictObject({ ...common, bill_id: id, amount, currency })
    .meta({ description: 'The balance of a charity paid a month of a subscription.' }),
  'subscription.payment_failed': z
    .strictObject({ ...common, tried_until: time })
    .meta({ description: 'The balance does not cover the next month. The platform tries again daily.' }),
  'subscription.ending': z
    .strictObject(state)
    .meta({ description: 'A member or an operator ended a subscription. It runs to the end of its period.' }),
  'subscription.ended': z.strictObject(state).meta({ description: 'A subscription has ended.' }),
};
