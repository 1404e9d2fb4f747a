import { listAllDisputes } from '../../../db/queries/disputes/lists';
import { GivingError } from '../../../domain/errors';
import { mayReadGiftsOfCharity, roleInGift } from '../../policies/gift';
import { presentDispute } from '../../presenters/dispute';
import { defineRoute } from '../../route';
import { loadReceivingCharity } from '../gifts/load';
import { allDisputesQuery, disputeListSchema } from './schema';

export const listAllDisputesRoute = defineRoute({
  method: 'get',
  path: '/v1/disputes',
  operationId: 'listAllDisputes',
  tag: 'Disputes',
  summary: 'List the disputes of all gifts, or of the gifts to a charity',
  description:
    'Operators see all disputes. Members of a charity name it in `charity_id`. With `status=opened` and `due_before`, the list has what must be answered first. A dispute of the caller’s own gift shows no evidence.',
  scope: 'donations:read',
  query: allDisputesQuery,
  success: { status: 200, description: 'A page of disputes, newest first', schema: disputeListSchema },
  errors: ['CHARITY_NOT_FOUND'],
  async handle({ db, query, actor }) {
    const { status, charity_id: charityId, due_before: dueBefore, limit, offset } = query;
    if (charityId !== undefined) await loadReceivingCharity(db, actor, charityId);
    else if (!mayReadGiftsOfCharity(actor, false))
      throw new GivingError('FORBIDDEN', 'Name your charity in charity_id: only operators see all disputes.');
    const { disputes, total } = await listAllDisputes(db, { status, charityId, dueBefore, limit, offset });
    const presented = disputes.map(({ dispute, gift }) =>
      presentDispute(dispute, gift.currency, roleInGift(actor, gift, charityId !== undefined) ?? 'platform'),
    );
    return { disputes: presented, total, limit, offset };
  },
});
