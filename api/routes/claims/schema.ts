import { z } from 'zod';
import { CLAIM_DECISIONS, CLAIM_STATUSES } from '../../../domain/claims/claim';
import {
  flagParameter,
  listEnvelope,
  pageParameters,
  referenceField,
  textField,
  timeField,
} from '../../fields';
import { describeSchema, requireUnless } from '../../describe';
import { faultBetween } from '../../faults';

const MAX_DOCUMENTS = 20;
const words = textField(2_000).trim().min(1);
export const claimRequestSchema = z
  .strictObject({
    documents: z
      .array(referenceField)
      .min(1)
      .max(MAX_DOCUMENTS)
      .meta({ description: 'Web addresses, or ids of documents that you uploaded' }),
    statement: words.meta({ description: 'Why you may manage the charity' }),
  })
  .meta({ id: 'ClaimRequest' });

export const claimDecisionSchema = z
  .strictObject({
    decision: z.enum(CLAIM_DECISIONS),
    reason: words.optional().meta({ description: 'Required for `deny`, ignored for `review`' }),
  })
  .refine(
    ({ decision, reason }) => decision !== 'deny' || reason !== undefined,
    faultBetween('reason', 'required', 'is required for "deny"', ['decision', 'reason']),
  )
  .meta({
    id: 'ClaimDecision',
    ...describeSchema(requireUnless('decision', CLAIM_DECISIONS, ['review', 'approve'], 'reason')),
  });

export const objectionSchema = z.strictObject({ reason: words }).meta({ id: 'ClaimObjection' });

export const claimSchema = z
  .object({
    claim_id: z.string(),
    charity_id: z.string(),
    charity_name: z.string(),
    user_id: z.string(),
    claimant_name: z.string().optional().meta({ description: 'For reviewers and operators only' }),
    status: z.enum(CLAIM_STATUSES),
    statement: z.string(),
    documents: z.array(z.string()),
    passed_to_review_at: timeField.nullable().meta({
      description: 'When a decider took the claim up. Before that it voids no approvals of other claims.',
    }),
    approvals: z.array(z.object({ by: z.string(), at: timeField })),
    objections: z.array(z.object({ by: z.string(), at: timeField, reason: z.string() })),
    objections_until: timeField.nullable().meta({
      description: 'Nobody approves the claim before. null if the charity had no members.',
    }),
    reason: z.string().nullable(),
    created_at: timeField,
    decided_at: timeField.nullable(),
  })
  .meta({ id: 'Claim' });
export const claimListSchema = listEnvelope('claims', claimSchema).meta({ id: 'ClaimList' });

export const claimsQuery = z.strictObject({
  ...pageParameters,
  status: z.enum(CLAIM_STATUSES).optional(),
  mine: flagParameter.optional().meta({
    description: 'true: only your own and those of your charities, also for reviewers and operators',
  }),
});
