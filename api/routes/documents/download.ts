import { z } from 'zod';
import { Content } from '../../content';
import { defineRoute } from '../../route';
import { loadDocument } from './load';
import { documentParams, MEDIA_TYPES } from './schema';

const file = 'The file as it was uploaded';

export const downloadDocument = defineRoute({
  method: 'get',
  path: '/v1/documents/{document_id}/content',
  operationId: 'downloadDocument',
  tag: 'Verification',
  summary: 'Download an uploaded document',
  scope: 'verification:read',
  params: documentParams,
  success: {
    status: 200,
    description: 'The file, as an attachment',
    schema: z.never(),
    media: Object.fromEntries(Object.values(MEDIA_TYPES).map((mediaType) => [mediaType, file])),
  },
  errors: ['NOT_FOUND'],
  async handle({ db, params, actor, gateways }) {
    const { id, format, storageKey } = await loadDocument(db, actor, params.document_id);
    return new Content(MEDIA_TYPES[format], gateways.documents.read(storageKey), `${id}.${format}`);
  },
});
