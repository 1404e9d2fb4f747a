import { liftBlock } from '../../../operations/charges/lift-block';
import { presentVelocityBlock } from '../../presenters/velocity-block';
import { defineRoute } from '../../route';
import { velocityBlockParams, velocityBlockSchema, velocityLiftSchema } from './schema';

export const liftVelocityBlock = defineRoute({
  method: 'delete',
  path: '/v1/velocity/blocks/{block_id}',
  operationId: 'liftVelocityBlock',
  tag: 'Velocity',
  summary: 'Lift a block',
  description: 'For operators. Gifts and declines that were counted for the block no longer count.',
  scope: 'donations:write',
  stepUp: true,
  role: 'operator',
  params: velocityBlockParams,
  body: velocityLiftSchema,
  success: { status: 200, description: 'The lifted block', schema: velocityBlockSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, body, actor, now }) {
    const lift = { blockId: params.block_id, userId: actor.userId, reason: body.reason, at: now };
    return presentVelocityBlock(await liftBlock(db, lift));
  },
});
