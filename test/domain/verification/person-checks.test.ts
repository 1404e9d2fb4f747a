/** Which checks a vendor makes of a person, and when nothing speaks against them. */
import {
  type CheckOutcome,
  isPersonClear,
  personChecksFor,
} from '../../../domain/verification/person-checks';
import { VERIFICATION_LEVELS } from '../../../domain/verification/vocabulary';

it('an organization is looked up in a register instead', () => {
  for (const level of VERIFICATION_LEVELS) expect(personChecksFor('organization', level)).toEqual([]);
});

it.each([
  ['donor', 'basic', ''],
  ['donor', 'standard', 'phone document_authenticity face_match address_validation risk_assessment'],
  ['donor', 'enhanced', 'phone document_authenticity face_match address_validation risk_assessment'],
  ['volunteer', 'basic', 'phone'],
  ['volunteer', 'standard', 'phone identity criminal_background registry_check references'],
  [
    'volunteer',
    'enhanced',
    'phone identity criminal_background registry_check references fingerprint_check child_abuse_clearance ' +
      'license_verification',
  ],
] as const)('a %s of level %s has the checks %j', (entityType, level, checks) => {
  expect(personChecksFor(entityType, level).join(' ')).toBe(checks);
});

it.each<['confirmed' | 'not_confirmed' | 'no_address', CheckOutcome[], boolean]>([
  ['confirmed', [], true],
  ['confirmed', ['clear', 'clear'], true],
  ['confirmed', ['clear', 'failed'], false],
  ['confirmed', ['undecided'], false],
  ['confirmed', ['not_checked'], false],
  ['not_confirmed', [], false],
  ['not_confirmed', ['clear'], false],
  ['no_address', ['clear'], true],
  ['no_address', [], false],
])('with the email %s and %j a person is clear: %s', (email, outcomes, isClear) => {
  expect(isPersonClear(email, outcomes)).toBe(isClear);
});
