import {
  stateQualification,
  withdrawQualification,
} from '../../../operations/qualifications/volunteer-changes';
import { presentQualification } from '../../presenters/qualification';
import { route, routes } from '../../route';
import {
  qualificationRequestSchema,
  qualificationSchema,
  myQualificationsQuery,
  qualificationListSchema,
  qualificationQueueQuery,
  qualificationDecisionSchema,
} from './schema';
import { listQualifications } from '../../../db/queries/qualifications/qualifications';
import { loadQualification } from '../../access/qualifications';
import { isStaff, requireStaff } from '../../access/resource';
import { decideQualification } from '../../../operations/qualifications/moves';

export const qualificationRoutes = routes('Volunteering', {
  createQualification: route('POST /v1/volunteer/qualifications', {
    summary: 'State a skill, license or certification',
    description:
      'A reviewer confirms or refuses it. State a renewed license as a new one. The answer is 409 if one of this name already waits for a reviewer.',
    scope: 'volunteer:write',
    body: qualificationRequestSchema,
    success: { status: 201, description: 'The qualification', schema: qualificationSchema },
    errors: ['CONFLICT', 'LIMIT_EXCEEDED'],
    async handle({ act, body, actor }) {
      const { kind, name, number = null, authority = null, country = null, documents = [] } = body;
      const { issued_on: issuedOn = null, expires_on: expiresOn = null } = body;
      const stated = { kind, name, number, authority, country, issuedOn, expiresOn, documents };
      return presentQualification(await stateQualification(act, { ...stated, volunteer: actor }));
    },
  }),

  listMyQualifications: route('GET /v1/volunteer/qualifications', {
    summary: "List the caller's skills and licenses",
    description: 'Newest first.',
    scope: 'volunteer:read',
    query: myQualificationsQuery,
    success: { status: 200, description: 'A page, newest first', schema: qualificationListSchema },
    async handle({ db, query, actor }) {
      const { status, limit, offset } = query;
      const page = await listQualifications(db, { userId: actor.userId, status, limit, offset });
      const qualifications = page.qualifications.map((each) => presentQualification(each));
      return { qualifications, total: page.total, limit, offset };
    },
  }),

  listQualificationsToReview: route('GET /v1/volunteer/qualification-queue', {
    summary: 'List the skills and licenses that wait for a reviewer',
    description: 'For reviewers and operators. `status` shows others than those that wait. Oldest first.',
    scope: 'volunteer:read',
    query: qualificationQueueQuery,
    success: { status: 200, description: 'A page, oldest first', schema: qualificationListSchema },
    async handle({ db, query, actor }) {
      requireStaff(actor, 'Only reviewers may see this queue.');
      const { status, user_id: userId, limit, offset } = query;
      const page = await listQualifications(db, { status, userId, oldestFirst: true, limit, offset });
      const qualifications = page.qualifications.map((each) => presentQualification(each, { isStaff: true }));
      return { qualifications, total: page.total, limit, offset };
    },
  }),

  getQualification: route('GET /v1/volunteer/qualifications/{qualification_id}', {
    summary: 'Get a qualification',
    description:
      'For its volunteer, reviewers and operators. Only reviewers see the whole number of a license.',
    scope: 'volunteer:read',
    success: { status: 200, description: 'The qualification', schema: qualificationSchema },
    async handle({ db, params, actor, gateways: { secrets } }) {
      const qualification = await loadQualification(db, actor, params.qualification_id);
      if (!isStaff(actor)) return presentQualification(qualification);
      const { sealedNumber } = qualification;
      const number = sealedNumber === null ? null : secrets.open(sealedNumber);
      return presentQualification(qualification, { number, isStaff: true });
    },
  }),

  decideQualification: route('POST /v1/volunteer/qualifications/{qualification_id}/decision', {
    summary: 'Confirm or refuse a skill or license',
    description:
      'For reviewers and operators, never about themselves. To refuse a confirmed one takes the confirmation back.',
    scope: 'volunteer:write',
    stepUp: 'staff',
    body: qualificationDecisionSchema,
    success: { status: 200, description: 'The qualification', schema: qualificationSchema },
    errors: ['CONFLICT'],
    async handle({ act, db, params, body, actor }) {
      const { id } = await loadQualification(db, actor, params.qualification_id, 'decide');
      const { decision, reason = null } = body;
      const order = { id, decision, reason, byUserId: actor.userId };
      return presentQualification(await decideQualification(act, order), { isStaff: true });
    },
  }),

  withdrawQualification: route('DELETE /v1/volunteer/qualifications/{qualification_id}', {
    summary: 'Withdraw a skill or license',
    description: 'For its volunteer.',
    scope: 'volunteer:write',
    success: { status: 200, description: 'The withdrawn qualification', schema: qualificationSchema },
    errors: ['CONFLICT'],
    async handle({ act, db, params, actor }) {
      const { id } = await loadQualification(db, actor, params.qualification_id, 'withdraw');
      return presentQualification(await withdrawQualification(act, id));
    },
  }),
});
