import {
  GIFT_STATUSES,
  explainFailure,
  levelForYearlyGiving,
  levelIncludes,
  mayMove,
} from '../../../domain/gifts/gift';

it('a gift moves only as decided', () => {
  const moves = GIFT_STATUSES.flatMap((from) =>
    GIFT_STATUSES.filter((to) => mayMove(from, to)).map((to) => `${from}→${to}`),
  );
  expect(moves).toEqual([
    'pending→completed',
    'pending→failed',
    'completed→refunded',
    'completed→disputed',
    'refunded→completed',
    'disputed→completed',
    'disputed→refunded',
  ]);
});

it.each([
  [100_000n, 'basic'],
  [100_001n, 'standard'],
  [1_000_099n, 'standard'],
  [1_000_100n, 'enhanced'],
] as const)('%s US cents in a year need verification %s', (given, level) => {
  expect(levelForYearlyGiving(given)).toBe(level);
});

it('a higher level includes the lower ones', () => {
  expect(levelIncludes('enhanced', 'standard')).toBe(true);
  expect(levelIncludes('basic', 'standard')).toBe(false);
  expect(levelIncludes('none', 'basic')).toBe(false);
});

it.each([
  ['NOT_CONFIRMED', 'The settlement network did not confirm the transfer before its deadline.'],
  ['AUTHENTICATION_EXPIRED', 'The donor did not confirm the payment in time.'],
  ['DECLINED', 'The payment was declined by its issuer.'],
  ['CARD_EXPIRED', 'The card has expired.'],
] as const)('the donor of a gift that failed with %s reads: %s', (code, message) => {
  expect(explainFailure(code)).toBe(message);
});
