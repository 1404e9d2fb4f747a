/**
 * The machine of an application: from the request to the approval, which makes it the standing verification of the
 * entity, or to its end. The appeal of a rejected application is a part of it.
 */
import { type Checks, type Stage } from '../vocabulary';
import {
  appealStage,
  ended,
  type Facts,
  type Move,
  type Moves,
  REFUSED,
  type StageRule,
  SUBMITTED,
  toAppeal,
} from './rule';

/** Nobody reviews a `basic` organization that the register knows. */
const isBasicOrganization = ({ entityType, level }: Facts) =>
  entityType === 'organization' && level === 'basic';
const afterDocuments = (facts: Facts): Stage =>
  isBasicOrganization(facts) ? 'database_verification' : 'initial_review';
/** Only organizations from `standard` up and `enhanced` donors have a financial review. */
const afterDatabase = ({ entityType, level }: Facts): Stage => {
  const isReviewed =
    entityType === 'organization' ? level !== 'basic' : entityType === 'donor' && level === 'enhanced';
  return isReviewed ? 'financial_review' : 'compliance_check';
};
const withoutMatch = (facts: Facts): Stage =>
  isBasicOrganization(facts) ? 'compliance_check' : 'manual_review';
/** A granted appeal does not replace the look-up of the register and the sanctions lists. */
const afterAppeal = ({ isLookedUp }: Facts): Stage => (isLookedUp ? 'verified' : 'database_verification');

/** In each stage, a reviewer may deny the application, and the applicant may withdraw it. */
const ANY_TIME: Moves = { deny: { to: 'rejected' }, withdraw: { to: 'withdrawn' } };

/** Repeats the look-up, because the charity's details changed after the first one. */
const lookUpAgain: Move = { to: 'database_verification', checks: { database: 'in_review' } };

const asksForMore = (checks: Partial<Checks>): Move => ({ to: 'request_for_additional_information', checks });

/** Takes documents while a reviewer works. The stage changes only if one of them breaks a rule. */
const takesMore = (stage: Stage): Moves => ({
  documents_submitted: { to: stage, checks: SUBMITTED },
  documents_accepted: { to: stage, checks: { documents: 'completed' } },
  documents_refused: asksForMore(REFUSED),
});

const open = (rule: Omit<StageRule, 'inForce'>): StageRule => ({
  ...rule,
  inForce: false,
  on: { ...ANY_TIME, ...rule.on },
});
const review = (on: Moves): StageRule => open({ status: 'in_review', waitsFor: 'reviewer', on });

export const APPLICATION = {
  application: open({
    status: 'pending',
    waitsFor: 'entity',
    on: { applied: { to: 'document_submission' } },
  }),
  document_submission: open({
    status: 'pending',
    waitsFor: 'entity',
    on: {
      documents_submitted: { to: 'document_submission', checks: SUBMITTED },
      documents_accepted: { to: afterDocuments, checks: SUBMITTED },
      documents_refused: asksForMore(REFUSED),
    },
  }),
  initial_review: review({
    pass: {
      to: 'database_verification',
      checks: { identity: 'completed', documents: 'completed', database: 'in_review' },
    },
    fail: asksForMore(REFUSED),
    documents_submitted: { to: 'document_submission', checks: SUBMITTED },
  }),
  request_for_additional_information: open({
    status: 'information_required',
    waitsFor: 'entity',
    on: {
      documents_submitted: { to: 'document_submission', checks: SUBMITTED },
      information_provided: { to: 'document_submission', checks: SUBMITTED },
    },
  }),
  database_verification: open({
    status: 'in_review',
    waitsFor: 'system',
    on: {
      found_in_database: { to: afterDatabase, checks: { database: 'completed' } },
      not_found_in_database: { to: withoutMatch, checks: { database: 'in_review' } },
      documents_submitted: { to: 'database_verification', checks: SUBMITTED },
      details_changed: lookUpAgain,
    },
  }),
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
  rejected: ended('rejected', { appeal: toAppeal }),
  appeal_initial_review: appealStage({ ...ANY_TIME, pass: { to: 'appeal_full_review' } }),
  appeal_full_review: appealStage({ ...ANY_TIME, approve: { to: afterAppeal } }),
  withdrawn: ended('withdrawn'),
} satisfies Partial<Record<Stage, StageRule>>;
