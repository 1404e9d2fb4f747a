/** What each stage means for its entity, and which checks each step changes (docs/rules/verification.md). */
import {
  type Facts,
  findMove,
  listPossible,
  STAGE_RULES,
  STAGES_FOR_REVIEWERS,
} from '../../../domain/verification/stages';
import {
  type Checks,
  type Happening,
  HAPPENINGS,
  type Stage,
  STAGES,
} from '../../../domain/verification/vocabulary';

const FACTS: Facts = {
  entityType: 'organization',
  level: 'standard',
  isRenewalOpen: true,
  isPastExpiry: false,
  appealedFrom: 'rejected',
  isAppealOpen: true,
  isLookedUp: true,
};
const stagesThat = (rule: (stage: Stage) => boolean) => STAGES.filter(rule).sort();

it('the level is held from the approval until it ends, also during renewals and concerns', () => {
  expect(stagesThat((stage) => STAGE_RULES[stage].inForce)).toEqual(
    [
      'verified',
      'early_renewal_review',
      'renewal_review',
      're_verification',
      'notice_of_concern',
      'opportunity_to_remedy',
      'final_determination',
      'revocation_confirmation',
    ].sort(),
  );
});

it.each<[Stage[], string, string]>([
  [['application', 'document_submission'], 'pending', 'entity'],
  [
    ['initial_review', 'manual_review', 'financial_review', 'compliance_check', 're_verification'],
    'in_review',
    'reviewer',
  ],
  [['request_for_additional_information'], 'information_required', 'entity'],
  [['database_verification'], 'in_review', 'system'],
  [['verified'], 'approved', 'nobody'],
  [['early_renewal_review'], 'approved', 'reviewer'],
  [['renewal_review'], 'renewal_due', 'reviewer'],
  [['notice_of_concern'], 'concern', 'system'],
  [['opportunity_to_remedy'], 'concern', 'entity'],
  [['final_determination', 'revocation_confirmation'], 'concern', 'reviewer'],
  [['appeal_initial_review', 'appeal_full_review'], 'appealed', 'reviewer'],
  [['rejected'], 'rejected', 'nobody'],
  [['revoked'], 'revoked', 'nobody'],
  [['expired', 'superseded'], 'expired', 'nobody'],
])('%j: the status is %s, and the next step is for: %s', (stages, status, waitsFor) => {
  for (const stage of stages) expect(STAGE_RULES[stage]).toMatchObject({ status, waitsFor });
  const others = STAGES.filter((stage) => !stages.includes(stage));
  const alike = others.filter(
    (stage) => STAGE_RULES[stage].status === status && STAGE_RULES[stage].waitsFor === waitsFor,
  );
  expect(alike).toEqual([]);
});

it('the queue of the reviewers has the stages that wait for a reviewer', () => {
  expect([...STAGES_FOR_REVIEWERS].sort()).toEqual(
    [
      'initial_review',
      'manual_review',
      'financial_review',
      'compliance_check',
      'early_renewal_review',
      'renewal_review',
      're_verification',
      'final_determination',
      'revocation_confirmation',
      'appeal_initial_review',
      'appeal_full_review',
    ].sort(),
  );
});

/** The checks that a step changes. A step that is not here changes none. */
const IN_PLACE: Partial<Record<Happening, Partial<Checks>>> = {
  documents_submitted: { documents: 'in_review' },
  documents_accepted: { documents: 'completed' },
  documents_refused: { documents: 'failed' },
  found_in_database: { database: 'completed' },
  not_found_in_database: { database: 'in_review' },
};
const MORE = {
  documents_submitted: { documents: 'in_review' },
  documents_accepted: { documents: 'completed' },
  documents_refused: { documents: 'failed' },
} as const;
const AGAIN = { details_changed: { database: 'in_review' } } as const;
const CHECKS: Partial<Record<Stage, Partial<Record<Happening, Partial<Checks>>>>> = {
  document_submission: {
    documents_submitted: { documents: 'in_review' },
    documents_accepted: { documents: 'in_review' },
    documents_refused: { documents: 'failed' },
  },
  initial_review: {
    pass: { identity: 'completed', documents: 'completed', database: 'in_review' },
    fail: { documents: 'failed' },
    documents_submitted: { documents: 'in_review' },
  },
  request_for_additional_information: {
    documents_submitted: { documents: 'in_review' },
    information_provided: { documents: 'in_review' },
  },
  database_verification: {
    found_in_database: { database: 'completed' },
    not_found_in_database: { database: 'in_review' },
    documents_submitted: { documents: 'in_review' },
    ...AGAIN,
  },
  manual_review: {
    ...MORE,
    pass: { identity: 'completed', database: 'completed' },
    fail: { database: 'failed' },
    deny: { database: 'failed' },
    ...AGAIN,
  },
  financial_review: { fail: { documents: 'failed' }, ...MORE, ...AGAIN },
  compliance_check: { approve: { documents: 'completed', database: 'completed' }, ...MORE, ...AGAIN },
  verified: {
    documents_submitted: { documents: 'in_review' },
    renewal_due: { documents: 'pending', database: 'pending' },
  },
  early_renewal_review: {
    ...IN_PLACE,
    approve: { documents: 'completed' },
    renewal_due: { database: 'pending' },
  },
  renewal_review: { ...IN_PLACE, approve: { documents: 'completed', database: 'completed' } },
  re_verification: {
    ...IN_PLACE,
    approve: { documents: 'completed' },
    renewal_due: { documents: 'pending', database: 'pending' },
  },
};

it.each(STAGES)('each step in %s changes only the checks that it is about', (stage) => {
  for (const happening of HAPPENINGS) {
    const checks = findMove(stage, happening, FACTS)?.checks;
    if (checks !== undefined)
      expect([happening, checks]).toEqual([happening, CHECKS[stage]?.[happening] ?? {}]);
    else expect(CHECKS[stage]?.[happening]).toBeUndefined();
  }
});

it('a refusal lists exactly the steps that the stage allows at this time', () => {
  for (const stage of STAGES) {
    const allowed = HAPPENINGS.filter((happening) => findMove(stage, happening, FACTS) !== undefined);
    expect([...listPossible(stage, FACTS)].sort()).toEqual([...allowed].sort());
  }
  expect(listPossible('rejected', FACTS)).toEqual(['appeal']);
  expect(listPossible('rejected', { ...FACTS, isAppealOpen: false })).toEqual([]);
  expect(listPossible('verified', { ...FACTS, isRenewalOpen: false })).not.toContain('documents_submitted');
});
