/** Which account a posting books on, for a gift whose charity absorbs fees. */
import {
  assertBalanced,
  type LedgerEntry,
  postCompletedGift,
  postDispute,
  postDisputeJoined,
  postDisputeLost,
  postDisputeReversed,
  postDisputeWon,
  postRefund,
  postRefundFailed,
} from '../../../domain/ledger/postings';
import { NO_SHARE, shareOf } from '../../../domain/ledger/shares';

const parties = { donorUserId: 'user_1', charityId: 'charity_1', currency: 'USD', method: 'card' } as const;
const share = {
  returnedMinor: 558n,
  platformFeeMinor: 13n,
  absorbedPlatformMinor: 4n,
  processingFeeMinor: 16n,
  absorbedProcessingMinor: 3n,
};
const disputed = { ...share, beyondMinor: 0n, returnCode: null };
const refunded = {
  ...share,
  absorbedProcessingMinor: 0n,
  feeBearer: 'charity',
  decision: null,
} as const;
const linesOf = (entries: LedgerEntry[]) => entries.map(({ account, amountMinor }) => [account, amountMinor]);

it('a completed gift', () => {
  const entries = postCompletedGift({
    ...parties,
    totalChargeMinor: 1_000n,
    netMinor: 940n,
    platformMinor: 20n,
    processingMinor: 30n,
    additionalMinor: 10n,
    absorbedPlatformMinor: 5n,
    absorbedProcessingMinor: 7n,
  });
  expect(linesOf(entries)).toEqual([
    ['donor/user_1/funding', -1_000n],
    ['charity/charity_1/payable', 940n],
    ['platform/fees', 25n],
    ['processor/card/fees', 37n],
    ['platform/services', 10n],
    ['charity/charity_1/absorbed-platform-fees', -5n],
    ['charity/charity_1/absorbed-processing-fees', -7n],
  ]);
  expect(new Set(entries.map(({ currency }) => currency))).toEqual(new Set(['USD']));
});

it('a refund: the platform returns its fee, the charity bears the rest', () => {
  expect(linesOf(postRefund(parties, refunded))).toEqual([
    ['donor/user_1/funding', 558n],
    ['charity/charity_1/payable', -545n],
    ['platform/fees', -17n],
    ['charity/charity_1/absorbed-platform-fees', 4n],
  ]);
});

it('a dispute: the issuer withdraws the money, and the charity owes the fee', () => {
  expect(linesOf(postDispute(parties, disputed, 1_500n))).toEqual([
    ['charity/charity_1/payable', -558n],
    ['issuer/card/disputes', 558n],
    ['charity/charity_1/payable', -1_500n],
    ['platform/chargebacks', 1_500n],
  ]);
  expect(linesOf(postDisputeWon(parties, disputed))).toEqual([
    ['issuer/card/disputes', -558n],
    ['charity/charity_1/payable', 558n],
  ]);
  expect(linesOf(postDisputeLost(parties, disputed))).toEqual([
    ['issuer/card/disputes', -558n],
    ['donor/user_1/funding', 558n],
    ['charity/charity_1/payable', 13n],
    ['platform/fees', -17n],
    ['charity/charity_1/absorbed-platform-fees', 4n],
  ]);
});

it.each([
  ['of a part of the gift', disputed],
  ['with money beyond the gift', { ...disputed, beyondMinor: 58n }],
  ['that a bank returned', { ...disputed, returnCode: 'R01' }],
])('a loss that is reversed ends as a dispute that was won: %s', (_, part) => {
  const totals = (...postings: LedgerEntry[][]) => {
    const sums = new Map<string, bigint>();
    for (const { account, amountMinor } of postings.flat()) {
      sums.set(account, (sums.get(account) ?? 0n) + amountMinor);
    }
    return [...sums].filter(([, sum]) => sum !== 0n).sort();
  };
  const reversed = postDisputeReversed(parties, part);
  expect(totals(postDisputeLost(parties, part), reversed)).toEqual(totals(postDisputeWon(parties, part)));
  expect(assertBalanced(reversed)).toBe(reversed);
});

it('the platform bears disputed money that is no part of the gift, until it joins the gift', () => {
  const beyond = { ...disputed, returnedMinor: 500n, beyondMinor: 58n };
  expect(linesOf(postDispute(parties, beyond, 0n))).toEqual([
    ['charity/charity_1/payable', -500n],
    ['platform/losses', -58n],
    ['issuer/card/disputes', 558n],
  ]);
  expect(linesOf(postDisputeWon(parties, beyond))).toEqual([
    ['issuer/card/disputes', -558n],
    ['charity/charity_1/payable', 500n],
    ['platform/losses', 58n],
  ]);
  const joined = [
    ['charity/charity_1/payable', -500n],
    ['platform/losses', 500n],
    ['charity/charity_1/payable', -1_500n],
    ['platform/chargebacks', 1_500n],
  ];
  const feeMinor = 1_500n;
  expect(linesOf(postDisputeJoined(parties, beyond, { feeMinor, isLost: false }))).toEqual(joined);
  expect(linesOf(postDisputeJoined(parties, beyond, { feeMinor, isLost: true }))).toEqual([
    ...joined,
    ['charity/charity_1/payable', 13n],
    ['platform/fees', -17n],
    ['charity/charity_1/absorbed-platform-fees', 4n],
  ]);
});

it('a bank return: the platform bears the processing fee', () => {
  expect(linesOf(postDisputeLost(parties, { ...disputed, returnCode: 'R01' }))).toEqual([
    ['issuer/card/disputes', -558n],
    ['donor/user_1/funding', 558n],
    ['charity/charity_1/payable', 29n],
    ['charity/charity_1/absorbed-processing-fees', 3n],
    ['platform/refund-costs', -19n],
    ['platform/fees', -17n],
    ['charity/charity_1/absorbed-platform-fees', 4n],
  ]);
});

it('a refund that fails later is booked backwards', () => {
  expect(linesOf(postRefundFailed(parties, refunded))).toEqual([
    ['donor/user_1/funding', -558n],
    ['charity/charity_1/payable', 545n],
    ['platform/fees', 17n],
    ['charity/charity_1/absorbed-platform-fees', -4n],
  ]);
});

it('an entry of nothing is not booked', () => {
  expect(postDispute(parties, { ...disputed, returnedMinor: 0n }, 0n)).toEqual([]);
});

it('names the difference', () => {
  const entry = { account: 'a', currency: 'USD', amountMinor: 2n } as const;
  expect(() => assertBalanced([entry, { ...entry, amountMinor: -1n }])).toThrow('USD is off by 1');
  expect(assertBalanced([])).toEqual([]);
});

it('the whole of a gift is one share of it', () => {
  const gift = {
    amountMinor: 500n,
    totalChargeMinor: 558n,
    platformFeeMinor: 13n,
    absorbedPlatformMinor: 0n,
    processingFeeMinor: 16n,
    absorbedProcessingMinor: 0n,
  };
  const { totalChargeMinor: chargeMinor, ...parts } = gift;
  expect(shareOf(gift, NO_SHARE, 500n)).toEqual({ ...parts, chargeMinor });
});

it('a part that was rounded up before is not taken back', () => {
  const gift = { ...NO_SHARE, amountMinor: 3n, totalChargeMinor: 3n, platformFeeMinor: 1n };
  const taken = { ...NO_SHARE, amountMinor: 1n, chargeMinor: 1n, platformFeeMinor: 1n };
  expect(shareOf(gift, taken, 1n).platformFeeMinor).toBe(0n);
  const more = { ...taken, amountMinor: 0n, platformFeeMinor: 1n };
  expect(shareOf(gift, more, 1n).platformFeeMinor).toBe(0n);
});
