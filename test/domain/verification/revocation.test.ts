/** A revocation keeps its entity from applying for 365 days, unless an appeal succeeds. */
import { GivingError } from '../../../domain/errors';
import { beginApplication, type VerificationState } from '../../../domain/verification/decide';
import { refuseIfRevoked, REVOCATION_DAYS } from '../../../domain/verification/revocation';
import { STAGES } from '../../../domain/verification/vocabulary';

const REVOKED_AT = new Date('2026-03-01T12:00:00.000Z');
const UNTIL = new Date('2027-03-01T12:00:00.000Z');
const by = { kind: 'entity' as const, userId: 'user_1', persons: ['user_1'] };
const { state } = beginApplication({
  entityType: 'donor',
  level: 'basic',
  hasDocuments: false,
  isIdentityKnown: false,
  requiredActions: [],
  by,
  at: REVOKED_AT,
});

function refusalOf(changes: Partial<VerificationState>, at: Date): GivingError | undefined {
  const verifications = [
    { id: 'verification_old', state: { ...state, revokedAt: REVOKED_AT, ...changes } },
    { id: 'verification_new', state: { ...state, stage: 'rejected' as const } },
  ];
  try {
    refuseIfRevoked(verifications, at);
    return undefined;
  } catch (error) {
    if (error instanceof GivingError) return error;
    throw error;
  }
}

it('the last moment of the 365 days is refused, and the first moment after them is not', () => {
  expect(REVOCATION_DAYS).toBe(365);
  const last = new Date(UNTIL.getTime() - 1);
  expect(refusalOf({ stage: 'revoked' }, last)).toMatchObject({
    code: 'CONFLICT',
    details: {
      reason: 'revoked',
      until: UNTIL.toISOString(),
      verification_id: 'verification_old',
      status: 'revoked',
    },
  });
  expect(refusalOf({ stage: 'revoked' }, UNTIL)).toBeUndefined();
});

it('only a revoked verification refuses, also while its appeal is open', () => {
  const refusing = (appealedFrom: VerificationState['appealedFrom']) =>
    STAGES.filter((stage) => refusalOf({ stage, appealedFrom }, REVOKED_AT) !== undefined);
  expect(refusing(null)).toEqual(['revoked']);
  expect(refusing('rejected')).toEqual(['revoked']);
  expect(refusing('revoked')).toEqual(['revoked', 'appeal_initial_review', 'appeal_full_review']);
});
