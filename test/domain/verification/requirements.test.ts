/** What each level asks for, by the contract, and what counts as there (docs/rules/verification.md). */
import { GivingError } from '../../../domain/errors';
import { beginApplication, type VerificationState } from '../../../domain/verification/decide';
import { type SubmittedDocument } from '../../../domain/verification/documents';
import {
  ACCEPTED_DOCUMENTS,
  codesFor,
  REQUIREMENT_WORDS,
  type RequirementCode,
} from '../../../domain/verification/levels';
import {
  actionsOf,
  type OrganizationFacts,
  type Requirement,
  requireComplete,
  type RequirementFacts,
  requirementsOf,
} from '../../../domain/verification/requirements';
import {
  type DocumentStatus,
  type DocumentType,
  type Level,
  STAGES,
} from '../../../domain/verification/vocabulary';

const BASIC = ['email', 'phone', 'profile', 'terms'];
const STANDARD = [
  ...BASIC,
  ...['officer', 'proof_of_address', 'social_profile', 'background_check_consent', 'governance'],
  ...['board_list', 'tax_exempt_status'],
];
const ENHANCED = [
  ...STANDARD,
  ...['officer_background', 'annual_return', 'audited_statements', 'budget', 'conflict_of_interest_policy'],
  ...['references', 'video_call'],
];

it.each([
  ['basic', BASIC],
  ['standard', STANDARD],
  ['enhanced', ENHANCED],
] as const)('%s asks an organization for these', (level, codes) => {
  expect(codesFor({ entityType: 'organization', level, country: 'US' })).toEqual(codes);
  expect(codesFor({ entityType: 'organization', level, country: null })).toEqual(codes);
});

it.each([
  ['FR', ['country_registration', 'certified_translation', 'banking_verification', 'compliance_certificate']],
  ['GB', ['country_registration', 'banking_verification', 'compliance_certificate']],
])('an organization of %s also shows %j, from standard up', (country, wanted) => {
  const beyond = (level: Level, home: string[]) =>
    codesFor({ entityType: 'organization', level, country }).filter((code) => !home.includes(code));
  expect([beyond('basic', BASIC), beyond('standard', STANDARD), beyond('enhanced', ENHANCED)]).toEqual([
    [],
    wanted,
    wanted,
  ]);
});

it.each([
  ['donor', 'basic', []],
  ['donor', 'standard', ['government_id', 'proof_of_address', 'source_of_funds']],
  ['donor', 'enhanced', ['government_id', 'proof_of_address', 'source_of_funds', 'wealth_statement']],
  ['volunteer', 'basic', []],
  ['volunteer', 'standard', ['government_id', 'background_check_consent', 'reference']],
  ['volunteer', 'enhanced', ['government_id', 'background_check_consent', 'reference', 'license']],
] as const)('a %s at %s shows %j', (entityType, level, codes) => {
  expect(codesFor({ entityType, level, country: null })).toEqual(codes);
});

function applied(level: Level): VerificationState {
  return beginApplication({
    entityType: 'organization',
    level,
    hasDocuments: true,
    isIdentityKnown: true,
    requiredActions: [],
    by: { kind: 'entity', userId: 'user_1', persons: ['user_1'] },
    at: new Date('2026-03-02T12:00:00Z'),
  }).state;
}

const answered = { status: 'answered' } as const;
const COMPLETE: OrganizationFacts = {
  country: 'US',
  profileGaps: [],
  applicant: { isEmailConfirmed: true, isPhoneConfirmed: true, areTermsAccepted: true },
  officer: 'verified',
  isBackgroundClear: true,
  isOfficerNew: false,
  socialProfiles: [{ status: 'passed', problem: null }],
  isRegistered: true,
  references: [answered, answered],
  calls: [{ status: 'passed' }],
};
const NOTHING: OrganizationFacts = {
  country: 'US',
  profileGaps: ['a city'],
  applicant: { isEmailConfirmed: false, isPhoneConfirmed: false, areTermsAccepted: false },
  officer: 'none',
  isBackgroundClear: false,
  isOfficerNew: false,
  socialProfiles: [],
  isRegistered: false,
  references: [],
  calls: [],
};
const accepted = (type: DocumentType): SubmittedDocument => ({ type, status: 'accepted', problems: [] });
const DOCUMENTS = Object.values(ACCEPTED_DOCUMENTS).flatMap(([type]) =>
  type === undefined ? [] : [accepted(type)],
);
const enhanced = applied('enhanced');
const complete = (changes: Partial<OrganizationFacts> = {}): RequirementFacts => ({
  documents: DOCUMENTS,
  organization: { ...COMPLETE, ...changes },
});

/** The code, status and problem of what is not passed or received. */
function statusOf(code: RequirementCode, facts: RequirementFacts, state = enhanced) {
  const found = requirementsOf(state, facts).find((each) => each.code === code);
  return [found?.status, found?.problem];
}

it('with nothing everything is missing, and each of them is an action', () => {
  const facts = { documents: [], organization: NOTHING };
  for (const level of ['basic', 'standard', 'enhanced'] as const) {
    const requirements = requirementsOf(applied(level), facts);
    expect(requirements.filter(({ status }) => status !== 'missing')).toEqual([]);
    expect(actionsOf(requirements, [])).toHaveLength(requirements.length);
  }
});

it('with everything nothing is left to do', () => {
  const requirements = requirementsOf(enhanced, complete());
  expect(requirements.filter(({ status }) => !['passed', 'received'].includes(status))).toEqual([]);
  expect(actionsOf(requirements, DOCUMENTS)).toEqual([]);
});

it.each<[RequirementCode, Partial<OrganizationFacts>, string]>([
  ['officer', { officer: 'applied' }, 'received'],
  ['officer_background', { officer: 'applied' }, 'received'],
  ['officer_background', { isBackgroundClear: false }, 'received'],
  ['social_profile', { socialProfiles: [{ status: 'received', problem: 'unreadable' }] }, 'received'],
  ['social_profile', { socialProfiles: [{ status: 'failed', problem: 'no_link_back' }] }, 'failed'],
  ['references', { references: [answered, { status: 'requested' }] }, 'received'],
  ['references', { references: [answered, { status: 'declined' }] }, 'missing'],
  ['video_call', { calls: [{ status: 'scheduled' }] }, 'received'],
  ['video_call', { calls: [{ status: 'no_show' }] }, 'failed'],
  ['video_call', { calls: [{ status: 'cancelled' }] }, 'missing'],
])('%s with %j is %s, and an approval waits for it', (code, changes, status) => {
  const facts = complete(changes);
  expect(statusOf(code, facts)[0]).toBe(status);
  expect(missingOf({ ...enhanced, stage: 'compliance_check' }, facts)).toContain(code);
});

it('the reviewer of the look-up may check the officer instead of a vendor', () => {
  const seen: VerificationState = { ...enhanced, checks: { ...enhanced.checks, database: 'completed' } };
  expect(statusOf('officer_background', complete({ isBackgroundClear: false }), seen)[0]).toBe('passed');
  const replaced = complete({ isBackgroundClear: false, isOfficerNew: true });
  expect(statusOf('officer_background', replaced, seen)[0]).toBe('received');
});

it('the register or one document shows the tax status', () => {
  const unknown = complete({ isRegistered: false });
  expect(statusOf('tax_exempt_status', unknown)[0]).toBe('received');
  expect(statusOf('tax_exempt_status', { ...unknown, documents: [] })[0]).toBe('missing');
  expect(statusOf('tax_exempt_status', { ...complete(), documents: [] })[0]).toBe('passed');
});

it('a document is received, passes with the first review, fails with its problem, and a replaced one is none', () => {
  const withBylaws = (status: DocumentStatus): RequirementFacts => ({
    ...complete(),
    documents: [{ type: 'bylaws', status, problems: [{ rule: 'opens', message: 'It is broken.' }] }],
  });
  const reviewed: VerificationState = { ...enhanced, checks: { ...enhanced.checks, documents: 'completed' } };
  expect(statusOf('governance', withBylaws('pending'))[0]).toBe('received');
  expect(statusOf('governance', withBylaws('accepted'))[0]).toBe('received');
  expect(statusOf('governance', withBylaws('accepted'), reviewed)[0]).toBe('passed');
  expect(statusOf('governance', withBylaws('refused'))).toEqual(['failed', 'It is broken.']);
  expect(statusOf('governance', withBylaws('replaced'))[0]).toBe('missing');
});

function missingOf(state: VerificationState, facts: RequirementFacts): string[] {
  try {
    requireComplete(state, { requirements: requirementsOf(state, facts), documents: facts.documents });
    return [];
  } catch (error) {
    if (!(error instanceof GivingError)) throw error;
    return (error.details.missing as Requirement[]).map(({ code }) => code);
  }
}

it('an approval without one of them is refused, and names it', () => {
  const state: VerificationState = { ...enhanced, stage: 'compliance_check' };
  expect(missingOf(state, complete())).toEqual([]);
  expect(missingOf(state, { documents: [], organization: NOTHING })).toEqual(ENHANCED);
});

it('asks for no link of a social profile but the one that passes', () => {
  expect(REQUIREMENT_WORDS.social_profile.ask).toMatch(/links to the page of the organization\.$/);
});

it('an approval waits for the check of a document', () => {
  const withBylaws = (status: DocumentStatus): RequirementFacts => ({
    ...complete(),
    documents: [...DOCUMENTS, { type: 'bylaws', status, problems: [] }],
  });
  const state: VerificationState = { ...enhanced, stage: 'compliance_check' };
  expect(missingOf(state, withBylaws('pending'))).toEqual(['governance']);
  expect(missingOf(state, withBylaws('accepted'))).toEqual([]);
});

it('only the approval that first grants the level asks for them', () => {
  const facts = { documents: [], organization: NOTHING };
  const asking = STAGES.filter((stage) => missingOf({ ...enhanced, stage }, facts).length > 0);
  expect(asking).toEqual(['compliance_check']);
  const lookedUp = { ...enhanced, checks: { ...enhanced.checks, database: 'completed' as const } };
  const appeal = (appealedFrom: 'rejected' | 'revoked') =>
    missingOf({ ...lookedUp, stage: 'appeal_full_review', appealedFrom }, facts).length > 0;
  expect([appeal('rejected'), appeal('revoked')]).toEqual([true, false]);
  expect(missingOf({ ...enhanced, stage: 'appeal_full_review', appealedFrom: 'rejected' }, facts)).toEqual(
    [],
  );
});
