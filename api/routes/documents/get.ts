import { presentDocument } from '../../presenters/document';
import { defineRoute } from '../../route';
import { loadDocument } from './load';
import { documentParams, documentSchema } from './schema';

export const getDocument = defineRoute({
  method: 'get',
  path: '/v1/documents/{document_id}',
  operationId: 'getDocument',
  tag: 'Verification',
  summary: "Read an uploaded document's metadata",
  scope: 'verification:read',
  params: documentParams,
  success: { status: 200, description: 'The document without its content', schema: documentSchema },
  errors: ['NOT_FOUND'],
  async handle({ db, params, actor }) {
    return presentDocument(await loadDocument(db, actor, params.document_id));
  },
});
