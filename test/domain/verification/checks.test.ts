/** What a happening makes of the three checks, who is waited for, and what a refusal says is possible. */
import {
  findMove,
  type Facts,
  listPossible,
  STAGE_RULES,
  STAGES_FOR_REVIEWERS,
} from '../../../domain/verification/stages';
import { type Checks, type Happening, type Stage, STAGES } from '../../../domain/verification/vocabulary';

const facts: Facts = {
  entityType: 'organization',
  level: 'standard',
  isRenewalOpen: true,
  isPastExpiry: false,
  appealedFrom: null,
  isAppealOpen: true,
  isLookedUp: true,
};

it.each<[Stage, Happening, Partial<Checks>]>([
  ['document_submission', 'documents_submitted', { documents: 'in_review' }],
  ['document_submission', 'documents_accepted', { documents: 'in_review' }],
  ['document_submission', 'documents_refused', { documents: 'failed' }],
  ['initial_review', 'pass', { identity: 'completed', documents: 'completed', database: 'in_review' }],
  ['initial_review', 'fail', { documents: 'failed' }],
  ['initial_review', 'deny', {}],
  ['request_for_additional_information', 'documents_submitted', { documents: 'in_review' }],
  ['database_verification', 'found_in_database', { database: 'completed' }],
  ['database_verification', 'not_found_in_database', { database: 'in_review' }],
  ['manual_review', 'pass', { identity: 'completed', database: 'completed' }],
  ['manual_review', 'fail', { database: 'failed' }],
  ['manual_review', 'deny', { database: 'failed' }],
  ['financial_review', 'fail', { documents: 'failed' }],
  ['verified', 'documents_submitted', { documents: 'in_review' }],
  ['verified', 'renewal_due', { documents: 'pending', database: 'pending' }],
  ['early_renewal_review', 'approve', { documents: 'completed' }],
  ['early_renewal_review', 'renewal_due', { database: 'pending' }],
  ['renewal_review', 'approve', { documents: 'completed', database: 'completed' }],
  ['renewal_review', 'documents_submitted', { documents: 'in_review' }],
  ['renewal_review', 'documents_accepted', { documents: 'completed' }],
  ['renewal_review', 'documents_refused', { documents: 'failed' }],
  ['renewal_review', 'found_in_database', { database: 'completed' }],
  ['renewal_review', 'not_found_in_database', { database: 'in_review' }],
  ['re_verification', 'approve', { documents: 'completed' }],
  ['re_verification', 'renewal_due', { documents: 'pending', database: 'pending' }],
])('%s × %s sets the checks %j', (stage, happening, checks) => {
  expect(findMove(stage, happening, facts)?.checks).toEqual(checks);
});

const staging = (holds: (stage: Stage) => boolean) => STAGES.filter(holds).join(' ');

it('the level is held in good standing and while a concern is looked into', () => {
  expect(staging((stage) => STAGE_RULES[stage].inForce)).toBe(
    'verified early_renewal_review renewal_review re_verification notice_of_concern opportunity_to_remedy ' +
      'final_determination revocation_confirmation',
  );
});

it('names who has to act next: the entity, the system, a reviewer or nobody', () => {
  const waitsFor = (who: string) => staging((stage) => STAGE_RULES[stage].waitsFor === who);
  expect(waitsFor('entity')).toBe(
    'application document_submission request_for_additional_information opportunity_to_remedy',
  );
  expect(waitsFor('system')).toBe('database_verification notice_of_concern');
  expect(waitsFor('nobody')).toBe('verified rejected expired revoked superseded withdrawn');
  expect(waitsFor('reviewer')).toBe(STAGES_FOR_REVIEWERS.join(' '));
});

it('a refusal lists only what these facts allow', () => {
  expect(listPossible('rejected', facts)).toEqual(['appeal']);
  expect(listPossible('rejected', { ...facts, isAppealOpen: false })).toEqual([]);
  expect(listPossible('verified', facts)).toContain('documents_submitted');
  expect(listPossible('verified', { ...facts, isRenewalOpen: false })).not.toContain('documents_submitted');
});
