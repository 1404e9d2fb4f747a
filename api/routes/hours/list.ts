import { GivingError } from '../../../domain/errors';
import { mayReadHoursOfCharity } from '../../policies/hours';
import { defineRoute } from '../../route';
import { loadCharity } from '../charities/load';
import { charityParams } from '../charities/schema';
import { listPage } from './page';
import { charityHoursQuery, hoursListSchema, myHoursQuery, reviewQueueQuery } from './schema';

const success = {
  status: 200,
  description: 'A page of submissions, newest first',
  schema: hoursListSchema,
} as const;

export const listMyHours = defineRoute({
  method: 'get',
  path: '/v1/volunteer/hours',
  operationId: 'listMyVolunteerHours',
  tag: 'Volunteering',
  summary: "List the caller's submissions of hours",
  scope: 'volunteer:read',
  query: myHoursQuery,
  success,
  errors: [],
  handle: ({ db, query, actor }) => listPage(db, query, { volunteerUserId: actor.userId }),
});

export const listCharityHours = defineRoute({
  method: 'get',
  path: '/v1/charities/{charity_id}/volunteer-hours',
  operationId: 'listCharityVolunteerHours',
  tag: 'Volunteering',
  summary: 'List the hours submitted to a charity',
  description: 'For members of the charity, reviewers and operators.',
  scope: 'volunteer:read',
  params: charityParams,
  query: charityHoursQuery,
  success,
  errors: ['CHARITY_NOT_FOUND'],
  async handle({ db, params, query, actor }) {
    const { charity, member } = await loadCharity(db, actor, params.charity_id);
    if (!mayReadHoursOfCharity(actor, member)) {
      throw new GivingError('FORBIDDEN', 'Only members of the charity may see its volunteer hours.');
    }
    return listPage(db, query, { charityId: charity.id });
  },
});

export const listHoursToReview = defineRoute({
  method: 'get',
  path: '/v1/volunteer/review-queue',
  operationId: 'listVolunteerHoursToReview',
  tag: 'Volunteering',
  summary: 'List the hours that wait for platform reviewers',
  description: 'For reviewers and operators. Shows hours that the charity has not decided within 14 days.',
  scope: 'volunteer:read',
  query: reviewQueueQuery,
  success,
  errors: [],
  handle({ db, query, actor }) {
    if (!mayReadHoursOfCharity(actor, false)) {
      throw new GivingError('FORBIDDEN', 'Only reviewers may see this queue.');
    }
    return listPage(db, query, { handedOver: true });
  },
});
