import { type z } from 'zod';
import { type UploadedDocument } from '../../db/queries/documents/documents';
import { type documentSchema } from '../routes/documents/schema';

/** Presents an uploaded document without its content. */
export function presentDocument(document: UploadedDocument): z.input<typeof documentSchema> {
  return {
    document_id: document.id,
    format: document.format,
    bytes: document.bytes,
    sha256: document.sha256,
    created_at: document.createdAt.toISOString(),
  };
}
