/** A reference to a proof is a web address or the id of an uploaded document (docs/rules/documents.md). */
import { isDocumentId, isWebUrl } from '../../../domain/documents/references';

it.each([
  'https://example.org',
  'http://example.org/license.pdf',
  'HTTPS://EXAMPLE.ORG/A',
  'https://example.org:8443/a?b=c&d#e',
  'https://example.org/a@b',
  'https://bücher.example/ä',
])('%s is a web address', (text) => {
  expect(isWebUrl(text)).toBe(true);
});

it.each([
  ['another protocol', 'ftp://example.org/a'],
  ['a script', 'javascript:alert(1)'],
  ['a script before an address', 'javascript:https://example.org'],
  ['a space before it', ' https://example.org'],
  ['a space within it', 'https://example.org/a b'],
  ['a space after it', 'https://example.org '],
  ['a line break', 'https://example.org/a\nb'],
  ['a control character', 'https://example.org/a\u0001b'],
  ['a control character of Latin-1', 'https://example.org/a\u0085b'],
  ['no protocol', 'example.org/a'],
  ['one slash', 'https:/example.org'],
  ['no host', 'https://'],
  ['a port that does not exist', 'https://example.org:99999'],
  ['a user', 'https://ann@example.org'],
  ['a user and a password', 'https://ann:secret@example.org'],
  ['a password alone', 'https://:secret@example.org'],
  ['nothing', ''],
])('a text with %s is no web address', (_case, text) => {
  expect(isWebUrl(text)).toBe(false);
});

it.each([
  ['document_01kakv4h3k6z8w2m5n7p9q1r3s', true],
  ['document_a', true],
  [`document_${'a'.repeat(55)}`, true],
  [`document_${'a'.repeat(56)}`, false],
  ['document_', false],
  ['document_A', false],
  ['document_a-b', false],
  ['a_document_a', false],
  ['document_a b', false],
  ['donation_01kakv4h3k6z8w2m5n7p9q1r3s', false],
  ['', false],
])('%s has the form of a document’s id: %s', (text, isId) => {
  expect(isDocumentId(text)).toBe(isId);
});
