import { listQueue } from '../../../db/queries/verification/queue';
import { listNamesOfEntities } from '../../../db/queries/verification/names';
import { STAGE_RULES, STAGES_THAT_WAIT } from '../../../domain/verification/stages';
import { requireStaff } from '../../access/resource';
import { requireParty } from '../../access/verification';
import { presentQueueEntry } from '../../presenters/verification';
import { route, routes } from '../../route';
import {
  queueQuery,
  queueSchema,
  entityQuery,
  verificationSchema,
  reviewSchema,
  concernSchema,
  determinationSchema,
} from './schema';
import {
  claimVerification,
  releaseVerification,
  reviewVerification,
} from '../../../operations/verification/review';
import { presentRecord } from './present';
import { raiseConcern, determineConcern } from '../../../operations/verification/concerns';
import { recordVideoCall } from '../../../operations/video-calls/calls';
import { callRecordSchema } from './video-call-schema';

/** What the actions of a reviewer on a verification share. */
const ofReviewers = { scope: 'verification:write', query: entityQuery, errors: ['CONFLICT'] } as const;

/** What the decisions of a reviewer share. */
const ofDecisions = { ...ofReviewers, stepUp: 'staff' } as const;

export const verificationReviewRoutes = routes('Verification review', {
  listVerificationQueue: route('GET /api/v1/verification/queue', {
    summary: 'List verifications that wait for somebody, most urgent first',
    description:
      'Each one says for whom it waits: the entity, a reviewer or the platform. Those without a deadline come last.',
    scope: 'verification:read',
    query: queueQuery,
    success: { status: 200, description: 'A page of the queue', schema: queueSchema },
    async handle({ db, query, actor, now }) {
      requireStaff(actor, 'Only reviewers may see this queue.');
      const { page, limit, stage, waits_for: waitsFor } = query;
      const { verifications, total } = await listQueue(db, {
        stages: STAGES_THAT_WAIT.filter(
          (each) =>
            (stage === undefined || each === stage) &&
            (waitsFor === undefined || STAGE_RULES[each].waitsFor === waitsFor),
        ),
        status: query.status,
        entityType: query.entity_type,
        level: query.level,
        overdueAt: query.overdue === true ? now : undefined,
        claimedBy:
          query.claimed_by === undefined ? undefined : query.claimed_by === 'me' ? actor.userId : null,
        limit,
        offset: (page - 1) * limit,
      });
      const names = await listNamesOfEntities(db, verifications);
      const entries = verifications.map((each) => presentQueueEntry(each, { names, now }));
      return { verifications: entries, total, page, limit };
    },
  }),

  claimVerification: route('POST /api/v1/verification/{entity_id}/claim', {
    summary: 'Claim a verification',
    description: 'No other reviewer can decide a claimed verification until it is released.',
    ...ofReviewers,
    success: { status: 200, description: 'The record', schema: verificationSchema },
    async handle(request) {
      const party = await requireParty(request, 'reviewer', 'application');
      return presentRecord(request, await claimVerification(request.act, { ...party }));
    },
  }),

  releaseVerification: route('POST /api/v1/verification/{entity_id}/release', {
    summary: 'Return a verification to the queue',
    description: 'A reviewer may end only their own claim, an operator any claim.',
    ...ofReviewers,
    success: { status: 200, description: 'The record', schema: verificationSchema },
    async handle(request) {
      const party = await requireParty(request, 'reviewer', 'application');
      return presentRecord(request, await releaseVerification(request.act, { ...party }));
    },
  }),

  reviewVerification: route('POST /api/v1/verification/{entity_id}/review', {
    summary: 'Decide the stage under review',
    description:
      '`pass` leads to the next stage. `fail` asks for more information. `approve` and `deny` end the verification or appeal. An application can be denied in every open stage. ' +
      'From `standard` up, two people must approve. The first `approve` does not change the stage. It is listed in `approvals`. ' +
      'If the stage does not allow the given decision, the answer is 409 and lists those that it allows.',
    ...ofDecisions,
    body: reviewSchema,
    success: { status: 200, description: 'The record after the decision', schema: verificationSchema },
    async handle(request) {
      const { act, body } = request;
      const party = await requireParty(request, 'reviewer', 'application');
      const { decision, reason } = body;
      const review = { ...party, decision, reason };
      return presentRecord(request, await reviewVerification(act, review));
    },
  }),

  raiseVerificationConcern: route('POST /api/v1/verification/{entity_id}/concerns', {
    summary: 'Raise a concern about a verified entity',
    description:
      'The entity has ten business days to remedy the concern. It keeps its level until the final determination.',
    ...ofDecisions,
    body: concernSchema,
    success: { status: 200, description: 'The record under concern', schema: verificationSchema },
    async handle(request) {
      const { act, body } = request;
      const party = await requireParty(request, 'reviewer', 'standing');
      const { grounds, reason } = body;
      const concern = { ...party, grounds, reason };
      return presentRecord(request, await raiseConcern(act, concern));
    },
  }),

  determineVerificationConcern: route('POST /api/v1/verification/{entity_id}/concerns/determination', {
    summary: 'Dismiss a concern, or revoke the verification',
    description:
      'A revocation takes two people. The first `revoke` proposes it, and the `revoke` of a second person confirms it. ' +
      'It withdraws the open application of the entity. ' +
      'From `standard` up, and at every level after a revocation, `dismiss` also takes two. The first one is listed in `approvals`.',
    ...ofDecisions,
    body: determinationSchema,
    success: { status: 200, description: 'The record after the determination', schema: verificationSchema },
    async handle(request) {
      const { act, body } = request;
      const party = await requireParty(request, 'reviewer', 'standing');
      const { decision, reason } = body;
      return presentRecord(request, await determineConcern(act, { ...party, decision, reason }));
    },
  }),

  recordVerificationVideoCall: route('POST /api/v1/verification/{entity_id}/video-call/record', {
    summary: 'Record what became of a video call',
    description:
      'Before the time of the call the answer is 409. After `failed` and `no_show` another call can be set.',
    ...ofDecisions,
    body: callRecordSchema,
    success: { status: 200, description: 'The record with the call', schema: verificationSchema },
    async handle(request) {
      const { act, body } = request;
      const party = await requireParty(request, 'reviewer', 'application');
      const { result, present, notes = null } = body;
      return presentRecord(request, await recordVideoCall(act, { ...party, result, present, notes }));
    },
  }),
});
