import { listBlocks } from '../../../db/queries/charges/velocity';
import { pageQuery } from '../../fields';
import { presentVelocityBlock } from '../../presenters/velocity-block';
import { defineRoute } from '../../route';
import { velocityBlockListSchema } from './schema';

export const listVelocityBlocks = defineRoute({
  method: 'get',
  path: '/v1/velocity/blocks',
  operationId: 'listVelocityBlocks',
  tag: 'Velocity',
  summary: 'List cards, users and addresses that are blocked',
  description: 'For operators. A block ends by itself within an hour.',
  scope: 'donations:read',
  role: 'operator',
  query: pageQuery,
  success: {
    status: 200,
    description: 'A page of blocks in force, newest first',
    schema: velocityBlockListSchema,
  },
  errors: [],
  async handle({ db, query, now }) {
    const { blocks, total } = await listBlocks(db, { ...query, at: now });
    return { velocity_blocks: blocks.map(presentVelocityBlock), total, ...query };
  },
});
