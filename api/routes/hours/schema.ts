import { z } from 'zod';
import { DAY_HUNDREDTHS, FEWEST_HOURS, HOURS_STATUSES, toHundredths } from '../../../domain/hours/hours';
import {
  dayField,
  idField,
  listEnvelope,
  pageParameters,
  referenceField,
  textField,
  timeField,
} from '../../fields';
import { dependOn, describeSchema, requireUnless, UNIQUE } from '../../describe';
import { fault, faultBetween } from '../../faults';

const MOST_DOCUMENTS = 20;
const MOST_AT_ONCE = 100;

const MOST_HOURS = DAY_HUNDREDTHS / 100;
const HOURS_FAULT = `must be from ${FEWEST_HOURS} to ${MOST_HOURS}`;

const hoursField = z
  .number()
  .min(FEWEST_HOURS, HOURS_FAULT)
  .max(MOST_HOURS, HOURS_FAULT)
  .refine((hours) => toHundredths(hours) !== undefined, 'must have at most two decimals')
  .meta({ example: 3.5 });

const documents = z.array(referenceField).max(MOST_DOCUMENTS).meta({
  description: 'http or https URLs, which are never fetched, or ids of documents that you uploaded.',
});

export const hoursRequestSchema = z
  .strictObject({
    charity_id: textField(64).min(1),
    hours: hoursField,
    date: dayField.meta({ description: 'The day of the work, not in the future' }),
    description: textField(2_000).min(1),
    proof_documents: documents.default([]),
    opportunity_id: textField(64).min(1).optional(),
    verifier_id: textField(64)
      .min(1)
      .optional()
      .meta({ description: 'The member of the charity who can confirm the hours' }),
    start_time: z
      .string()
      .regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, 'must be a time of day such as "09:30"')
      .optional()
      .meta({ description: 'Start of the work. If given, overlapping hours are refused.', example: '09:30' }),
  })
  .meta({ id: 'VolunteerHoursRequest' });

const HOURS_DECISIONS = ['verify', 'reject', 'request_information'] as const;
const decisionFields = {
  decision: z.enum(HOURS_DECISIONS),
  reason: textField(1_000)
    .min(1)
    .optional()
    .meta({ description: 'Required for `reject` and `request_information`' }),
};

const reasonGiven = faultBetween('reason', 'required', 'is required for "reject" and "request_information"', [
  'decision',
  'reason',
]);

function hasReason({ decision, reason }: { decision: string; reason?: string | undefined }): boolean {
  return reason !== undefined || (decision !== 'reject' && decision !== 'request_information');
}

function hasHoursToVerify({ decision, hours }: { decision: string; hours?: number | undefined }): boolean {
  return hours === undefined || decision === 'verify';
}

export const decisionSchema = z
  .strictObject({
    ...decisionFields,
    hours: hoursField
      .optional()
      .meta({ description: 'Hours that the charity confirms, if it confirms fewer than claimed' }),
  })
  .refine(hasReason, reasonGiven)
  .refine(
    hasHoursToVerify,
    faultBetween('hours', 'not_allowed', 'is only allowed when the decision is "verify"', [
      'decision',
      'hours',
    ]),
  )
  .meta({
    id: 'VolunteerHoursDecision',
    ...describeSchema(
      dependOn('decision', [
        { of: ['verify'] },
        { of: ['reject', 'request_information'], needs: ['reason'], forbids: ['hours'] },
      ]),
    ),
  });

export const bulkDecisionSchema = z
  .strictObject({
    ...decisionFields,
    submission_ids: z
      .array(textField(64).min(1))
      .min(1)
      .max(MOST_AT_ONCE)
      .refine((ids) => new Set(ids).size === ids.length, fault('conflict', 'must not repeat a submission'))
      .meta(UNIQUE),
  })
  .refine(hasReason, reasonGiven)
  .meta({
    id: 'VolunteerHoursBulkDecision',
    ...describeSchema(requireUnless('decision', HOURS_DECISIONS, ['verify'], 'reason')),
  });

export const reversalSchema = z
  .strictObject({ reason: textField(1_000).min(1) })
  .meta({ id: 'VolunteerHoursReversal' });

export const withdrawalSchema = z
  .strictObject({ reason: textField(1_000).min(1).optional() })
  .meta({ id: 'VolunteerHoursWithdrawal' });

export const informationSchema = z
  .strictObject({
    message: textField(2_000).min(1),
    proof_documents: documents.optional().meta({ description: 'Added to the existing documents' }),
  })
  .meta({ id: 'VolunteerHoursInformation' });

const filters = {
  ...pageParameters,
  status: z.enum(HOURS_STATUSES).optional(),
  from: dayField.optional().meta({ description: 'First day of work, YYYY-MM-DD' }),
  to: dayField.optional().meta({ description: 'Last day of work, inclusive, YYYY-MM-DD' }),
  after: idField('hours').optional().meta({ description: 'Returns submissions older than this one' }),
};

export const myHoursQuery = z.strictObject({ ...filters, charity_id: textField(64).optional() });

export const charityHoursQuery = z.strictObject({
  ...filters,
  volunteer_id: textField(64).optional(),
  verifier_id: textField(64).optional(),
});

export const reviewQueueQuery = z.strictObject({ ...filters, charity_id: textField(64).optional() });

export type HoursQuery = z.output<typeof charityHoursQuery> & { charity_id?: string | undefined };

const status = z.enum(HOURS_STATUSES).meta({ id: 'VolunteerHoursStatus' });

export const hoursSchema = z
  .object({
    submission_id: z.string(),
    charity_id: z.string(),
    opportunity_id: z.string().nullable(),
    volunteer_id: z.string(),
    verifier_id: z.string().nullable(),
    hours: z.number().meta({ description: 'Hours that count, as claimed or as reduced by the charity' }),
    claimed_hours: z.number(),
    date: z.string(),
    start_time: z.string().nullable(),
    description: z.string(),
    proof_documents: z.array(z.string()),
    status,
    submitted_at: timeField,
    decided_at: timeField.nullable(),
    decided_by: z
      .string()
      .nullable()
      .meta({ description: "The user who decided. null if the charity's rule or the deadline decided." }),
    reason: z.string().nullable(),
    expires_at: timeField,
    handed_over_at: timeField.nullable(),
    timeline: z.array(
      z.object({ status: z.string(), detail: z.string(), by: z.string().nullable(), at: timeField }),
    ),
  })
  .meta({ id: 'VolunteerHours' });

export const hoursListSchema = listEnvelope('submissions', hoursSchema).meta({ id: 'VolunteerHoursList' });

export const bulkResultSchema = z
  .object({
    results: z.array(
      z.object({
        submission_id: z.string(),
        status: status.nullable().meta({ description: 'The new status, or null after an error' }),
        error: z
          .object({ code: z.string(), message: z.string(), details: z.record(z.string(), z.unknown()) })
          .nullable(),
      }),
    ),
  })
  .meta({ id: 'VolunteerHoursBulkResult' });
