import { listDonations } from '../../../db/queries/gifts/gifts';
import { presentListedDonation } from '../../presenters/gift';
import { defineRoute } from '../../route';
import { donationListSchema, myDonationsQuery } from './schema';

export const listMyDonations = defineRoute({
  method: 'get',
  path: '/v1/users/me/donations',
  operationId: 'listMyDonations',
  tag: 'Donations',
  summary: "List the caller's gifts",
  scope: 'donations:read',
  query: myDonationsQuery,
  success: { status: 200, description: 'A page of gifts, newest first', schema: donationListSchema },
  errors: [],
  async handle({ db, query, actor }) {
    const { donations, total } = await listDonations(db, {
      donorUserId: actor.userId,
      status: query.status,
      charityId: query.charity_id,
      from: query.from,
      to: query.to,
      after: query.after,
      limit: query.limit,
      offset: query.offset,
    });
    return {
      donations: donations.map(presentListedDonation),
      total,
      limit: query.limit,
      offset: query.offset,
    };
  },
});
