/** What the workflow of a verification does next. */
import { beginApplication, type VerificationState } from '../../../domain/verification/decide';
import { awaitsLookUp, findNextStep, progressOf, soonest } from '../../../domain/verification/next-step';
import { type SubmittedDocument } from '../../../domain/verification/documents';
import { type DocumentStatus, STAGES, SYSTEM } from '../../../domain/verification/vocabulary';

const at = new Date('2026-11-21T10:30:00Z');
const { state } = beginApplication({
  entityType: 'organization',
  level: 'standard',
  hasDocuments: true,
  isIdentityKnown: true,
  requiredActions: [],
  by: SYSTEM,
  at,
});
const document = (id: string, status: DocumentStatus): SubmittedDocument & { id: string } => ({
  id,
  status,
  type: 'bylaws',
  problems: [],
});
const submitted = state;
const judged: VerificationState = { ...state, checks: { ...state.checks, documents: 'completed' } };
const stepOf = (changes: Partial<VerificationState>, ...rest: ['pending'] | []) =>
  findNextStep(
    { ...judged, ...changes },
    rest.map((status) => document('document_1', status)),
    undefined,
  )?.next;

it('only unchecked documents are checked, before everything else', () => {
  const documents = [document('document_1', 'accepted'), document('document_2', 'pending')];
  expect(findNextStep(submitted, documents, undefined)).toEqual({
    stage: 'document_submission',
    status: 'pending',
    waitsFor: 'entity',
    period: 0,
    next: 'check_documents',
    documentIds: ['document_2'],
  });
});

it('checked documents are judged', () => {
  expect(findNextStep(submitted, [document('document_1', 'accepted')], undefined)).toBeUndefined();
});

it('an application is judged also without documents, so that it says what is missing', () => {
  const basic: VerificationState = {
    ...judged,
    level: 'basic',
    checks: { ...judged.checks, documents: 'pending' },
  };
  expect(findNextStep(basic, [], undefined)).toBeUndefined();
  expect(findNextStep({ ...basic, level: 'standard' }, [], undefined)).toBeUndefined();
  // Only an application is: a renewal of the basic level waits for its reviewer.
  const renewal: Partial<VerificationState> = { stage: 'early_renewal_review', level: 'basic' };
  expect(stepOf(renewal)).toBe('wait');
});

it('documents that came in a stage without judgement wait', () => {
  const checks = { ...judged.checks, documents: 'in_review' } as const;
  expect(stepOf({ stage: 'initial_review', checks })).toBe('wait');
});

it('registers and lists are asked in the database check, and in a renewal until they answered', () => {
  expect(stepOf({ stage: 'database_verification' })).toBe('look_up');
  const checks = { ...judged.checks, database: 'pending' } as const;
  expect(STAGES.filter((stage) => awaitsLookUp({ stage, checks }))).toEqual([
    'database_verification',
    'renewal_review',
  ]);
  const answered = { ...checks, database: 'completed' } as const;
  expect(STAGES.filter((stage) => awaitsLookUp({ stage, checks: answered }))).toEqual([
    'database_verification',
  ]);
});

it.each(['expired', 'superseded'] as const)('%s ends the workflow, whatever is pending', (stage) => {
  expect(stepOf({ stage }, 'pending')).toBe('end');
});

it('a rejection does not end it: an appeal may come', () => {
  expect(stepOf({ stage: 'rejected' })).toBe('wait');
});

it('otherwise it waits until the clock does something', () => {
  const due = { what: 'appeal_window_over', at } as const;
  expect(findNextStep({ ...judged, stage: 'rejected' }, [], due)).toMatchObject({
    next: 'wait',
    untilMs: at.getTime(),
    what: 'appeal_window_over',
  });
  expect(findNextStep({ ...judged, stage: 'rejected' }, [], undefined)).toMatchObject({
    next: 'wait',
    untilMs: null,
    what: null,
  });
});

it('its progress says for whom it waits, and how often it was approved', () => {
  expect(progressOf({ ...judged, stage: 'compliance_check', period: 2 })).toEqual({
    stage: 'compliance_check',
    status: 'in_review',
    waitsFor: 'reviewer',
    period: 2,
  });
});

const reminder = { what: 'referee_reminder', at } as const;
const later = { what: 'appeal_window_over', at: new Date(at.getTime() + 1) } as const;

it('of two deadlines the earlier one counts, and a missing one counts not at all', () => {
  expect(soonest(reminder, later)).toBe(reminder);
  expect(soonest(later, reminder)).toBe(reminder);
  expect(soonest(reminder, undefined)).toBe(reminder);
  expect(soonest(undefined, later)).toBe(later);
  expect(soonest(undefined, undefined)).toBeUndefined();
});

it('of two deadlines at one moment the first counts', () => {
  const expiry = { what: 'reference_expiry', at } as const;
  expect(soonest(reminder, expiry)).toBe(reminder);
  expect(soonest(expiry, reminder)).toBe(expiry);
});

describe('while a person owes the vendor a document', () => {
  const state: VerificationState = { ...judged, stage: 'database_verification' };
  const askAgainAt = new Date(at.getTime() + 3_600_000);

  it('the workflow waits for the entity until it asks the vendor again', () => {
    expect(findNextStep(state, [], undefined, askAgainAt)).toEqual({
      stage: 'database_verification',
      status: 'in_review',
      waitsFor: 'entity',
      period: 0,
      next: 'wait',
      untilMs: askAgainAt.getTime(),
      what: 'identity_check',
    });
  });

  it('an earlier deadline ends the wait, a later one does not', () => {
    expect(findNextStep(state, [], reminder, askAgainAt)).toMatchObject({ untilMs: at.getTime() });
    const far = { ...later, at: new Date(askAgainAt.getTime() + 1) };
    expect(findNextStep(state, [], far, askAgainAt)).toMatchObject({ untilMs: askAgainAt.getTime() });
  });

  it('a stage that asks no vendor does not wait for it', () => {
    expect(findNextStep({ ...judged, stage: 'manual_review' }, [], undefined, askAgainAt)).toMatchObject({
      waitsFor: 'reviewer',
      untilMs: null,
      what: null,
    });
  });
});
