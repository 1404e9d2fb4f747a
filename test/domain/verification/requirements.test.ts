/** An approval that first grants `enhanced` to an organization needs referees and a passed call (docs/rules/verification.md). */
import { GivingError } from '../../../domain/errors';
import { beginApplication, type VerificationState } from '../../../domain/verification/decide';
import { requireAttestations, requirementsOf } from '../../../domain/verification/requirements';
import { STAGES } from '../../../domain/verification/vocabulary';

const { state: applied } = beginApplication({
  entityType: 'organization',
  level: 'enhanced',
  hasDocuments: true,
  isIdentityKnown: true,
  requiredActions: [],
  by: { kind: 'entity', userId: 'user_1', persons: ['user_1'] },
  at: new Date('2026-03-02T12:00:00Z'),
});
const at = (changes: Partial<VerificationState>): VerificationState => ({ ...applied, ...changes });

const answered = { status: 'answered' } as const;
const passed = { status: 'passed' } as const;
const ALL = { references: [answered, answered], calls: [passed] };
const NOTHING = { references: [], calls: [] };

function refusalOf(
  state: VerificationState,
  attestations: Parameters<typeof requireAttestations>[1],
): GivingError | undefined {
  try {
    requireAttestations(state, attestations);
    return undefined;
  } catch (error) {
    if (error instanceof GivingError) return error;
    throw error;
  }
}

function missingOf(state: VerificationState, attestations: Parameters<typeof requireAttestations>[1]) {
  const missing = (refusalOf(state, attestations)?.details.missing ?? []) as { name: string }[];
  return missing.map(({ name }) => name);
}

it('only answers count, and only a passed call', () => {
  const state = at({ stage: 'compliance_check' });
  expect(missingOf(state, NOTHING)).toEqual(['references', 'video_call']);
  expect(missingOf(state, ALL)).toEqual([]);
  for (const status of ['requested', 'declined', 'expired'] as const) {
    expect(missingOf(state, { ...ALL, references: [answered, { status }] })).toEqual(['references']);
  }
  for (const status of ['proposed', 'scheduled', 'cancelled', 'failed', 'no_show'] as const) {
    expect(missingOf(state, { ...ALL, calls: [{ status }] })).toEqual(['video_call']);
  }
  expect(missingOf(state, { ...ALL, calls: [{ status: 'cancelled' }, passed] })).toEqual([]);
});

it('an approval with everything passes, and one without says what is missing', () => {
  const state = at({ stage: 'compliance_check' });
  expect(refusalOf(state, ALL)).toBeUndefined();
  expect(refusalOf(state, { references: [answered], calls: [] })).toMatchObject({
    code: 'CONFLICT',
    details: {
      stage: 'compliance_check',
      missing: [
        { name: 'references', needed: 2, met: 1 },
        { name: 'video_call', needed: 1, met: 0 },
      ],
    },
  });
});

it('only the approval that first grants the level asks for them', () => {
  const asking = STAGES.filter((stage) => missingOf(at({ stage }), NOTHING).length > 0);
  expect(asking).toEqual(['compliance_check']);
  const appealing = STAGES.filter(
    (stage) => missingOf(at({ stage, appealedFrom: 'rejected' }), NOTHING).length > 0,
  );
  expect(appealing).toEqual(['compliance_check', 'appeal_full_review']);
  const appeal = (appealedFrom: 'rejected' | 'revoked') =>
    missingOf(at({ stage: 'appeal_full_review', appealedFrom }), NOTHING);
  expect([appeal('rejected'), appeal('revoked')]).toEqual([['references', 'video_call'], []]);
});

it.each([
  ['organization', 'standard'],
  ['donor', 'enhanced'],
  ['volunteer', 'enhanced'],
] as const)('a %s at %s needs none', (entityType, level) => {
  expect(requirementsOf({ entityType, level }, NOTHING)).toEqual([]);
});
