/** The rules for documents: form by content, size, age. What a person must judge (letterhead, legibility) is not here. */
import { addYear } from './timelines';
import { type DocumentStatus, type DocumentType, type EntityType, type Level } from './vocabulary';

export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;

export const DOCUMENT_RULES = ['reachable', 'size', 'not_empty', 'format', 'dated_within_12_months'] as const;
export type DocumentRule = (typeof DOCUMENT_RULES)[number];

/** One rule that a document breaks, in words for whoever submitted it. */
export interface DocumentProblem {
  rule: DocumentRule;
  message: string;
}

export type DocumentFormat = 'pdf' | 'jpeg' | 'png' | 'doc' | 'docx';

const SIGNATURES: [format: DocumentFormat, bytes: number[]][] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['doc', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['docx', [0x50, 0x4b, 0x03, 0x04]],
];
/** What tells a Word document from any other ZIP file: the name of its part in the directory. */
const WORD_PART = 'word/document.xml';

/** The format by content, whatever the name or the server says; undefined for anything else. */
export function recogniseFormat(content: Uint8Array): DocumentFormat | undefined {
  const found = SIGNATURES.find(([, bytes]) => bytes.every((byte, index) => content[index] === byte))?.[0];
  return found === 'docx' && !includesText(content, WORD_PART) ? undefined : found;
}

/** What the content and date of a fetched document break; empty when it may go to a reviewer. */
export function checkDocument(document: {
  content: Uint8Array;
  isTruncated: boolean;
  issuedOn: string | null;
  at: Date;
}): DocumentProblem[] {
  const aged = checkAge(document.issuedOn, document.at);
  if (document.isTruncated) return [{ rule: 'size', message: 'The file is larger than 10 MB.' }, ...aged];
  if (document.content.length === 0) return [{ rule: 'not_empty', message: 'The file is empty.' }, ...aged];
  if (recogniseFormat(document.content) !== undefined) return aged;
  const message = 'The content is not PDF, JPEG, PNG, DOC or DOCX.';
  return [{ rule: 'format', message }, ...aged];
}

function checkAge(issuedOn: string | null, at: Date): DocumentProblem[] {
  if (issuedOn === null) return [];
  const issued = new Date(`${issuedOn}T00:00:00.000Z`);
  if (issued > at)
    return [{ rule: 'dated_within_12_months', message: `It is dated ${issuedOn}, in the future.` }];
  if (addYear(issued) >= at) return [];
  return [{ rule: 'dated_within_12_months', message: `It is dated ${issuedOn}, more than 12 months ago.` }];
}

function includesText(content: Uint8Array, text: string): boolean {
  const bytes = [...text].map((character) => character.charCodeAt(0));
  for (let at = content.indexOf(bytes[0] ?? 0); at >= 0; at = content.indexOf(bytes[0] ?? 0, at + 1)) {
    if (bytes.every((byte, index) => content[at + index] === byte)) return true;
  }
  return false;
}

export interface SubmittedDocument {
  type: DocumentType;
  status: DocumentStatus;
  problems: DocumentProblem[];
}

/** One action for each rule that a document breaks, naming both. */
export function actionsFor(documents: SubmittedDocument[]): string[] {
  return documents
    .filter(({ status }) => status === 'refused')
    .flatMap(({ type, problems }) =>
      problems.map(({ rule, message }) => `Submit ${type} again (${rule}): ${message}`),
    );
}

const ORGANIZATION_GROUPS: [name: string, types: DocumentType[]][] = [
  ['tax-exempt status', ['determination_letter', 'charity_registration', 'tax_exempt_certificate']],
  ['governance', ['articles_of_incorporation', 'bylaws', 'board_list', 'conflict_of_interest_policy']],
  ['finances', ['annual_return', 'audited_statements', 'annual_report', 'budget']],
];
const IDENTITY: [string, DocumentType[]] = ['identity', ['government_id']];
const ADDRESS: [string, DocumentType[]] = ['address', ['proof_of_address']];

const GROUPS: Record<EntityType, Record<Level, [name: string, types: DocumentType[]][]>> = {
  organization: { basic: [], standard: ORGANIZATION_GROUPS, enhanced: ORGANIZATION_GROUPS },
  donor: {
    basic: [],
    standard: [IDENTITY, ADDRESS, ['source of funds', ['source_of_funds']]],
    enhanced: [IDENTITY, ADDRESS, ['source of funds', ['source_of_funds']], ['wealth', ['wealth_statement']]],
  },
  volunteer: {
    basic: [],
    standard: [IDENTITY, ['background check', ['background_check_consent']], ['references', ['reference']]],
    enhanced: [
      IDENTITY,
      ['background check', ['background_check_consent']],
      ['references', ['reference']],
      ['professional licence', ['license', 'certification']],
    ],
  },
};

/** Whether this level rests on documents at all. */
export function needsDocuments(entityType: EntityType, level: Level): boolean {
  return GROUPS[entityType][level].length > 0;
}

/** What a complete application of this kind holds and this one does not; a reviewer decides whether it matters. */
export function actionsForMissing(entityType: EntityType, level: Level, types: DocumentType[]): string[] {
  return GROUPS[entityType][level]
    .filter(([, oneOf]) => !oneOf.some((type) => types.includes(type)))
    .map(([name, oneOf]) => `Submit a document on ${name}: ${oneOf.join(' or ')}.`);
}
