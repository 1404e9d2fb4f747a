import { type z } from 'zod';
import { type Approval } from '../../db/queries/approvals/approvals';
import { approvalStatus } from '../../domain/approvals/approval';
import { project } from '../project';
import { approvalSchema } from '../routes/approvals/schema';

/** Presents an approval as it stands at a time. */
export function presentApproval(approval: Approval, now: Date): z.input<typeof approvalSchema> {
  const { id, subjectType, subjectId, change } = approval;
  return project(approvalSchema, approval, {
    approval_id: id,
    subject: { type: subjectType, id: subjectId },
    status: approvalStatus(approval, now),
    change: { before: change.before && { ...change.before }, after: { ...change.after } },
  });
}
