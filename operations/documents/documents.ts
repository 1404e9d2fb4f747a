import {
  deleteUnusedUploads,
  findFormats,
  insertUpload,
  lockDocumentUse,
  markUploadsUsed,
  type UploadedDocument,
} from '../../db/queries/documents/documents';
import { type DocumentFormat, formatByStart } from '../../domain/documents/content';
import {
  type DocumentUse,
  fitsQuota,
  MAX_ACCOUNT_BYTES,
  MAX_ACCOUNT_DOCUMENTS,
  UNUSED_KEPT_HOURS,
} from '../../domain/documents/quota';
import { isDocumentId } from '../../domain/documents/references';
import { type FieldFault, GivingError, validationError } from '../../domain/errors';
import { type StoredDocument } from '../../gateways/documents/document-store';
import { newId } from '../../new-id';
import { type Act } from '../act';

export interface DocumentUpload {
  accountId: string;
  userId: string;
  /** The file in the document store. */
  stored: StoredDocument;
  /** The first bytes of the file, which identify its format. */
  start: Buffer;
}

/**
 * Stores the row of an uploaded file. Refuses an unknown format, and a file that would exceed the account's
 * quota.
 */
export async function uploadDocument({ tx, at }: Act, upload: DocumentUpload): Promise<UploadedDocument> {
  const { accountId, userId, stored, start } = upload;
  const format = formatByStart(start);
  if (format === undefined) {
    throw validationError([
      { field: 'body', code: 'format', message: 'is not a PDF, JPEG, PNG, DOC or DOCX file' },
    ]);
  }
  const use = await lockDocumentUse(tx, accountId);
  if (!fitsQuota(use, stored.bytes)) throw quotaExceeded(use);
  const { key: storageKey, bytes, sha256 } = stored;
  const id = newId('document');
  const document = { id, accountId, userId, storageKey, format, bytes, sha256, createdAt: at };
  await insertUpload(tx, document);
  return document;
}

function quotaExceeded({ documents, bytes }: DocumentUse): GivingError {
  return new GivingError(
    'LIMIT_EXCEEDED',
    `Your account may keep ${MAX_ACCOUNT_DOCUMENTS.toLocaleString('en-US')} documents with 500 MiB in total. A document is removed after a day if nothing refers to it.`,
    {
      documents,
      bytes,
      limit_documents: MAX_ACCOUNT_DOCUMENTS,
      limit_bytes: MAX_ACCOUNT_BYTES,
    },
  );
}

/** References of a request to proofs. */
interface Citing {
  accountId: string;
  references: string[];
  field: string;
  /** The formats that an uploaded document may have. Absent: every one. */
  formats?: readonly DocumentFormat[];
}

/**
 * Returns a fault for each reference to a document that the account did not upload, or whose format is not allowed.
 * Marks the account's own documents as used, so that they are kept.
 */
export async function findReferenceFaults(
  { tx, at }: Act,
  { accountId, references, field, formats }: Citing,
): Promise<FieldFault[]> {
  const cited = references.filter(isDocumentId);
  if (cited.length === 0) return [];
  const own = new Set(await markUploadsUsed(tx, { ids: cited, accountId, at }));
  const formatOf = await findFormats(tx, [...own]);
  const allowed: readonly string[] | undefined = formats;
  return references.flatMap((reference, index): FieldFault[] => {
    const place = `${field}.${String(index)}`;
    if (!isDocumentId(reference)) return [];
    if (!own.has(reference))
      return [{ field: place, code: 'not_found', message: 'is not a document that you uploaded' }];
    const format = formatOf.get(reference) ?? '';
    if (allowed?.includes(format) !== false) return [];
    const message = `is a ${format.toUpperCase()} file. Upload one of these formats: ${allowed.join(', ').toUpperCase()}`;
    return [{ field: place, code: 'format', message }];
  });
}

const HOUR_MS = 3_600_000;

/**
 * Deletes the rows of a batch of documents that nothing refers to. Returns the keys of their files, which the
 * caller removes after the commit.
 */
export async function removeUnusedDocuments({ tx, at }: Act, limit: number): Promise<string[]> {
  return deleteUnusedUploads(tx, new Date(at.getTime() - UNUSED_KEPT_HOURS * HOUR_MS), limit);
}
