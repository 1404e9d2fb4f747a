/** What a decision keeps, who may take it, and what it says when it is refused. */
import { GivingError } from '../../../domain/errors';
import {
  beginApplication,
  decide,
  type Decision,
  estimateCompletion,
  type Occurrence,
  statusOf,
  type VerificationState,
} from '../../../domain/verification/decide';
import { type Happening, type Stage, SYSTEM, type Trigger } from '../../../domain/verification/vocabulary';

const on = (text: string) => new Date(`${text}T12:00:00.000Z`);
const reviewer = (userId: string) => ({ kind: 'reviewer' as const, userId, persons: [userId] });
const member = { kind: 'entity' as const, userId: 'user_member', persons: ['user_member'] };
const application = {
  entityType: 'organization',
  level: 'standard',
  hasDocuments: true,
  isIdentityKnown: true,
  requiredActions: ['Submit the bylaws.'],
  by: member,
  at: on('2026-11-16'),
} as const;
const begun = beginApplication({ ...application, requiredActions: [...application.requiredActions] });
const inStage = (stage: Stage, changes: Partial<VerificationState> = {}): VerificationState => ({
  ...begun.state,
  stage,
  ...changes,
});
const happens = (
  state: VerificationState,
  happening: Happening,
  changes: Partial<Occurrence> = {},
): Decision => decide(state, { happening, by: reviewer('user_1'), at: on('2026-11-18'), ...changes });

/** From `standard` up, it takes two to dismiss a concern. */
const dismissedByTwo = (state: VerificationState): VerificationState =>
  happens(happens(state, 'dismiss').state, 'dismiss', { by: reviewer('user_2') }).state;

/** From `standard` up two reviewers approve. */
const approvedByTwo = (state: VerificationState): VerificationState =>
  happens(happens(state, 'approve').state, 'approve', { by: reviewer('user_2') }).state;

function refusalOf(act: () => unknown): GivingError {
  try {
    act();
  } catch (error) {
    if (error instanceof GivingError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('an application', () => {
  it('waits for documents from its first moment, with what must be done', () => {
    expect(begun.state).toMatchObject({
      entityType: 'organization',
      level: 'standard',
      stage: 'document_submission',
      requiredActions: ['Submit the bylaws.'],
      reason: null,
      grounds: null,
      clockStartedAt: on('2026-11-16'),
      stageEnteredAt: on('2026-11-16'),
      dueAt: null,
      expiresAt: null,
      graceEndsAt: null,
      remindedDays: null,
      appealedFrom: null,
      deciders: [],
      claimedBy: null,
      isSelfReported: false,
      period: 0,
    });
    expect(begun.steps).toEqual([
      {
        happening: 'applied',
        fromStage: 'application',
        toStage: 'document_submission',
        status: 'pending',
        by: member,
        reason: null,
        at: on('2026-11-16'),
      },
    ]);
  });

  it.each([
    [true, true, { identity: 'completed', documents: 'in_review', database: 'pending' }],
    [false, false, { identity: 'in_review', documents: 'pending', database: 'pending' }],
  ])('by somebody known %s, with documents %s: %j', (isIdentityKnown, hasDocuments, checks) => {
    const { state } = beginApplication({
      ...application,
      requiredActions: [],
      isIdentityKnown,
      hasDocuments,
    });
    expect(state.checks).toEqual(checks);
  });
});

describe('a refusal', () => {
  it('names the stage, its status and what is possible there', () => {
    expect(refusalOf(() => happens(inStage('revoked'), 'grace_over'))).toMatchObject({
      code: 'CONFLICT',
      message: 'Stage revoked does not allow "grace over": see details.possible.',
      details: { status: 'revoked', stage: 'revoked', possible: ['appeal', 'superseded'] },
    });
  });

  it.each([
    ['the last day', '2026-12-16', 'appeal_initial_review'],
    ['a day too late', '2026-12-17', undefined],
  ])('an appeal on %s', (_case, day, stage) => {
    const rejected = inStage('rejected', { stageEnteredAt: on('2026-11-16') });
    const appeal = () => happens(rejected, 'appeal', { at: on(day) });
    if (stage === undefined) expect(refusalOf(appeal).code).toBe('CONFLICT');
    else expect(appeal().state.stage).toBe(stage);
  });

  it('there is one appeal', () => {
    const lost = inStage('rejected', { appealedFrom: 'rejected' });
    expect(refusalOf(() => happens(lost, 'appeal')).code).toBe('CONFLICT');
  });
});

describe('a second person', () => {
  it.each([
    ['revocation_confirmation', 'revoke'],
    ['appeal_initial_review', 'pass'],
    ['appeal_full_review', 'approve'],
    ['appeal_full_review', 'deny'],
  ] as const)('is needed in %s to %s', (stage, happening) => {
    const state = inStage(stage, { deciders: ['user_1'], appealedFrom: 'rejected' });
    expect(refusalOf(() => happens(state, happening))).toMatchObject({
      code: 'FORBIDDEN',
      details: { stage },
    });
    expect(() => happens(state, happening, { by: reviewer('user_2') })).not.toThrow();
  });

  it('is needed to dismiss a concern, and not for the first word on a revocation', () => {
    const proposed = inStage('revocation_confirmation', { deciders: ['user_1'] });
    const first = happens(proposed, 'dismiss').state;
    expect(first).toMatchObject({ stage: 'revocation_confirmation', approvals: [{ by: 'user_1' }] });
    expect(first.deciders).toEqual(['user_1']);
    expect(refusalOf(() => happens(first, 'dismiss')).code).toBe('CONFLICT');
    expect(dismissedByTwo(proposed)).toMatchObject({ stage: 'verified', approvals: [], deciders: [] });
    const basic = { ...proposed, level: 'basic' as const };
    expect(happens(basic, 'dismiss').state.stage).toBe('verified');
    expect(happens(basic, 'dismiss', { isAfterRevocation: true }).state.approvals).toHaveLength(1);
    const open = inStage('final_determination', { deciders: ['user_1'] });
    expect(happens(open, 'revoke').state.stage).toBe('revocation_confirmation');
  });
});

describe('one decider', () => {
  const report = (trigger: Trigger, by: Occurrence['by'], from = inStage('verified')) =>
    happens(from, 'trigger', { trigger, by }).state;

  it('ends the re-verification after a change that the entity itself reported', () => {
    const moved = report('address_change', member);
    expect(moved).toMatchObject({ stage: 're_verification', isSelfReported: true });
    expect(happens(moved, 'approve').state).toMatchObject({ stage: 'verified', isSelfReported: false });
    expect(happens(moved, 'approve', { isAfterRevocation: true }).state.approvals).toHaveLength(1);
  });

  it('does not end any other, also if the entity reports something besides', () => {
    const suspected = report('suspicious_activity', reviewer('user_3'));
    const asked = report('material_change', member);
    const both = report('suspicious_activity', reviewer('user_3'), report('address_change', member));
    for (const state of [suspected, asked, both, report('address_change', member, suspected)]) {
      expect(state.isSelfReported).toBe(false);
      expect(happens(state, 'approve').state).toMatchObject({ stage: 're_verification', approvals: [{}] });
    }
  });
});

it('the platform approves nothing that takes two people', () => {
  const basic = inStage('compliance_check', { level: 'basic' });
  expect(happens(basic, 'approve', { by: SYSTEM }).state.stage).toBe('verified');
  for (const [state, isAfterRevocation] of [
    [basic, true],
    [inStage('compliance_check'), false],
  ] as const) {
    const approve = () => happens(state, 'approve', { by: SYSTEM, isAfterRevocation });
    expect(refusalOf(approve).code).toBe('FORBIDDEN');
  }
});

describe('who decided', () => {
  it('is kept with an approval, a review, a rejection and a revocation', () => {
    expect(happens(inStage('compliance_check'), 'approve').state.deciders).toEqual(['user_1']);
    const passed = happens(inStage('initial_review'), 'pass').state;
    expect(
      happens({ ...passed, stage: 'compliance_check' }, 'deny', { by: reviewer('user_2') }).state,
    ).toMatchObject({
      deciders: ['user_1', 'user_2'],
    });
    const proposed = happens(inStage('final_determination'), 'revoke').state;
    expect(proposed.deciders).toEqual(['user_1']);
    const confirmed = happens(proposed, 'revoke', { by: reviewer('user_2') }).state;
    expect(confirmed.deciders).toEqual(['user_1', 'user_2']);
  });

  it('does not change without a decision, nor when an appeal is heard', () => {
    const state = inStage('initial_review', { deciders: ['user_9'] });
    expect(happens(state, 'deny', { by: SYSTEM }).state.deciders).toEqual(['user_9']);
    const appealed = inStage('appeal_initial_review', { deciders: ['user_9'], appealedFrom: 'rejected' });
    expect(happens(appealed, 'pass').state.deciders).toEqual(['user_9']);
  });

  it('begins anew with a granted level and with a concern', () => {
    expect(approvedByTwo(inStage('compliance_check')).deciders).toEqual([]);
    const renewed = inStage('renewal_review', { deciders: ['user_9'] });
    expect(happens(renewed, 'concern_raised').state).toMatchObject({
      deciders: [],
      concernRaisedBy: ['user_1'],
    });
  });

  it('the person who raised the concern may confirm the revocation, but not hear its appeal', () => {
    const concern = { concernRaisedBy: ['user_1'], deciders: ['user_2'] };
    const confirmed = happens(inStage('revocation_confirmation', concern), 'revoke').state;
    expect(confirmed).toMatchObject({ stage: 'revoked', revokedAt: on('2026-11-18') });
    const appealed = inStage('appeal_initial_review', { ...concern, appealedFrom: 'revoked' });
    expect(refusalOf(() => happens(appealed, 'pass'))).toMatchObject({
      code: 'FORBIDDEN',
      details: { reason: 'not_independent' },
    });
  });
});

describe('after a revocation', () => {
  const isAfterRevocation = true;

  it('every level takes two approvals', () => {
    const basic = inStage('compliance_check', { level: 'basic' });
    const first = happens(basic, 'approve', { isAfterRevocation }).state;
    expect(first.stage).toBe('compliance_check');
    const second = happens(first, 'approve', { by: reviewer('user_2'), isAfterRevocation }).state;
    expect(second.stage).toBe('verified');
  });

  it('a lost appeal keeps the time of the revocation, and a won one keeps that it happened', () => {
    const revoked = { revokedAt: on('2026-11-01'), appealedFrom: 'revoked' } as const;
    const lost = happens(inStage('appeal_full_review', revoked), 'deny').state;
    expect(lost).toMatchObject({ stage: 'revoked', revokedAt: on('2026-11-01') });
    const won = approvedByTwo(inStage('appeal_full_review', revoked));
    expect(won).toMatchObject({ stage: 'verified', revokedAt: on('2026-11-01') });
  });
});

describe('the reason', () => {
  it('is the platform’s text; the entity’s text is only in the history', () => {
    const asked = happens(inStage('initial_review'), 'fail', { reason: 'The bylaws are unsigned.' });
    expect(asked.state.reason).toBe('The bylaws are unsigned.');
    expect(asked.steps[0]?.reason).toBe('The bylaws are unsigned.');
    const submitted = happens(asked.state, 'documents_submitted', { by: member, reason: 'Signed now.' });
    expect([submitted.state.reason, submitted.steps[0]?.reason]).toEqual([null, 'Signed now.']);
  });

  it('stays while the stage stays, and while an appeal is heard', () => {
    const state = inStage('renewal_review', { reason: 'The year is over.' });
    expect(happens(state, 'documents_accepted', { by: SYSTEM }).state.reason).toBe('The year is over.');
    const rejected = inStage('rejected', { reason: 'No register knows it.' });
    expect(happens(rejected, 'appeal', { by: member, reason: 'One does.' }).state).toMatchObject({
      reason: 'No register knows it.',
      appealedFrom: 'rejected',
    });
    expect(happens(inStage('revoked'), 'appeal', { by: member }).state.appealedFrom).toBe('revoked');
  });
});

describe('a new stage', () => {
  const claimed = inStage('initial_review', {
    claimedBy: 'user_1',
    requiredActions: ['Submit the bylaws.'],
    dueAt: on('2026-11-23'),
  });

  it('begins its own time, and gives up claim and actions', () => {
    expect(happens(claimed, 'pass').state).toMatchObject({
      stage: 'database_verification',
      stageEnteredAt: on('2026-11-18'),
      dueAt: null,
      claimedBy: null,
      requiredActions: [],
    });
  });

  it('is not begun by what leaves a verification where it is', () => {
    const reviewed = { ...claimed, stage: 'renewal_review' as const };
    expect(happens(reviewed, 'fail').state).toMatchObject({
      stageEnteredAt: on('2026-11-16'),
      dueAt: on('2026-11-23'),
      claimedBy: 'user_1',
      requiredActions: ['Submit the bylaws.'],
    });
    const actions = ['Submit the budget.'];
    expect(happens(reviewed, 'fail', { requiredActions: actions }).state.requiredActions).toEqual(actions);
  });

  it('is its own step in the history when it expires by itself', () => {
    const { state, steps } = happens(inStage('verified'), 'concern_raised', {
      grounds: 'fraudulent_documents',
    });
    expect(steps.map(({ happening, toStage }) => `${happening} → ${toStage}`)).toEqual([
      'concern_raised → notice_of_concern',
      'notice_sent → opportunity_to_remedy',
    ]);
    expect(state).toMatchObject({ stage: 'opportunity_to_remedy', grounds: 'fraudulent_documents' });
    expect(dismissedByTwo(state)).toMatchObject({ stage: 'verified', grounds: null });
  });

  it('the grounds of a concern stay until it ends', () => {
    const concern = inStage('opportunity_to_remedy', { grounds: 'terms_violations' });
    expect(happens(concern, 'remedy_submitted', { by: member }).state.grounds).toBe('terms_violations');
  });
});

describe('the promised times', () => {
  it('count again from an appeal, and from documents that were asked for', () => {
    const late = { at: on('2026-12-01'), by: member };
    const asked = inStage('request_for_additional_information');
    expect(happens(asked, 'documents_submitted', late).state.clockStartedAt).toEqual(on('2026-12-01'));
    expect(happens(inStage('rejected'), 'appeal', late).state.clockStartedAt).toEqual(on('2026-12-01'));
    expect(happens(begun.state, 'documents_submitted', late).state.clockStartedAt).toEqual(on('2026-11-16'));
    expect(happens(asked, 'deny').state.clockStartedAt).toEqual(on('2026-11-16'));
  });

  it.each<[Stage, Date | null]>([
    ['initial_review', on('2026-11-30')],
    ['appeal_full_review', on('2026-11-30')],
    ['document_submission', on('2026-11-30')],
    ['re_verification', on('2026-11-20')],
    ['final_determination', on('2026-11-20')],
    ['request_for_additional_information', on('2026-11-20')],
  ])('completion in %s is estimated at %s', (stage, expected) => {
    expect(estimateCompletion(inStage(stage, { dueAt: on('2026-11-20') }))).toEqual(expected);
  });
});

describe('the year', () => {
  const held = inStage('compliance_check', { expiresAt: on('2027-05-01'), remindedDays: 30, period: 1 });

  it('begins with an approval, after the current year', () => {
    expect(approvedByTwo(held)).toMatchObject({
      expiresAt: on('2028-05-01'),
      remindedDays: null,
      period: 2,
    });
    const over = { ...held, expiresAt: on('2026-11-18') };
    expect(approvedByTwo(over)).toMatchObject({ expiresAt: on('2027-11-18'), period: 2 });
  });

  it('does not change by any other step', () => {
    const year = { expiresAt: on('2027-05-01'), remindedDays: 30, period: 1 };
    expect(happens(held, 'deny').state).toMatchObject(year);
    expect(happens({ ...held, stage: 'final_determination' }, 'dismiss').state).toMatchObject(year);
    expect(approvedByTwo({ ...held, stage: 're_verification' })).toMatchObject(year);
  });

  it('continues if a revocation is undone within the year, and restarts after it', () => {
    const appeal = inStage('appeal_full_review', {
      ...held,
      stage: 'appeal_full_review',
      appealedFrom: 'revoked',
    });
    expect(approvedByTwo(appeal)).toMatchObject({
      stage: 'verified',
      appealedFrom: null,
      expiresAt: on('2027-05-01'),
      period: 1,
    });
    const checks = { ...appeal.checks, database: 'completed' as const };
    const rejected = { ...appeal, checks, appealedFrom: 'rejected' as const, expiresAt: on('2026-11-18') };
    expect(approvedByTwo(rejected)).toMatchObject({ expiresAt: on('2027-11-18'), period: 2 });
  });

  it('is over at its end: a concern that is dismissed then leads to the renewal', () => {
    const concern = inStage('final_determination', { expiresAt: on('2026-11-18') });
    expect(dismissedByTwo(concern).stage).toBe('renewal_review');
    const known = { ...concern, checks: { ...concern.checks, database: 'completed' as const } };
    expect(dismissedByTwo(known).checks.database).toBe('pending');
    const appeal = { ...known, stage: 'appeal_full_review' as const, appealedFrom: 'revoked' as const };
    expect(approvedByTwo(appeal)).toMatchObject({ stage: 'renewal_review', checks: { database: 'pending' } });
    expect(dismissedByTwo({ ...known, expiresAt: on('2026-11-19') }).checks.database).toBe('completed');
    const within = { ...concern, expiresAt: on('2026-11-19') };
    expect(dismissedByTwo(within).stage).toBe('verified');
  });
});

describe('an appeal that undoes a rejection', () => {
  const appeal = (database: 'pending' | 'in_review' | 'completed' | 'failed') =>
    approvedByTwo(
      inStage('appeal_full_review', {
        checks: { ...begun.state.checks, database },
        appealedFrom: 'rejected',
      }),
    ).stage;

  it('grants the level only after the look-up', () => {
    expect([appeal('pending'), appeal('in_review')]).toEqual([
      'database_verification',
      'database_verification',
    ]);
    expect([appeal('completed'), appeal('failed')]).toEqual(['verified', 'verified']);
  });
});

describe('a renewal', () => {
  it('has thirty days of grace, which nothing lengthens', () => {
    const due = happens(inStage('verified'), 'renewal_due', { by: SYSTEM }).state;
    expect([due.graceEndsAt, statusOf(due)]).toEqual([on('2026-12-18'), 'renewal_due']);
    const later = happens(due, 'documents_accepted', { by: SYSTEM, at: on('2026-12-01') }).state;
    expect(later.graceEndsAt).toEqual(on('2026-12-18'));
  });

  it('has them also after a concern that was dismissed', () => {
    const due = happens(inStage('verified', { expiresAt: on('2026-11-18') }), 'renewal_due', {
      by: SYSTEM,
    }).state;
    const concern = happens(due, 'concern_raised', { at: on('2026-12-01') }).state;
    expect(dismissedByTwo(concern)).toMatchObject({
      stage: 'renewal_review',
      graceEndsAt: on('2026-12-18'),
    });
    const revoked = happens({ ...concern, stage: 'revocation_confirmation' }, 'revoke').state;
    expect(revoked.graceEndsAt).toBeNull();
  });

  it('that ended has no grace left', () => {
    const due = inStage('renewal_review', { graceEndsAt: on('2026-12-18') });
    expect(approvedByTwo(due).graceEndsAt).toBeNull();
  });
});
