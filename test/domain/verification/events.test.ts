/** Which events a change of a verification is told by. */
import { checkEvent } from '../../../domain/events/event';
import { announce, type Announced, verificationReminder } from '../../../domain/verification/events';
import { beginApplication, type VerificationState } from '../../../domain/verification/decide';
import { type Happening, type Stage, SYSTEM } from '../../../domain/verification/vocabulary';

const at = new Date('2026-11-21T10:30:00Z');
const { state: applied } = beginApplication({
  entityType: 'organization',
  level: 'standard',
  hasDocuments: true,
  isIdentityKnown: true,
  requiredActions: [],
  by: SYSTEM,
  at,
});
const inStage = (stage: Stage, changes: Partial<VerificationState> = {}): VerificationState => ({
  ...applied,
  stage,
  ...changes,
});
const organization = { id: 'charity_1', type: 'organization' } as const;
const donor = { id: 'user_1', type: 'donor' } as const;
const nothing = { level: null, expiresAt: null };

function told(
  before: VerificationState | null,
  after: VerificationState,
  happening: Happening,
  changes: Partial<Announced> = {},
) {
  const events = announce({ entity: organization, before, after, happening, standing: nothing, ...changes });
  events.forEach(checkEvent);
  return events;
}
const namesOf = (events: { name: string }[]) => events.map(({ name }) => name);

it('a new application of a charity is told as its first status', () => {
  expect(told(null, applied, 'applied')).toEqual([
    {
      name: 'charity.verification.updated',
      data: {
        charity_id: 'charity_1',
        previous_status: null,
        status: 'pending',
        level: null,
        verified: false,
      },
    },
  ]);
});

it('an approval is told with its end, and the charity’s level', () => {
  const approved = inStage('verified', { expiresAt: new Date('2027-11-21T10:30:00Z') });
  const standing = { level: 'standard', expiresAt: approved.expiresAt } as const;
  expect(told(inStage('compliance_check'), approved, 'approve', { standing })).toEqual([
    {
      name: 'charity.verification.updated',
      data: {
        charity_id: 'charity_1',
        previous_status: 'in_review',
        status: 'approved',
        level: 'standard',
        verified: true,
      },
    },
    {
      name: 'verification.completed',
      data: {
        entity_id: 'charity_1',
        entity_type: 'organization',
        level: 'standard',
        status: 'approved',
        expires_at: '2027-11-21T10:30:00.000Z',
      },
    },
  ]);
});

it('an approval without an end says so', () => {
  const events = told(inStage('compliance_check'), inStage('verified', { expiresAt: null }), 'approve');
  expect(events[1]?.data).toMatchObject({ expires_at: null });
});

it('good standing that returns without an approval is not told as one', () => {
  const events = told(inStage('final_determination'), inStage('verified'), 'dismiss');
  expect(namesOf(events)).toEqual(['charity.verification.updated']);
});

it('a change of a person’s status is not told as a charity’s', () => {
  expect(told(inStage('compliance_check'), inStage('verified'), 'approve', { entity: donor })).toMatchObject([
    { name: 'verification.completed', data: { entity_id: 'user_1', entity_type: 'donor' } },
  ]);
});

it('a move within a status is told to nobody', () => {
  expect(told(inStage('initial_review'), inStage('database_verification'), 'pass')).toEqual([]);
  expect(told(inStage('rejected'), inStage('rejected'), 'deny')).toEqual([]);
});

it.each([
  ['request_for_additional_information', 'The verification was not successful.'],
  ['rejected', 'The verification was not successful.'],
  ['revoked', 'The verification was not successful.'],
  ['expired', 'The yearly renewal was not completed in time.'],
] as const)('%s is told as a failure with what must be done', (stage, reason) => {
  const after = inStage(stage, { requiredActions: ['Submit the bylaws.'], reason: null });
  const failure = { entity_id: 'charity_1', required_actions: ['Submit the bylaws.'] };
  expect(told(inStage('initial_review'), after, 'fail')[1]).toEqual({
    name: 'verification.failed',
    data: { ...failure, reason },
  });
  expect(told(inStage('initial_review'), { ...after, reason: 'In words.' }, 'fail')[1]).toEqual({
    name: 'verification.failed',
    data: { ...failure, reason: 'In words.' },
  });
});

it('a verification that another one replaced is told to nobody', () => {
  expect(told(inStage('verified'), inStage('superseded'), 'superseded')).toEqual([]);
});

it('a reminder says what expires when, and how many days are left', () => {
  const event = verificationReminder('charity_1', { ...applied, expiresAt: at }, 30);
  checkEvent(event);
  expect(event).toEqual({
    name: 'verification.reminder',
    data: {
      entity_id: 'charity_1',
      entity_type: 'organization',
      level: 'standard',
      expires_at: '2026-11-21T10:30:00.000Z',
      days_left: 30,
    },
  });
});
