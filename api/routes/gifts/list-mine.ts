import { listDonations } from '../../../db/queries/gifts/lists';
import { presentListedDonation } from '../../presenters/gift';
import { usersOf } from '../../policies/acts-for';
import { defineRoute } from '../../route';
import { presentGifts } from './matching';
import { donationListSchema, myDonationsQuery } from './schema';

export const listMyDonations = defineRoute({
  method: 'get',
  path: '/v1/users/me/donations',
  operationId: 'listMyDonations',
  tag: 'Donations',
  summary: "List the caller's gifts",
  scope: 'donations:read',
  guests: true,
  query: myDonationsQuery,
  success: { status: 200, description: 'A page of gifts, newest first', schema: donationListSchema },
  errors: [],
  async handle({ db, query, actor }) {
    const { donations, total } = await listDonations(db, {
      donorUserId: usersOf(actor),
      status: query.status,
      charityId: query.charity_id,
      from: query.from,
      to: query.to,
      after: query.after,
      limit: query.limit,
      offset: query.offset,
    });
    return {
      donations: await presentGifts(db, donations, presentListedDonation),
      total,
      limit: query.limit,
      offset: query.offset,
    };
  },
});
