/**
 * Defines the stages of a verification. A happening is an action or a passed deadline. Each stage has a
 * status, and a target stage for each happening that it allows. All other happenings get CONFLICT. See
 * docs/rules/verification.md.
 */
import {
  type Checks,
  type EntityType,
  type Happening,
  type Level,
  type Stage,
  STAGES,
  type Status,
} from './vocabulary';

/** The facts on which a target stage can depend. */
export interface Facts {
  entityType: EntityType;
  level: Level;
  /** True if the entity may already submit documents for its yearly renewal. */
  isRenewalOpen: boolean;
  /** True if the approved year is over. */
  isPastExpiry: boolean;
  /** The appealed decision. It stays set after a lost appeal. */
  appealedFrom: 'rejected' | 'revoked' | null;
  isAppealOpen: boolean;
  /** True if the entity was revoked while it applied. */
  isEntityRevoked: boolean;
}

/** A target stage, or a function that chooses it by the facts. Undefined refuses the happening. */
type Target = Stage | ((facts: Facts) => Stage | undefined);

export interface Move {
  to: Target;
  checks?: Partial<Checks>;
}

export interface StageRule {
  status: Status;
  /** True if the entity holds its level in this stage. */
  inForce: boolean;
  /** The party that must act next. */
  waitsFor: 'entity' | 'reviewer' | 'system' | 'nobody';
  on: Partial<Record<Happening, Move>>;
}

/** Nobody reviews a `basic` organization that the register knows. */
const isBasicOrganization = ({ entityType, level }: Facts) =>
  entityType === 'organization' && level === 'basic';
const afterDocuments = (facts: Facts): Stage =>
  isBasicOrganization(facts) ? 'database_verification' : 'initial_review';
/** Only organizations from `standard` up and `enhanced` donors have a financial review. */
const afterDatabase = (facts: Facts): Stage =>
  (facts.entityType === 'organization' && facts.level !== 'basic') ||
  (facts.entityType === 'donor' && facts.level === 'enhanced')
    ? 'financial_review'
    : 'compliance_check';
const withoutMatch = (facts: Facts): Stage =>
  isBasicOrganization(facts) ? 'compliance_check' : 'manual_review';
/** Returns to `verified`, or to the renewal if the approved year ended in the meantime. */
const restored = ({ isPastExpiry }: Facts): Stage => (isPastExpiry ? 'renewal_review' : 'verified');
const appealed = ({ isAppealOpen }: Facts) => (isAppealOpen ? 'appeal_initial_review' : undefined);
const appealWon = (facts: Facts): Stage => (facts.appealedFrom === 'revoked' ? restored(facts) : 'verified');
const appealLost = ({ appealedFrom }: Facts) => appealedFrom ?? undefined;
/** A revocation withdraws an application, but not the appeal of a revocation. */
const withdrawn = ({ isEntityRevoked, appealedFrom }: Facts) =>
  isEntityRevoked && appealedFrom !== 'revoked' ? 'withdrawn' : undefined;
const earlyRenewal = ({ isRenewalOpen }: Facts) => (isRenewalOpen ? 'early_renewal_review' : undefined);

const SUBMITTED = { documents: 'in_review' } as const;
const REFUSED = { documents: 'failed' } as const;
const concern: Move = { to: 'notice_of_concern' };
const due: Move = { to: 'renewal_review', checks: { documents: 'pending', database: 'pending' } };
const toSuperseded: Move = { to: 'superseded' };
const toWithdrawn: Move = { to: withdrawn };

/**
 * Keeps a verification in a review stage while its checks run, because the entity stays verified meanwhile.
 */
function staysIn(stage: Stage): Partial<Record<Happening, Move>> {
  return {
    documents_submitted: { to: stage, checks: SUBMITTED },
    documents_accepted: { to: stage, checks: { documents: 'completed' } },
    documents_refused: { to: stage, checks: REFUSED },
    found_in_database: { to: stage, checks: { database: 'completed' } },
    not_found_in_database: { to: stage, checks: { database: 'in_review' } },
    fail: { to: stage },
    concern_raised: concern,
    superseded: toSuperseded,
  };
}

/** Repeats the look-up, because the charity's details changed after the first one. */
const lookUpAgain: Move = { to: 'database_verification', checks: { database: 'in_review' } };

const asksForMore = (checks: Partial<Checks>): Move => ({ to: 'request_for_additional_information', checks });

/** Takes documents while a reviewer works. The stage changes only if one of them breaks a rule. */
function takesMore(stage: Stage): StageRule['on'] {
  return {
    documents_submitted: { to: stage, checks: SUBMITTED },
    documents_accepted: { to: stage, checks: { documents: 'completed' } },
    documents_refused: asksForMore(REFUSED),
  };
}

const review = (on: StageRule['on']): StageRule => ({
  status: 'in_review',
  inForce: false,
  waitsFor: 'reviewer',
  on: { deny: { to: 'rejected' }, withdraw: toWithdrawn, ...on },
});

const APPLICATION = {
  application: {
    status: 'pending',
    inForce: false,
    waitsFor: 'entity',
    on: { applied: { to: 'document_submission' }, withdraw: toWithdrawn },
  },
  document_submission: {
    status: 'pending',
    inForce: false,
    waitsFor: 'entity',
    on: {
      documents_submitted: { to: 'document_submission', checks: SUBMITTED },
      documents_accepted: { to: afterDocuments, checks: SUBMITTED },
      documents_refused: asksForMore(REFUSED),
      withdraw: toWithdrawn,
    },
  },
  initial_review: review({
    pass: {
      to: 'database_verification',
      checks: { identity: 'completed', documents: 'completed', database: 'in_review' },
    },
    fail: asksForMore(REFUSED),
    documents_submitted: { to: 'document_submission', checks: SUBMITTED },
  }),
  request_for_additional_information: {
    status: 'information_required',
    inForce: false,
    waitsFor: 'entity',
    on: {
      documents_submitted: { to: 'document_submission', checks: SUBMITTED },
      information_provided: { to: 'document_submission', checks: SUBMITTED },
      deny: { to: 'rejected' },
      withdraw: toWithdrawn,
    },
  },
  database_verification: {
    status: 'in_review',
    inForce: false,
    waitsFor: 'system',
    on: {
      found_in_database: { to: afterDatabase, checks: { database: 'completed' } },
      not_found_in_database: { to: withoutMatch, checks: { database: 'in_review' } },
      documents_submitted: { to: 'database_verification', checks: SUBMITTED },
      details_changed: lookUpAgain,
      withdraw: toWithdrawn,
    },
  },
  manual_review: review({
    ...takesMore('manual_review'),
    details_changed: lookUpAgain,
    pass: { to: 'compliance_check', checks: { identity: 'completed', database: 'completed' } },
    fail: asksForMore({ database: 'failed' }),
    deny: { to: 'rejected', checks: { database: 'failed' } },
  }),
  financial_review: review({
    ...takesMore('financial_review'),
    details_changed: lookUpAgain,
    pass: { to: 'compliance_check' },
    fail: asksForMore(REFUSED),
  }),
  compliance_check: review({
    ...takesMore('compliance_check'),
    approve: { to: 'verified', checks: { documents: 'completed', database: 'completed' } },
    details_changed: lookUpAgain,
  }),
} satisfies Partial<Record<Stage, StageRule>>;

const IN_GOOD_STANDING = {
  verified: {
    status: 'approved',
    inForce: true,
    waitsFor: 'nobody',
    on: {
      documents_submitted: { to: earlyRenewal, checks: SUBMITTED },
      renewal_due: due,
      trigger: { to: 're_verification' },
      concern_raised: concern,
      superseded: toSuperseded,
    },
  },
  early_renewal_review: {
    status: 'approved',
    inForce: true,
    waitsFor: 'reviewer',
    on: {
      ...staysIn('early_renewal_review'),
      approve: { to: 'verified', checks: { documents: 'completed' } },
      renewal_due: { to: 'renewal_review', checks: { database: 'pending' } },
      trigger: { to: 're_verification' },
    },
  },
  renewal_review: {
    status: 'renewal_due',
    inForce: true,
    waitsFor: 'reviewer',
    on: {
      ...staysIn('renewal_review'),
      approve: { to: 'verified', checks: { documents: 'completed', database: 'completed' } },
      deny: { to: 'rejected' },
      grace_over: { to: 'expired' },
    },
  },
  re_verification: {
    status: 'in_review',
    inForce: true,
    waitsFor: 'reviewer',
    on: {
      ...staysIn('re_verification'),
      approve: { to: 'verified', checks: { documents: 'completed' } },
      renewal_due: due,
      trigger: { to: 're_verification' },
    },
  },
} satisfies Partial<Record<Stage, StageRule>>;

const UNDER_CONCERN = {
  notice_of_concern: {
    status: 'concern',
    inForce: true,
    waitsFor: 'system',
    on: { notice_sent: { to: 'opportunity_to_remedy' } },
  },
  opportunity_to_remedy: {
    status: 'concern',
    inForce: true,
    waitsFor: 'entity',
    on: {
      remedy_submitted: { to: 'final_determination' },
      remedy_over: { to: 'final_determination' },
      dismiss: { to: restored },
    },
  },
  final_determination: {
    status: 'concern',
    inForce: true,
    waitsFor: 'reviewer',
    on: { dismiss: { to: restored }, revoke: { to: 'revocation_confirmation' } },
  },
  revocation_confirmation: {
    status: 'concern',
    inForce: true,
    waitsFor: 'reviewer',
    on: { dismiss: { to: restored }, revoke: { to: 'revoked' } },
  },
} satisfies Partial<Record<Stage, StageRule>>;

const ended = (status: Status, on: StageRule['on'] = {}): StageRule => ({
  status,
  inForce: false,
  waitsFor: 'nobody',
  on,
});

const appealStage = (on: StageRule['on']): StageRule => ({
  status: 'appealed',
  inForce: false,
  waitsFor: 'reviewer',
  on: { deny: { to: appealLost }, withdraw: toWithdrawn, ...on },
});

export const STAGE_RULES: Record<Stage, StageRule> = {
  ...APPLICATION,
  ...IN_GOOD_STANDING,
  ...UNDER_CONCERN,
  rejected: ended('rejected', { appeal: { to: appealed } }),
  revoked: ended('revoked', { appeal: { to: appealed } }),
  appeal_initial_review: appealStage({ pass: { to: 'appeal_full_review' } }),
  appeal_full_review: appealStage({ approve: { to: appealWon } }),
  expired: ended('expired'),
  superseded: ended('expired'),
  withdrawn: ended('withdrawn'),
};

/**
 * Stages that a verification leaves immediately. For example, the platform sends a notice of concern as soon
 * as the concern is recorded.
 */
export const PASSES_BY: Partial<Record<Stage, Happening>> = { notice_of_concern: 'notice_sent' };

/** Returns the target stage of a happening, and the changed checks. Returns undefined to refuse it. */
export function findMove(
  stage: Stage,
  happening: Happening,
  facts: Facts,
): { to: Stage; checks: Partial<Checks> } | undefined {
  const move = STAGE_RULES[stage].on[happening];
  const to = typeof move?.to === 'function' ? move.to(facts) : move?.to;
  return to === undefined ? undefined : { to, checks: move?.checks ?? {} };
}

/** Lists the happenings that a stage allows, for the details of a refusal. */
export function listPossible(stage: Stage, facts: Facts): Happening[] {
  const known = Object.keys(STAGE_RULES[stage].on) as Happening[];
  return known.filter((happening) => findMove(stage, happening, facts) !== undefined);
}

/** Lists the stages of an undecided application. An entity has at most one undecided application. */
export const STAGES_OF_APPLICATION = [
  ...(Object.keys(APPLICATION) as Stage[]),
  'appeal_initial_review',
  'appeal_full_review',
] as const satisfies readonly Stage[];

/** Returns true if an application is not decided yet, or its denial is under appeal. */
export function isUndecided(stage: Stage): boolean {
  return STAGES_OF_APPLICATION.some((each) => each === stage);
}

/** The stages in the reviewers' queue. */
export const STAGES_FOR_REVIEWERS = STAGES.filter((stage) => STAGE_RULES[stage].waitsFor === 'reviewer');
