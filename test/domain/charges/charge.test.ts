/** A charge moves only along its states, and a hard decline is not retried. */
import {
  CHARGE_STATES,
  type ChargeState,
  DECLINES,
  isHardDecline,
  statesBefore,
} from '../../../domain/charges/charge';
import { costInGiftCurrency } from '../../../domain/charges/cost';
import { minimumCharge } from '../../../domain/charges/minimum-charge';

it.each<[ChargeState, ChargeState[]]>([
  ['unasked', []],
  ['requires_action', ['unasked', 'processing']],
  ['processing', ['unasked', 'requires_action']],
  ['approved', ['unasked', 'requires_action', 'processing']],
  ['declined', ['unasked', 'requires_action', 'processing']],
  ['cancelling', ['unasked', 'requires_action', 'processing', 'approved']],
  ['cancelled', ['cancelling']],
])('a charge becomes %s only from %j', (to, from) => {
  expect(statesBefore(to)).toEqual(from);
});

it('a declined and a cancelled charge have ended', () => {
  const leading = new Set(CHARGE_STATES.flatMap(statesBefore));
  expect(CHARGE_STATES.filter((state) => !leading.has(state))).toEqual(['declined', 'cancelled']);
});

it('a decline is hard if the next attempt would be declined too', () => {
  expect(Object.keys(DECLINES).filter(isHardDecline)).toEqual([
    'CARD_EXPIRED',
    'CARD_BLOCKED',
    'INCORRECT_DETAILS',
    'NOT_SUPPORTED',
    'ACCOUNT_CLOSED',
    'MANDATE_INVALID',
  ]);
});

it.each(['', 'EXPIRED', 'card_expired', 'constructor'])(
  'the failure %j is no decline, so it is not hard',
  (code) => {
    expect(isHardDecline(code)).toBe(false);
  },
);

it.each([
  // Half a cent is rounded up, and less is rounded down.
  [103n, 2_500n, 2_500n, 103n],
  [95n, 2_300n, 2_500n, 103n],
  [1n, 200n, 100n, 1n],
  [1n, 201n, 100n, 0n],
  [0n, 2_300n, 2_500n, 0n],
])(
  'a fee of %s on %s of the payout currency is that share of a charge of %s: %s',
  (feeMinor, settledMinor, chargeMinor, cost) => {
    expect(costInGiftCurrency({ feeMinor, settledMinor }, chargeMinor)).toBe(cost);
  },
);

it('there is a smallest charge in each fiat currency, and none in tokens', () => {
  expect((['USD', 'GBP', 'JPY', 'SEK', 'DKK', 'PLN'] as const).map(minimumCharge)).toEqual([
    ...[50n, 30n, 50n, 300n, 250n, 200n],
  ]);
  expect(minimumCharge('ETH')).toBe(1n);
});
