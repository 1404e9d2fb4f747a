import { type Database } from '../../db/database';
import { lockOwnUploads } from '../../db/queries/documents/documents';
import { isDocumentId } from '../../domain/documents/references';
import { type FieldFault } from '../../domain/errors';

/**
 * The faults of references to documents that the account did not upload. Locks the documents that exist, so that none
 * is removed before the reference is stored.
 */
export async function findReferenceFaults(
  tx: Database,
  { accountId, references, field }: { accountId: string; references: string[]; field: string },
): Promise<FieldFault[]> {
  const cited = references.filter(isDocumentId);
  const own = new Set(cited.length === 0 ? [] : await lockOwnUploads(tx, accountId, cited));
  return references.flatMap((reference, index) =>
    isDocumentId(reference) && !own.has(reference)
      ? [{ field: `${field}.${index}`, message: 'is not a document that you uploaded' }]
      : [],
  );
}
