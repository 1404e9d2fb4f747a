import { type z } from 'zod';
import { type VelocityBlock } from '../../db/queries/charges/velocity';
import { velocityBlockSchema } from '../routes/charges/schema';
import { project } from '../project';

/** Presents a block to operators. */
export function presentVelocityBlock(block: VelocityBlock): z.input<typeof velocityBlockSchema> {
  return project(velocityBlockSchema, block, {
    block_id: block.id,
    subject: block.shown,
    lifted_by: block.liftedByUserId,
  });
}
