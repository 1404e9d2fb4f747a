/** What people may cite as proof: a web address, or a document that they uploaded. See docs/rules/documents.md. */

/** An http or https URL as it is written, without spaces or control characters, and without user name or password. */
export function isWebUrl(text: string): boolean {
  if (!/^https?:\/\/[^\s\p{Cc}]+$/iu.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/** Whether a text has the form of a document's id. */
export function isDocumentId(text: string): boolean {
  return /^document_[0-9a-z]{1,55}$/.test(text);
}
