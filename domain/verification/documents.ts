/**
 * Defines the automatic checks of documents. Reviewers check letterhead and legibility. See
 * docs/rules/documents.md.
 */
import { shiftByDays, startOfDay } from '../days';
import { CONTENT_RULES } from '../documents/content';
import { REFERENCES_NEEDED } from '../references/reference';
import { needsAttestations } from './requirements';
import { addYear } from './timelines';
import { type DocumentStatus, type DocumentType, type EntityType, type Level } from './vocabulary';

export const DOCUMENT_RULES = [
  'reachable',
  ...CONTENT_RULES,
  'opens',
  'safe_archive',
  'no_active_content',
  'no_malware',
  'dated_within_12_months',
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
  /** The perceptual hashes of an identity document's pictures. */
  pictures: string[];
}

/** Returns the rules that a document's date breaks. */
export function checkAge(issuedOn: string | null, at: Date): DocumentProblem[] {
  if (issuedOn === null) return [];
  const issued = startOfDay(issuedOn);
  if (issued > at)
    return [{ rule: 'dated_within_12_months', message: `The date ${issuedOn} is in the future.` }];
  if (shiftByDays(addYear(issued), 1) > at) return [];
  return [{ rule: 'dated_within_12_months', message: `The date ${issuedOn} is more than 12 months ago.` }];
}

export interface SubmittedDocument {
  type: DocumentType;
  status: DocumentStatus;
  problems: DocumentProblem[];
}

/** Returns one required action for each broken rule. An action names the document and the rule. */
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
/** An `enhanced` organization also shows its finances in full. */
const ENHANCED_GROUPS: [name: string, types: DocumentType[]][] = [
  ...ORGANIZATION_GROUPS.slice(0, 2),
  ['annual return', ['annual_return']],
  ['audited finances', ['audited_statements']],
  ['budget', ['budget']],
];
/** An organization outside the United States also submits these. */
const INTERNATIONAL_GROUPS: [name: string, types: DocumentType[]][] = [
  ['registration in its country', ['charity_registration']],
  ['certified translations', ['certified_translation']],
  ['international banking', ['banking_verification']],
  ['local compliance', ['compliance_certificate']],
];
/** Organizations of these countries need no translations. */
const ENGLISH_SPEAKING = ['AU', 'CA', 'GB', 'IE', 'NZ'];
const HOME_COUNTRY = 'US';
const IDENTITY: [string, DocumentType[]] = ['identity', ['government_id']];
const ADDRESS: [string, DocumentType[]] = ['address', ['proof_of_address']];

const GROUPS: Record<EntityType, Record<Level, [name: string, types: DocumentType[]][]>> = {
  organization: { basic: [], standard: ORGANIZATION_GROUPS, enhanced: ENHANCED_GROUPS },
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

/** Returns true if this level requires documents. */
export function needsDocuments(entityType: EntityType, level: Level): boolean {
  return GROUPS[entityType][level].length > 0;
}

export interface Applying {
  entityType: EntityType;
  level: Level;
  /** The country of an organization. Null counts as the United States. */
  country: string | null;
}

/** The required actions for references and the video call. Mails show them too, so they name no calls. */
const ACTIONS_OF_PEOPLE = [
  `Name ${String(REFERENCES_NEEDED)} referees who know the organization.`,
  'Propose a time for a video call.',
];

/**
 * Returns one required action for each missing kind of document, and for the referees and the call that the
 * level needs. A reviewer judges the content of the documents.
 */
export function actionsForMissing(applying: Applying, types: DocumentType[]): string[] {
  const { entityType, level } = applying;
  const groups = [...GROUPS[entityType][level], ...internationalGroups(applying)];
  const missing = groups
    .filter(([, oneOf]) => !oneOf.some((type) => types.includes(type)))
    .map(([name, oneOf]) => `Submit a document on ${name}: ${oneOf.join(' or ')}.`);
  return needsAttestations(entityType, level) ? [...missing, ...ACTIONS_OF_PEOPLE] : missing;
}

function internationalGroups({ entityType, level, country }: Applying): typeof INTERNATIONAL_GROUPS {
  if (entityType !== 'organization' || level === 'basic') return [];
  if (country === null || country === HOME_COUNTRY) return [];
  const needsTranslation = !ENGLISH_SPEAKING.includes(country);
  return INTERNATIONAL_GROUPS.filter(
    ([, types]) => needsTranslation || !types.includes('certified_translation'),
  );
}
