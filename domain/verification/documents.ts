/**
 * Defines the automatic checks of documents. Reviewers check letterhead and legibility. See
 * docs/rules/documents.md.
 */
import { CONTENT_RULES } from '../documents/content';
import { type DocumentStatus, type DocumentType } from './vocabulary';

export const DOCUMENT_RULES = [
  'reachable',
  ...CONTENT_RULES,
  'opens',
  'safe_archive',
  'no_active_content',
  'no_malware',
  'has_pages',
  'format_of_type',
  'dated',
  'recent',
  'not_expired',
] as const;
type DocumentRule = (typeof DOCUMENT_RULES)[number];

/** A rule that a document breaks, with a message for the submitter. */
export interface DocumentProblem {
  rule: DocumentRule;
  message: string;
}

/** The result of checking a document's content. */
export interface DocumentFinding {
  problems: DocumentProblem[];
  format: string | null;
  bytes: number | null;
  sha256: string | null;
}

export interface SubmittedDocument {
  type: DocumentType;
  status: DocumentStatus;
  problems: DocumentProblem[];
}

/** Returns one required action for each broken rule. An action names the document and the rule. */
export function actionsFor(documents: readonly SubmittedDocument[]): string[] {
  return documents
    .filter(({ status }) => status === 'refused')
    .flatMap(({ type, problems }) =>
      problems.map(({ rule, message }) => `Submit ${type} again (${rule}): ${message}`),
    );
}
