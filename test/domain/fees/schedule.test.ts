/** Every constant of the fee schedule, and every rule on who pays which rate (docs/rules/fees.md). */
import fc from 'fast-check';
import {
  choosePlatformRate,
  type FeeTerms,
  monthlyFeesUsdMinor,
  NO_TERMS,
  computeHighVolumeDates,
  type Standing,
  toPpm,
  unmetNonprofitConditions,
} from '../../../domain/fees/rate';
import { FEE_SCHEDULE, TIERS, tierForVolume } from '../../../domain/fees/schedule';
import { formatMoney, fromUsdMinor, parseMoneyNumber, toUsdMinor } from '../../../domain/money';

it.each([
  ['standard platform fee', FEE_SCHEDULE.tiers.standard.ratePpm, 25_000n],
  ['bronze', FEE_SCHEDULE.tiers.bronze, { ratePpm: 22_500n, moreThanUsdMinor: 10_000_00n }],
  ['silver', FEE_SCHEDULE.tiers.silver, { ratePpm: 20_000n, moreThanUsdMinor: 50_000_00n }],
  ['gold', FEE_SCHEDULE.tiers.gold, { ratePpm: 17_500n, moreThanUsdMinor: 100_000_00n }],
  ['platinum', FEE_SCHEDULE.tiers.platinum, { ratePpm: 15_000n, moreThanUsdMinor: 500_000_00n }],
  ['card processing', FEE_SCHEDULE.card.ratePpm, 29_000n],
  ['card, per transaction', FEE_SCHEDULE.fixedMicros.card, 300_000n],
  ['international cards', FEE_SCHEDULE.card.internationalPpm, 15_000n],
  ['currency conversion', FEE_SCHEDULE.card.conversionPpm, 10_000n],
  ['ACH', FEE_SCHEDULE.fixedMicros.ach, 500_000n],
  ['crypto conversion to fiat', FEE_SCHEDULE.cryptoToFiatPpm, 10_000n],
  ['instant payout', FEE_SCHEDULE.fixedMicros.instantPayout, 2_000_000n],
  ['international wire', FEE_SCHEDULE.fixedMicros.internationalWire, 25_000_000n],
  ['chargeback handling', FEE_SCHEDULE.fixedMicros.chargeback, 15_000_000n],
  ['custom reporting', FEE_SCHEDULE.subscriptionsUsdMinor.customReporting, 50_00n],
  ['API premium access', FEE_SCHEDULE.subscriptionsUsdMinor.apiPremium, 100_00n],
  ['nonprofit discount', FEE_SCHEDULE.nonprofit, { ratePpm: 12_500n, revenueUnderUsdMinor: 1_000_000_00n }],
  [
    'high-volume processing',
    FEE_SCHEDULE.highVolume,
    { minimumMonthlyUsdMinor: 100_000_00n, commitmentMonths: 6, reviewMonths: 12 },
  ],
])('%s is as agreed', (_, value, agreed) => {
  expect(value).toEqual(agreed);
});

const CHARITABLE = { subsection: '03', revenueUsdMinor: 999_999_99n };
const HIGH_VOLUME: FeeTerms['highVolume'] = {
  ratePpm: 10_000n,
  minimumMonthlyUsdMinor: 100_000_00n,
  startsOn: '2026-03-01',
  committedUntil: '2026-09-01',
  reviewOn: '2027-03-01',
};

function rateOf(terms: Partial<FeeTerms>, standing: Partial<Standing> = {}): string {
  const { tier, ratePpm } = choosePlatformRate({
    earned: 'standard',
    volumeUsdMinor: 0n,
    register: CHARITABLE,
    day: '2026-06-15',
    terms: { ...NO_TERMS, ...terms },
    ...standing,
  });
  return `${tier} ${String(ratePpm)}`;
}

describe('an organization pays', () => {
  it.each(TIERS)('its earned tier %s without terms', (earned) => {
    expect(rateOf({}, { earned })).toBe(`${earned} ${String(FEE_SCHEDULE.tiers[earned].ratePpm)}`);
  });

  it('the nonprofit rate when all three conditions hold', () => {
    expect(rateOf({ nonprofitApproved: true })).toBe('nonprofit 12500');
    expect(rateOf({ nonprofitApproved: false })).toBe('standard 25000');
    const approved = { nonprofitApproved: true };
    expect(rateOf(approved, { register: { ...CHARITABLE, subsection: '04' } })).toBe('standard 25000');
    expect(rateOf(approved, { register: { ...CHARITABLE, revenueUsdMinor: 1_000_000_00n } })).toBe(
      'standard 25000',
    );
    expect(rateOf(approved, { register: { subsection: null, revenueUsdMinor: null } })).toBe(
      'standard 25000',
    );
  });

  it('a negotiated rate when it is lower than the earned one', () => {
    expect(rateOf({ negotiatedPpm: 14_000n }, { earned: 'platinum' })).toBe('negotiated 14000');
    expect(rateOf({ negotiatedPpm: 15_000n }, { earned: 'platinum' })).toBe('platinum 15000');
    expect(rateOf({ negotiatedPpm: 0n })).toBe('negotiated 0');
  });

  it.each([
    ['2026-02-28', 100_000_00n, 'standard 25000'],
    ['2026-03-01', 99_999_99n, 'standard 25000'],
    ['2026-03-01', 100_000_00n, 'negotiated 10000'],
    ['2027-02-28', 100_000_00n, 'negotiated 10000'],
    ['2027-03-01', 100_000_00n, 'standard 25000'],
  ])('high-volume terms on %s after a month of %s US cents: %s', (day, volumeUsdMinor, rate) => {
    expect(rateOf({ highVolume: HIGH_VOLUME }, { day, volumeUsdMinor })).toBe(rate);
  });

  it('never pays more than its earned rate, whatever it was granted', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 9n }),
        fc.option(fc.bigInt({ min: 0n, max: 25_000n })),
        fc.boolean(),
        (volumeUsdMinor, negotiatedPpm, nonprofitApproved) => {
          const earned = tierForVolume(volumeUsdMinor);
          const rate = rateOf({ negotiatedPpm, nonprofitApproved }, { earned, volumeUsdMinor }).split(' ')[1];
          expect(BigInt(rate ?? '') <= FEE_SCHEDULE.tiers[earned].ratePpm).toBe(true);
        },
      ),
    );
  });
});

it('unmet conditions of the discount are named', () => {
  const nothing = { subsection: null, revenueUsdMinor: null };
  expect(unmetNonprofitConditions({ nonprofitApproved: false }, nothing)).toEqual([
    'charitable_status',
    'revenue_under_limit',
    'approval',
  ]);
});

it.each([
  ['2026-03-15', '2026-09-15', '2027-03-15'],
  ['2026-08-31', '2027-02-28', '2027-08-31'],
  ['2028-02-29', '2028-08-29', '2029-02-28'],
])(
  'high-volume terms from %s commit until %s and are reviewed on %s',
  (startsOn, committedUntil, reviewOn) => {
    expect(computeHighVolumeDates(startsOn)).toEqual({ startsOn, committedUntil, reviewOn });
  },
);

it('subscriptions add up', () => {
  expect(monthlyFeesUsdMinor({ customReporting: false, apiPremium: false })).toBe(0n);
  expect(monthlyFeesUsdMinor({ customReporting: true, apiPremium: true })).toBe(150_00n);
});

it.each([
  [0.0125, 12_500n],
  [0.000001, 1n],
  [1e-6, 1n],
  [0.0000001, undefined],
  [0, 0n],
  [0.1 + 0.2, undefined],
])('the rate %s is %s millionths', (rate, ppm) => {
  expect(toPpm(rate)).toBe(ppm);
});

it.each([
  [0.1, 'USD', '0.10'],
  [1e-7, 'ETH', '0.000000100000000000'],
  [1.5e-18, 'ETH', undefined],
  [1e-18, 'ETH', '0.000000000000000001'],
  [12.345, 'USD', undefined],
  [0.1 + 0.2, 'USD', undefined],
  [1e21, 'JPY', undefined],
  [NaN, 'USD', undefined],
  [-1, 'USD', undefined],
] as const)('the number %s in %s is %s', (value, currency, text) => {
  const read = () => formatMoney(parseMoneyNumber(value, currency));
  if (text === undefined) expect(read).toThrow();
  else expect(read()).toBe(text);
});

it('15.00 USD in other currencies, at a stored rate, is worth 15.00 USD again', () => {
  expect(fromUsdMinor(15_00n, 'EUR', '1.08').minor).toBe(13_89n);
  expect(fromUsdMinor(15_00n, 'JPY', '0.0067').minor).toBe(2_239n);
  expect(fromUsdMinor(15_00n, 'ETH', '3000').minor).toBe(5n * 10n ** 15n);
  expect(toUsdMinor(fromUsdMinor(15_00n, 'EUR', '1.08'), '1.08')).toBe(15_00n);
});
