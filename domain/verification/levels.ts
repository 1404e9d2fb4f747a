/**
 * Defines what each level asks for. The record, mails, pages, docs/rules/verification.md and refusals come from this
 * table.
 */
import { REFERENCES_NEEDED } from '../references/reference';
import { type DocumentType, type EntityType, type Level } from './vocabulary';

export const REQUIREMENT_CODES = [
  'email',
  'phone',
  'profile',
  'terms',
  'officer',
  'officer_background',
  'proof_of_address',
  'social_profile',
  'background_check_consent',
  'governance',
  'board_list',
  'tax_exempt_status',
  'annual_return',
  'audited_statements',
  'budget',
  'conflict_of_interest_policy',
  'references',
  'video_call',
  'country_registration',
  'certified_translation',
  'banking_verification',
  'compliance_certificate',
  'government_id',
  'source_of_funds',
  'wealth_statement',
  'reference',
  'license',
] as const;
export type RequirementCode = (typeof REQUIREMENT_CODES)[number];

const BASIC = ['email', 'phone', 'profile', 'terms'] as const satisfies readonly RequirementCode[];
const STANDARD = [
  ...BASIC,
  'officer',
  'proof_of_address',
  'social_profile',
  'background_check_consent',
  'governance',
  'board_list',
  'tax_exempt_status',
] as const satisfies readonly RequirementCode[];
const ENHANCED = [
  ...STANDARD,
  'officer_background',
  'annual_return',
  'audited_statements',
  'budget',
  'conflict_of_interest_policy',
  'references',
  'video_call',
] as const satisfies readonly RequirementCode[];
const SCREENED = [
  'government_id',
  'background_check_consent',
  'reference',
] as const satisfies RequirementCode[];
const KNOWN = ['government_id', 'proof_of_address', 'source_of_funds'] as const satisfies RequirementCode[];

const REQUIREMENTS_OF: Record<EntityType, Record<Level, readonly RequirementCode[]>> = {
  organization: { basic: BASIC, standard: STANDARD, enhanced: ENHANCED },
  donor: { basic: [], standard: KNOWN, enhanced: [...KNOWN, 'wealth_statement'] },
  volunteer: { basic: [], standard: SCREENED, enhanced: [...SCREENED, 'license'] },
};

/** An organization outside the United States also shows these, from `standard` up. */
const INTERNATIONAL = [
  'country_registration',
  'certified_translation',
  'banking_verification',
  'compliance_certificate',
] as const satisfies readonly RequirementCode[];
/** Organizations of these countries need no translations. */
const ENGLISH_SPEAKING = ['AU', 'CA', 'GB', 'IE', 'NZ'];
const HOME_COUNTRY = 'US';

/** The documents that meet a requirement. One of them is enough. The other requirements need no document. */
export const ACCEPTED_DOCUMENTS: Partial<Record<RequirementCode, readonly DocumentType[]>> = {
  proof_of_address: ['proof_of_address'],
  background_check_consent: ['background_check_consent'],
  governance: ['articles_of_incorporation', 'bylaws'],
  board_list: ['board_list'],
  tax_exempt_status: ['determination_letter', 'charity_registration', 'tax_exempt_certificate'],
  annual_return: ['annual_return'],
  audited_statements: ['audited_statements'],
  budget: ['budget'],
  conflict_of_interest_policy: ['conflict_of_interest_policy'],
  country_registration: ['charity_registration'],
  certified_translation: ['certified_translation'],
  banking_verification: ['banking_verification'],
  compliance_certificate: ['compliance_certificate'],
  government_id: ['government_id'],
  source_of_funds: ['source_of_funds'],
  wealth_statement: ['wealth_statement'],
  reference: ['reference'],
  license: ['license', 'certification'],
};

/** The name of a requirement, and what the applicant does to meet it. Mails show the second, so it names no calls. */
export const REQUIREMENT_WORDS: Record<RequirementCode, { label: string; ask: string }> = {
  email: { label: 'Confirmed email address', ask: 'Confirm your email address.' },
  phone: { label: 'Confirmed phone number', ask: 'Confirm your phone number.' },
  profile: { label: 'Profile of the organization', ask: 'Complete the profile of the organization.' },
  terms: { label: 'Accepted terms', ask: 'Accept the terms of the platform.' },
  officer: {
    label: 'Identity of an officer',
    ask: 'Verify a member of the organization as a person, to the level standard or above.',
  },
  officer_background: {
    label: 'Background check of the officer',
    ask: 'Name an officer who consents to a background check.',
  },
  proof_of_address: documentWords('Proof of address', 'proof_of_address'),
  social_profile: {
    label: 'Social profile',
    ask: 'Add a social profile that links to the page of the organization.',
  },
  background_check_consent: documentWords('Consent to a background check', 'background_check_consent'),
  governance: documentWords('Governance', 'governance'),
  board_list: documentWords('List of the board', 'board_list'),
  tax_exempt_status: documentWords('Tax-exempt status', 'tax_exempt_status'),
  annual_return: documentWords('Annual return', 'annual_return'),
  audited_statements: documentWords('Audited statements', 'audited_statements'),
  budget: documentWords('Budget', 'budget'),
  conflict_of_interest_policy: documentWords('Conflict of interest policy', 'conflict_of_interest_policy'),
  references: {
    label: 'References',
    ask: `Name ${String(REFERENCES_NEEDED)} referees who know the organization.`,
  },
  video_call: { label: 'Video call', ask: 'Propose a time for a video call.' },
  country_registration: documentWords('Registration in its country', 'country_registration'),
  certified_translation: documentWords('Certified translations', 'certified_translation'),
  banking_verification: documentWords('International banking', 'banking_verification'),
  compliance_certificate: documentWords('Local compliance', 'compliance_certificate'),
  government_id: documentWords('Government ID', 'government_id'),
  source_of_funds: documentWords('Source of funds', 'source_of_funds'),
  wealth_statement: documentWords('Wealth', 'wealth_statement'),
  reference: documentWords('Letter of reference', 'reference'),
  license: documentWords('Professional license', 'license'),
};

function documentWords(label: string, code: RequirementCode): { label: string; ask: string } {
  const types = ACCEPTED_DOCUMENTS[code] ?? [];
  return { label, ask: `Submit a document on ${label.toLowerCase()}: ${types.join(' or ')}.` };
}

interface Applying {
  entityType: EntityType;
  level: Level;
  /** The country of an organization. Null counts as the United States. */
  country: string | null;
}

/** Lists what an application needs, in the order of the table. */
export function codesFor({ entityType, level, country }: Applying): readonly RequirementCode[] {
  const codes = REQUIREMENTS_OF[entityType][level];
  if (entityType !== 'organization' || level === 'basic') return codes;
  if (country === null || country === HOME_COUNTRY) return codes;
  const needsTranslation = !ENGLISH_SPEAKING.includes(country);
  return [...codes, ...INTERNATIONAL.filter((code) => needsTranslation || code !== 'certified_translation')];
}

/** Returns true if a verification needs references and a video call. */
export function needsAttestations(entityType: EntityType, level: Level): boolean {
  return REQUIREMENTS_OF[entityType][level].includes('video_call');
}
