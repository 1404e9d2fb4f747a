/** Production refuses a database password that anybody can guess (docs/operating.md). */
import { hasDefaultPassword } from '../../../domain/access/default-password';

const PUBLISHED = ['giving', 'postgres'];

it.each([
  ['a published password', 'postgres://app:giving@db/giving'],
  ['another published password', 'postgres://app:postgres@db/giving'],
  ['a published password with escapes', 'postgres://app:%67iving@db/giving'],
  ['a published password among the parameters', 'postgres://app@db/giving?password=giving'],
  ['a published password as the second one', 'postgres://app:Zq7@db/giving?password=Ab9&password=giving'],
  ['the user name as password', 'postgres://app:app@db/giving'],
  ['the user name with escapes as password', 'postgres://%61pp:app@db/giving'],
  ['the user of the parameters as password', 'postgres://db/giving?user=app&password=app'],
  ['a password with broken escapes', 'postgres://app:%zz@db/giving'],
  ['a user name with broken escapes', 'postgres://%zz:Zq7@db/giving'],
])('%s is found', (_case, url) => {
  expect(hasDefaultPassword(url, PUBLISHED)).toBe(true);
});

it.each([
  ['a password of its own', 'postgres://app:Zq7@db/giving'],
  ['a password that only begins like a published one', 'postgres://app:giving2@db/giving'],
  ['a user name that is published, with another password', 'postgres://giving:Zq7@db/giving'],
  ['no user and no password', 'postgres://db/giving'],
  ['a user without a password', 'postgres://app@db/giving'],
  ['an escaped password of its own', 'postgres://app:Z%40q@db/giving?user=app'],
])('%s passes', (_case, url) => {
  expect(hasDefaultPassword(url, PUBLISHED)).toBe(false);
});

it('without published passwords only the user name counts', () => {
  expect(hasDefaultPassword('postgres://app:giving@db/giving', [])).toBe(false);
  expect(hasDefaultPassword('postgres://app:app@db/giving', [])).toBe(true);
});
