/** Artificial names that a sandbox screens against. The list contains no real names. See docs/rules/sandbox.md. */
import { type SanctionedName } from '../imports/sdn';

export const TEST_LIST = 'sandbox-test-list';

export const TEST_BLOCKED_ORGANIZATIONS = ['TEST BLOCKED ORGANIZATION 1', 'TEST BLOCKED ORGANIZATION 2'];
export const TEST_BLOCKED_PERSONS = ['TEST BLOCKED PERSON 1', 'TEST BLOCKED PERSON 2'];

/** Returns the entries of the test list. */
export function testListEntries(): SanctionedName[] {
  const entries = [
    ...TEST_BLOCKED_ORGANIZATIONS.map((name) => ({ name, kind: 'entity' as const })),
    ...TEST_BLOCKED_PERSONS.map((name) => ({ name, kind: 'individual' as const })),
  ];
  return entries.map((entry, index) => ({
    ...entry,
    uid: String(index + 1),
    programs: ['TEST'],
    isAlias: false,
  }));
}
