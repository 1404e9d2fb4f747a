/**
 * The machine of a standing verification: from the approval over renewals, re-verifications and concerns to its
 * expiry or revocation. The appeal of a revocation is a part of it.
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

/** Returns to `verified`, or to the renewal if the approved year ended in the meantime. */
const restored = ({ isPastExpiry }: Facts): Stage => (isPastExpiry ? 'renewal_review' : 'verified');
const lookUpIfRenewed = ({ isPastExpiry }: Facts): Partial<Checks> =>
  isPastExpiry ? { database: 'pending' } : {};
const restore: Move = { to: restored, checks: lookUpIfRenewed };
const earlyRenewal = ({ isRenewalOpen }: Facts) => (isRenewalOpen ? 'early_renewal_review' : undefined);

const concern: Move = { to: 'notice_of_concern' };
const due: Move = { to: 'renewal_review', checks: { documents: 'pending', database: 'pending' } };
/** The approval of an application gives the entity a new standing verification. */
const superseded: Moves = { superseded: { to: 'superseded' } };

/**
 * Keeps a verification in a review stage while its checks run, because the entity stays verified meanwhile.
 */
function staysIn(stage: Stage): Moves {
  return {
    documents_submitted: { to: stage, checks: SUBMITTED },
    documents_accepted: { to: stage, checks: { documents: 'completed' } },
    documents_refused: { to: stage, checks: REFUSED },
    found_in_database: { to: stage, checks: { database: 'completed' } },
    not_found_in_database: { to: stage, checks: { database: 'in_review' } },
    fail: { to: stage },
    concern_raised: concern,
    ...superseded,
  };
}

const underConcern = (waitsFor: StageRule['waitsFor'], on: Moves): StageRule => ({
  status: 'concern',
  inForce: true,
  waitsFor,
  on,
});

export const STANDING = {
  verified: {
    status: 'approved',
    inForce: true,
    waitsFor: 'nobody',
    on: {
      documents_submitted: { to: earlyRenewal, checks: SUBMITTED },
      renewal_due: due,
      trigger: { to: 're_verification' },
      concern_raised: concern,
      ...superseded,
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
  notice_of_concern: underConcern('system', { notice_sent: { to: 'opportunity_to_remedy' } }),
  opportunity_to_remedy: underConcern('entity', {
    remedy_submitted: { to: 'final_determination' },
    remedy_over: { to: 'final_determination' },
    dismiss: restore,
  }),
  final_determination: underConcern('reviewer', {
    dismiss: restore,
    revoke: { to: 'revocation_confirmation' },
  }),
  revocation_confirmation: underConcern('reviewer', { dismiss: restore, revoke: { to: 'revoked' } }),
  revoked: ended('revoked', { appeal: toAppeal, ...superseded }),
  appeal_initial_review: appealStage({ pass: { to: 'appeal_full_review' }, deny: { to: 'revoked' } }),
  appeal_full_review: appealStage({ approve: restore, deny: { to: 'revoked' } }),
  expired: ended('expired', superseded),
  superseded: ended('expired'),
} satisfies Partial<Record<Stage, StageRule>>;
