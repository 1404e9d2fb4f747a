/** What the pages read of the record of a verification. */
import { type Verification, type VerificationDocumentRequest } from '../../client/index';

export type DocumentType = VerificationDocumentRequest['type'];
export type Step = Verification['possible'][number];

export type Requirement = Verification['requirements'][number];

export function allows({ possible }: Pick<Verification, 'possible'>, step: Step): boolean {
  return possible.includes(step);
}

/** Returns true for an application that is not decided, and for the appeal of a rejected one. */
export function isOpen({ status, standing }: Verification): boolean {
  const isUndecided = status === 'pending' || status === 'in_review' || status === 'information_required';
  return !standing && (isUndecided || status === 'appealed');
}

/** The documents that meet a requirement. The first one is proposed. */
const ACCEPTED: Partial<Record<Requirement['code'], DocumentType[]>> = {
  proof_of_address: ['proof_of_address'],
  background_check_consent: ['background_check_consent'],
  governance: ['bylaws', 'articles_of_incorporation'],
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

/** Lists the documents that the level takes, those that are missing or refused first. */
export function documentsFor(requirements: Requirement[]): DocumentType[] {
  const isLacking = ({ status }: Requirement) => status === 'missing' || status === 'failed';
  const inOrder = [...requirements.filter(isLacking), ...requirements.filter((each) => !isLacking(each))];
  return [...new Set(inOrder.flatMap(({ code }) => ACCEPTED[code] ?? []))];
}

/** What a document must say about its age, as the rules of its type ask. */
export function datesOf(type: DocumentType): { issued: boolean; expires: boolean } {
  const expires = type === 'government_id';
  return { expires, issued: !expires && !LASTING.includes(type) };
}

/** These do not grow old. */
const LASTING: DocumentType[] = [
  'determination_letter',
  'charity_registration',
  'articles_of_incorporation',
  'bylaws',
  'conflict_of_interest_policy',
  'license',
  'certification',
  'portfolio',
  'assessment',
];
