import { MAX_DOCUMENT_BYTES, START_BYTES } from '../../../domain/documents/content';
import { uploadDocument } from '../../../operations/documents/documents';
import { required } from '../../middleware/state';
import { presentDocument } from '../../presenters/document';
import { route, routes } from '../../route';
import { documentSchema, MEDIA_TYPES } from './schema';
import { loadDocument } from '../../access/documents';
import { z } from 'zod';
import { Content } from '../../content';

const file = 'The file as it was uploaded';

export const documentRoutes = routes('Verification', {
  uploadDocument: route('POST /v1/documents', {
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
    async handle({ act, actor, gateways, upload }) {
      const stored = required(upload, 'the upload');
      const start = await gateways.documents.readStart(stored.key, START_BYTES);
      const { accountId, userId } = actor;
      return presentDocument(await uploadDocument(act, { accountId, userId, stored, start }));
    },
  }),

  getDocument: route('GET /v1/documents/{document_id}', {
    summary: "Read an uploaded document's metadata",
    description: 'The answer has no content.',
    scope: 'verification:read',
    success: { status: 200, description: 'The document without its content', schema: documentSchema },
    async handle({ db, params, actor }) {
      return presentDocument(await loadDocument(db, actor, params.document_id));
    },
  }),

  downloadDocument: route('GET /v1/documents/{document_id}/content', {
    summary: 'Download an uploaded document',
    scope: 'verification:read',
    success: {
      status: 200,
      description: 'The file, as an attachment',
      schema: z.never(),
      media: Object.fromEntries(Object.values(MEDIA_TYPES).map((mediaType) => [mediaType, file])),
    },
    async handle({ db, params, actor, gateways }) {
      const { id, format, storageKey } = await loadDocument(db, actor, params.document_id);
      return new Content(MEDIA_TYPES[format], gateways.documents.read(storageKey), `${id}.${format}`);
    },
  }),
});
