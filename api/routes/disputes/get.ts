import { presentDispute } from '../../presenters/dispute';
import { defineRoute } from '../../route';
import { loadDispute } from './load';
import { disputeParams, disputeSchema } from './schema';

export const getDispute = defineRoute({
  method: 'get',
  path: '/v1/donations/{donation_id}/disputes/{dispute_id}',
  operationId: 'getDispute',
  tag: 'Disputes',
  summary: 'Read a dispute and its status',
  scope: 'donations:read',
  guests: true,
  params: disputeParams,
  success: { status: 200, description: 'The dispute', schema: disputeSchema },
  errors: ['NOT_FOUND'],
  async handle({ db, params, actor }) {
    const { dispute, gift, role } = await loadDispute(db, actor, params);
    return presentDispute(dispute, gift.currency, role);
  },
});
