/** Every sandbox screens against a list of made-up names (docs/rules/sandbox.md). */
import {
  TEST_BLOCKED_ORGANIZATIONS,
  TEST_BLOCKED_PERSONS,
  testListEntries,
} from '../../../domain/sandbox/screening';

it('the list has two organizations and two persons, with numbers of their own', () => {
  const entry = { programs: ['TEST'], isAlias: false };
  expect(testListEntries()).toEqual([
    { ...entry, uid: '1', kind: 'entity', name: 'TEST BLOCKED ORGANIZATION 1' },
    { ...entry, uid: '2', kind: 'entity', name: 'TEST BLOCKED ORGANIZATION 2' },
    { ...entry, uid: '3', kind: 'individual', name: 'TEST BLOCKED PERSON 1' },
    { ...entry, uid: '4', kind: 'individual', name: 'TEST BLOCKED PERSON 2' },
  ]);
});

it('each name says that it is made up', () => {
  const names = [...TEST_BLOCKED_ORGANIZATIONS, ...TEST_BLOCKED_PERSONS];
  expect(names).toHaveLength(4);
  for (const name of names) expect(name).toMatch(/^TEST BLOCKED /);
});
