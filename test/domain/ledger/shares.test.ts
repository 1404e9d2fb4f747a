import fc from 'fast-check';
import {
  type GiftParties,
  type LedgerEntry,
  postCompletedGift,
  postDispute,
  postDisputeLost,
  postDisputeWon,
  postRefund,
  takenFromCharity,
} from '../../../domain/ledger/postings';
import { addShares } from './add-shares';
import { NO_SHARE, type Share, shareOf, shareOfWithdrawn } from '../../../domain/ledger/shares';
import { FEE_BEARERS, type FeeBearer } from '../../../domain/refunds/refund';
import { leftAfterFees } from '../../../domain/fees/minimum';
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
  .map((gift) => ({
    ...gift,
    platformFeeMinor: gift.platformMinor,
    processingFeeMinor: gift.processingMinor,
  }));

/** A refund of a share, borne by somebody. */
const refundOf = (share: Share, feeBearer: FeeBearer, decision: string | null = null) => {
  const keptMinor = feeBearer === 'donor' ? share.processingFeeMinor + share.absorbedProcessingMinor : 0n;
  return { ...share, returnedMinor: share.chargeMinor - keptMinor, feeBearer, decision };
};

/** Cuts a gift into parts at random places. */
function partsOf(amountMinor: bigint, cuts: number[]): bigint[] {
  const places = cuts.map((cut) => (amountMinor * BigInt(cut)) / 1_000n);
  const sorted = [0n, ...places.sort((a, b) => (a < b ? -1 : 1)), amountMinor];
  return sorted.map((place, index) => place - (sorted[index - 1] ?? 0n)).filter((part) => part > 0n);
}

const cuts = fc.array(fc.integer({ min: 0, max: 1_000 }), { maxLength: 6 });

const wholeOf = (gift: Omit<Share, 'chargeMinor'> & { totalChargeMinor: bigint }): Share => ({
  amountMinor: gift.amountMinor,
  chargeMinor: gift.totalChargeMinor,
  platformFeeMinor: gift.platformFeeMinor,
  absorbedPlatformMinor: gift.absorbedPlatformMinor,
  processingFeeMinor: gift.processingFeeMinor,
  absorbedProcessingMinor: gift.absorbedProcessingMinor,
});

function totals(...postings: LedgerEntry[][]): Record<string, bigint> {
  const sums: Record<string, bigint> = {};
  for (const { account, amountMinor } of postings.flat()) sums[account] = (sums[account] ?? 0n) + amountMinor;
  return sums;
}

it('the shares of a gift given back in any parts sum to its charge and its fees exactly', () => {
  fc.assert(
    fc.property(gifts, cuts, (gift, places) => {
      let taken = NO_SHARE;
      for (const part of partsOf(gift.amountMinor, places))
        taken = addShares(taken, shareOf(gift, taken, part));
      expect(taken).toEqual(wholeOf(gift));
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
      expect(again).toEqual(wholeOf(gift));
    }),
  );
});

it.each([0n, -1n, 501n])('there is no share of %s of a gift of 500', (amountMinor) => {
  const gift = {
    amountMinor: 500n,
    totalChargeMinor: 500n,
    platformFeeMinor: 13n,
    absorbedPlatformMinor: 0n,
    processingFeeMinor: 45n,
    absorbedProcessingMinor: 0n,
  };
  expect(() => shareOf(gift, NO_SHARE, amountMinor)).toThrow(RangeError);
});

it('a charity that refunds bears the processing fee, and the donor has everything back', () => {
  fc.assert(
    fc.property(gifts, (gift) => {
      const all = shareOf(gift, NO_SHARE, gift.amountMinor);
      const sums = totals(postCompletedGift(gift), postRefund(gift, refundOf(all, 'charity')));
      expect(sums['donor/user_1/funding'] ?? 0n).toBe(0n);
      expect(sums['platform/fees'] ?? 0n).toBe(0n);
      expect(sums['charity/charity_1/absorbed-platform-fees'] ?? 0n).toBe(0n);
      expect(sums['charity/charity_1/payable'] ?? 0n).toBe(-gift.processingMinor - gift.additionalMinor);
      const kept = gift.processingMinor + gift.absorbedProcessingMinor;
      expect(sums[`processor/${gift.method}/fees`] ?? 0n).toBe(kept);
    }),
  );
});

it('money that is withdrawn beyond a gift is no share of it', () => {
  fc.assert(
    fc.property(gifts, fc.bigInt({ min: 1n, max: 10n ** 24n }), (gift, withdrawnMinor) => {
      const all = shareOf(gift, NO_SHARE, gift.amountMinor);
      expect(shareOfWithdrawn(gift, all, withdrawnMinor)).toEqual(NO_SHARE);
    }),
  );
});

it.each(['donor', 'platform'] as const)('if the %s bears the fee, the charity ends at zero', (feeBearer) => {
  fc.assert(
    fc.property(gifts, (gift) => {
      const all = shareOf(gift, NO_SHARE, gift.amountMinor);
      const sums = totals(postCompletedGift(gift), postRefund(gift, refundOf(all, feeBearer)));
      const kept = gift.processingMinor + gift.absorbedProcessingMinor;
      expect(sums['charity/charity_1/payable'] ?? 0n).toBe(0n);
      expect(sums['charity/charity_1/absorbed-platform-fees'] ?? 0n).toBe(0n);
      expect(sums['charity/charity_1/absorbed-processing-fees'] ?? 0n).toBe(0n);
      expect(sums['platform/fees'] ?? 0n).toBe(0n);
      expect(sums['donor/user_1/funding'] ?? 0n).toBe(feeBearer === 'donor' ? -kept : 0n);
      expect(sums['platform/refund-costs'] ?? 0n).toBe(feeBearer === 'platform' ? -kept : 0n);
    }),
  );
});

it('a gift refunded in any parts by donor, charity and platform sums exactly', () => {
  const bearers = fc.array(fc.constantFrom(...FEE_BEARERS), { minLength: 7, maxLength: 7 });
  fc.assert(
    fc.property(gifts, cuts, bearers, (gift, places, chosen) => {
      let taken = NO_SHARE;
      const borne = { donor: 0n, charity: 0n, platform: 0n };
      const postings = partsOf(gift.amountMinor, places).map((part, index) => {
        const share = shareOf(gift, taken, part);
        const bearer = chosen[index] ?? 'donor';
        taken = addShares(taken, share);
        borne[bearer] += share.processingFeeMinor + share.absorbedProcessingMinor;
        return postRefund(gift, refundOf(share, bearer));
      });
      const sums = totals(postCompletedGift(gift), ...postings);
      const of = (account: string) => sums[account] ?? 0n;
      const left =
        of('charity/charity_1/payable') +
        of('charity/charity_1/absorbed-platform-fees') +
        of('charity/charity_1/absorbed-processing-fees');
      expect(left).toBe(-borne.charity);
      expect(of('platform/refund-costs')).toBe(-borne.platform);
      expect(of('donor/user_1/funding')).toBe(-borne.donor);
      expect(of('platform/fees')).toBe(0n);
    }),
  );
});

it('a donor who takes parts back never takes more from the charity than the gift brought', () => {
  const something = gifts.filter((gift) => leftAfterFees(gift) > 0n);
  fc.assert(
    fc.property(something, cuts, (gift, places) => {
      let taken = NO_SHARE;
      let left = -takenFromCharity(gift, postCompletedGift(gift));
      for (const part of partsOf(gift.amountMinor, places)) {
        const share = shareOf(gift, taken, part);
        taken = addShares(taken, share);
        left -= takenFromCharity(gift, postRefund(gift, refundOf(share, 'donor')));
        expect(left).toBeGreaterThanOrEqual(0n);
      }
      expect(left).toBe(0n);
    }),
  );
});

it('a refund that the platform bears as a whole takes nothing from the charity', () => {
  fc.assert(
    fc.property(gifts, (gift) => {
      const all = shareOf(gift, NO_SHARE, gift.amountMinor);
      const refund = refundOf(all, 'donor', 'platform_bears');
      fc.pre(refund.returnedMinor > 0n);
      const entries = postRefund(gift, refund);
      expect(takenFromCharity(gift, entries)).toBe(0n);
      expect(totals(entries)['platform/refund-costs']).toBe(-refund.returnedMinor);
    }),
  );
});

it('a dispute that was lost ends where a refund by the charity ends, and the charity owes the chargeback fee', () => {
  fc.assert(
    fc.property(gifts, fc.bigInt({ min: 0n, max: 10n ** 18n }), (gift, feeMinor) => {
      const all = shareOf(gift, NO_SHARE, gift.amountMinor);
      const refunded = totals(postCompletedGift(gift), postRefund(gift, refundOf(all, 'charity')));
      const disputed = { ...refundOf(all, 'charity'), beyondMinor: 0n, returnCode: null };
      const lost = totals(
        postCompletedGift(gift),
        postDispute(gift, disputed, feeMinor),
        postDisputeLost(gift, disputed),
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
  const share = { returnedMinor: 558n, beyondMinor: 0n };
  expect(totals(postDispute(parties, share, 1_500n), postDisputeWon(parties, share))).toEqual({
    'charity/b/payable': -1_500n,
    'issuer/card/disputes': 0n,
    'platform/chargebacks': 1_500n,
  });
});
