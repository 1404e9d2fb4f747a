import { z } from 'zod';
import { currencyField, moneyField, timeField } from '../../fields';

const sums = (description: string) =>
  z
    .array(z.object({ currency: currencyField, count: z.int().meta({ example: 12 }), amount: moneyField }))
    .meta({ description });

const backlog = (description: string) =>
  z
    .object({
      waiting: z.int().meta({ example: 3 }),
      oldest_at: timeField.nullable(),
      oldest_seconds: z
        .int()
        .nullable()
        .meta({ description: 'The age of the oldest entry. null if nothing waits.', example: 42 }),
    })
    .meta({ description });

export const operationsSummarySchema = z
  .object({
    as_of: timeField,
    money: z.object({
      completed_today: sums('Gifts that completed since midnight UTC'),
      completed_7_days: sums('Gifts that completed in the last 7 days'),
      refunded_7_days: sums('Refunds that completed in the last 7 days'),
      disputed: sums('Open disputes'),
      in_payout: sums('Payouts that are held, scheduled or in transit'),
      payable: sums('What the platform owes charities. `count` is the number of charities.'),
    }),
    failures_24_hours: z
      .array(
        z.object({ code: z.string().meta({ example: 'DECLINED' }), count: z.int().meta({ example: 5 }) }),
      )
      .meta({ description: 'Gifts that failed in the last 24 hours, by code, the most frequent first' }),
    backlogs: z.object({
      outbox: backlog('Messages for Temporal that are not sent yet'),
      mails: backlog(
        'Mails that are not sent yet. None in a sandbox without a mail server, which sends none.',
      ),
      webhook_deliveries: backlog('Deliveries that wait for an attempt'),
      payouts_held: backlog('Payouts that wait for an approval'),
      verifications: backlog('Verifications that wait for a reviewer'),
      refunds: backlog('Refunds that wait for a decision or for their money'),
      reconciliation_items: backlog('Differences that are not resolved'),
      search_changes: backlog('Changes that the search index does not have yet'),
      impact_changes: backlog('Changes that the sums of impact do not have yet'),
    }),
  })
  .meta({ id: 'OperationsSummary' });
