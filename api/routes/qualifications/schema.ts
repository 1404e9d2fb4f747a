import { z } from 'zod';
import {
  QUALIFICATION_KINDS,
  QUALIFICATION_LIMITS,
  QUALIFICATION_STATUSES,
  type QualificationKind,
  REQUIRED_FIELDS,
} from '../../../domain/qualifications/qualification';
import { TAGS } from '../../../domain/charities/profile';
import { dependOn, describeSchema, requireUnless } from '../../describe';
import { faultBetween } from '../../faults';
import {
  dayField,
  listEnvelope,
  countryField,
  nameField,
  pageParameters,
  referenceField,
  textField,
  timeField,
} from '../../fields';

const kind = z.enum(QUALIFICATION_KINDS);

type Fields = 'number' | 'authority' | 'country' | 'issued_on' | 'documents';
const OPTIONAL_FIELDS: Fields[] = ['number', 'authority', 'country', 'issued_on', 'documents'];

const request = z.strictObject({
  kind,
  name: nameField(TAGS.length).meta({
    description: 'Opportunities require a qualification by its name, case-insensitive',
    example: 'Nursing license',
  }),
  number: textField(50).trim().min(4).optional().meta({
    description: 'The number of the license. It is stored encrypted, and only reviewers see all of it.',
  }),
  authority: nameField(200)
    .optional()
    .meta({ description: 'Who issued it', example: 'Texas Board of Nursing' }),
  country: countryField.optional(),
  issued_on: dayField.optional(),
  expires_on: dayField
    .optional()
    .meta({ description: 'The last day on which it is valid. Absent: no expiry' }),
  documents: z
    .array(referenceField)
    .max(QUALIFICATION_LIMITS.documents)
    .optional()
    .meta({ description: 'http or https URLs, or ids of documents that you uploaded' }),
});

export const qualificationRequestSchema = OPTIONAL_FIELDS.reduce<typeof request>(
  (schema, field) =>
    schema.refine(
      (body) => !isRequired(body.kind, field) || !isEmpty(body[field]),
      faultBetween(field, 'required', `is required for ${kindsThatRequire(field)}`, ['kind', field]),
    ),
  request,
)
  .refine(
    ({ issued_on: issued, expires_on: expires }) =>
      issued === undefined || expires === undefined || issued <= expires,
    faultBetween('expires_on', 'too_small', 'is before `issued_on`', ['issued_on', 'expires_on']),
  )
  .meta({
    id: 'QualificationRequest',
    ...describeSchema(
      dependOn(
        'kind',
        QUALIFICATION_KINDS.map((of) => ({
          of: [of],
          needs: REQUIRED_FIELDS[of],
          fields: isRequired(of, 'documents') ? { documents: { minItems: 1 } } : {},
        })),
      ),
    ),
  });

function isRequired(of: QualificationKind, field: Fields): boolean {
  const required: readonly string[] = REQUIRED_FIELDS[of];
  return required.includes(field);
}

function isEmpty(value: string | string[] | undefined): boolean {
  return value === undefined || value.length === 0;
}

function kindsThatRequire(field: Fields): string {
  return QUALIFICATION_KINDS.filter((each) => isRequired(each, field))
    .map((each) => `"${each}"`)
    .join(' and ');
}

export const qualificationDecisionSchema = z
  .strictObject({
    decision: z.enum(['confirm', 'refuse']),
    reason: textField(1_000).min(1).optional().meta({ description: 'Required for `refuse`' }),
  })
  .refine(
    ({ decision, reason }) => decision === 'confirm' || reason !== undefined,
    faultBetween('reason', 'required', 'is required for "refuse"', ['decision', 'reason']),
  )
  .meta({
    id: 'QualificationDecision',
    ...describeSchema(requireUnless('decision', ['confirm', 'refuse'], ['confirm'], 'reason')),
  });

export const myQualificationsQuery = z.strictObject({
  ...pageParameters,
  status: z.enum(QUALIFICATION_STATUSES).optional(),
});

export const qualificationQueueQuery = z.strictObject({
  ...pageParameters,
  status: z.enum(QUALIFICATION_STATUSES).default('pending'),
  user_id: textField(64).optional(),
});

export const qualificationSchema = z
  .object({
    qualification_id: z.string(),
    volunteer_id: z.string(),
    kind,
    name: z.string(),
    number: z.string().nullable().meta({ description: 'For reviewers and operators who read this one only' }),
    number_last4: z.string().nullable(),
    authority: z.string().nullable(),
    country: z.string().nullable(),
    issued_on: z.string().nullable(),
    expires_on: z.string().nullable(),
    documents: z.array(z.string()),
    status: z.enum(QUALIFICATION_STATUSES),
    reason: z.string().nullable(),
    decided_by: z.string().nullable().meta({ description: 'For reviewers and operators only' }),
    decided_at: timeField.nullable(),
    created_at: timeField,
  })
  .meta({ id: 'Qualification' });

export const qualificationListSchema = listEnvelope('qualifications', qualificationSchema).meta({
  id: 'QualificationList',
});
