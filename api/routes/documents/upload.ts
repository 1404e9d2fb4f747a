import { type UploadedDocument, insertUpload } from '../../../db/queries/documents/documents';
import { formatByStart, MAX_DOCUMENT_BYTES, START_BYTES } from '../../../domain/documents/content';
import { validationError } from '../../../domain/errors';
import { newId } from '../../../new-id';
import { required } from '../../middleware/state';
import { presentDocument } from '../../presenters/document';
import { defineRoute } from '../../route';
import { documentSchema, MEDIA_TYPES } from './schema';

export const uploadDocument = defineRoute({
  method: 'post',
  path: '/v1/documents',
  operationId: 'uploadDocument',
  tag: 'Verification',
  summary: 'Upload a document for a verification',
  description:
    'The body is the file itself, at most 10 MB. It is examined with the verification that names its document_id.',
  scope: 'verification:write',
  upload: {
    maxBytes: MAX_DOCUMENT_BYTES,
    mediaTypes: [...Object.values(MEDIA_TYPES), 'application/octet-stream'],
  },
  success: { status: 201, description: 'The document is kept', schema: documentSchema },
  errors: [],
  async handle({ db, actor, gateways, upload, now }) {
    const { key, bytes, sha256 } = required(upload, 'the upload');
    const format = formatByStart(await gateways.documents.readStart(key, START_BYTES));
    if (format === undefined) {
      throw validationError([{ field: 'body', message: 'is not a PDF, JPEG, PNG, DOC or DOCX file' }]);
    }
    const document: UploadedDocument = {
      id: newId('document'),
      accountId: actor.accountId,
      userId: actor.userId,
      storageKey: key,
      format,
      bytes,
      sha256,
      createdAt: now,
    };
    await insertUpload(db, document);
    return presentDocument(document);
  },
});
