/** Lists the checks that vendors make of donors and volunteers. See docs/rules/verification.md. */
import { type EntityType, type Level } from './vocabulary';

const PERSON_CHECKS = [
  'phone',
  'document_authenticity',
  'face_match',
  'address_validation',
  'risk_assessment',
  'identity',
  'criminal_background',
  'registry_check',
  'references',
  'fingerprint_check',
  'child_abuse_clearance',
  'license_verification',
] as const;
export type PersonCheck = (typeof PERSON_CHECKS)[number];

/** A check is `not_checked` if the installation has no vendor for it. */
export type CheckOutcome = 'clear' | 'failed' | 'undecided' | 'not_checked';

const KYC = [
  'phone',
  'document_authenticity',
  'face_match',
  'address_validation',
  'risk_assessment',
] as const satisfies readonly PersonCheck[];
const SCREENING = [
  'phone',
  'identity',
  'criminal_background',
  'registry_check',
  'references',
] as const satisfies readonly PersonCheck[];
const SENSITIVE_ROLES = [
  'fingerprint_check',
  'child_abuse_clearance',
  'license_verification',
] as const satisfies readonly PersonCheck[];

// A `basic` donor only confirms an email address.
const CHECKS: Record<Exclude<EntityType, 'organization'>, Record<Level, readonly PersonCheck[]>> = {
  donor: { basic: [], standard: KYC, enhanced: KYC },
  volunteer: { basic: ['phone'], standard: SCREENING, enhanced: [...SCREENING, ...SENSITIVE_ROLES] },
};

/** The checks of the officer of an organization that applies for `enhanced`. */
export const OFFICER_CHECKS = [
  'criminal_background',
  'registry_check',
] as const satisfies readonly PersonCheck[];

/** Lists the checks of a person for a level. For an organization, the platform queries a register instead. */
export function personChecksFor(entityType: EntityType, level: Level): readonly PersonCheck[] {
  return entityType === 'organization' ? [] : CHECKS[entityType][level];
}

export type EmailStanding = 'confirmed' | 'not_confirmed' | 'no_address';

/** Returns true if there is a check and all checks are clear. A confirmed email address counts as a check. */
export function isPersonClear(email: EmailStanding, outcomes: readonly CheckOutcome[]): boolean {
  if (email === 'not_confirmed' || outcomes.some((outcome) => outcome !== 'clear')) return false;
  return email === 'confirmed' || outcomes.length > 0;
}
