import { type Database } from '../../db/database';
import { insertUpload, type UploadedDocument } from '../../db/queries/documents/documents';
import { formatByStart } from '../../domain/documents/content';
import { validationError } from '../../domain/errors';
import { type StoredDocument } from '../../gateways/document-store';
import { newId } from '../../new-id';

export interface DocumentUpload {
  accountId: string;
  userId: string;
  /** The file in the document store. */
  stored: StoredDocument;
  /** The first bytes of the file, which identify its format. */
  start: Buffer;
  at: Date;
}

/** Records an uploaded file as a document. Throws VALIDATION_ERROR if its format is not accepted. */
export async function uploadDocument(tx: Database, upload: DocumentUpload): Promise<UploadedDocument> {
  const { accountId, userId, stored, start, at } = upload;
  const format = formatByStart(start);
  if (format === undefined) {
    throw validationError([{ field: 'body', message: 'is not a PDF, JPEG, PNG, DOC or DOCX file' }]);
  }
  const { key: storageKey, bytes, sha256 } = stored;
  const id = newId('document');
  const document = { id, accountId, userId, storageKey, format, bytes, sha256, createdAt: at };
  await insertUpload(tx, document);
  return document;
}
