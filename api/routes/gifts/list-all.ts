import { listDonations } from '../../../db/queries/gifts/lists';
import { presentListedDonation } from '../../presenters/gift';
import { presentWorkflow } from '../../presenters/workflow';
import { defineRoute } from '../../route';
import { findFilter } from './filter';
import { presentGifts } from './matching';
import { allDonationsQuery } from './list-schema';
import { donationListSchema } from './schema';

export const listAllDonations = defineRoute({
  method: 'get',
  path: '/v1/donations',
  operationId: 'listAllDonations',
  tag: 'Donations',
  summary: 'Find gifts of all donors',
  description: 'For operators. All filters must match.',
  scope: 'donations:read',
  role: 'operator',
  query: allDonationsQuery,
  success: { status: 200, description: 'A page of gifts, newest first', schema: donationListSchema },
  errors: [],
  async handle({ db, query, actor, config }) {
    const { limit, offset } = query;
    const filter = await findFilter(db, query);
    const { donations, total } =
      filter === undefined ? { donations: [], total: 0 } : await listDonations(db, filter);
    const shown = await presentGifts(db, donations, (gift, matching) => ({
      ...presentListedDonation(gift, matching),
      ...presentWorkflow({ actor, config }, { workflow: gift.id }),
    }));
    return { donations: shown, total, limit, offset };
  },
});
