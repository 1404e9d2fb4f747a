/** Defines which formats and dates a document needs, by its type. See docs/rules/documents.md. */
import { addMonths, dayOf } from '../days';
import { type DocumentFormat } from '../documents/content';
import { type DocumentProblem } from './documents';
import { type DocumentType } from './vocabulary';

interface TypeRule {
  formats: readonly DocumentFormat[];
  /** The largest age by `issued_on`, in months. Null for a paper that does not grow old. */
  months: number | null;
  /** True for a paper that must still be valid by `expires_on`. Its age does not matter. */
  expires: boolean;
}

const LETTERS = ['pdf', 'doc', 'docx'] as const satisfies readonly DocumentFormat[];
const PICTURES = ['jpeg', 'png'] as const satisfies readonly DocumentFormat[];

const LASTING: TypeRule = { formats: LETTERS, months: null, expires: false };
const PICTURED: TypeRule = { formats: [...LETTERS, ...PICTURES], months: null, expires: false };
const FINANCIAL: TypeRule = { formats: ['pdf'], months: 24, expires: false };
const IDENTITY: TypeRule = { formats: [...PICTURES, 'pdf'], months: null, expires: true };
const RECENT: TypeRule = { formats: LETTERS, months: 12, expires: false };

export const TYPE_RULES: Record<DocumentType, TypeRule> = {
  determination_letter: LASTING,
  charity_registration: LASTING,
  articles_of_incorporation: LASTING,
  bylaws: LASTING,
  conflict_of_interest_policy: LASTING,
  certification: LASTING,
  assessment: LASTING,
  license: PICTURED,
  portfolio: PICTURED,
  annual_return: FINANCIAL,
  audited_statements: FINANCIAL,
  annual_report: FINANCIAL,
  budget: FINANCIAL,
  government_id: IDENTITY,
  tax_exempt_certificate: RECENT,
  board_list: RECENT,
  certified_translation: RECENT,
  banking_verification: RECENT,
  compliance_certificate: RECENT,
  proof_of_address: RECENT,
  source_of_funds: RECENT,
  wealth_statement: RECENT,
  reference: RECENT,
  background_check_consent: RECENT,
};

/** Returns the rule about formats that a document of this type breaks, if its format is known. */
export function checkFormat(type: DocumentType, format: DocumentFormat | undefined): DocumentProblem[] {
  const { formats } = TYPE_RULES[type];
  if (format === undefined || formats.includes(format)) return [];
  const wanted = formats.map((each) => each.toUpperCase()).join(', ');
  return [{ rule: 'format_of_type', message: `A document of this type must be ${wanted}.` }];
}

/** The dates of a document, YYYY-MM-DD, as the applicant gives them. */
interface DocumentDates {
  issuedOn: string | null;
  expiresOn: string | null;
}

/** Returns the rules that the dates of a document break. A date that the type needs and nobody gave breaks one. */
export function checkDates(
  type: DocumentType,
  { issuedOn, expiresOn }: DocumentDates,
  at: Date,
): DocumentProblem[] {
  const { months, expires } = TYPE_RULES[type];
  return [...checkIssue(issuedOn, months, at), ...checkExpiry(expiresOn, expires, at)];
}

function checkIssue(issuedOn: string | null, months: number | null, at: Date): DocumentProblem[] {
  if (issuedOn === null) {
    return months === null ? [] : [{ rule: 'dated', message: 'Give the date of the document (issued_on).' }];
  }
  const today = dayOf(at);
  if (issuedOn > today) return [{ rule: 'dated', message: `The date ${issuedOn} is in the future.` }];
  if (months === null || addMonths(issuedOn, months) >= today) return [];
  return [{ rule: 'recent', message: `The date ${issuedOn} is more than ${String(months)} months ago.` }];
}

function checkExpiry(expiresOn: string | null, expires: boolean, at: Date): DocumentProblem[] {
  if (expiresOn === null) {
    return expires ? [{ rule: 'dated', message: 'Give the date until which it is valid (expires_on).' }] : [];
  }
  if (expiresOn > dayOf(at)) return [];
  return [{ rule: 'not_expired', message: `The document expired on ${expiresOn}.` }];
}
