import { z } from 'zod';
import { REFERENCE_STATUSES, STATEMENT_LENGTH } from '../../../domain/references/reference';
import { emailField, nameField, textField, timeField } from '../../fields';

export const refereeSchema = z
  .strictObject({
    name: nameField(100),
    email: emailField,
    relation: nameField(200).meta({ description: 'How the referee knows the organization' }),
  })
  .meta({ id: 'RefereeRequest' });

/** The form that a referee fills in. */
export const answerSchema = z.strictObject({
  knows: z.enum(['yes', 'no']),
  since: textField(100).trim().min(1),
  how: textField(500).trim().min(1),
  recommends: z.enum(['yes', 'no']),
  statement: textField(STATEMENT_LENGTH).trim().min(1),
});

export const referenceSchema = z
  .object({
    reference_id: z.string(),
    name: z.string(),
    email: z.string(),
    relation: z.string(),
    status: z.enum(REFERENCE_STATUSES),
    answer: z
      .object({
        knows: z.boolean(),
        since: z.string(),
        how: z.string(),
        recommends: z.boolean(),
        statement: z.string(),
      })
      .nullable()
      .meta({ description: 'For independent reviewers and operators only' }),
    requested_at: timeField,
    expires_at: timeField,
    answered_at: timeField.nullable(),
  })
  .meta({ id: 'VerificationReference' });
