import { defineRoute } from '../../route';
import { moveAndPresent, loadLockedVerification } from './load';
import { entityParams, entityQuery, submissionSchema, verificationSchema } from './schema';
import { submitDocuments } from './submitted-documents';

export const submitVerificationDocuments = defineRoute({
  method: 'post',
  path: '/api/v1/verification/{entity_id}/documents',
  operationId: 'submitVerificationDocuments',
  tag: 'Verification',
  summary: 'Submit documents or the information that was asked for',
  description:
    'A document replaces those of its type that were refused. They are fetched and checked soon after.',
  scope: 'verification:write',
  params: entityParams,
  query: entityQuery,
  body: submissionSchema,
  success: {
    status: 202,
    description: 'The documents are accepted to be checked',
    schema: verificationSchema,
  },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle(request) {
    const { verification, by } = await loadLockedVerification(request, 'entity');
    await submitDocuments(request, verification.id);
    return moveAndPresent(request, verification, {
      happening: 'documents_submitted',
      by,
      reason: request.body.statement,
    });
  },
});
