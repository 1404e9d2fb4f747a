/** Limits the documents that an account may store. See docs/rules/documents.md. */

export const MAX_ACCOUNT_BYTES = 500 * 1024 * 1024;
export const MAX_ACCOUNT_DOCUMENTS = 1_000;
/** The platform deletes a document that nobody has used after this many hours. */
export const UNUSED_KEPT_HOURS = 24;

export interface DocumentUse {
  documents: number;
  bytes: number;
}

/** Returns true if an account with these documents may add a document of `addedBytes` bytes. */
export function fitsQuota({ documents, bytes }: DocumentUse, addedBytes: number): boolean {
  return documents < MAX_ACCOUNT_DOCUMENTS && bytes + addedBytes <= MAX_ACCOUNT_BYTES;
}
