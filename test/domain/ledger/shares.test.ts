import fc from 'fast-check';
import {
  type GiftParties,
  type LedgerEntry,
  postCompletedGift,
  postDispute,
  postDisputeLost,
  postDisputeWon,
  postRefund,
} from '../../../domain/ledger/postings';
import { NO_SHARE, type Share, shareOf } from '../../../domain/ledger/shares';
import { quoteFees } from '../../../domain/fees/quote';
import { CURRENCY_CODES } from '../../../domain/money';

const gifts = fc
  .record({
    currency: fc.constantFrom(...CURRENCY_CODES),
    minor: fc.oneof(fc.bigInt({ min: 1n, max: 300n }), fc.bigInt({ min: 1n, max: 10n ** 24n })),
    method: fc.constantFrom('card' as const, 'ach' as const, 'crypto' as const),
    coverFees: fc.boolean(),
    absorbs: fc.record({ platform: fc.boolean(), processing: fc.boolean() }),
  })
  .map(({ currency, minor, method, coverFees, absorbs }) => ({
    donorUserId: 'user_1',
    charityId: 'charity_1',
    currency,
    method,
    amountMinor: minor,
    ...quoteFees({ amount: { currency, minor }, method, tier: 'standard', coverFees, absorbs }),
  }))
  .map((gift) => ({ ...gift, platformFeeMinor: gift.platformMinor }));

/** Cuts a gift into parts at random places. */
function partsOf(amountMinor: bigint, cuts: number[]): bigint[] {
  const places = cuts.map((cut) => (amountMinor * BigInt(cut)) / 1_000n);
  const sorted = [0n, ...places.sort((a, b) => (a < b ? -1 : 1)), amountMinor];
  return sorted.map((place, index) => place - (sorted[index - 1] ?? 0n)).filter((part) => part > 0n);
}

const cuts = fc.array(fc.integer({ min: 0, max: 1_000 }), { maxLength: 6 });

const addShares = (a: Share, b: Share): Share => ({
  amountMinor: a.amountMinor + b.amountMinor,
  returnedMinor: a.returnedMinor + b.returnedMinor,
  platformFeeMinor: a.platformFeeMinor + b.platformFeeMinor,
  absorbedPlatformMinor: a.absorbedPlatformMinor + b.absorbedPlatformMinor,
});

function totals(...postings: LedgerEntry[][]): Record<string, bigint> {
  const sums: Record<string, bigint> = {};
  for (const { account, amountMinor } of postings.flat()) sums[account] = (sums[account] ?? 0n) + amountMinor;
  return sums;
}

it('the shares of a gift given back in any parts sum to its charge and its platform fee exactly', () => {
  fc.assert(
    fc.property(gifts, cuts, (gift, places) => {
      let taken = NO_SHARE;
      for (const part of partsOf(gift.amountMinor, places))
        taken = addShares(taken, shareOf(gift, taken, part));
      expect(taken).toEqual({
        amountMinor: gift.amountMinor,
        returnedMinor: gift.totalChargeMinor,
        platformFeeMinor: gift.platformFeeMinor,
        absorbedPlatformMinor: gift.absorbedPlatformMinor,
      });
    }),
  );
});

it('that holds also when a part was freed again because its refund failed', () => {
  fc.assert(
    fc.property(gifts, cuts, fc.nat(), (gift, places, chosen) => {
      const parts = partsOf(gift.amountMinor, places);
      const failed = chosen % parts.length;
      const shares: Share[] = [];
      for (const part of parts) shares.push(shareOf(gift, shares.reduce(addShares, NO_SHARE), part));
      const kept = shares.filter((_share, index) => index !== failed).reduce(addShares, NO_SHARE);
      const again = addShares(kept, shareOf(gift, kept, parts[failed] ?? 0n));
      expect(again).toEqual({
        amountMinor: gift.amountMinor,
        returnedMinor: gift.totalChargeMinor,
        platformFeeMinor: gift.platformFeeMinor,
        absorbedPlatformMinor: gift.absorbedPlatformMinor,
      });
    }),
  );
});

it.each([0n, -1n, 501n])('there is no share of %s of a gift of 500', (amountMinor) => {
  const gift = {
    amountMinor: 500n,
    totalChargeMinor: 500n,
    platformFeeMinor: 13n,
    absorbedPlatformMinor: 0n,
  };
  expect(() => shareOf(gift, NO_SHARE, amountMinor)).toThrow(RangeError);
});

it('after a full refund the donor has everything back, the platform nothing, and the charity owes what is kept', () => {
  fc.assert(
    fc.property(gifts, (gift) => {
      const all = shareOf(gift, NO_SHARE, gift.amountMinor);
      const sums = totals(postCompletedGift(gift), postRefund(gift, all));
      expect(sums['donor/user_1/funding'] ?? 0n).toBe(0n);
      expect(sums['platform/fees'] ?? 0n).toBe(0n);
      expect(sums['charity/charity_1/absorbed-platform-fees'] ?? 0n).toBe(0n);
      expect(sums['charity/charity_1/payable'] ?? 0n).toBe(-gift.processingMinor - gift.additionalMinor);
      const kept = gift.processingMinor + gift.absorbedProcessingMinor;
      expect(sums[`processor/${gift.method}/fees`] ?? 0n).toBe(kept);
    }),
  );
});

it('a dispute that was lost ends where a refund ends, and the charity owes the chargeback fee', () => {
  fc.assert(
    fc.property(gifts, fc.bigInt({ min: 0n, max: 10n ** 18n }), (gift, feeMinor) => {
      const all = shareOf(gift, NO_SHARE, gift.amountMinor);
      const refunded = totals(postCompletedGift(gift), postRefund(gift, all));
      const lost = totals(
        postCompletedGift(gift),
        postDispute(gift, all, feeMinor),
        postDisputeLost(gift, all),
      );
      expect(lost['donor/user_1/funding']).toBe(refunded['donor/user_1/funding']);
      expect(lost['platform/fees'] ?? 0n).toBe(refunded['platform/fees'] ?? 0n);
      expect(lost['platform/chargebacks'] ?? 0n).toBe(feeMinor);
      expect(lost[`issuer/${gift.method}/disputes`]).toBe(0n);
      expect((lost['charity/charity_1/payable'] ?? 0n) + feeMinor).toBe(
        refunded['charity/charity_1/payable'] ?? 0n,
      );
    }),
  );
});

it('a dispute that was won leaves the gift as it was, but for the chargeback fee', () => {
  const parties: GiftParties = { donorUserId: 'a', charityId: 'b', currency: 'USD', method: 'card' };
  const share = { amountMinor: 500n, returnedMinor: 558n, platformFeeMinor: 13n, absorbedPlatformMinor: 0n };
  expect(totals(postDispute(parties, share, 1_500n), postDisputeWon(parties, share))).toEqual({
    'charity/b/payable': -1_500n,
    'issuer/card/disputes': 0n,
    'platform/chargebacks': 1_500n,
  });
});
