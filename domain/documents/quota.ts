/** How much an account may keep. See docs/rules/documents.md. */

export const MAX_ACCOUNT_BYTES = 500 * 1024 * 1024;
export const MAX_ACCOUNT_DOCUMENTS = 1_000;
/** A document that nothing cites after this time is removed. */
export const UNUSED_KEPT_HOURS = 24;

export interface DocumentUse {
  documents: number;
  bytes: number;
}

/** Whether an account that keeps so much may add a document of that size. */
export function fitsQuota({ documents, bytes }: DocumentUse, addedBytes: number): boolean {
  return documents < MAX_ACCOUNT_DOCUMENTS && bytes + addedBytes <= MAX_ACCOUNT_BYTES;
}
