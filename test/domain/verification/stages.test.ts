/** Every stage × every happening is decided: allowed with its target, or refused. */
import { findMove, PASSES_BY, roleOf, STAGE_RULES } from '../../../domain/verification/stages';
import { type Facts } from '../../../domain/verification/stages';
import { type Happening, HAPPENINGS, type Stage, STAGES } from '../../../domain/verification/vocabulary';

const FACTS: Facts = {
  entityType: 'organization',
  level: 'standard',
  isRenewalOpen: false,
  isPastExpiry: false,
  appealedFrom: null,
  isAppealOpen: true,
  isLookedUp: true,
};

/** In each stage of an application, a reviewer may deny it, and the applicant may withdraw it. */
const open = (moves: Partial<Record<Happening, Stage>>) => ({
  deny: 'rejected' as const,
  withdraw: 'withdrawn' as const,
  ...moves,
});

/** Both machines for an organization in the middle of its year, written a second time; everything else is refused. */
const EXPECTED: Record<Stage, Partial<Record<Happening, Stage>>> = {
  application: open({ applied: 'document_submission' }),
  document_submission: open({
    documents_submitted: 'document_submission',
    documents_accepted: 'initial_review',
    documents_refused: 'request_for_additional_information',
  }),
  initial_review: open({
    documents_submitted: 'document_submission',
    pass: 'database_verification',
    fail: 'request_for_additional_information',
  }),
  request_for_additional_information: open({
    documents_submitted: 'document_submission',
    information_provided: 'document_submission',
  }),
  database_verification: open({
    documents_submitted: 'database_verification',
    found_in_database: 'financial_review',
    not_found_in_database: 'manual_review',
    details_changed: 'database_verification',
  }),
  manual_review: open({
    ...takesMore('manual_review'),
    pass: 'compliance_check',
    fail: 'request_for_additional_information',
    details_changed: 'database_verification',
  }),
  financial_review: open({
    ...takesMore('financial_review'),
    pass: 'compliance_check',
    fail: 'request_for_additional_information',
    details_changed: 'database_verification',
  }),
  compliance_check: open({
    ...takesMore('compliance_check'),
    approve: 'verified',
    details_changed: 'database_verification',
  }),
  verified: {
    renewal_due: 'renewal_review',
    trigger: 're_verification',
    concern_raised: 'notice_of_concern',
    superseded: 'superseded',
  },
  rejected: { appeal: 'appeal_initial_review' },
  early_renewal_review: {
    ...reviewedInPlace('early_renewal_review'),
    approve: 'verified',
    renewal_due: 'renewal_review',
    trigger: 're_verification',
  },
  renewal_review: {
    ...reviewedInPlace('renewal_review'),
    approve: 'verified',
    deny: 'rejected',
    grace_over: 'expired',
  },
  expired: { superseded: 'superseded' },
  re_verification: {
    ...reviewedInPlace('re_verification'),
    approve: 'verified',
    renewal_due: 'renewal_review',
    trigger: 're_verification',
  },
  notice_of_concern: { notice_sent: 'opportunity_to_remedy' },
  opportunity_to_remedy: {
    remedy_submitted: 'final_determination',
    remedy_over: 'final_determination',
    dismiss: 'verified',
  },
  final_determination: { dismiss: 'verified', revoke: 'revocation_confirmation' },
  revocation_confirmation: { dismiss: 'verified', revoke: 'revoked' },
  revoked: { appeal: 'appeal_initial_review', superseded: 'superseded' },
  appeal_initial_review: open({ pass: 'appeal_full_review' }),
  appeal_full_review: open({ approve: 'verified' }),
  superseded: {},
  withdrawn: {},
};

/** An applicant can add documents at any time before the decision. */
function takesMore(stage: Stage): Partial<Record<Happening, Stage>> {
  return {
    documents_submitted: stage,
    documents_accepted: stage,
    documents_refused: 'request_for_additional_information',
  };
}

function reviewedInPlace(stage: Stage): Partial<Record<Happening, Stage>> {
  return {
    documents_submitted: stage,
    documents_accepted: stage,
    documents_refused: stage,
    found_in_database: stage,
    not_found_in_database: stage,
    fail: stage,
    concern_raised: 'notice_of_concern',
    superseded: 'superseded',
  };
}

const PAIRS = STAGES.flatMap((stage) =>
  HAPPENINGS.map((happening): [Stage, Happening] => [stage, happening]),
);

it.each(PAIRS)('%s × %s', (stage, happening) => {
  expect(findMove(stage, happening, FACTS)?.to).toBe(EXPECTED[stage][happening]);
});

/** The appeal of a revocation cannot be withdrawn. If it is lost, the entity stays revoked. */
const OF_REVOCATION: Partial<Record<Stage, Partial<Record<Happening, Stage>>>> = {
  appeal_initial_review: { pass: 'appeal_full_review', deny: 'revoked' },
  appeal_full_review: { approve: 'verified', deny: 'revoked' },
};

it.each(PAIRS)('after an appealed revocation: %s × %s', (stage, happening) => {
  const expected = OF_REVOCATION[stage] ?? EXPECTED[stage];
  expect(findMove(stage, happening, { ...FACTS, appealedFrom: 'revoked' })?.to).toBe(expected[happening]);
});

it('a verification is an application, the standing one of its entity, or past', () => {
  const role = (stage: Stage) => roleOf({ stage, appealedFrom: null });
  const stagesOf = (wanted: string) => STAGES.filter((stage) => role(stage) === wanted).join(' ');
  expect(stagesOf('application')).toBe(
    'application document_submission initial_review request_for_additional_information database_verification ' +
      'manual_review financial_review compliance_check appeal_initial_review appeal_full_review',
  );
  expect(stagesOf('standing')).toBe(
    'verified early_renewal_review renewal_review expired re_verification notice_of_concern opportunity_to_remedy ' +
      'final_determination revocation_confirmation revoked',
  );
  expect(stagesOf('past')).toBe('rejected superseded withdrawn');
  for (const stage of ['appeal_initial_review', 'appeal_full_review'] as const) {
    expect(roleOf({ stage, appealedFrom: 'rejected' })).toBe('application');
    expect(roleOf({ stage, appealedFrom: 'revoked' })).toBe('standing');
  }
});

describe('what a target depends on', () => {
  it.each<[string, Stage, Happening, Partial<Facts>, Stage | undefined]>([
    [
      'nobody reviews the papers of a basic organization',
      'document_submission',
      'documents_accepted',
      { level: 'basic' },
      'database_verification',
    ],
    [
      'nor its finances',
      'database_verification',
      'found_in_database',
      { level: 'basic' },
      'compliance_check',
    ],
    [
      'one reviewer decides about a basic organization that the register does not know',
      'database_verification',
      'not_found_in_database',
      { level: 'basic' },
      'compliance_check',
    ],
    [
      'a basic donor is reviewed',
      'document_submission',
      'documents_accepted',
      { entityType: 'donor', level: 'basic' },
      'initial_review',
    ],
    [
      'a donor of tier 3 shows wealth',
      'database_verification',
      'found_in_database',
      { entityType: 'donor', level: 'enhanced' },
      'financial_review',
    ],
    [
      'a donor of tier 2 does not',
      'database_verification',
      'found_in_database',
      { entityType: 'donor' },
      'compliance_check',
    ],
    [
      'a volunteer has no finances',
      'database_verification',
      'found_in_database',
      { entityType: 'volunteer', level: 'enhanced' },
      'compliance_check',
    ],
    [
      'documents for an early renewal',
      'verified',
      'documents_submitted',
      { isRenewalOpen: true },
      'early_renewal_review',
    ],
    [
      'a concern dismissed after the year ended',
      'final_determination',
      'dismiss',
      { isPastExpiry: true },
      'renewal_review',
    ],
    ['an appeal out of time', 'rejected', 'appeal', { isAppealOpen: false }, undefined],
    [
      'an appeal that is lost at once',
      'appeal_initial_review',
      'deny',
      { appealedFrom: 'revoked' },
      'revoked',
    ],
    ['an appeal that is lost', 'appeal_full_review', 'deny', { appealedFrom: 'rejected' }, 'rejected'],
    [
      'a revocation undone in its year',
      'appeal_full_review',
      'approve',
      { appealedFrom: 'revoked' },
      'verified',
    ],
    [
      'a revocation undone after its year',
      'appeal_full_review',
      'approve',
      { appealedFrom: 'revoked', isPastExpiry: true },
      'renewal_review',
    ],
    [
      'a rejection undone',
      'appeal_full_review',
      'approve',
      { appealedFrom: 'rejected', isPastExpiry: true },
      'verified',
    ],
    [
      'a rejection undone before the look-up',
      'appeal_full_review',
      'approve',
      { appealedFrom: 'rejected', isLookedUp: false },
      'database_verification',
    ],
  ])('%s', (_name, stage, happening, facts, expected) => {
    expect(findMove(stage, happening, { ...FACTS, ...facts })?.to).toBe(expected);
  });
});

it('every stage is reached from an application, and the level is held only after an approval', () => {
  const everyFact: Facts[] = (['rejected', 'revoked'] as const).flatMap((appealedFrom) =>
    [true, false].map((flag) => ({
      ...FACTS,
      appealedFrom,
      isPastExpiry: flag,
      isRenewalOpen: true,
    })),
  );
  const reach = (from: Stage, allowed: (happening: Happening) => boolean) => {
    const reached = new Set<Stage>([from]);
    for (const stage of reached) {
      for (const happening of HAPPENINGS.filter(allowed)) {
        for (const facts of everyFact) {
          const to = findMove(stage, happening, facts)?.to;
          if (to !== undefined) reached.add(to);
        }
      }
    }
    return reached;
  };
  expect([...reach('application', () => true)].sort()).toEqual([...STAGES].sort());
  const unapproved = [...reach('application', (happening) => happening !== 'approve')];
  expect(unapproved.filter((stage) => STAGE_RULES[stage].inForce)).toEqual([]);
});

it('a stage that passes by itself takes the happening it passes by', () => {
  for (const [stage, happening] of Object.entries(PASSES_BY)) {
    expect(findMove(stage as Stage, happening, FACTS)).toBeDefined();
  }
});
