/** Which documents an application needs, and what its entity is told to submit. */
import {
  actionsFor,
  actionsForMissing,
  checkAge,
  DOCUMENT_RULES,
  needsDocuments,
} from '../../../domain/verification/documents';
import { ENTITY_TYPES, VERIFICATION_LEVELS } from '../../../domain/verification/vocabulary';

it('every level but basic rests on documents', () => {
  for (const entityType of ENTITY_TYPES) {
    const levels = VERIFICATION_LEVELS.filter((level) => needsDocuments(entityType, level));
    expect(levels).toEqual(['standard', 'enhanced']);
  }
});

const GOVERNANCE =
  'Submit a document on governance: articles_of_incorporation or bylaws or board_list or conflict_of_interest_policy.';
const FINANCES =
  'Submit a document on finances: annual_return or audited_statements or annual_report or budget.';
const TAX =
  'Submit a document on tax-exempt status: determination_letter or charity_registration or tax_exempt_certificate.';

const at = (level: 'basic' | 'standard' | 'enhanced', country: string | null = 'US') =>
  ({ entityType: 'organization', level, country }) as const;
const asked = (actions: string[]) => actions.map((action) => /: ([^:]+)\.$/.exec(action)?.[1] ?? action);

it('standard: an organization shows tax status, governance and finances', () => {
  expect(actionsForMissing(at('standard'), [])).toEqual([TAX, GOVERNANCE, FINANCES]);
});

it('enhanced: one document on finances is not enough, and somebody speaks for the organization', () => {
  const standard = ['determination_letter', 'bylaws', 'annual_return'] as const;
  expect(actionsForMissing(at('standard'), [...standard])).toEqual([]);
  expect(asked(actionsForMissing(at('enhanced'), [...standard]))).toEqual([
    'audited_statements',
    'budget',
    'Name 2 referees who know the organization.',
    'Propose a time for a video call.',
  ]);
});

it.each([
  ['FR', ['charity_registration', 'certified_translation', 'banking_verification', 'compliance_certificate']],
  ['GB', ['charity_registration', 'banking_verification', 'compliance_certificate']],
  ['US', []],
  [null, []],
])('an organization of %s also submits %j, from standard up', (country, wanted) => {
  const home = ['determination_letter', 'bylaws', 'budget'] as const;
  expect(asked(actionsForMissing(at('standard', country), [...home]))).toEqual(wanted);
  expect(asked(actionsForMissing(at('enhanced', country), []))).toEqual(expect.arrayContaining(wanted));
  expect(actionsForMissing(at('basic', country), [])).toEqual([]);
});

it('one document of a group is enough', () => {
  expect(actionsForMissing(at('standard'), ['bylaws', 'budget'])).toEqual([TAX]);
  expect(actionsForMissing(at('standard'), ['bylaws', 'budget', 'charity_registration'])).toEqual([]);
});

it.each([
  ['donor', 'standard', ['government_id', 'proof_of_address', 'source_of_funds']],
  ['donor', 'enhanced', ['government_id', 'proof_of_address', 'source_of_funds', 'wealth_statement']],
  ['volunteer', 'standard', ['government_id', 'background_check_consent', 'reference']],
  [
    'volunteer',
    'enhanced',
    ['government_id', 'background_check_consent', 'reference', 'license or certification'],
  ],
] as const)('a %s of level %s submits %j', (entityType, level, wanted) => {
  const actions = actionsForMissing({ entityType, level, country: null }, []);
  expect(actions.map((action) => action.replace(/^Submit a document on [^:]+: (.*)\.$/, '$1'))).toEqual(
    wanted,
  );
});

it('basic needs nothing', () => {
  for (const entityType of ENTITY_TYPES)
    expect(actionsForMissing({ entityType, level: 'basic', country: null }, [])).toEqual([]);
});

it('each broken rule of a refused document is its own action, and accepted documents have none', () => {
  const problems = [
    { rule: 'complete', message: 'The file ends too early.' },
    { rule: 'size', message: 'The file is larger than 10 MB.' },
  ] as const;
  expect(
    actionsFor([
      { type: 'bylaws', status: 'refused', problems: [...problems] },
      { type: 'budget', status: 'accepted', problems: [...problems] },
      { type: 'reference', status: 'replaced', problems: [...problems] },
    ]),
  ).toEqual([
    'Submit bylaws again (complete): The file ends too early.',
    'Submit bylaws again (size): The file is larger than 10 MB.',
  ]);
});

it('a document is held to twelve rules', () => {
  expect(new Set(DOCUMENT_RULES).size).toBe(12);
});

it.each([null, '2026-11-20', '2025-11-20'])('the date %s breaks nothing', (issuedOn) => {
  expect(checkAge(issuedOn, new Date('2026-11-20T12:00:00Z'))).toEqual([]);
});
