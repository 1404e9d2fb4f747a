/** During a concern and after a revocation, the details of a charity stay as they are. */
import { type Verification } from '../../../db/queries/verification/verifications';
import { beginApplication } from '../../../domain/verification/decide';
import { type Stage } from '../../../domain/verification/vocabulary';
import { isUnderReview } from '../../../operations/charities/held-verification';

function verificationIn(stage: Stage): Verification {
  const at = new Date();
  const { state } = beginApplication({
    entityType: 'organization',
    level: 'basic',
    hasDocuments: false,
    isIdentityKnown: true,
    requiredActions: [],
    by: { kind: 'entity', userId: 'user_1', persons: ['user_1'] },
    at,
  });
  const ids = { id: 'verification_1', entityId: 'charity_1', accountId: 'account_1' };
  return { ...ids, submittedAt: at, state: { ...state, stage } };
}

it.each([
  { isRevoked: false, stage: 'notice_of_concern', isReviewed: true },
  { isRevoked: false, stage: 'verified', isReviewed: false },
  { isRevoked: false, stage: undefined, isReviewed: false },
  { isRevoked: true, stage: 'revoked', isReviewed: true },
  { isRevoked: true, stage: undefined, isReviewed: true },
] as const)('revoked: $isRevoked, stage $stage: $isReviewed', ({ isRevoked, stage, isReviewed }) => {
  const verification = stage === undefined ? undefined : verificationIn(stage);
  const revokedAt = isRevoked ? new Date() : null;
  expect(isUnderReview({ revokedAt }, verification)).toBe(isReviewed);
});
