import { MAX_DOCUMENT_BYTES, START_BYTES } from '../../../domain/documents/content';
import { uploadDocument } from '../../../operations/documents/upload-document';
import { required } from '../../middleware/state';
import { presentDocument } from '../../presenters/document';
import { defineRoute } from '../../route';
import { documentSchema, MEDIA_TYPES } from './schema';

export const uploadDocumentRoute = defineRoute({
  method: 'post',
  path: '/v1/documents',
  operationId: 'uploadDocument',
  tag: 'Verification',
  summary: 'Upload a document for a verification',
  description:
    'The body is the file itself, at most 10 MiB. The file is checked when a verification refers to its document_id. An account keeps at most 1,000 documents and 500 MiB. Documents that nothing refers to are removed after a day.',
  scope: 'verification:write',
  upload: {
    maxBytes: MAX_DOCUMENT_BYTES,
    mediaTypes: [...Object.values(MEDIA_TYPES), 'application/octet-stream'],
  },
  success: { status: 201, description: 'The document is stored', schema: documentSchema },
  errors: ['LIMIT_EXCEEDED'],
  async handle({ db, actor, gateways, upload, now }) {
    const stored = required(upload, 'the upload');
    const start = await gateways.documents.readStart(stored.key, START_BYTES);
    const { accountId, userId } = actor;
    return presentDocument(await uploadDocument(db, { accountId, userId, stored, start, at: now }));
  },
});
