import { findPersons } from '../../../db/queries/access/persons';
import { findCharity } from '../../../db/queries/charities/charities';
import { GivingError } from '../../../domain/errors';
import {
  applyForVerification,
  appealVerification,
  withdrawApplication,
} from '../../../operations/verification/apply';
import { isStaff } from '../../access/resource';
import {
  actingParty,
  entityOf,
  isVerificationId,
  loadVerification,
  mayActForEntity,
  mayReport,
  requireParty,
  speaksFor,
} from '../../access/verification';
import { route, routes } from '../../route';
import { presentRecord } from './present';
import {
  initiationSchema,
  verificationSchema,
  entityQuery,
  submissionSchema,
  remedySchema,
  appealSchema,
  withdrawalSchema,
  triggerSchema,
  historyQuery,
  historySchema,
} from './schema';
import { submittedDocuments } from './submitted-documents';
import { askForIdentityLink } from '../../ask-identity-vendor';
import { submitDocuments } from '../../../operations/verification/documents';
import { remedyConcern } from '../../../operations/verification/concerns';
import { triggerReVerification } from '../../../operations/verification/trigger-re-verification';
import { listHistory } from '../../../db/queries/verification/history';
import { presentHistoryEntry } from '../../presenters/verification';
import { nameReferee } from '../../../operations/references/name-referee';
import { refereeSchema } from './reference-schema';
import { setVideoCall, cancelVideoCall } from '../../../operations/video-calls/calls';
import { appointmentSchema } from './video-call-schema';

/** What the actions of a party on its verification share. */
const ofParties = {
  scope: 'verification:write',
  applications: 'closed',
  query: entityQuery,
  errors: ['CONFLICT'],
} as const;

export const verificationRoutes = routes('Verification', {
  initiateVerification: route('POST /api/v1/verification/initiate', {
    summary: 'Apply for a verification level',
    description:
      'Members apply for their organization, users for themselves. Documents are fetched and checked soon after. You can submit more documents later. ' +
      'A revoked entity can apply again after a successful appeal, or after 365 days. The answer is 409 while another application is open.',
    scope: 'verification:write',
    applications: 'closed',
    body: initiationSchema,
    success: { status: 202, description: 'The application is accepted', schema: verificationSchema },
    errors: ['INVALID_CHARITY', 'FORBIDDEN', 'CONFLICT'],
    async handle(request) {
      const { act, db, body, actor, gateways } = request;
      const { entity_type: entityType, entity_id: entityId, verification_level: level } = body;
      const entity = await entityOf(db, actor, entityType, entityId);
      // The operation refuses an unknown organization with its own error, so the policy does not apply.
      const isUnknown = entityType === 'organization' && (await findCharity(db, entityId)) === undefined;
      if (!isUnknown && !mayActForEntity(actor, entity)) {
        throw new GivingError('FORBIDDEN', 'You may apply only for yourself or for your own organization.');
      }
      const application = {
        entityType,
        entityId,
        level,
        documents: await submittedDocuments(request),
        by: actingParty(actor, entity, await findPersons(db, actor)),
        accountId: actor.accountId,
      };
      return presentRecord(request, await applyForVerification(act, application, gateways));
    },
  }),

  getVerificationStatus: route('GET /api/v1/verification/status/{entity_id}', {
    summary: "Read an entity's verification",
    description:
      'Takes the id of an entity or of a verification. With the id of an entity, it returns the standing verification, else the open application, else the newest one. A person who has to prove their identity gets a new link with each reading.',
    scope: 'verification:read',
    query: entityQuery,
    success: { status: 200, description: 'The record', schema: verificationSchema },
    async handle(request) {
      const { verification, entity } = await loadVerification(request, 'standing');
      const link = speaksFor(request.actor, entity)
        ? await askForIdentityLink(request, verification)
        : undefined;
      return presentRecord(request, verification, link);
    },
  }),

  submitVerificationDocuments: route('POST /api/v1/verification/{entity_id}/documents', {
    summary: 'Submit documents or the requested information',
    description:
      'A document replaces the refused documents of its type. New documents are fetched and checked soon after.',
    ...ofParties,
    body: submissionSchema,
    success: {
      status: 202,
      description: 'The documents are accepted and will be checked',
      schema: verificationSchema,
    },
    async handle(request) {
      const { act, body, gateways } = request;
      const submission = {
        ...(await requireParty(request, 'entity', 'application')),
        documents: await submittedDocuments(request),
        statement: body.statement,
      };
      return presentRecord(request, await submitDocuments(act, submission, gateways));
    },
  }),

  withdrawVerification: route('POST /api/v1/verification/{entity_id}/withdraw', {
    summary: 'Withdraw an application',
    description:
      'Ends an open application, or the appeal of a rejected one. For the entity itself or its members. A standing verification and the appeal of a revocation cannot be withdrawn.',
    ...ofParties,
    body: withdrawalSchema,
    success: { status: 200, description: 'The withdrawn application', schema: verificationSchema },
    async handle(request) {
      const { act, body } = request;
      const party = await requireParty(request, 'applicant', 'application');
      return presentRecord(request, await withdrawApplication(act, { ...party, reason: body.reason }));
    },
  }),

  remedyVerificationConcern: route('POST /api/v1/verification/{entity_id}/concerns/remedy', {
    summary: 'Answer a concern and describe its remedy',
    ...ofParties,
    body: remedySchema,
    success: { status: 200, description: 'The record, awaiting determination', schema: verificationSchema },
    async handle(request) {
      const { act, body, gateways } = request;
      const remedy = {
        ...(await requireParty(request, 'entity', 'standing')),
        documents: await submittedDocuments(request),
        statement: body.statement,
      };
      return presentRecord(request, await remedyConcern(act, remedy, gateways));
    },
  }),

  appealVerification: route('POST /api/v1/verification/{entity_id}/appeals', {
    summary: 'Appeal a rejection or revocation',
    description:
      'Allowed once, within 30 days. With the id of an entity, the appeal is about its revocation, else about its newest rejected application. ' +
      'People who took no part in the decision decide the appeal. Two of them must grant the appeal of a revocation.',
    ...ofParties,
    body: appealSchema,
    success: { status: 200, description: 'The record under appeal', schema: verificationSchema },
    async handle(request) {
      const { act, body, gateways } = request;
      const appeal = {
        ...(await requireParty(request, 'entity', 'appeal')),
        documents: await submittedDocuments(request),
        explanation: body.explanation,
      };
      return presentRecord(request, await appealVerification(act, appeal, gateways));
    },
  }),

  triggerVerification: route('POST /api/v1/verification/{entity_id}/triggers', {
    summary: 'Start the re-verification of a verified entity',
    description:
      'An entity may report a change of its leadership or address. Reviewers may report any trigger. The entity keeps its level meanwhile.',
    ...ofParties,
    stepUp: 'staff',
    body: triggerSchema,
    success: { status: 200, description: 'The record under re-verification', schema: verificationSchema },
    async handle(request) {
      const { act, body } = request;
      const { trigger, details } = body;
      const party = await requireParty(request, 'either', 'standing');
      if (!mayReport(party.by, trigger)) {
        throw new GivingError('FORBIDDEN', `Only reviewers may report ${trigger}.`, { trigger });
      }
      return presentRecord(request, await triggerReVerification(act, { ...party, trigger, details }));
    },
  }),

  getVerificationHistory: route('GET /api/v1/verification/{entity_id}/history', {
    summary: "List the history of an entity's verifications, oldest first",
    description: 'With the id of a verification, lists only its own history.',
    scope: 'verification:read',
    query: historyQuery,
    success: { status: 200, description: 'A page of the history', schema: historySchema },
    async handle(request) {
      const { verification } = await loadVerification(request, 'standing');
      const { db, actor } = request;
      const { page, limit } = request.query;
      const { entries, total } = await listHistory(
        db,
        {
          entityType: verification.state.entityType,
          entityId: verification.entityId,
          verificationId: isVerificationId(request.params.entity_id) ? verification.id : undefined,
        },
        { limit, offset: (page - 1) * limit },
      );
      const showsReviewers = isStaff(actor);
      return {
        history: entries.map((entry) => presentHistoryEntry(entry, showsReviewers)),
        total,
        page,
        limit,
      };
    },
  }),

  nameVerificationReferee: route('POST /api/v1/verification/{entity_id}/references', {
    summary: 'Name a referee of an organization',
    description:
      'The referee gets a mail with a link to a form, valid for 30 days, and one reminder. Only reviewers read the answer. The answer is 409 if the person is a member.',
    ...ofParties,
    body: refereeSchema,
    success: { status: 201, description: 'The record with the reference', schema: verificationSchema },
    async handle(request) {
      const { act, body, actor } = request;
      const party = await requireParty(request, 'entity', 'application');
      const { accountId } = actor;
      return presentRecord(request, await nameReferee(act, { ...party, ...body, accountId }));
    },
  }),

  setVerificationVideoCall: route('POST /api/v1/verification/{entity_id}/video-call', {
    summary: 'Propose or set the time of a video call',
    description:
      'The organization proposes a time, or another time. An independent reviewer sets it, and the members get a mail.',
    ...ofParties,
    body: appointmentSchema,
    success: { status: 200, description: 'The record with the call', schema: verificationSchema },
    async handle(request) {
      const { act, body } = request;
      const party = await requireParty(request, 'either', 'application');
      const { at, link = null } = body;
      return presentRecord(request, await setVideoCall(act, { ...party, time: new Date(at), link }));
    },
  }),

  cancelVerificationVideoCall: route('DELETE /api/v1/verification/{entity_id}/video-call', {
    summary: 'Cancel the video call',
    description: 'The organization or a reviewer cancels. The members get a mail.',
    ...ofParties,
    success: { status: 200, description: 'The record with the call', schema: verificationSchema },
    async handle(request) {
      const { act } = request;
      const party = await requireParty(request, 'either', 'application');
      return presentRecord(request, await cancelVideoCall(act, party));
    },
  }),
});
