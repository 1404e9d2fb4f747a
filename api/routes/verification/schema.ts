import { z } from 'zod';
import {
  ACTOR_KINDS,
  CHECK_STATES,
  DETERMINATIONS,
  DOCUMENT_STATUSES,
  DOCUMENT_TYPES,
  ENTITY_TYPES,
  GROUNDS,
  HISTORY_STEPS,
  REVIEW_DECISIONS,
  STAGES,
  STATUSES,
  TRIGGERS,
  VERIFICATION_LEVELS,
} from '../../../domain/verification/vocabulary';
import { IDENTITY_PROBLEMS } from '../../../domain/identity-checks/identity-check';
import { DOCUMENT_RULES } from '../../../domain/verification/documents';
import { caseFields, entityNameField, fileFields } from './case-schema';
import { REQUIREMENT_CODES } from '../../../domain/verification/levels';
import { REQUIREMENT_STATUSES } from '../../../domain/verification/requirements';
import { referenceSchema } from './reference-schema';
import { videoCallSchema } from './video-call-schema';
import {
  dayField,
  flagParameter,
  numberedPageParameters,
  textField,
  timeField,
  workflowField,
} from '../../fields';
import { describeSchema, requireFields, requireUnless } from '../../describe';
import { faultBetween } from '../../faults';

const MAX_DOCUMENTS = 20;

const entityType = z.enum(ENTITY_TYPES).meta({ id: 'VerificationEntityType' });
const level = z.enum(VERIFICATION_LEVELS).meta({ id: 'VerificationLevel' });
const status = z.enum(STATUSES).meta({ id: 'VerificationStatus' });
const stage = z.enum(STAGES).meta({ id: 'VerificationStage' });
const checkState = z.enum(CHECK_STATES).meta({ id: 'VerificationCheckState' });
const words = textField(2_000).min(1);

export const documentSchema = z
  .strictObject({
    type: z.enum(DOCUMENT_TYPES),
    url: textField(2_048)
      .min(1)
      .optional()
      .meta({ description: 'http or https. Fetched once, soon after the request.' }),
    document_id: textField(64)
      .min(1)
      .optional()
      .meta({ description: 'An uploaded document, instead of `url`' }),
    issued_on: dayField.optional().meta({ description: 'The date on the document' }),
    expires_on: dayField.optional().meta({ description: 'The last day on which the document is valid' }),
  })
  .refine(
    ({ url, document_id }) => (url === undefined) !== (document_id === undefined),
    faultBetween('url', 'conflict', 'give exactly one of url and document_id', ['url', 'document_id']),
  )
  .meta({
    id: 'VerificationDocumentRequest',
    ...describeSchema({
      dependentSchemas: { type: { oneOf: [requireFields('url'), requireFields('document_id')] } },
    }),
  });

const documents = z.array(documentSchema).max(MAX_DOCUMENTS);

export const initiationSchema = z
  .strictObject({
    entity_type: entityType,
    entity_id: textField(64).min(1),
    verification_level: level,
    documents: documents.default([]),
  })
  .meta({ id: 'VerificationRequest' });

export const submissionSchema = z
  .strictObject({
    documents: documents.default([]),
    statement: words.optional().meta({ description: 'The requested information as text' }),
  })
  .refine(
    (body) => body.documents.length > 0 || body.statement !== undefined,
    faultBetween('documents', 'required', 'give documents or a statement', ['documents', 'statement']),
  )
  .meta({
    id: 'VerificationSubmission',
    ...describeSchema({
      if: { not: requireFields('statement') },
      then: { properties: { documents: { minItems: 1 } }, required: ['documents'] },
    }),
  });

export const reviewSchema = z
  .strictObject({
    decision: z.enum(REVIEW_DECISIONS),
    reason: words.optional().meta({ description: 'Required for `fail` and `deny`' }),
  })
  .refine(
    ({ decision, reason }) => reason !== undefined || decision === 'pass' || decision === 'approve',
    faultBetween('reason', 'required', 'is required for "fail" and "deny"', ['decision', 'reason']),
  )
  .meta({
    id: 'VerificationReview',
    ...describeSchema(requireUnless('decision', REVIEW_DECISIONS, ['pass', 'approve'], 'reason')),
  });

export const concernSchema = z
  .strictObject({ grounds: z.enum(GROUNDS), reason: words })
  .meta({ id: 'VerificationConcern' });

export const remedySchema = z
  .strictObject({ statement: words, documents: documents.default([]) })
  .meta({ id: 'VerificationRemedy' });

export const determinationSchema = z
  .strictObject({ decision: z.enum(DETERMINATIONS), reason: words })
  .meta({ id: 'VerificationDetermination' });

export const appealSchema = z
  .strictObject({ explanation: words, documents: documents.default([]) })
  .meta({ id: 'VerificationAppeal' });

export const withdrawalSchema = z.strictObject({ reason: words }).meta({ id: 'VerificationWithdrawal' });

export const triggerSchema = z
  .strictObject({ trigger: z.enum(TRIGGERS), details: words.optional() })
  .meta({ id: 'VerificationTrigger' });

const entityTypeParameter = entityType
  .optional()
  .meta({ description: 'Selects the verification of a user who is both donor and volunteer' });

export const entityQuery = z.strictObject({ entity_type: entityTypeParameter });
export const historyQuery = z.strictObject({ entity_type: entityTypeParameter, ...numberedPageParameters });

export const queueQuery = z.strictObject({
  status: status.optional(),
  stage: stage.optional(),
  entity_type: entityType.optional(),
  level: level.optional(),
  overdue: flagParameter.optional(),
  claimed_by: z.enum(['me', 'nobody']).optional(),
  waits_for: z.enum(['entity', 'reviewer', 'system']).optional(),
  ...numberedPageParameters,
});

const party = z.object({
  kind: z.enum(ACTOR_KINDS),
  id: z
    .string()
    .nullable()
    .meta({ description: 'The user. Only reviewers and operators see ids of reviewers.' }),
});

const approvals = z
  .array(
    z.object({
      by: z.string().nullable().meta({ description: 'For reviewers and operators only' }),
      at: timeField,
    }),
  )
  .meta({ description: 'Approvals of this stage that wait for another person' });

export const verificationSchema = z
  .object({
    verification_id: z.string(),
    entity_id: z.string(),
    entity_type: entityType,
    ...caseFields,
    level,
    standing: z.boolean().meta({ description: 'True for the standing verification of the entity' }),
    other_verification_id: z.string().nullable().meta({
      description: 'The open application, if this one stands. Otherwise the standing verification.',
    }),
    status,
    stage,
    checks: z.object({ identity: checkState, documents: checkState, database: checkState }),
    required_actions: z.array(z.string()),
    next_action: z
      .object({
        type: z.literal('redirect'),
        url: z.url().meta({ description: 'Open it soon, and once. Read the status again for a new one.' }),
        problem: z
          .enum(IDENTITY_PROBLEMS)
          .nullable()
          .meta({ description: 'Why the latest attempt was refused' }),
      })
      .nullable()
      .meta({
        description:
          "Where the person proves their identity with a document and a selfie. Only in the person's own reading of their status.",
      }),
    reason: z.string().nullable(),
    grounds: z.enum(GROUNDS).nullable(),
    approvals,
    documents: z.array(
      z.object({
        id: z.string(),
        type: z.enum(DOCUMENT_TYPES),
        status: z.enum(DOCUMENT_STATUSES),
        issued_on: z.iso.date().nullable(),
        ...fileFields,
        expires_on: z.iso.date().nullable(),
        problems: z.array(z.object({ rule: z.enum(DOCUMENT_RULES), message: z.string() })),
      }),
    ),
    evidence: z.array(
      z.object({
        source: z.string(),
        outcome: z.string(),
        facts: z.record(z.string(), z.unknown()),
        checked_at: timeField,
      }),
    ),
    last_screened_at: timeField.nullable().meta({
      description: 'When the name was last compared with the sanctions lists. Never says what was found',
    }),
    requirements: z
      .array(
        z
          .object({
            code: z.enum(REQUIREMENT_CODES),
            label: z.string(),
            status: z
              .enum(REQUIREMENT_STATUSES)
              .meta({ description: '`received`: somebody still has to check it' }),
            problem: z.string().nullable(),
          })
          .meta({ id: 'VerificationRequirement' }),
      )
      .meta({ description: 'Everything that the level asks for' }),
    references: z.array(referenceSchema),
    video_call: videoCallSchema.nullable().meta({ description: 'The newest call' }),
    estimated_completion: timeField.nullable(),
    submitted_at: timeField,
    expires_at: timeField.nullable(),
    history_url: z.string(),
    workflow: workflowField,
  })
  .meta({ id: 'Verification' });

export const historySchema = z
  .object({
    history: z.array(
      z
        .object({
          verification_id: z.string(),
          happening: z.enum(HISTORY_STEPS),
          from_stage: stage.nullable(),
          to_stage: stage,
          status,
          actor: party,
          reason: z.string().nullable(),
          at: timeField,
        })
        .meta({ id: 'VerificationHistoryEntry' }),
    ),
    total: z.int(),
    page: z.int(),
    limit: z.int(),
  })
  .meta({ id: 'VerificationHistory' });

export const queueSchema = z
  .object({
    verifications: z.array(
      z
        .object({
          verification_id: z.string(),
          entity_id: z.string(),
          entity_type: entityType,
          entity_name: entityNameField,
          level,
          status,
          stage,
          standing: z.boolean(),
          waits_for: z.enum(['entity', 'reviewer', 'system']),
          claimed_by: z.string().nullable(),
          approvals,
          submitted_at: timeField,
          stage_entered_at: timeField,
          due_at: timeField.nullable(),
          overdue: z.boolean(),
        })
        .meta({ id: 'QueuedVerification' }),
    ),
    total: z.int(),
    page: z.int(),
    limit: z.int(),
  })
  .meta({ id: 'VerificationQueue' });
