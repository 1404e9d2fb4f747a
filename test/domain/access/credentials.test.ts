/** What a sign-in, a quota and an own application allow (docs/rules/access.md). */
import { GIVING_CLI, GIVING_PAGES, isOwnClient } from '../../../domain/access/own-clients';
import { goesFirst, QUOTAS } from '../../../domain/access/scopes';
import { ACR, isFreshSignIn } from '../../../domain/access/step-up';
import { amrOf } from '../../../domain/factors/factors';

const signedInAt = Date.parse('2026-11-21T10:30:00Z');
const isFreshAfter = (ms: number) => isFreshSignIn(signedInAt / 1_000, new Date(signedInAt + ms));

it.each([
  [0, true],
  [599_000, true],
  [600_000, true],
  // A token knows whole seconds.
  [600_999, true],
  [601_000, false],
  [86_400_000, false],
])('%i ms after a sign-in, it is recent: %s', (ms, isFresh) => {
  expect(isFreshAfter(ms)).toBe(isFresh);
});

it('a sign-in of a machine whose clock is ahead is recent', () => {
  expect(isFreshAfter(-30_000)).toBe(true);
});

it.each([
  [undefined, ['pwd']],
  ['totp', ['pwd', 'otp', 'mfa']],
  ['recovery_code', ['pwd', 'otp', 'mfa']],
  ['passkey', ['pwd', 'pop', 'mfa']],
] as const)('a sign-in with the second factor %s has the methods %j', (proof, methods) => {
  expect(amrOf(proof)).toEqual(methods);
});

it('a second factor gives another level of sign-in than a password', () => {
  expect(ACR).toEqual({ password: 'aal1', secondFactor: 'aal2' });
});

it('exports and retries of the quotas above standard go first', () => {
  expect(QUOTAS.filter(goesFirst)).toEqual(['premium', 'enterprise']);
});

it.each([
  [GIVING_PAGES, true],
  [GIVING_CLI, true],
  ['giving-pages-2', false],
  ['client_01kakv4h3k6z8w2m5n7p9q1r3s', false],
  ['', false],
])('the client %j is one of the platform: %s', (id, isOwn) => {
  expect(isOwnClient(id)).toBe(isOwn);
});
