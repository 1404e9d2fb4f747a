/**
 * Checks references to proofs. A reference is a web address or the id of an uploaded document. See
 * docs/rules/documents.md.
 */

/** Returns true for an http or https URL without spaces, control characters, user name and password. */
export function isWebUrl(text: string): boolean {
  if (!/^https?:\/\/[^\s\p{Cc}]+$/iu.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/** Returns true if a text has the form of a document's id. */
export function isDocumentId(text: string): boolean {
  return /^document_[0-9a-z]{1,55}$/.test(text);
}
