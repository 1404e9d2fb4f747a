import { listDonorsOfCharity } from '../../../db/queries/donors/charity-donors';
import { presentCharityDonor } from '../../presenters/donor';
import { defineRoute } from '../../route';
import { charityParams } from '../charities/schema';
import { charityDonorListSchema, charityDonorsQuery } from './donors-schema';
import { loadReceivingCharity } from './load';

export const listCharityDonors = defineRoute({
  method: 'get',
  path: '/v1/charities/{charity_id}/donors',
  operationId: 'listCharityDonors',
  tag: 'Donations',
  summary: 'List the donors of a charity with what they gave',
  description:
    'For members of the charity and operators. Gifts that are anonymous, or whose donor does not consent, count for no donor. Whoever gave only such gifts is left out.',
  scope: 'donations:read',
  params: charityParams,
  query: charityDonorsQuery,
  success: {
    status: 200,
    description: 'A page of donors, newest account first',
    schema: charityDonorListSchema,
  },
  errors: ['CHARITY_NOT_FOUND'],
  async handle({ db, params, query, actor }) {
    const charity = await loadReceivingCharity(db, actor, params.charity_id);
    const { donors, total } = await listDonorsOfCharity(db, charity.id, query);
    const { limit, offset } = query;
    return { donors: donors.map(presentCharityDonor), total, limit, offset };
  },
});
