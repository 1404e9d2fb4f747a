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

it.each(['standard', 'enhanced'] as const)(
  '%s: an organization shows tax status, governance and finances',
  (level) => {
    expect(actionsForMissing('organization', level, [])).toEqual([TAX, GOVERNANCE, FINANCES]);
  },
);

it('one document of a group is enough', () => {
  expect(actionsForMissing('organization', 'standard', ['bylaws', 'budget'])).toEqual([TAX]);
  expect(actionsForMissing('organization', 'standard', ['bylaws', 'budget', 'charity_registration'])).toEqual(
    [],
  );
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
  const actions = actionsForMissing(entityType, level, []);
  expect(actions.map((action) => action.replace(/^Submit a document on [^:]+: (.*)\.$/, '$1'))).toEqual(
    wanted,
  );
});

it('basic needs nothing', () => {
  for (const entityType of ENTITY_TYPES) expect(actionsForMissing(entityType, 'basic', [])).toEqual([]);
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
