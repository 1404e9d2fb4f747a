import { lastTryOn, monthlyPriceUsdMinor, periodStart } from '../../../domain/subscriptions/subscription';

it('a period begins on the day of the month it began, or on the last day of a shorter month', () => {
  const starts = (beganOn: string, periods: number[]) =>
    periods.map((period) => periodStart(beganOn, period));
  expect(starts('2027-01-31', [0, 1, 2, 3, 13])).toEqual([
    ...['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2028-02-29'],
  ]);
  expect(starts('2028-02-29', [1, 12, 48])).toEqual(['2028-03-29', '2029-02-28', '2032-02-29']);
});

it('custom reporting costs 50.00 and API premium 100.00 a month', () => {
  expect([monthlyPriceUsdMinor('custom_reporting'), monthlyPriceUsdMinor('api_premium')]).toEqual([
    5_000n,
    10_000n,
  ]);
});

it('an unpaid bill is tried for 14 days', () => {
  expect(lastTryOn('2028-02-20')).toBe('2028-03-05');
});
