/** Limits count the subscriber behind an address, and operators see neither a whole address nor a fingerprint. */
import {
  countedAddress,
  countsVelocity,
  hideAddress,
  hideFingerprint,
} from '../../../domain/charges/velocity';
import { LISTED_SOURCES } from '../../../domain/sandbox/sources';

it('every gift counts at Stripe', () => {
  expect(countsVelocity('stripe', 'pm_1')).toBe(true);
  expect(countsVelocity('stripe', 'card_succeeds')).toBe(true);
});

it('in a sandbox only gifts by the test source card_testing count', () => {
  const counted = LISTED_SOURCES.map(({ source }) => source).filter((source) =>
    countsVelocity('sandbox', source),
  );
  expect(counted).toEqual(['card_testing']);
  expect(countsVelocity('sandbox', 'no_such_source')).toBe(false);
});

it.each([
  ['203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0', '2001:db8:0::/48'],
  ['2001:db8:1:2:3:4::6', '2001:db8:1:2', '2001:db8:1::/48'],
  ['2001:db8:1::', '2001:db8:1:0', '2001:db8:1::/48'],
  ['::1', '0:0:0:0', '0:0:0::/48'],
  ['::', '0:0:0:0', '0:0:0::/48'],
  ['::2:3:4:5:6:7:8', '0:2:3:4', '0:2:3::/48'],
  ['1::4:5:6:7:8', '1:0:0:4', '1:0:0::/48'],
])('%s counts as %s, and operators see %s', (address, counted, hidden) => {
  expect(countedAddress(address)).toBe(counted);
  expect(hideAddress(address)).toBe(hidden);
});

it('the machines of one subscriber count as one address, however they are written', () => {
  const written = ['2001:db8:0:7::1', '2001:db8:0:7:0:0:0:2', '2001:db8:0:7:ffff::'];
  expect(new Set(written.map(countedAddress))).toEqual(new Set(['2001:db8:0:7']));
});

it('of a fingerprint only the last four characters are shown', () => {
  expect(hideFingerprint('Xt5EWLLDS7FJjR1c')).toBe('…jR1c');
});
