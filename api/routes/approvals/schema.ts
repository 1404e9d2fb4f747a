import { z } from 'zod';
import { APPROVAL_ACTIONS, APPROVAL_DECISIONS, APPROVAL_STATUSES } from '../../../domain/approvals/approval';
import { listEnvelope, pageParameters, textField, timeField } from '../../fields';

const values = z.record(z.string(), z.unknown());

export const approvalSchema = z
  .object({
    approval_id: z.string(),
    action: z.enum(APPROVAL_ACTIONS),
    subject: z.object({ type: z.string(), id: z.string() }).meta({ description: 'What the act changes' }),
    status: z.enum(APPROVAL_STATUSES).meta({ description: 'Only a waiting approval can be decided' }),
    change: z
      .object({ before: values.nullable(), after: values })
      .meta({ description: 'What the act replaces, and by what' }),
    reason: z.string().nullable().meta({ description: 'Why the operator asked' }),
    asked_by: z.string().nullable().meta({ description: 'null: asked for on the host' }),
    asked_at: timeField,
    decided_by: z
      .string()
      .nullable()
      .meta({ description: 'null until somebody decides, or if decided alone' }),
    decided_at: timeField.nullable(),
    decided_alone: z.boolean().meta({
      description: 'true: approved on the host, because no other operator could decide',
    }),
    expires_at: timeField.meta({ description: 'Nobody decides it afterwards' }),
  })
  .meta({ id: 'Approval' });
export const approvalListSchema = listEnvelope('approvals', approvalSchema).meta({ id: 'ApprovalList' });

export const approvalsQuery = z.strictObject({
  ...pageParameters,
  status: z.enum(APPROVAL_STATUSES).optional(),
});

export const approvalDecisionSchema = z
  .strictObject({
    decision: z.enum(APPROVAL_DECISIONS),
    reason: textField(500).trim().min(1).meta({ description: 'The audit log keeps it' }),
  })
  .meta({ id: 'ApprovalDecision' });
