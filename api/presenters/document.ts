import { type z } from 'zod';
import { type UploadedDocument } from '../../db/queries/documents/documents';
import { documentSchema } from '../routes/documents/schema';
import { project } from '../project';

/** Presents an uploaded document without its content. */
export function presentDocument(document: UploadedDocument): z.input<typeof documentSchema> {
  return project(documentSchema, document, {
    document_id: document.id,
  });
}
