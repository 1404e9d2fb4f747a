import { listDisputes } from '../../../db/queries/disputes/disputes';
import { pageQuery } from '../../fields';
import { presentDispute } from '../../presenters/dispute';
import { defineRoute } from '../../route';
import { loadGift } from '../gifts/load';
import { donationParams } from '../gifts/schema';
import { disputeListSchema } from './schema';

export const listDisputesRoute = defineRoute({
  method: 'get',
  path: '/v1/donations/{donation_id}/disputes',
  operationId: 'listDisputes',
  tag: 'Disputes',
  summary: 'List the disputes of a gift',
  scope: 'donations:read',
  guests: true,
  params: donationParams,
  query: pageQuery,
  success: { status: 200, description: 'A page of disputes, newest first', schema: disputeListSchema },
  errors: ['NOT_FOUND'],
  async handle({ db, params, query, actor }) {
    const { gift, role } = await loadGift(db, actor, params.donation_id);
    const { disputes, total } = await listDisputes(db, gift.id, query);
    return {
      disputes: disputes.map((dispute) => presentDispute(dispute, gift.currency, role)),
      total,
      ...query,
    };
  },
});
