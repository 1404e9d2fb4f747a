/** The postings of payouts, transfers, redirections, bills, write-offs and costs (docs/rules/ledger.md). */
import fc from 'fast-check';
import { postCashTransfer } from '../../../domain/ledger/cash-transfer';
import { postPayout } from '../../../domain/ledger/payout-postings';
import {
  type LedgerEntry,
  postProcessingCost,
  postRefund,
  postWriteOff,
  takenFromCharity,
} from '../../../domain/ledger/postings';
import { postRedirect } from '../../../domain/ledger/redirect';
import { postSubscription } from '../../../domain/ledger/subscription-posting';
import { FEE_BEARERS } from '../../../domain/refunds/refund';

const linesOf = (entries: LedgerEntry[]) => entries.map(({ account, amountMinor }) => [account, amountMinor]);
const sumOf = (entries: LedgerEntry[]) => entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
const bill = { charityId: 'charity_1', currency: 'EUR', amountMinor: 5_000n } as const;
const parties = { donorUserId: 'user_1', charityId: 'charity_1', currency: 'EUR', method: 'card' } as const;

describe('a payout', () => {
  const payout = {
    charityId: 'charity_1',
    currency: 'EUR',
    amountMinor: 10_000n,
    feeMinor: 2_500n,
    netMinor: 7_500n,
    provider: 'file',
  } as const;

  it.each([
    [
      'payout_left',
      [
        ['charity/charity_1/payable', -10_000n],
        ['payouts/in-transit', 7_500n],
        ['platform/services', 2_500n],
      ],
    ],
    [
      'payout_paid',
      [
        ['payouts/in-transit', -7_500n],
        ['cash/bank', 7_500n],
      ],
    ],
    [
      'payout_failed',
      [
        ['charity/charity_1/payable', 10_000n],
        ['payouts/in-transit', -7_500n],
        ['platform/services', -2_500n],
      ],
    ],
    [
      'payout_returned',
      [
        ['cash/bank', -7_500n],
        ['charity/charity_1/payable', 7_500n],
      ],
    ],
  ] as const)('%s', (kind, lines) => {
    const entries = postPayout(kind, payout);
    expect(linesOf(entries)).toEqual(lines);
    expect(new Set(entries.map(({ currency }) => currency))).toEqual(new Set(['EUR']));
  });

  it.each([
    ['sandbox', 'cash/sandbox'],
    ['stripe', 'cash/stripe'],
    ['file', 'cash/bank'],
  ] as const)('by %s is paid from %s', (provider, account) => {
    expect(linesOf(postPayout('payout_paid', { ...payout, provider }))).toContainEqual([account, 7_500n]);
  });

  it('without a fee books no fee', () => {
    expect(linesOf(postPayout('payout_left', { ...payout, feeMinor: 0n, netMinor: 10_000n }))).toEqual([
      ['charity/charity_1/payable', -10_000n],
      ['payouts/in-transit', 10_000n],
    ]);
  });

  it('whose parts do not add up is refused', () => {
    expect(() => postPayout('payout_left', { ...payout, feeMinor: 1n })).toThrow('EUR is off by -2499');
  });
});

it.each([
  ['sandbox', 'transfer', 'cash/sandbox', 2_500n],
  ['stripe', 'transfer', 'cash/stripe', 2_500n],
  ['stripe', 'transfer_return', 'cash/stripe', -2_500n],
] as const)(
  'from %s, a %s books %s and the other sign at the bank',
  (processor, movement, account, minor) => {
    expect(postCashTransfer({ processor, movement, currency: 'EUR', amountMinor: 2_500n })).toEqual([
      { account, currency: 'EUR', amountMinor: minor },
      { account: 'cash/bank', currency: 'EUR', amountMinor: -minor },
    ]);
  },
);

it('a redirected gift leaves the first charity with nothing, and the chosen one with the same debts', () => {
  const gift = {
    charityId: 'charity_1',
    currency: 'EUR',
    netMinor: 940n,
    absorbedPlatformMinor: 5n,
    absorbedProcessingMinor: 7n,
  } as const;
  const entries = postRedirect(gift, 'charity_2');
  expect(linesOf(entries)).toEqual([
    ['charity/charity_1/payable', -940n],
    ['charity/charity_2/payable', 940n],
    ['charity/charity_1/absorbed-platform-fees', 5n],
    ['charity/charity_2/absorbed-platform-fees', -5n],
    ['charity/charity_1/absorbed-processing-fees', 7n],
    ['charity/charity_2/absorbed-processing-fees', -7n],
  ]);
  expect(takenFromCharity(gift, entries)).toBe(928n);
  expect(takenFromCharity({ charityId: 'charity_2' }, entries)).toBe(-928n);
  expect(takenFromCharity({ charityId: 'charity' }, entries)).toBe(0n);
});

it('the balance of the charity pays a month of a subscription to the platform', () => {
  expect(postSubscription(bill)).toEqual([
    { account: 'charity/charity_1/payable', currency: 'EUR', amountMinor: -5_000n },
    { account: 'platform/services', currency: 'EUR', amountMinor: 5_000n },
  ]);
});

it('a write-off gives the charity what it owes, as a loss of the platform', () => {
  expect(postWriteOff(bill)).toEqual([
    { account: 'charity/charity_1/payable', currency: 'EUR', amountMinor: 5_000n },
    { account: 'platform/losses', currency: 'EUR', amountMinor: -5_000n },
  ]);
});

it('the platform bears what a processor takes beyond the schedule, and keeps what it takes less', () => {
  expect(linesOf(postProcessingCost(parties, 12n))).toEqual([
    ['processor/card/fees', 12n],
    ['platform/processing-margin', -12n],
  ]);
  expect(linesOf(postProcessingCost(parties, -12n))).toEqual([
    ['processor/card/fees', -12n],
    ['platform/processing-margin', 12n],
  ]);
  expect(postProcessingCost(parties, 0n)).toEqual([]);
});

describe('a refund', () => {
  // A part of 5.00 that was charged as 5.45: the platform took 0.13, and the processor 0.16.
  const share = {
    returnedMinor: 545n,
    platformFeeMinor: 13n,
    absorbedPlatformMinor: 4n,
    processingFeeMinor: 16n,
    absorbedProcessingMinor: 3n,
    decision: null,
  };
  const donor = ['donor/user_1/funding', 545n];
  const platform = [
    ['platform/fees', -17n],
    ['charity/charity_1/absorbed-platform-fees', 4n],
  ];

  it.each([
    ['charity', [donor, ['charity/charity_1/payable', -532n], ...platform]],
    [
      'donor',
      [
        donor,
        ['charity/charity_1/payable', -535n],
        ['charity/charity_1/absorbed-processing-fees', 3n],
        ...platform,
      ],
    ],
    [
      'platform',
      [
        donor,
        ['charity/charity_1/payable', -516n],
        ['charity/charity_1/absorbed-processing-fees', 3n],
        ['platform/refund-costs', -19n],
        ...platform,
      ],
    ],
  ] as const)('whose processing fee the %s bears', (feeBearer, lines) => {
    expect(linesOf(postRefund(parties, { ...share, feeBearer }))).toEqual(lines);
  });

  it.each(FEE_BEARERS)('that the platform bears as a whole costs the charity nothing: %s', (feeBearer) => {
    const entries = postRefund(parties, { ...share, feeBearer, decision: 'platform_bears' });
    expect(linesOf(entries)).toEqual([donor, ['platform/refund-costs', -545n]]);
    expect(takenFromCharity(parties, entries)).toBe(0n);
  });
});

it('every posting sums to zero', () => {
  const minor = fc.bigInt({ min: 0n, max: 10n ** 18n });
  fc.assert(
    fc.property(minor, minor, minor, (amountMinor, absorbedPlatformMinor, absorbedProcessingMinor) => {
      const absorbed = { absorbedPlatformMinor, absorbedProcessingMinor };
      const gift = { charityId: 'charity_1', currency: 'EUR', netMinor: amountMinor, ...absorbed } as const;
      const postings = [
        postRedirect(gift, 'charity_2'),
        postSubscription({ ...bill, amountMinor }),
        postWriteOff({ ...bill, amountMinor }),
        postProcessingCost(parties, amountMinor),
        postCashTransfer({ processor: 'stripe', movement: 'transfer', currency: 'EUR', amountMinor }),
      ];
      expect(postings.map(sumOf)).toEqual([0n, 0n, 0n, 0n, 0n]);
    }),
  );
});
