import { submitDocuments } from '../../../operations/verification/submit-documents';
import { defineRoute } from '../../route';
import { requireParty } from './party';
import { presentRecord } from './present';
import { entityParams, entityQuery, submissionSchema, verificationSchema } from './schema';
import { submittedDocuments } from './submitted-documents';

export const submitVerificationDocuments = defineRoute({
  method: 'post',
  path: '/api/v1/verification/{entity_id}/documents',
  operationId: 'submitVerificationDocuments',
  tag: 'Verification',
  summary: 'Submit documents or the requested information',
  description:
    'A document replaces the refused documents of its type. New documents are fetched and checked soon after.',
  scope: 'verification:write',
  params: entityParams,
  query: entityQuery,
  body: submissionSchema,
  success: {
    status: 202,
    description: 'The documents are accepted and will be checked',
    schema: verificationSchema,
  },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle(request) {
    const { db, body, gateways, now } = request;
    const submission = {
      ...(await requireParty(request, 'entity')),
      documents: await submittedDocuments(request),
      statement: body.statement,
      at: now,
    };
    return presentRecord(request, await submitDocuments(db, submission, gateways));
  },
});
