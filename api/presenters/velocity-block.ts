import { type z } from 'zod';
import { type VelocityBlock } from '../../db/queries/charges/velocity';
import { type velocityBlockSchema } from '../routes/charges/schema';

/** Presents a block to operators. */
export function presentVelocityBlock(block: VelocityBlock): z.input<typeof velocityBlockSchema> {
  return {
    block_id: block.id,
    subject_kind: block.subjectKind,
    subject: block.shown,
    reason: block.reason,
    created_at: block.createdAt.toISOString(),
    ends_at: block.endsAt.toISOString(),
    lifted_at: block.liftedAt?.toISOString() ?? null,
    lifted_by: block.liftedByUserId,
    lift_reason: block.liftReason,
  };
}
