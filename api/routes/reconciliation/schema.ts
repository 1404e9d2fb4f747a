import { z } from 'zod';
import {
  AGE_BUCKETS,
  DIFFERENCE_KINDS,
  ITEM_STATUSES,
  RECONCILIATION_SOURCES,
  RESOLUTIONS,
} from '../../../domain/reconciliation/item';
import { listEnvelope, moneyField, pageParameters, textField, timeField } from '../../fields';

export const reconciliationItemSchema = z
  .object({
    item_id: z.string(),
    source: z.enum(RECONCILIATION_SOURCES).meta({ description: 'What the ledger was compared with' }),
    kind: z.enum(DIFFERENCE_KINDS),
    movement: z.string().meta({ description: 'What moved, or the kind of a leaf', example: 'charge' }),
    reference: z.string().meta({
      description:
        'Our id of the gift, refund, dispute, payout or file; otherwise the name that the other side uses',
    }),
    detail: z.string().meta({ description: 'The difference as a sentence' }),
    our_reference: z.string().nullable().meta({ description: 'The posting in the ledger' }),
    their_reference: z
      .string()
      .nullable()
      .meta({ description: 'The name of the movement on the other side' }),
    ours: z.string().nullable().meta({ description: 'What the ledger says', example: '25.00 USD' }),
    theirs: z.string().nullable().meta({ description: 'What the other side says', example: '24.00 USD' }),
    amount: moneyField.nullable().meta({ description: 'The money that the difference is about' }),
    currency: z.string().nullable(),
    status: z.enum(ITEM_STATUSES),
    age_days: z.int(),
    age_bucket: z.enum(AGE_BUCKETS),
    first_seen_at: timeField,
    last_seen_at: timeField,
    explained_by: z.string().nullable(),
    explanation: z.string().nullable(),
    explained_at: timeField.nullable(),
    resolution: z.enum(RESOLUTIONS).nullable().meta({
      description: '`decided` by two people, or `disappeared`: a later comparison no longer found it',
    }),
    resolved_by: z.string().nullable(),
    resolution_reason: z.string().nullable(),
    resolved_at: timeField.nullable(),
  })
  .meta({ id: 'ReconciliationItem' });

const ageing = z
  .object(Object.fromEntries(AGE_BUCKETS.map((bucket) => [bucket, z.int()])))
  .meta({ description: 'Counts of all unresolved items by their age in days' });

export const reconciliationListSchema = listEnvelope('items', reconciliationItemSchema)
  .extend({ ageing })
  .meta({ id: 'ReconciliationList' });

export const reconciliationQuery = z.strictObject({
  ...pageParameters,
  status: z.enum(ITEM_STATUSES).optional(),
  source: z.enum(RECONCILIATION_SOURCES).optional(),
  kind: z.enum(DIFFERENCE_KINDS).optional(),
  age: z.enum(AGE_BUCKETS).optional(),
  reference: textField(200).optional(),
});

export const reconciliationDecisionSchema = z
  .strictObject({ reason: textField(500).trim().min(1) })
  .meta({ id: 'ReconciliationDecision' });
