/** What the pages read of the record of a verification. */
import { type Verification, type VerificationDocumentRequest } from '../../client/index';

export type DocumentType = VerificationDocumentRequest['type'];
export type Step = Verification['possible'][number];

export interface Requirement {
  code: 'references' | 'video_call';
  status: 'missing' | 'received' | 'passed' | 'failed';
  problem: string | null;
}

export function requirementsOf({ requirements }: Pick<Verification, 'requirements'>): Requirement[] {
  return requirements.map(({ name, needed, met }) => ({
    code: name,
    status: met < needed ? 'missing' : 'passed',
    problem: null,
  }));
}

export function allows({ possible }: Pick<Verification, 'possible'>, step: Step): boolean {
  return possible.includes(step);
}

const STANDING: Verification['status'][] = ['approved', 'renewal_due', 'expired', 'concern', 'revoked'];
const OPEN: Verification['status'][] = ['pending', 'in_review', 'information_required', 'appealed'];

export function isStanding({ status }: Verification): boolean {
  return STANDING.includes(status);
}

export function isOpen({ status }: Verification): boolean {
  return OPEN.includes(status);
}

export function otherIdOf(_record: Verification): string | null {
  return null;
}

/** The documents of each kind of entity. */
const OF_ENTITY: Record<Verification['entity_type'], DocumentType[]> = {
  organization: [
    'determination_letter',
    'charity_registration',
    'tax_exempt_certificate',
    'articles_of_incorporation',
    'bylaws',
    'board_list',
    'proof_of_address',
    'background_check_consent',
    'annual_return',
    'audited_statements',
    'annual_report',
    'budget',
    'conflict_of_interest_policy',
    'certified_translation',
    'banking_verification',
    'compliance_certificate',
  ],
  donor: ['government_id', 'proof_of_address', 'source_of_funds', 'wealth_statement'],
  volunteer: ['government_id', 'background_check_consent', 'reference', 'license', 'certification'],
};

/** Lists the documents that an entity can send, those that are missing or refused first. */
export function documentsFor(
  entityType: Verification['entity_type'],
  _requirements: Requirement[],
): DocumentType[] {
  return OF_ENTITY[entityType];
}
