/** Lists the values that verification uses in the API. See docs/rules/verification.md. */

export const ENTITY_TYPES = ['organization', 'donor', 'volunteer'] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];

export const VERIFICATION_LEVELS = ['basic', 'standard', 'enhanced'] as const;
export type Level = (typeof VERIFICATION_LEVELS)[number];

export const STATUSES = [
  'pending',
  'in_review',
  'information_required',
  'approved',
  'rejected',
  'renewal_due',
  'expired',
  'concern',
  'revoked',
  'appealed',
  'withdrawn',
] as const;
export type Status = (typeof STATUSES)[number];

/** The entity gets a mail when its verification reaches one of these statuses. */
export const TOLD_STATUSES = [
  'information_required',
  'approved',
  'rejected',
  'renewal_due',
  'expired',
  'concern',
  'revoked',
  'appealed',
  'withdrawn',
] as const satisfies readonly Status[];
/** A person also gets a mail when the identity check needs them. The status stays `in_review`. */
export const IDENTITY_REQUIRED = 'identity_required';
export type ToldStatus = (typeof TOLD_STATUSES)[number] | typeof IDENTITY_REQUIRED;

export const STAGES = [
  'application',
  'document_submission',
  'initial_review',
  'request_for_additional_information',
  'database_verification',
  'manual_review',
  'financial_review',
  'compliance_check',
  'verified',
  'rejected',
  'early_renewal_review',
  'renewal_review',
  'expired',
  're_verification',
  'notice_of_concern',
  'opportunity_to_remedy',
  'final_determination',
  'revocation_confirmation',
  'revoked',
  'appeal_initial_review',
  'appeal_full_review',
  'superseded',
  'withdrawn',
] as const;
export type Stage = (typeof STAGES)[number];

/** A happening is an action of the entity, of a reviewer or of the system, or a deadline that passed. */
export const HAPPENINGS = [
  'applied',
  'documents_submitted',
  'documents_accepted',
  'documents_refused',
  'information_provided',
  'pass',
  'fail',
  'approve',
  'deny',
  'found_in_database',
  'not_found_in_database',
  'renewal_due',
  'grace_over',
  'trigger',
  'concern_raised',
  'notice_sent',
  'remedy_submitted',
  'remedy_over',
  'dismiss',
  'revoke',
  'appeal',
  'superseded',
  'withdraw',
  'details_changed',
] as const;
export type Happening = (typeof HAPPENINGS)[number];

/** The happenings that the entity or reviewers start. The system starts the others. */
export const STEPS_OF_PEOPLE = [
  'documents_submitted',
  'information_provided',
  'pass',
  'fail',
  'approve',
  'deny',
  'trigger',
  'concern_raised',
  'remedy_submitted',
  'dismiss',
  'revoke',
  'appeal',
  'withdraw',
] as const satisfies readonly Happening[];
export type StepOfPeople = (typeof STEPS_OF_PEOPLE)[number];

/** The steps of the history that do not change the stage. */
const NOTES = [
  'claimed',
  'released',
  'reminded',
  'screened',
  'reference_requested',
  'reference_reminded',
  'reference_answered',
  'reference_declined',
  'reference_expired',
  'call_proposed',
  'call_scheduled',
  'call_cancelled',
  'call_recorded',
] as const;
export type Note = (typeof NOTES)[number];

/** Everything that a history has. */
export const HISTORY_STEPS = [...HAPPENINGS, ...NOTES] as const;

export const REVIEW_DECISIONS = ['pass', 'fail', 'approve', 'deny'] as const;
export const DETERMINATIONS = ['dismiss', 'revoke'] as const;

/** The reasons for which a verification may be revoked. */
export const GROUNDS = [
  'fraudulent_documents',
  'criminal_activity',
  'terms_violations',
  'regulatory_non_compliance',
] as const;
export type Grounds = (typeof GROUNDS)[number];

/** The events that start a re-verification. */
export const TRIGGERS = [
  'leadership_change',
  'address_change',
  'suspicious_activity',
  'regulatory_update',
  'material_change',
] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** The triggers that an entity may report of itself. */
const OWN_TRIGGERS: readonly Trigger[] = ['leadership_change', 'address_change'];

export function isOwnTrigger(trigger: Trigger): boolean {
  return OWN_TRIGGERS.includes(trigger);
}

export const DOCUMENT_TYPES = [
  'determination_letter',
  'charity_registration',
  'tax_exempt_certificate',
  'articles_of_incorporation',
  'bylaws',
  'board_list',
  'conflict_of_interest_policy',
  'annual_return',
  'audited_statements',
  'annual_report',
  'budget',
  'certified_translation',
  'banking_verification',
  'compliance_certificate',
  'government_id',
  'proof_of_address',
  'source_of_funds',
  'wealth_statement',
  'reference',
  'background_check_consent',
  'license',
  'certification',
  'portfolio',
  'assessment',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

export const DOCUMENT_STATUSES = ['pending', 'accepted', 'refused', 'replaced'] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

export const CHECK_STATES = ['pending', 'in_review', 'completed', 'failed'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

export interface Checks {
  identity: CheckState;
  documents: CheckState;
  database: CheckState;
}

/**
 * The kinds of actors. `system` is the workflow. It checks documents and enforces deadlines. A `referee` has no
 * account.
 */
export const ACTOR_KINDS = ['entity', 'reviewer', 'operator', 'system', 'referee'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

export interface ActingParty {
  kind: ActorKind;
  /** The user; null for the system and for referees. */
  userId: string | null;
  /** The users who can use the credential. They are its user and its issuers. */
  persons: readonly string[];
  /** Everybody to whom they are tied, themselves included. Only a party that decides has it. */
  tied?: readonly string[];
}

export const SYSTEM: ActingParty = { kind: 'system', userId: null, persons: [] };
export const REFEREE: ActingParty = { kind: 'referee', userId: null, persons: [] };
