import { listQualifications } from '../../../db/queries/qualifications/qualifications';
import { GivingError } from '../../../domain/errors';
import { mayReviewQualifications } from '../../policies/qualification';
import { presentQualification } from '../../presenters/qualification';
import { defineRoute } from '../../route';
import { myQualificationsQuery, qualificationListSchema, qualificationQueueQuery } from './schema';

export const listMyQualifications = defineRoute({
  method: 'get',
  path: '/v1/volunteer/qualifications',
  operationId: 'listMyQualifications',
  tag: 'Volunteering',
  summary: "List the caller's skills and licenses",
  scope: 'volunteer:read',
  query: myQualificationsQuery,
  success: { status: 200, description: 'A page, newest first', schema: qualificationListSchema },
  errors: [],
  async handle({ db, query, actor }) {
    const { status, limit, offset } = query;
    const page = await listQualifications(db, { userId: actor.userId, status, limit, offset });
    const qualifications = page.qualifications.map((each) => presentQualification(each));
    return { qualifications, total: page.total, limit, offset };
  },
});

export const listQualificationsToReview = defineRoute({
  method: 'get',
  path: '/v1/volunteer/qualification-queue',
  operationId: 'listQualificationsToReview',
  tag: 'Volunteering',
  summary: 'List the skills and licenses that wait for a reviewer',
  description: 'For reviewers and operators. `status` shows others than those that wait.',
  scope: 'volunteer:read',
  query: qualificationQueueQuery,
  success: { status: 200, description: 'A page, oldest first', schema: qualificationListSchema },
  errors: [],
  async handle({ db, query, actor }) {
    if (!mayReviewQualifications(actor)) {
      throw new GivingError('FORBIDDEN', 'Only reviewers may see this queue.');
    }
    const { status, user_id: userId, limit, offset } = query;
    const page = await listQualifications(db, { status, userId, oldestFirst: true, limit, offset });
    const qualifications = page.qualifications.map((each) => presentQualification(each, { isStaff: true }));
    return { qualifications, total: page.total, limit, offset };
  },
});
